import type { DateRange } from '../../plan.ts';

const DAY_MS = 86_400_000;

export function distinctRanges(ranges: readonly DateRange[]): DateRange[] {
  return ranges.filter(
    (range, index) => ranges.findIndex((other) => other.from === range.from && other.to === range.to) === index,
  );
}

/** One span where each begins the day after another ends; false where there are gaps. */
export function contiguous(periods: readonly DateRange[]): DateRange | false {
  const sorted = [...periods].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  for (let i = 1; i < sorted.length; i++) {
    const [end, start] = [sorted[i - 1]!.to, sorted[i]!.from];
    // Spans that overlap mean something else: "the last quarter of 2025".
    if (!end || !start || (Date.parse(start) - Date.parse(end)) / DAY_MS !== 1) return false;
  }
  return { from: sorted[0]?.from, to: sorted.at(-1)?.to };
}
