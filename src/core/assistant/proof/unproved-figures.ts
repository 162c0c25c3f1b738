import { monthOf } from '../../values/month-names.ts';
import { datesIn, type Evidence, isCurrency, marksOf } from './evidence.ts';
import { numberReadings, WRITTEN_NUMBER } from './number-readings.ts';

/** "1. " and "2) " before the entries of a list. */
const ENUMERATION = /^[ \t>*-]*\d{1,3}[.)][ \t]+/gm;
/** A day without its year, a month with one, or a quarter. */
const DAY_MONTH = /\b(\d{1,2})(?:st|nd|rd|th|er)?\.?\s+(\p{L}{3,10})\b\.?(?!\s*\d{4})/gu;
const MONTH_DAY = /\b(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?![.,]?\d)/gu;
const MONTH_YEAR = /\b(\p{L}{3,10})\.?\s+(\d{4})\b/gu;
const QUARTER = /\b[QT]([1-4])(?:\s*\/?\s*(\d{4}))?\b/g;
const YEAR = /^(?:19|20)\d{2}$/;
/** "1.2k", "3 Mio.": a number that nobody can look up as it stands. */
const SHORTENED = /\d\s?(?:k|K|M|bn|Mio|Mrd|thousand|million|billion|tausend|Tsd|mille|millions?)\b/g;

/** Numbers as words, from two on: "one" is an article in too many languages. */
const NUMBER_WORDS = new Map(
  [
    'two deux zwei',
    'three trois drei',
    'four quatre vier',
    'five cinq fünf',
    'six sechs',
    'seven sept sieben',
    'eight huit acht',
    'nine neuf neun',
    'ten dix zehn',
    'eleven onze elf',
    'twelve douze zwölf',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 2)] as const)),
);

const SYMBOLS: readonly (readonly [symbol: string, codes: readonly string[]])[] = [
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD', 'BRL']],
];

/**
 * The figures of a text that no evidence holds, as they are written: amounts, counts, dates, numbers of documents,
 * currencies. None: everything that can be checked is right.
 */
export function unprovedFigures(text: string, evidence: Evidence): string[] {
  const unproved: string[] = [];
  let rest = text.replace(ENUMERATION, blank);
  const take = (pattern: RegExp, isProved: (match: RegExpMatchArray) => boolean | null) => {
    rest = rest.replace(pattern, (...parts) => {
      const match = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      ) as unknown as RegExpMatchArray;
      const proved = isProved(match);
      if (proved === null) return match[0];
      if (!proved) unproved.push(match[0]);
      return blank(match[0]);
    });
  };
  const someDate = (fits: (date: string) => boolean) => [...evidence.dates].some(fits);
  const monthly = (name: string | undefined, fits: (month: string) => boolean) => {
    const month = monthOf(name ?? '');
    return month === null ? null : fits(`-${String(month).padStart(2, '0')}`);
  };

  take(SHORTENED, () => false);
  // The same words may be read as two days: one of them has to be there.
  const dated = new Map<string, { start: number; end: number; values: string[] }>();
  for (const { start, end, value } of datesIn(rest)) {
    const place = dated.get(`${start} ${end}`);
    if (place) place.values.push(value);
    else dated.set(`${start} ${end}`, { start, end, values: [value] });
  }
  for (const { start, end, values } of dated.values()) {
    if (!values.some((value) => evidence.dates.has(value))) unproved.push(rest.slice(start, end));
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  }
  take(MONTH_YEAR, ([, name, year]) =>
    monthly(name, (month) => someDate((date) => date.startsWith(`${year}${month}`))),
  );
  take(DAY_MONTH, ([, day, name]) =>
    monthly(name, (month) => someDate((date) => date.endsWith(`${month}-${(day ?? '').padStart(2, '0')}`))),
  );
  take(MONTH_DAY, ([, name, day]) =>
    monthly(name, (month) => someDate((date) => date.endsWith(`${month}-${(day ?? '').padStart(2, '0')}`))),
  );
  take(QUARTER, ([, quarter, year]) =>
    someDate((date) => {
      const ofDate = Math.ceil(Number(date.slice(5, 7)) / 3);
      return ofDate === Number(quarter) && (year === undefined || date.startsWith(year));
    }),
  );

  // Numbers of documents and the like: as a whole, or not at all.
  for (const { mark, start } of marksOf(rest)) {
    if (!/[\p{L}\-/_#]/u.test(mark) || !evidence.marks.has(mark.toLowerCase())) continue;
    rest = `${rest.slice(0, start)}${blank(mark)}${rest.slice(start + mark.length)}`;
  }
  for (const [written] of rest.matchAll(WRITTEN_NUMBER)) if (!isNumberProved(written)) unproved.push(written);
  for (const [word] of rest.toLowerCase().matchAll(/\p{L}+/gu)) {
    const number = NUMBER_WORDS.get(word);
    if (number && !evidence.numbers.has(number)) unproved.push(word);
  }
  for (const [code] of text.matchAll(/\b[A-Z]{3}\b/g)) {
    if (isCurrency(code) && !evidence.currencies.has(code)) unproved.push(code);
  }
  for (const [symbol, codes] of SYMBOLS) {
    if (text.includes(symbol) && !codes.some((code) => evidence.currencies.has(code))) unproved.push(symbol);
  }
  return unproved;

  function isNumberProved(written: string): boolean {
    if (numberReadings(written).some((reading) => evidence.numbers.has(reading))) return true;
    if (YEAR.test(written)) return someDate((date) => date.startsWith(written));
    // Two numbers side by side look like the groups of one.
    const parts = written.split(/\s/);
    return parts.length > 1 && parts.every(isNumberProved);
  }
}

const blank = (text: string) => ' '.repeat(text.length);
