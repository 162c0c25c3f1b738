import { currencyPapers, wordsIn } from '../../lexicon/currency-words.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { CURRENCY_CODES, CURRENCY_PATTERN, currencyOf, isReadFromLetters } from '../../values/currency.ts';
import { currenciesOfLetters, isMeasure } from '../../values/letters-of-countries.ts';

const AT_AMOUNT = new RegExp(
  `(?<!\\p{L})(${CURRENCY_PATTERN})\\s?[-−–(]?\\s?\\d|\\d\\s?(${CURRENCY_PATTERN})(?!\\p{L})`,
  'gu',
);
const CODE = new RegExp(`(?<![\\p{L}\\d])(${CURRENCY_CODES.join('|')})(?![\\p{L}\\d]|-\\d)`, 'gu');
/** "CAD-06": the number of an article. */
const ARTICLE = /^[A-Z]{3}-\d{1,4}(?![\d.,])/;
/** What else an invoice prints whose amounts end in "Ft", "lei" or "TL". */
const COUNTRY_OF_LETTERS: Readonly<Record<string, RegExp>> = {
  HUF: new RegExp(String.raw`\bHUF\b|${currencyPapers('HUF')}`, 'iu'),
  RON: new RegExp(String.raw`\bRON\b|${currencyPapers('RON')}`, 'iu'),
  TRY: new RegExp(String.raw`\bTRY\b|₺|${currencyPapers('TRY')}`, 'iu'),
};
/** "TOTAL DUE GBP", "Rechnungsbetrag in CHF": what the whole is named in outweighs single amounts of other countries. */
const OF_TOTAL = new RegExp(
  String.raw`^\W*(?:${rowWords('wholes')})(?: (?:${rowWords('inCurrency')}))? \(?(${CURRENCY_CODES.join('|')})\)?(?=\s*:?\s*(?:$|[-–(€$£]?\s?\d))`,
  'iu',
);
/** What a sign says beside what its amount says: that of dollars no less than the others. */
const OF_SYMBOL = 0.3;
const SYMBOL = /[€£₹₦₱₪₩₺]/gu;
/** "Total (RM)", "Price R": letters of a currency in a heading, away from any amount. */
const IN_HEADING: readonly (readonly [heading: RegExp, letters: RegExp, currency: string])[] = [
  ['RM', 'MYR'],
  ['S\\$', 'SGD'],
  ['Rs\\.?', 'INR'],
  ['HK\\$', 'HKD'],
].map(([letters, currency]) => [
  new RegExp(`^\\D*\\(${letters}\\)|\\b(?:${rowWords('beforeLetters')})\\s${letters}$`, 'iu'),
  new RegExp(`\\(${letters}\\)|\\s${letters}$`, 'imu'),
  currency!,
]);
/** Currencies whose sign is a bare "$". */
const DOLLAR_CODES = 'USD|CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP';
/** "$710.14 USD due", "Amount due $710.14 USD": what the sign of this paper means, whatever its country's own dollar is. */
const SIGN_AND_CODE = new RegExp(
  String.raw`^(?:\$\s?\d[\d.,]*\s(${DOLLAR_CODES})\sdue(?!\p{L})|\W*(?:${rowWords('wholes')})\W+\$\s?\d[\d.,]*\s(${DOLLAR_CODES})$)`,
  'iu',
);
/** Signs of countries whose dollar or peso is written "$": names, tax numbers, forms of addresses. */
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bABN\b|Australia\b|\b(?:NSW|VIC|QLD|TAS|ACT) \d{4}(?!\d)/, 'AUD'],
  [/\bCanada\b|\b(?:HST|QST)\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/, 'CAD'],
  [/New Zealand\b|\bNZBN\b|\bGST\b.*(?<!\d)\d{2,3}-\d{3}-\d{3}(?!\d)/, 'NZD'],
  [/\bSingapore\b/, 'SGD'],
  [/\bHong Kong\b/, 'HKD'],
  [/\bR\.?F\.?C\.?(?!\p{L})|\bMéxico\b|\bCDMX\b/u, 'MXN'],
];
/** Those of countries whose coffee, wine and peppers others sell: only in a paper in their language. The tax numbers and offices of Argentina, Chile and Colombia. */
const PESOS: readonly (readonly [RegExp, string])[] = [
  [/\bC\.?U\.?I\.?T\b|\bAFIP\b|\bArgentina\b|\b(?:Ing\.|Ingresos)\sBrutos\b|\bBuenos Aires\b/iu, 'ARS'],
  [/\bR\.?U\.?T\.?\s?:?\s?\d{1,2}\.\d{3}\.\d{3}-[\dkK]|\bS\.?I\.?I\.?\s-|\bChile\b/u, 'CLP'],
  [/\bN\.?I\.?T\.?\s?:?\s?\d{3}\.?\d{3}\.?\d{3}|\bDIAN\b|\bColombia\b|\bBogot[áa]\b/u, 'COP'],
];
/** "TOTALE FATTURA EURO", "Importo in Euro": a title that names the currency. */
const EUROS_AT_END = /(?<!\p{L})euros?\s*$/imu;
const KRONER = /^kr\.?$/i;
/** Signs of the countries that write "kr". */
const CROWNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\.se\b|\bSE\d{10,}|${currencyPapers('SEK')}`, 'iu'), 'SEK'],
  [new RegExp(String.raw`\.no\b|\bNO\d{11}|${currencyPapers('NOK')}`, 'iu'), 'NOK'],
  [new RegExp(String.raw`\.dk\b|\bDK\d{8,}|${currencyPapers('DKK')}`, 'iu'), 'DKK'],
  [new RegExp(String.raw`\.is\b|\bkt\.\s?\d{6}|\b[ÍI]sland\b|${currencyPapers('ISK')}`, 'iu'), 'ISK'],
];
const CROWNS_OF_LANGUAGE: Readonly<Record<string, string>> = { sv: 'SEK', no: 'NOK', da: 'DKK' };
/** Rupees are not only Indian. */
const RUPEES: readonly (readonly [RegExp, string])[] = [
  [/\bPakistan\b|\b(?:NTN|STRN)\b|\bKarachi\b|\bLahore\b|\bIslamabad\b/, 'PKR'],
  [/\bSri Lanka\b|\bColombo\b/, 'LKR'],
];
/** The franc CFA of the west and that of the centre are written alike. */
const CENTRAL_AFRICA =
  /\bXAF\b|\b(?:Cameroun|Cameroon|Gabon|Congo|Tchad|Centrafri\p{L}+|Guin[ée]e [ÉE]quatoriale|Douala|Yaound[ée]|Libreville|Brazzaville)\b/iu;
/** A state and ZIP code of the United States. */
const AMERICAN = /\bUSA\b|\bUnited States\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/;

/**
 * The document's one currency: what is printed at most amounts, a code at a label counting double. A bare "$" is read
 * by the country that the page names, else as US dollars. Null when no currency is printed.
 */
export function documentCurrency(texts: readonly string[], language = 'en'): string | null {
  const votes = new Map<string, number>();
  let bareDollars = 0;
  let bareKroner = 0;
  const isOwn = (currency: string | null, mark: string) =>
    !isReadFromLetters(mark) || texts.some((text) => COUNTRY_OF_LETTERS[currency!]?.test(text));
  let named = false;
  const vote = (currency: string | null, weight: number) => {
    if (currency) votes.set(currency, (votes.get(currency) ?? 0) + weight);
  };
  // Few documents say any of these: they are looked for in all of it once, and in its rows only where they are.
  const whole = texts.join('\n');
  const headings = IN_HEADING.filter(([, letters]) => letters.test(whole));
  const inWords = wordsIn(whole);
  const measures: string[] = [];
  const onPage = new Map<RegExp, boolean>();
  const isOnPage = (country: RegExp) => {
    const known = onPage.get(country) ?? country.test(whole);
    onPage.set(country, known);
    return known;
  };
  const hasLetters = currenciesOfLetters(whole, isOnPage).length > 0;
  const hasKroner = /kr/i.test(whole);
  const hasFridays = whole.search(FRIDAY) >= 0;
  for (const printed of texts) {
    const text = hasFridays ? printed.replace(FRIDAY, ' ') : printed;
    for (const match of /\d/.test(text) ? matchesOf(text, AT_AMOUNT) : []) {
      const mark = match[1] ?? match[2]!;
      if (ARTICLE.test(text.slice(match.index))) continue;
      if (mark === '$') bareDollars += 1 + OF_SYMBOL;
      else if (KRONER.test(mark)) bareKroner++;
      else if (isOwn(currencyOf(mark), mark)) vote(currencyOf(mark), 1);
    }
    for (const currency of hasLetters ? currenciesOfLetters(text, isOnPage) : []) {
      if (isMeasure(currency)) measures.push(currency);
      else vote(currency, 1);
    }
    for (const match of matchesOf(text, CODE)) vote(match[1]!, 0.7);
    const ofTotal = OF_TOTAL.exec(text)?.[1];
    if (ofTotal && ofTotal === ofTotal.toUpperCase() && !named) {
      vote(ofTotal, 1.5);
      named = true;
    }
    for (const match of matchesOf(text, SYMBOL)) vote(currencyOf(match[0]), OF_SYMBOL);
    for (const [heading, , currency] of headings) if (heading.test(text)) vote(currency, 0.5);
    for (const [words, currency] of inWords) if (words.test(text)) vote(currency, 0.5);
    if (/(?:^|[\s(])\$(?=$|[\s)])/.test(text)) bareDollars += 0.5;
    if (hasKroner && /(?:^|[\s(/])kr\.?(?=$|[\s)])/i.test(text)) bareKroner += 0.5;
  }
  // "TOTALE FATTURA EURO" above an amount without a sign.
  if (votes.size === 0 && bareDollars + bareKroner === 0 && EUROS_AT_END.test(whole)) vote('EUR', OF_SYMBOL);
  if (bareKroner > 0) vote(kroneOf(texts, votes, language), bareKroner);
  if (bareDollars > 0) vote(dollarOf(texts, votes, language), bareDollars);
  // "25.50 MT" are tonnes where another currency is named.
  const isAlone = votes.size === 0;
  for (const currency of measures) if (isAlone || votes.has(currency)) vote(currency, 1);
  let best: string | null = null;
  for (const [currency, count] of votes) if (!best || count > votes.get(best)!) best = currency;
  if (best === 'XOF' && texts.some((text) => CENTRAL_AFRICA.test(text))) return 'XAF';
  if (best !== 'INR') return best;
  return RUPEES.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? best;
}

/** "Fr. 8.00-13.30": opening hours on a Friday, and no francs. */
const FRIDAY = new RegExp(
  String.raw`(?<!\p{L})fr\.?\s*:?\s*\d{1,2}[.:]\d{2}\s*(?:${rowWords('hours')}|h)?\s*(?:[-–—]|${rowWords('untilHour')})\s*\d{1,2}[.:]\d{2}`,
  'giu',
);

/** "kr" is Swedish, Norwegian, Danish or Icelandic, as the page's codes, its language, or its words and numbers tell. */
function kroneOf(texts: readonly string[], votes: Map<string, number>, language: string): string {
  const named = ['SEK', 'NOK', 'DKK', 'ISK'].filter((code) => votes.has(code));
  if (named.length === 1) return named[0]!;
  const ofLanguage = CROWNS_OF_LANGUAGE[language];
  if (ofLanguage) return ofLanguage;
  let [best, most] = ['SEK', 0];
  for (const [pattern, currency] of CROWNS) {
    const count = texts.filter((text) => pattern.test(text)).length;
    if (count > most) [best, most] = [currency, count];
  }
  return best;
}

/** Dollars that mostly have the letters of their country. */
const SIGNED: ReadonlySet<string> = new Set(['SGD', 'HKD']);

function dollarOf(texts: readonly string[], votes: Map<string, number>, language: string): string {
  const named = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'].filter((code) => votes.has(code));
  if (named.length === 1) return named[0]!;
  const said = texts.flatMap((text) => SIGN_AND_CODE.exec(text)?.slice(1) ?? []).find((code) => code);
  if (said) return said;
  const lines = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  let [best, most] = ['USD', lines(AMERICAN)];
  for (const [pattern, currency] of language === 'es' ? [...DOLLARS, ...PESOS] : DOLLARS) {
    const count = lines(pattern);
    // Who sells there writes "S$" and "HK$"; an American who sells to there writes "$".
    const isTie = count === most && best === 'USD' && !(most > 0 && SIGNED.has(currency));
    if (count > 0 && (count > most || isTie)) [best, most] = [currency, count];
  }
  return best;
}
