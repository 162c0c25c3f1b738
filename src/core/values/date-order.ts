import { matchesOf } from '../matches-of.ts';
import type { DateOrder } from './calendar-date.ts';
import { orderByStatedTerm } from './stated-term.ts';

const NUMERIC = /(?<![\d.,/-])(\d{1,2})(?:\s?[/-]\s?(\d{1,2})\s?[/-]\s?|\.(\d{1,2})\.)(\d{4}|\d{2})(?![\d]|[.,/-]\d)/gu;
/** State and ZIP code, with or without comma: "New York, NY 10001", "Fremont CA 94538". */
const US_ADDRESS =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),?\s+\d{5}(?:-\d{4})?\b/u;
const US_PHONE = /\(\d{3}\)\s?\d{3}-\d{4}/u;
/** Words of countries that write English with the day first. */
const DAY_FIRST_ENGLISH =
  /\b(?:GST(?!\/HST)|GSTIN|CGST|SGST|IGST|ABN|VAT|United Kingdom|UK|Pvt|Pty|[Ss]ort [Cc]ode|BSB|GBP|INR|AUD|NZD|SGD|ZAR|[Cc]heques?|[Cc]olour|[Cc]entre|[Ll]abour)\b|\b(?:India|Australia|Ireland|New Zealand|South Africa|Singapore|Malaysia|Hong Kong)\b|\b(?:INDIA|AUSTRALIA|IRELAND|NEW ZEALAND|SOUTH AFRICA|SINGAPORE|MALAYSIA|HONG KONG)\b|\.(?:co\.uk|org\.uk|co\.nz|com\.au|net\.au|co\.za|co\.in|ie)\b|\+(?:44|353|61|64|65|91|27)[\s(]|£|₹/u;

interface OrderSigns {
  /** How many dates with slashes or hyphens can only be read this way. */
  dayFirst: number;
  monthFirst: number;
  /** As above, of dates with dots. */
  dottedDayFirst: number;
  dottedMonthFirst: number;
  dotted: boolean;
  slashes: boolean;
  american: boolean;
  elsewhere: boolean;
}

function signsOf(texts: readonly string[]): OrderSigns {
  const signs = {
    ...{ dayFirst: 0, monthFirst: 0, dottedDayFirst: 0, dottedMonthFirst: 0 },
    ...{ dotted: false, slashes: false, american: false, elsewhere: false },
  };
  for (const text of texts) {
    for (const [, first, slashed, second = slashed] of matchesOf(text, NUMERIC)) {
      const isDotted = slashed === undefined;
      if (isDotted) signs.dotted = true;
      else signs.slashes = true;
      if (Number(first) > 12 && Number(second) <= 12) signs[isDotted ? 'dottedDayFirst' : 'dayFirst']++;
      if (Number(second) > 12 && Number(first) <= 12) signs[isDotted ? 'dottedMonthFirst' : 'monthFirst']++;
    }
    signs.american ||= US_ADDRESS.test(text) || US_PHONE.test(text);
    signs.elsewhere ||= DAY_FIRST_ENGLISH.test(text);
  }
  return signs;
}

/**
 * Decides once per document which number of a date with slashes or hyphens comes first: by dates that can only be read
 * one way, else by two dates as far apart as the terms say, else by the writer’s country (a US address or telephone
 * number puts the month first), else day first. Dots put the day first: no term, country or currency turns them round,
 * only a page in English with a dotted date that has no other reading, and none that speaks against it.
 */
export function dateOrderOf(texts: readonly string[], language: string): DateOrder {
  const signs = signsOf(texts);
  if (language === 'en' && signs.dottedMonthFirst > 0 && signs.dottedDayFirst === 0) return 'month_first_dotted';
  return slashedOrder(signs, texts, language);
}

function slashedOrder(signs: OrderSigns, texts: readonly string[], language: string): DateOrder {
  const { dayFirst, monthFirst, dotted, slashes, american, elsewhere } = signs;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day_first' : 'month_first';
  const byTerm = orderByStatedTerm(texts);
  if (byTerm) return byTerm;
  if (language !== 'en' || (dotted && !slashes)) return 'day_first';
  if (american) return 'month_first';
  // Dollars without another country's marks are mostly American.
  return !elsewhere && texts.some((text) => /\$|USD/.test(text)) ? 'month_first' : 'day_first';
}

/**
 * What the order of an English page's slashed dates rests on, where no date and no term proves one: the country of an
 * American address ("country"), or nothing but what is usual ("guess"). Null where the order is certain.
 */
export function doubtOfOrder(texts: readonly string[], language: string): 'country' | 'guess' | null {
  const { dayFirst, monthFirst, slashes, american } = signsOf(texts);
  if (language !== 'en' || !slashes || dayFirst !== monthFirst || orderByStatedTerm(texts)) return null;
  return american ? 'country' : 'guess';
}

/**
 * The order that a document's own lines prove, for dates that a person types about it. Null where they prove none, or
 * speak for both: what is likely is good enough for reading, but not for somebody's own word.
 */
export function provenDateOrder(texts: readonly string[], language: string): DateOrder | null {
  const signs = signsOf(texts);
  const dayFirst = signs.dayFirst + signs.dottedDayFirst;
  const monthFirst = signs.monthFirst + signs.dottedMonthFirst;
  if (dayFirst > 0 || monthFirst > 0) {
    if (dayFirst > 0 && monthFirst > 0) return null;
    return dayFirst > 0 ? 'day_first' : 'month_first';
  }
  const byTerm = orderByStatedTerm(texts);
  if (byTerm) return byTerm;
  if ((language !== 'en' && language !== 'und') || (signs.dotted && !signs.slashes)) return 'day_first';
  if (signs.american === signs.elsewhere) return null;
  return signs.american ? 'month_first' : 'day_first';
}
