/** Rates in percent of taxes on sales that are or were in force since 2010, standard and reduced, by ISO 3166 country. */
const RATES: Readonly<Record<string, string>> = {
  AT: '20 19 13 10',
  AU: '10',
  BE: '21 12 6',
  BG: '20 9',
  BR: '17 18 19 20 12 7 4',
  CA: '5 13 14 14.975 15 12 11',
  CH: '8.1 2.6 3.8 7.7 2.5 3.7 8',
  CY: '19 9 5 3',
  CZ: '21 20 15 14 12 10',
  DE: '19 16 7 5',
  DK: '25',
  EE: '24 22 20 13 9',
  ES: '21 18 10 8 4 5 7.5 0.62 5.2 1.4 0.5 3 7 9.5 15 20',
  FI: '25.5 24 23 14 13.5 13 10 9',
  FR: '20 19.6 10 7 5.5 2.1 8.5 1.75 1.05 13 0.9',
  GB: '20 17.5 12.5 5',
  GR: '24 23 17 13 6.5 6 4',
  HR: '25 23 13 10 5',
  HU: '27 25 18 5',
  IE: '23 21 13.5 9 4.8 5 0.5',
  IN: '28 18 14 12 9 6 5 2.5 3 1.5 0.25 40 20',
  IS: '24 25.5 11 7',
  IT: '22 21 20 10 5 4',
  JP: '10 8 5',
  LT: '21 12 9 5',
  LU: '17 16 15 14 13 8 7 3',
  LV: '21 22 12 5',
  MT: '18 12 7 5',
  MX: '16 11 8',
  NL: '21 19 9 6',
  NO: '25 15 14 12 11.11 11 10 8',
  NZ: '15',
  PL: '23 22 8 7 5 4',
  PT: '23 22 13 6 16 12 9 5 4 18 10',
  RO: '21 19 20 24 11 9 5',
  SE: '25 12 6',
  SG: '9 8 7',
  SI: '22 20 9.5 8.5 5',
  SK: '23 20 19 10 5',
  TR: '20 18 10 8 1',
  ZA: '15 14',
  AE: '5',
  SA: '15 5',
  TH: '7',
  VN: '10 8 5',
  MY: '10 8 6',
  CN: '13 9 6 17 16 11 10 3 1',
  KR: '10',
  IL: '18 17',
  NG: '7.5 5',
  KE: '16 14 8',
  CO: '19 5',
  CL: '19',
  AR: '21 10.5 27',
  PE: '18 16',
};

/** Above every rate in force (India: 40 % on a few goods, else 28; Hungary: 27). */
export const HIGHEST_TAX_RATE = '30';
/** Above every sales tax of a state, county and city together; in these countries nobody can list them all. */
const MOST_LOCAL: Readonly<Record<string, number>> = { US: 12, CA: 15, BR: 25 };

const KNOWN: ReadonlySet<number> = new Set(Object.values(RATES).flatMap((rates) => rates.split(' ').map(Number)));

/** The highest listed rate of any country in percent, as on a few goods in India: no line is taxed higher. */
export const HIGHEST_LISTED_RATE = Math.max(...KNOWN);

/** All listed rates of all countries in percent: an invoice may carry the tax of its buyer's country. */
export function knownTaxRates(): ReadonlySet<number> {
  return KNOWN;
}

/** Lower figures without a sign are numbers of pieces. */
const LOWEST_BARE = 4;

/** Whether a figure that is printed without a sign, in percent, may be a rate of taxes: a listed one, and no low count. */
export function mayBeBareRate(figure: number): boolean {
  return figure >= LOWEST_BARE && KNOWN.has(figure);
}

/** The highest rate that a country's local taxes can make together, in percent; null where there are none. */
export function mostLocalTax(country: string): number | null {
  return MOST_LOCAL[country] ?? null;
}
