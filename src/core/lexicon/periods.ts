import { WRITINGS } from './writings.ts';

const inAllLanguages = (period: 'count' | 'day' | 'week' | 'month') =>
  WRITINGS.map(({ periods }) => periods[period]).join('|');

/** "thirty", "vierzehn": how many days, in words of all languages; alternatives of a pattern. */
export const COUNT_IN_WORDS = String.raw`(?<!\p{L})(?:${inAllLanguages('count')})`;

/** What stands behind a number of days, in all languages; alternatives of a pattern. */
export const DAYS_BEHIND = inAllLanguages('day');
export const WEEKS_BEHIND = inAllLanguages('week');
export const MONTHS_BEHIND = inAllLanguages('month');

/** What stands before the day on which is to be paid; alternatives of a pattern. */
export const OWED = WRITINGS.map(({ owed }) => owed).join('|');
