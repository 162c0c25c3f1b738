import type { DateRange } from '../plan.ts';
import { halfOfYear, monthOfYear, quarterOfYear, yearMeant } from './calendar-periods.ts';
import type { Dictionary } from './dictionary.ts';
import { patternSource, wordPattern } from './word-pattern.ts';

type Each = (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void;

/** What a year is called that has no number, by how far it lies from today's. */
const offsets = ({ thisOne, lastOne }: Dictionary['time']) =>
  [
    [thisOne, 0],
    [lastOne, -1],
  ] as const;

/** "May this year", "Q3 last year", "last year's first half", "Mai letzten Jahres". */
export function markYearsInWords(each: Each, time: Dictionary['time'], today: string): void {
  const parts: (readonly [words: string, of: (year: number) => DateRange])[] = [
    ...time.quarters.map((words, n) => [words, (year: number) => quarterOfYear(year, n + 1)] as const),
    ...time.halves.map((words, n) => [words, (year: number) => halfOfYear(year, n + 1)] as const),
    ...Object.entries(time.months).map(([word, n]) => [word, (year: number) => monthOfYear(year, n)] as const),
  ];
  const year = patternSource(time.units.year);
  const thisYear = Number(today.slice(0, 4));
  for (const [which, offset] of offsets(time)) {
    for (const [words, of] of parts) {
      const range = () => of(thisYear + offset);
      each(
        wordPattern(
          `(?:${words})\\.?\\s*,?\\s+(?:(?:of|in|from|de|des)\\s+)?(?:the\\s+)?(?:${which})[\\s-]*(?:${year})`,
        ),
        range,
      );
      each(wordPattern(`(?:${which})[\\s-]*(?:${year})(?:'?s)?,?\\s+(?:(?:in|im|in the)\\s+)?(?:${words})`), range);
    }
  }
}

/** "Last March" is the latest one that is over, where "the last March invoice" is a document. */
export function markLastMonths(each: Each, time: Dictionary['time'], today: string): void {
  const months = Object.keys(time.months)
    .sort((a, b) => b.length - a.length)
    .join('|');
  each(
    wordPattern(
      `(?:last|this past|letzten|vergangenen)\\s+(${months})(?!\\.?\\s*(?:\\d|(?:invoice|bill|document|receipt)(?!\\p{L})))`,
    ),
    (match) => {
      const of = (year: number) => monthOfYear(year, time.months[match[1]!]!);
      const meant = yearMeant(today, of, false);
      return of(meant).to < today ? of(meant) : of(meant - 1);
    },
  );
}
