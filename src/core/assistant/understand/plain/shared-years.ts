import { foldQuestion } from '../text/fold-question.ts';
import { onceFor } from '../text/once-for.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';

/** What stands between two times of one year: "and", "vs", ", ", "compared with the". */
const LEADS =
  '(?:(?:in|for|during|the|of|im|in dem|dem|das|den|der|zum|zur|mit|en|au|le|la|du|au cours du|pour)(?:\\s+|(?=[\\p{L}])))*';

interface Time {
  kind: 'month' | 'quarter' | 'half';
  index: number;
}

const expressions = onceFor(({ time, concepts }: Dictionary) => {
  const words = wordsOf(time);
  const any = words.map(([word]) => word).join('|');
  const year = `(?:\\s*,?\\s*(?:(?:of|in|de|des|du)\\s+)?((?:19|20)\\d\\d|(?:${[time.lastOne, time.thisOne].map(patternSource).join('|')})\\s+(?:${patternSource(time.units.year)}))(?![\\p{L}\\p{N}]|[.,]\\d))`;
  const between = `(?:\\s*(?:,|&|\\/|-|\\+)\\s*(?:(?:${patternSource(concepts.versus)})\\s+)?|\\s+(?:${patternSource(`${concepts.versus}|${time.to}`)})\\s+)${LEADS}`;
  const point = `(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])\\.?`;
  const whole = words.map(([word, of]) => [new RegExp(`^(?:${word})$`, 'u'), of] as const);
  return {
    timeOf: (said: string): Time => whole.find(([word]) => word.test(said))![1],
    front: new RegExp(`${point}(?=(${between})${point}${year})`, 'gu'),
    behind: new RegExp(
      `${point}${year}${between}${point}(?!\\s*(?:,\\s*)?(?:\\d|(?:of|in|de|des|du)\\s+(?:\\d|the|last|this|des|letzt|dies|l'))|${year})`,
      'u',
    ),
  };
});

/**
 * Of two times beside each other the year often stands once: "Q1 and Q2 2025", "March 2025 vs April", "January to March
 * last year". The question with the year behind both.
 */
export function withSharedYears(message: string, dictionary: Dictionary, today: string): string {
  const { timeOf, ...patterns } = expressions(dictionary);
  let text = message;
  // "January, February and March 2025": from the last one back.
  for (let n = 0; n < MOST; n++) {
    const folded = foldQuestion(text);
    const front = [...folded.matchAll(patterns.front)]
      .map((match) => ({
        end: match.index + match[0].length,
        year: yearOfOther(timeOf(match[1]!), timeOf(match[3]!), match[4]!, match[2]!, today),
      }))
      .find((one) => one.year !== undefined);
    if (front) {
      text = `${text.slice(0, front.end)} ${front.year}${text.slice(front.end)}`;
      continue;
    }
    const behind = patterns.behind.exec(folded);
    if (!behind) return text;
    const [first, second] = [timeOf(behind[1]!), timeOf(behind[3]!)];
    const inserted = yearOfOther(second, first, behind[2]!, null, today);
    if (!inserted) return text;
    const end = behind.index + behind[0].length;
    text = `${text.slice(0, end)} ${inserted}${text.slice(end)}`;
  }
  return text;
}
const MOST = 12;

function wordsOf(time: Dictionary['time']): (readonly [word: string, time: Time])[] {
  return [
    ...time.quarters.map((words, index) => [patternSource(words), { kind: 'quarter', index }] as const),
    ...time.halves.map((words, index) => [patternSource(words), { kind: 'half', index }] as const),
    ...Object.entries(time.months)
      .sort(([a], [b]) => b.length - a.length)
      .map(([word, index]) => [patternSource(word), { kind: 'month', index }] as const),
  ];
}

/** The year of the one that has none. "December and January 2026" are of two years, and so is a span from October to March. */
function yearOfOther(one: Time, other: Time, year: string, between: string | null, today: string): string | undefined {
  if (one.kind !== other.kind || one.index === other.index) return undefined;
  const isEarlier = one.index < other.index;
  const [early, late] = isEarlier ? [one, other] : [other, one];
  const isOverNewYear = early.index === FIRST[early.kind] && late.index === LAST[late.kind] && one.kind !== 'half';
  if (isEarlier) return isOverNewYear && between === null ? undefined : year;
  const isSpan = between !== null && /^\s*(?:-|to|until|till|through|bis|a|jusqu)(?!\p{L})/u.test(between);
  // What has not begun in that year is of the one before, as it is by itself.
  const month = one.kind === 'month' ? one.index : one.index * (one.kind === 'quarter' ? 3 : 6) + 1;
  const hasBegun = `${year}-${String(month).padStart(2, '0')}` <= today.slice(0, 7);
  return !/^\d/.test(year) || isSpan || isOverNewYear || !hasBegun ? undefined : year;
}
const FIRST = { month: 1, quarter: 0, half: 0 } as const;
const LAST = { month: 12, quarter: 3, half: 1 } as const;
