import { addDays } from '../../../values/calendar-date.ts';
import type { DateRange } from '../../plan.ts';
import { type MarkedText, markIndex, markPattern } from '../text/marked-text.ts';
import { firstOf, patternSource } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { shifted } from './calendar-periods.ts';

/** Spans of which the end was said: "before the end of the month" is all of it. */
export const SAID_END = new WeakSet<DateRange>();

type Mark = (start: number, length: number, range: DateRange) => void;

const IN_BRACKETS = new RegExp(`\\(\\s*${markPattern('time')}\\s*\\)`, 'u');

/** "In summer 2025 (June to August)": what stands in brackets and within another says which part of it is meant. */
export function withoutWider(periods: readonly DateRange[], text: string): DateRange[] {
  if (periods.length !== 2 || !IN_BRACKETS.test(text)) return [...periods];
  const isWithin = (a: DateRange, b: DateRange) =>
    a.from !== undefined && a.to !== undefined && (b.from ?? '') <= a.from && (b.to ?? '9') >= a.to;
  return periods.filter((wide) => !periods.some((narrow) => narrow !== wide && isWithin(narrow, wide)));
}

/** Spans that belong together, with the words around them: "since …", "between … and …", and the words in front. */
export function joinSpans(
  text: MarkedText,
  { time }: Dictionary,
  found: DateRange[],
  mark: Mark,
  areCompared: boolean,
): void {
  const span = markPattern('time');
  const words = (source: string) => `(?<![\\p{L}\\p{N}])(?:${patternSource(source)})`;
  const at = (sign: string | undefined) => found[markIndex(sign!, 'time')]!;
  const join = (pattern: string, range: (match: RegExpExecArray) => DateRange) => {
    const expression = firstOf(pattern);
    for (let match = expression.exec(text.text); match; match = expression.exec(text.text)) {
      mark(match.index, match[0].length, range(match));
    }
  };
  const gap =
    "[\\s']*(?:the\\s+|le\\s+|la\\s+|dem\\s+|der\\s+|den\\s+|l')?(?:(?:end|start|beginning|close) of\\s+|ende\\s+|anfang\\s+|fin\\s+(?:de\\s+)?|debut\\s+(?:de\\s+)?)?(?:the\\s+|l')?";
  const both = (match: RegExpExecArray): DateRange => {
    const [a, b] = [at(match[1]), at(match[2])];
    // "October to March": the end names no year of its own and would lie before the start.
    return a.from && b.to && a.from > b.to
      ? { from: shifted(a.from, 'year', -1), to: b.to }
      : { from: a.from, to: b.to };
  };
  if (!areCompared) {
    join(`${words(time.between)}${gap}${span}\\s*(?:${patternSource(time.betweenAnd)})${gap}${span}`, both);
    join(`${words(time.from)}${gap}${span}\\s*(?:${patternSource(time.to)})${gap}${span}`, both);
    join(`${span}\\s*(?:-|bis|until|till|through|thru|to|jusqu'a|jusqu'en)${gap}${span}`, both);
  }
  join(
    `${words(time.since)}${gap}${span}(?!\\s*(?:${patternSource(time.betweenAnd)})\\s)`.replace(/from\|/, ''),
    (match) => ({ from: at(match[1]).from }),
  );
  // "Before the end of June" is all of June.
  join(
    `${words(time.before)}[\\s']*(?:the\\s+|dem\\s+|la\\s+)?(?:end(?:e)?|fin|close)\\s+(?:of\\s+|de\\s+|des\\s+|du\\s+)?${gap}${span}`,
    (match) => ({
      to: at(match[1]).to,
    }),
  );
  join(`${words(time.before)}${gap}${span}`, (match) => {
    const range = at(match[1]);
    return SAID_END.has(range) ? { to: range.to } : { to: range.from && addDays(range.from, -1) };
  });
  join(`${words(time.after)}${gap}${span}`, (match) => ({ from: at(match[1]).to && addDays(at(match[1]).to!, 1) }));
  join(`${span}\\s*,?\\s*(?:${patternSource(time.orLater)})(?![\\p{L}])`, (match) => ({ from: at(match[1]).from }));
  join(`${span}\\s*,?\\s*(?:${patternSource(time.orEarlier)})(?![\\p{L}])`, (match) => ({ to: at(match[1]).to }));
  join(`${words(time.until)}${gap}${span}`, (match) => ({ to: at(match[1]).to }));
  join(`${words(time.lead)}${gap}${span}`, (match) => at(match[1]));
}
