import { OF_MONTH, OF_YEAR, ORDINAL } from '../lexicon/date-joints.ts';
import { matchesOf } from '../matches-of.ts';
import { monthOf } from './month-names.ts';

/**
 * Which number stands first in "03/04/2024". Dates with dots put the day first wherever they are written; only a
 * document that proves otherwise ("08.31.2024") is `month_first_dotted`.
 */
export type DateOrder = 'day_first' | 'month_first' | 'month_first_dotted';

/** A date found in a line of text. */
export interface FoundDate {
  text: string;
  /** Offsets into the searched text. */
  start: number;
  end: number;
  /** ISO 8601 calendar date, read in the given order. */
  value: string;
  /** True when the document's date order decided between two possible readings. */
  ambiguous: boolean;
}

const YEAR_FIRST = /(?<![\d/-]|(?<!\.\.)\.)(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d|(?!T\d)\p{L})/gu;
/** "2025. május 5.": as Hungarian writes a month's name; another year behind it would have the day, a word the number. */
const YEAR_MONTH_DAY =
  /(?<![\d,/-]|(?<!\.\.)\.)((?:19|20)\d{2})\.?\s(\p{L}{3,12})\.?\s(\d{1,2})(?!\d|[.,/:]\d|,?\s(?:19|20)\d{2}(?!\d)|\s\p{Ll})/gu;
const NUMERIC =
  /(?<![\d,/-]|(?<!\.\.)\.)(\d{1,2})(?:\s?\/\s?(\d{1,2})\s?\/\s?|\s?-\s?(\d{1,2})\s?-\s?|\.\s?(\d{1,2})\.\s?)(\d{4}|\d{2})(?![\d]|[.,/-]\d)/gu;
/** "23/02/201814:07", "23.02.1814:07": tills print the time beside the date, and often nothing between them. */
const GLUED_TO_TIME =
  /(?<![\d,/-]|(?<!\.\.)\.)(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|(?:19|20)\d{2})(?=(?:[01]\d|2[0-3]):[0-5]\d(?!\d))/gu;
const DAY_MONTH = new RegExp(
  String.raw`(?<![\d,/]|(?<!\.\.)\.)(\d{1,2})(?:${ORDINAL}|\.)?(?:\s+${OF_MONTH}\s+|[\s./-]*)(\p{L}{3,12})\.?(?:\s+${OF_YEAR}\s+|[\s.,/'’-]*)(\d{4}|\d{2}(?!\s?,?\s\d{4}))(?![\d]|[.,:]\d)`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,12})\.?[\s/-]*(\d{1,2})(?:${ORDINAL}?[\s,./-]+(\d{4})|\s?[/'’]\s?(\d{2}))(?!\d)`,
  'giu',
);

/** Two-digit years from here on are of the last century: nobody is paid so far ahead. */
const OLDEST_SHORT_YEAR = 70;

/** The ISO date, or null when there is no such day. Two-digit years lie between 1970 and 2069. */
export function isoDate(year: number, month: number, day: number): string | null {
  const full = year >= 100 ? year : year < OLDEST_SHORT_YEAR ? 2000 + year : 1900 + year;
  if (full < 1900 || full > 2199 || month < 1 || month > 12 || day < 1 || day > daysIn(full, month)) return null;
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** All dates of a line, from left to right, in any of the usual notations of the languages that invoices are read in. */
export function findDates(text: string, order: DateOrder): FoundDate[] {
  const found: FoundDate[] = [];
  if (!/\d/.test(text)) return found;
  const add = (match: RegExpMatchArray, value: string | null, ambiguous: boolean) => {
    const start = match.index!;
    const end = start + match[0].length;
    if (value && !found.some((other) => start < other.end && other.start < end)) {
      found.push({ text: match[0], start, end, value, ambiguous });
    }
  };
  for (const match of matchesOf(text, YEAR_FIRST)) {
    add(match, isoDate(Number(match[1]), Number(match[2]), Number(match[3])), false);
  }
  for (const match of withMonth(text, DAY_MONTH, 2)) {
    add(match, isoDate(Number(match[3]), monthOf(match[2]!)!, Number(match[1])), false);
  }
  for (const match of withMonth(text, MONTH_DAY, 1)) {
    add(match, isoDate(Number(match[3] ?? match[4]), monthOf(match[1]!)!, Number(match[2])), false);
  }
  const addNumeric = (match: RegExpMatchArray, second: string, year: string, isDotted: boolean) => {
    const dayFirst = isoDate(Number(year), Number(second), Number(match[1]));
    const monthFirst =
      isDotted && order !== 'month_first_dotted' ? null : isoDate(Number(year), Number(match[1]), Number(second));
    const preferred = order === 'day_first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
    add(match, preferred, Boolean(dayFirst && monthFirst && dayFirst !== monthFirst));
  };
  for (const match of matchesOf(text, NUMERIC)) {
    if (match[3] !== undefined && isSortCode(text, match.index, match.index + match[0].length)) continue;
    addNumeric(match, (match[2] ?? match[3] ?? match[4])!, match[5]!, match[4] !== undefined);
  }
  for (const match of matchesOf(text, GLUED_TO_TIME)) addNumeric(match, match[3]!, match[4]!, match[2] === '.');
  for (const match of matchesOf(text, YEAR_MONTH_DAY)) {
    const month = monthOf(match[2]!);
    // "Jan 2024 Feb 10": the year is the month's before it.
    const before = /(\p{L}+)\.?\s+$/u.exec(text.slice(0, match.index))?.[1];
    if (month && !(before && monthOf(before))) add(match, isoDate(Number(match[1]), month, Number(match[3])), false);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The matches of a global pattern whose group names a month. In "Rechnung 94 vom 28. März 2025" the pattern fits "94 vom 28" as well. */
function withMonth(text: string, pattern: RegExp, group: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (monthOf(match[group]!)) found.push(match);
    // Behind its first word or number a date may begin.
    else pattern.lastIndex = match.index + match[1]!.length;
  }
  return found;
}

/** "Sort code 20-11-43", "20-11-43 41857720": the branch of a British bank, before the number of an account. */
function isSortCode(text: string, start: number, end: number): boolean {
  return BEFORE_CODE.test(text.slice(Math.max(0, start - 20), start)) || ACCOUNT_BEHIND.test(text.slice(end, end + 30));
}

const BEFORE_CODE = /\bsort(?:ing)?(?:\s?code)?[\s:.]*$/iu;
const ACCOUNT_BEHIND = /^[\s,;·|/-]{1,4}(?:a\/?c|acc(?:oun)?t?)?[\s.:]*(?:n(?:o|umber)[\s.:]*)?\d{8}(?!\d)/iu;

/** Whole days from one ISO date to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The ISO date so many days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
