import { WRITINGS } from './writings.ts';

const inAllLanguages = (period: 'day' | 'week' | 'month') => WRITINGS.map(({ periods }) => periods[period]).join('|');

/** "thirty days", "vierzehn Tagen": numbers in words before the days of their own language; alternatives of a pattern. */
const inWords = (period: 'day' | 'week' | 'month') =>
  String.raw`(?<!\p{L})(?:${WRITINGS.map(({ periods }) => String.raw`(?:${periods.count})\s(?:${periods[period]})`).join('|')})`;
export const DAYS_IN_WORDS = inWords('day');
export const WEEKS_IN_WORDS = inWords('week');
export const MONTHS_IN_WORDS = inWords('month');

/** What stands behind a number of days, in all languages; alternatives of a pattern. */
export const DAYS_BEHIND = inAllLanguages('day');
export const WEEKS_BEHIND = inAllLanguages('week');
export const MONTHS_BEHIND = inAllLanguages('month');

/** What stands before the day on which is to be paid; alternatives of a pattern. */
export const OWED = WRITINGS.map(({ owed }) => owed).join('|');
