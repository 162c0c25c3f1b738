import { findDates } from '../../values/calendar-date.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { numberReadings, WRITTEN_NUMBER } from './number-readings.ts';

/** All that tools returned, to look figures up in. */
export interface Evidence {
  numbers: ReadonlySet<string>;
  /** ISO 8601. */
  dates: ReadonlySet<string>;
  /** Words with digits, such as invoice numbers, in lower case. */
  marks: ReadonlySet<string>;
  /** ISO 4217. */
  currencies: ReadonlySet<string>;
}

/** A word that holds a digit, without what stands around it: "INV-2026-003", "2026/17", "1.234,50". */
const MARK = /[\p{L}\d][\p{L}\d\-/_.,#:&+]*/gu;

export function* marksOf(text: string): Generator<{ mark: string; start: number }> {
  for (const match of text.matchAll(MARK)) {
    const mark = match[0].replace(/[^\p{L}\d]+$/u, '');
    if (/\d/.test(mark)) yield { mark, start: match.index };
  }
}

/** The dates that a text names, in either order where that is open. */
export function datesIn(text: string) {
  return [...findDates(text, 'day_first'), ...findDates(text, 'month_first')];
}

/** Texts that tools returned as evidence. */
export function evidenceOf(texts: readonly string[]): Evidence {
  const numbers = new Set<string>();
  const dates = new Set<string>();
  const marks = new Set<string>();
  const currencies = new Set<string>();
  for (const text of texts) {
    let rest = text;
    for (const { value, start, end } of datesIn(text)) {
      dates.add(value);
      // Day, month and year of a date are no figures of their own.
      rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
    }
    for (const [written] of rest.matchAll(WRITTEN_NUMBER))
      for (const reading of numberReadings(written)) numbers.add(reading);
    for (const { mark } of marksOf(text)) marks.add(mark.toLowerCase());
    for (const [code] of text.matchAll(/\b[A-Z]{3}\b/g)) if (isCurrency(code)) currencies.add(code);
  }
  return { numbers, dates, marks, currencies };
}

export const isCurrency = (code: string) => (CURRENCY_CODES as readonly string[]).includes(code);

/** What both hold: what a person said and a tool was asked for may be said again. */
export function sharedEvidence(one: Evidence, other: Evidence): Evidence {
  const shared = (name: keyof Evidence) => new Set([...one[name]].filter((each) => other[name].has(each)));
  return {
    numbers: shared('numbers'),
    dates: shared('dates'),
    marks: shared('marks'),
    currencies: shared('currencies'),
  };
}

/** What either holds. */
export function joinedEvidence(one: Evidence, other: Evidence): Evidence {
  const joined = (name: keyof Evidence) => new Set([...one[name], ...other[name]]);
  return {
    numbers: joined('numbers'),
    dates: joined('dates'),
    marks: joined('marks'),
    currencies: joined('currencies'),
  };
}
