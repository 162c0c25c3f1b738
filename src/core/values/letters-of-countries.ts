import { matchesOf } from '../matches-of.ts';

/** A currency whose letters other countries write too, and what else tells its country on a page. */
interface OwnLetters {
  currency: string;
  country: RegExp;
}

const of = (currency: string, country: RegExp): OwnLetters => ({ currency, country });

const KENYA = of('KES', /\bKES\b|\bKenya\b|\bNairobi\b|\bMombasa\b|\bKRA\b|\+254/);
const UGANDA = of('UGX', /\bUGX\b|\bUganda\b|\bKampala\b|\+256/);
const TANZANIA = of('TZS', /\bTZS\b|\bTanzania\b|\bDar es Salaam\b|\bArusha\b|\+255/i);
const GUATEMALA = of('GTQ', /\bGTQ\b|\bGuatemala\b|\bQuetzal|\+502/i);
const HONDURAS = of('HNL', /\bHNL\b|\bHonduras\b|\bTegucigalpa\b|\bSan Pedro Sula\b|\bLempiras?\b|\+504/i);
const BOLIVIA = of('BOB', /\bBOB\b|\bBolivia\b|\bLa Paz\b|\bCochabamba\b|\bSanta Cruz de la Sierra\b|\+591/i);
const VENEZUELA = of('VES', /\bVES\b|\bVenezuela\b|\bCaracas\b|\bMaracaibo\b|\bRIF\b|\+58\b/);
const MOROCCO = of('MAD', /\bMAD\b|\b(?:Maroc|Morocco)\b|\bICE\b|\bCasablanca\b|\bRabat\b|\bMarrakech\b|\+212/);
const EMIRATES = of('AED', /\bAED\b|\bU\.?A\.?E\b|\bEmirates\b|\bDubai\b|\bAbu Dhabi\b|\bSharjah\b|\bTRN\b|\+971/);
const SWITZERLAND = of(
  'CHF',
  /\bCHF\b|\bCHE-?\d|\bCH\d{2}\s?\d|\b(?:Schweiz|Suisse|Svizzera|Switzerland)\b|\bCH-\d{4}\b/,
);
const MOZAMBIQUE = of('MZN', /\bMZN\b|\b(?:Moçambique|Mozambique)\b|\bMaputo\b|\bNUIT\b|\bmeticais\b|\+258/i);
const ANGOLA = of('AOA', /\bA(?:OA|KZ)\b|\bAngola\b|\bLuanda\b|\bKwanzas?\b|\+244/i);
const BULGARIA = of('BGN', /\bBGN\b|\bBulgaria\b|\bSofia\b|\bBG\d{9}|\p{Script=Cyrillic}/u);

/** What a page prints right before its amounts. */
const BEFORE: Readonly<Record<string, readonly OwnLetters[]>> = {
  Q: [GUATEMALA],
  L: [HONDURAS],
  Lps: [HONDURAS],
  Bs: [BOLIVIA, VENEZUELA],
  P: [
    of('BWP', /\bBWP\b|\bBotswana\b|\bGaborone\b|\bFrancistown\b|\+267/),
    of('PHP', /\bPHP\b|\bPhilippines\b|\bManila\b|\bQuezon\b|\bMakati\b|\bCebu\b|\bBIR\b|\+63\b/),
  ],
  K: [
    of('ZMW', /\bZMW\b|\bZambia\b|\bLusaka\b|\bKitwe\b|\bNdola\b|\bTPIN\b|\+260/),
    of('PGK', /\bPGK\b|\bPapua\b|\bPNG\b|\bPort Moresby\b|\bLae\b|\+675/),
    of('MWK', /\bMWK\b|\bMalawi\b|\bLilongwe\b|\bBlantyre\b|\+265/),
  ],
  ZK: [of('ZMW', /./)],
  MK: [of('MWK', /\bMWK\b|\bMalawi\b|\bLilongwe\b|\bBlantyre\b|\+265/)],
  Sh: [KENYA, UGANDA, TANZANIA],
  Shs: [KENYA, UGANDA, TANZANIA],
  Br: [of('ETB', /\bETB\b|\bEthiopia\b|\bAddis\b|\bBirr\b|\+251/i)],
  LE: [of('EGP', /\bEGP\b|\bEgypt\b|\bCairo\b|\bGiza\b|\bAlexandria\b|\+20\b/)],
  'L.E': [of('EGP', /./)],
  'E£': [of('EGP', /./)],
  SR: [of('SAR', /\bSAR\b|\bSaudi\b|\bRiyadh\b|\bJeddah\b|\bDammam\b|\+966/)],
  QR: [of('QAR', /\bQAR\b|\bQatar\b|\bDoha\b|\+974/)],
  KD: [of('KWD', /\bKWD\b|\bKuwait\b|\+965/)],
  BD: [of('BHD', /\bBHD\b|\bBahrain\b|\bManama\b|\+973/)],
  RO: [of('OMR', /\bOMR\b|\bOman\b|\bMuscat\b|\+968/)],
  JD: [of('JOD', /\bJOD\b|\bJordan\b|\bAmman\b|\+962/)],
  Dh: [EMIRATES, MOROCCO],
  DH: [EMIRATES, MOROCCO],
  Kz: [ANGOLA],
  MT: [MOZAMBIQUE],
  Rf: [of('MVR', /\bMVR\b|\bMaldives\b|\bMal[eé]\b|\+960/)],
  Nu: [of('BTN', /\bBTN\b|\bBhutan\b|\bThimphu\b|\+975/)],
  SLe: [of('SLE', /./)],
  Fr: [SWITZERLAND],
  fr: [SWITZERLAND],
  FR: [SWITZERLAND],
};
/** What a page prints right behind its amounts. */
const BEHIND: Readonly<Record<string, readonly OwnLetters[]>> = {
  DH: [MOROCCO, EMIRATES],
  Dh: [MOROCCO, EMIRATES],
  Dhs: [MOROCCO, EMIRATES],
  DT: [of('TND', /\bTND\b|\bTunisie\b|\bTunis\b|\bSfax\b|\bSousse\b|\bdinars? tunisiens?\b|\+216/i)],
  DA: [of('DZD', /\bDZD\b|\bAlg[ée]rie\b|\bAlger\b|\bOran\b|\bConstantine\b|\bdinars? alg[ée]riens?\b|\+213/i)],
  F: [
    of(
      'XOF',
      /\bX[AO]F\b|\bF?CFA\b|\bfrancs? CFA\b|\b(?:Sénégal|Dakar|Abidjan|Bamako|Ouagadougou|Lomé|Cotonou|Niamey)\b/i,
    ),
  ],
  FG: [of('GNF', /\bGNF\b|\bGuin[ée]e\b|\bConakry\b|\+224/)],
  Ar: [of('MGA', /\bMGA\b|\bMadagascar\b|\bAntananarivo\b|\bariary\b|\+261/i)],
  Kz: [ANGOLA],
  AKZ: [ANGOLA],
  MT: [MOZAMBIQUE],
  MTn: [MOZAMBIQUE],
  Mt: [MOZAMBIQUE],
  zl: [of('PLN', /\bPLN\b|\bNIP\b|\bfaktura\b|\bVAT\b/i)],
  Kc: [of('CZK', /\bCZK\b|\bI[ČC]O\b|\bfaktura\b|\bDPH\b/i)],
  лв: [BULGARIA],
  lv: [BULGARIA],
  KM: [of('BAM', /\bBAM\b|\bBiH\b|\bBosna\b|\bBosnia\b|\bSarajevo\b|\bBanja Luka\b|\+387/)],
  грн: [of('UAH', /./)],
  руб: [of('RUB', /./)],
};

const anyOf = (letters: object): string =>
  Object.keys(letters)
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replace('.', '\\.'))
    .join('|');

/**
 * What is printed before amounts by several countries, or is a word elsewhere; alternatives of a pattern. No letters that
 * diagnoses begin with ("M54.50", "E11.90").
 */
export const SHARED_LETTERS = `(?:${anyOf(BEFORE)})\\.?`;

const NUMBER = String.raw`\d[\d., \u00a0\u202f'’]*`;
const SHARED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>${anyOf(BEFORE)})\.?\s?[-−–]?${NUMBER}|(?<![\p{L}\d.,])${NUMBER}(?<=\d)\s?(?<behind>${anyOf(BEHIND)})(?![\p{L}\d-])`,
  'gu',
);
const CENTS = /[.,]\d{2,3}(?!\d|[.,]\d)/;
const THOUSANDS = /\d[ .\u00a0\u202f]\d{3}(?!\d)/;

/** The currencies that a line's amounts name by letters which several countries share, as the page's country tells. */
export function currenciesOfLetters(text: string, isOnPage: (country: RegExp) => boolean): string[] {
  return matchesOf(text, SHARED).flatMap(({ 0: amount, groups }) => {
    const { before, behind } = groups!;
    if (!CENTS.test(amount) && (before || !THOUSANDS.test(amount))) return [];
    const owners = before ? BEFORE[before] : BEHIND[behind!];
    return owners?.find(({ country }) => isOnPage(country))?.currency ?? [];
  });
}

/** Where a line prints the letters of a currency at an amount, which the page's country tells; null where it does not. */
export function lettersOf(currency: string, text: string): { start: number; end: number } | null {
  for (const match of matchesOf(text, SHARED)) {
    const { before, behind } = match.groups!;
    const owners = before ? BEFORE[before] : BEHIND[behind!];
    if (!owners?.some((one) => one.currency === currency)) continue;
    const start = before ? match.index : match.index + match[0].length - behind!.length;
    return { start, end: start + (before ?? behind!).length };
  }
  return null;
}

const UNITS: Readonly<Record<string, RegExp>> = { MZN: /^\s?MTn?(?!\p{L})/u, BAM: /^\s?KM(?!\p{L})/u };

/** Whether a currency's letters are a measure elsewhere. */
export function isMeasure(currency: string): boolean {
  return currency in UNITS;
}

/** Whether what stands behind an amount is the currency's own letters, which elsewhere are a measure ("MT", "KM"). */
export function isOwnLetters(behind: string, currency: string | null): boolean {
  return currency !== null && (UNITS[currency]?.test(behind) ?? false);
}
