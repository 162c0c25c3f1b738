import type { DateRange } from '../../plan.ts';
import type { MarkedText } from '../text/marked-text.ts';
import { onceFor } from '../text/once-for.ts';
import { patternSource, wordPattern } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { halfOfYear, monthOfYear, quarterOfYear, yearMeant } from './calendar-periods.ts';

type Each = (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void;

/** What a year is called that has no number, by how far it lies from today's. */
const offsets = ({ thisOne, lastOne }: Dictionary['time']) =>
  [
    [thisOne, 0],
    [lastOne, -1],
  ] as const;

/** Without one of these nothing below is said. */
const isSaid = onceFor(
  (time: Dictionary['time']) =>
    new RegExp(
      offsets(time)
        .map(([which]) => patternSource(`(?:${which})[\\s-]*(?:${time.units.year})`))
        .join('|'),
      'u',
    ),
);

/** What says one part of a year that is so far from today's, in either order. */
const sayings = onceFor((time: Dictionary['time']) => {
  const parts: (readonly [words: string, of: (year: number) => DateRange])[] = [
    ...time.quarters.map((words, n) => [words, (year: number) => quarterOfYear(year, n + 1)] as const),
    ...time.halves.map((words, n) => [words, (year: number) => halfOfYear(year, n + 1)] as const),
    ...Object.entries(time.months).map(([word, n]) => [word, (year: number) => monthOfYear(year, n)] as const),
  ];
  const year = patternSource(time.units.year);
  return offsets(time).flatMap(([which, offset]) =>
    parts.flatMap(([words, of]) =>
      [
        `(?:${words})\\.?\\s*,?\\s+(?:(?:of|in|from|de|des)\\s+)?(?:the\\s+)?(?:${which})[\\s-]*(?:${year})`,
        `(?:${which})[\\s-]*(?:${year})(?:'?s)?,?\\s+(?:(?:in|im|in the)\\s+)?(?:${words})`,
      ].map((source) => ({ pattern: wordPattern(source), offset, of })),
    ),
  );
});

/** "May this year", "Q3 last year", "last year's first half", "Mai letzten Jahres". */
export function markYearsInWords(text: MarkedText, each: Each, time: Dictionary['time'], today: string): void {
  // Most questions say no year so, and the expressions are many.
  if (!text.has(isSaid(time))) return;
  const thisYear = Number(today.slice(0, 4));
  for (const { pattern, offset, of } of sayings(time)) each(pattern, () => of(thisYear + offset));
}

const lastMonth = onceFor((time: Dictionary['time']) => {
  const months = Object.keys(time.months)
    .sort((a, b) => b.length - a.length)
    .join('|');
  return wordPattern(
    `(?:last|this past|letzten|vergangenen)\\s+(${months})(?!\\.?\\s*(?:\\d|(?:invoice|bill|document|receipt)(?!\\p{L})))`,
  );
});

/** "Last March" is the latest one that is over, where "the last March invoice" is a document. */
export function markLastMonths(each: Each, time: Dictionary['time'], today: string): void {
  each(lastMonth(time), (match) => {
    const of = (year: number) => monthOfYear(year, time.months[match[1]!]!);
    const meant = yearMeant(today, of, false);
    return of(meant).to < today ? of(meant) : of(meant - 1);
  });
}
