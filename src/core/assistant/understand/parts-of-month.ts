import { addDays } from '../../values/calendar-date.ts';
import type { DateRange } from '../plan.ts';
import { markPattern } from './marked-text.ts';

const FIRST_DAY = '01';
const SIXTEENTH = 15;
const TENTH = 10;
const WEEK = 7;
const COUNTS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
};
const OF = '(?:\\s+(?:of|in))?(?:\\s+the(?:\\s+month(?:\\s+of)?)?)?\\s+';
/** Behind one of these the end of a month is a limit, which is read with it. */
const LIMIT =
  '(?<!(?<!\\p{L})(?:by|before|until|till|since|from|after|between|and|to|through|as of|up to|than)(?:\\s+the)?\\s+)';

type Part = (first: string, last: string, which: string) => DateRange | null;

/** Parts of a month in English words, in front of a month that is marked: which of its days are meant. */
const PARTS: readonly (readonly [source: string, part: Part])[] = [
  [
    `(?:the\\s+)?(first|1st|second|2nd|latter|last)\\s+half${OF}`,
    (first, last, which) =>
      which === 'first' || which === '1st'
        ? { from: first, to: addDays(first, SIXTEENTH - 1) }
        : { from: addDays(first, SIXTEENTH), to: last },
  ],
  [
    `(?:the\\s+)?(first|1st|second|2nd|third|3rd|fourth|4th|last|final)\\s+week${OF}`,
    (first, last, which) => {
      const n = COUNTS[which];
      return n === undefined
        ? { from: addDays(last, 1 - WEEK), to: last }
        : { from: addDays(first, n * WEEK), to: addDays(first, n * WEEK + WEEK - 1) };
    },
  ],
  [`(?:the\\s+)?(first)\\s+(?:ten|10)\\s+days${OF}`, (first) => ({ from: first, to: addDays(first, TENTH - 1) })],
  [
    `(?:the\\s+)?(early|mid|late)[\\s-]+(?:in\\s+)?|${LIMIT}(?:the\\s+)?(beginning|start|middle|end)\\s+of\\s+(?:the\\s+month\\s+of\\s+)?`,
    (first, last, which) =>
      /^(?:early|beginning|start)$/.test(which)
        ? { from: first, to: addDays(first, TENTH - 1) }
        : /^mid/.test(which)
          ? { from: addDays(first, TENTH), to: addDays(first, 2 * TENTH - 1) }
          : { from: addDays(first, 2 * TENTH), to: last },
  ],
];

/** "The first half of March", "late May", "the last week of June": days of one month; thirds where no count is said. */
export function markPartsOfMonths(
  each: (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void,
  rangeOf: (sign: string) => DateRange,
  isDue: boolean,
): void {
  for (const [source, part] of PARTS) {
    each(new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})${markPattern('time')}`, 'gu'), (match) => {
      const [which, sign] = match.slice(1).filter((group) => group !== undefined) as [string, string];
      const { from, to } = rangeOf(sign);
      const isMonth =
        from?.endsWith(FIRST_DAY) &&
        to !== undefined &&
        from.slice(0, 7) === to.slice(0, 7) &&
        addDays(to, 1).endsWith(FIRST_DAY);
      // What is due at the end of a month is due by then.
      if (!isMonth || (isDue && which === 'end')) return null;
      return part(from!, to, which);
    });
  }
}
