import { WRITINGS } from './writings.ts';

const inAllLanguages = (joint: 'ordinal' | 'ofMonth' | 'ofYear') =>
  `(?:${[...new Set(WRITINGS.flatMap(({ joints }) => joints?.[joint]?.split('|') ?? []))].join('|')})`;

/** "st", "er", "º": what makes a figure the number of a day; an alternative of patterns, in all languages. */
export const ORDINAL = inAllLanguages('ordinal');
/** "of", "de": what stands before the month's name; and before the year. */
export const OF_MONTH = inAllLanguages('ofMonth');
export const OF_YEAR = inAllLanguages('ofYear');
