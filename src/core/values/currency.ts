import { SHARED_LETTERS } from './letters-of-countries.ts';

/** ISO 4217 codes that invoices in our languages carry; others are too easily ordinary words. */
export const CURRENCY_CODES = [
  ...['EUR', 'USD', 'GBP', 'CHF', 'INR', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN'],
  ...['JPY', 'CNY', 'HKD', 'SGD', 'ZAR', 'AED', 'MXN', 'BRL', 'ARS', 'CLP', 'COP', 'ILS', 'MYR', 'THB'],
  ...[
    'IDR',
    'PHP',
    'KRW',
    'TWD',
    'SAR',
    'QAR',
    'KES',
    'NGN',
    'EGP',
    'ISK',
    'UAH',
    'VND',
    'TRY',
    'RUB',
    'LKR',
    'PKR',
    'BDT',
  ],
  // Africa, the Gulf and what lies between.
  ...['XOF', 'XAF', 'XPF', 'MAD', 'TND', 'DZD', 'MZN', 'AOA', 'GHS', 'TZS', 'UGX', 'RWF', 'ZMW', 'NAD', 'MUR', 'MGA'],
  ...['JOD', 'KWD', 'OMR', 'BHD', 'RSD', 'GEL', 'KZT', 'UYU', 'DOP', 'GTQ', 'PYG'],
  ...['ETB', 'BWP', 'MWK', 'GMD', 'GNF', 'SZL', 'LSL', 'LYD', 'IQD', 'NPR', 'MVR', 'BND', 'MMK', 'KHR', 'AZN', 'UZS'],
  ...['JMD', 'TTD', 'BBD', 'BZD', 'XCD', 'HNL', 'FJD', 'PGK'],
] as const;

/** What is printed for a currency; the longest match counts. "$" alone may be any dollar, "kr" any krone, "FCFA" west or central. */
const SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['US $', 'USD'],
  ['U$S', 'USD'],
  ['U$D', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['S/.', 'PEN'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['RD$', 'DOP'],
  ['AR$', 'ARS'],
  ['$U', 'UYU'],
  ['COL$', 'COP'],
  ['J$', 'JMD'],
  ['JA$', 'JMD'],
  ['TT$', 'TTD'],
  ['BZ$', 'BZD'],
  ['EC$', 'XCD'],
  ['Bds$', 'BBD'],
  ['BDS$', 'BBD'],
  ['B$', 'BSD'],
  ['G$', 'GYD'],
  ['N$', 'NAD'],
  ['FJ$', 'FJD'],
  ['MOP$', 'MOP'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['Rp.', 'IDR'],
  ['Rp', 'IDR'],
  ['NT$', 'TWD'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['¥', 'JPY'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
  ['₦', 'NGN'],
  ['GH₵', 'GHS'],
  ['GH¢', 'GHS'],
  ['GHC', 'GHS'],
  ['₵', 'GHS'],
  ['৳', 'BDT'],
  ['Tk.', 'BDT'],
  ['Tk', 'BDT'],
  ['NRs.', 'NPR'],
  ['NRs', 'NPR'],
  ['RMB', 'CNY'],
  ['Php', 'PHP'],
  ['PhP', 'PHP'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₴', 'UAH'],
  ['₽', 'RUB'],
  ['₲', 'PYG'],
  ['Gs.', 'PYG'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['kr.', 'SEK'],
  ['kr', 'SEK'],
  ['Kr', 'SEK'],
  ...['KSh', 'Ksh', 'KSh.', 'Ksh.', 'KShs', 'Kshs', 'KShs.', 'Kshs.'].map((sign) => [sign, 'KES'] as const),
  ...['USh', 'Ush', 'UShs', 'Ushs', 'USh.', 'Ushs.'].map((sign) => [sign, 'UGX'] as const),
  ...['TSh', 'Tsh', 'TShs', 'Tshs', 'TSh.', 'Tsh.', 'Tshs.'].map((sign) => [sign, 'TZS'] as const),
  ['Dhs.', 'AED'],
  ['Dhs', 'AED'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['KČ', 'CZK'],
  ['ZŁ', 'PLN'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
  ['sFr.', 'CHF'],
  ['F CFA', 'XOF'],
  ['F.CFA', 'XOF'],
  ['FCFA', 'XOF'],
  ['Fcfa', 'XOF'],
  ['CFA', 'XOF'],
  ['Eur', 'EUR'],
  ['eur', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['Euro', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['Euros', 'EUR'],
  ['$', 'USD'],
];

/** Letters that are a currency only right before an amount with cents: "R20 355.00", "R6,50", "RM 40.00". */
const LETTERS: readonly (readonly [string, string])[] = [
  ['RM', 'MYR'],
  ['R', 'ZAR'],
  ['S/', 'PEN'],
  ['B/.', 'PAB'],
  // Where all is set in capitals.
  ['RS.', 'INR'],
  ['RS', 'INR'],
  ['FR.', 'CHF'],
  ['SFR.', 'CHF'],
  ['KR', 'SEK'],
];
/**
 * Letters that are a currency only right behind an amount as their country writes it: "134 239 Ft", but "1,000 Ft" and
 * "250 Ft" are feet; "62.000,00 TL", but "TL-1042" is an article.
 */
const LETTERS_BEHIND: readonly (readonly [letters: string, currency: string, behind: string])[] = [
  ['Ft', 'HUF', '\\d[ .\\u00a0\\u202f]\\d{3}'],
  ['lei', 'RON', '\\d,\\d{2}'],
  ['Lei', 'RON', '\\d,\\d{2}'],
  ['LEI', 'RON', '\\d,\\d{2}'],
  ['TL', 'TRY', '\\d,\\d{2}'],
  ['KR', 'SEK', '\\d,\\d{2}'],
];
/** "520:-", "1 462,5:-": how Swedish papers end an amount; elsewhere a colon and a dash lead to words. */
const END_OF_AMOUNT = [':-', 'SEK'] as const;
const BEHIND_AMOUNT = `(?<=\\d)${END_OF_AMOUNT[0]}(?![\\d-]|\\s*\\p{L})`;
const BEFORE_CENTS = "(?=\\s?[-−–]?\\d(?:[\\d ,'’]*\\.\\d{2,3}|[\\d .\\u00a0\\u202f]*,\\d{2,3})(?!\\d|[.,]\\d))";

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&');
}

const LONGEST_FIRST = [...SYMBOLS].sort(([a], [b]) => b.length - a.length);
/** The longest first; of those that countries share the document tells which it is. */
const LETTERS_BEFORE = [
  ...LETTERS.map(([letters]) => escaped(letters)).sort((a, b) => b.length - a.length),
  SHARED_LETTERS,
].join('|');
/** "COP $", "USD$": a code of those that write the sign, with it; "AND $5" holds none. */
const CODE_AND_SIGN = '(?:USD|CAD|AUD|NZD|HKD|SGD|TWD|NAD|BND|JMD|TTD|BBD|BZD|XCD|FJD|ARS|CLP|COP|MXN|UYU|DOP) ?\\$';

/** Source of an expression that matches a symbol or a code, to be put into larger expressions. */
export const CURRENCY_PATTERN = `(?:${CODE_AND_SIGN}|${LONGEST_FIRST.map(([symbol]) => escaped(symbol)).join('|')}|${CURRENCY_CODES.join('|')}|(?<![\\p{L}\\d])(?:${LETTERS_BEFORE})${BEFORE_CENTS}|${LETTERS_BEHIND.map(([letters, , behind]) => `(?<=${behind}\\s?)${letters}(?![\\p{L}\\d-])`).join('|')}|${BEHIND_AMOUNT})`;

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES);
const OF_SYMBOL: ReadonlyMap<string, string> = new Map(
  [...LETTERS_BEHIND, ...LETTERS, ...SYMBOLS, END_OF_AMOUNT].map(([symbol, currency]) => [symbol, currency]),
);

/** ISO 4217 for a printed symbol or code; null for anything else. */
export function currencyOf(printed: string): string | null {
  const text = printed.trim();
  const code = text.toUpperCase().replace(/^([A-Z]{3}) ?\$$/, '$1');
  return CODES.has(code) ? code : (OF_SYMBOL.get(text) ?? null);
}

const ENDS_IN_LETTERS = new RegExp(`(?:${LETTERS_BEHIND.map(([letters]) => letters).join('|')})$`, 'u');

/** Whether an amount as printed has letters for its currency that are a word elsewhere, so that the document must know it. */
export function isReadFromLetters(amount: string): boolean {
  return ENDS_IN_LETTERS.test(amount);
}

/** Whether a currency is what a bare "$", "kr" or "FCFA" is read as, so that the document's own currency knows better. */
export function isReadFromBareSign(currency: string): boolean {
  return currency === 'USD' || currency === 'SEK' || currency === 'XOF';
}

/** What the hundredth part of a currency is called above a column of its own. */
const HUNDREDTHS: ReadonlySet<string> = new Set(
  'p pence c ¢ ct cts cent cents rp gr ore øre öre hal cêntimos'.split(' '),
);

/** Whether a text names the hundredth part of a currency: "p" beside "£". */
export function isHundredth(printed: string): boolean {
  return printed.length < 10 && HUNDREDTHS.has(printed.toLowerCase().replace(/\.$/, ''));
}
