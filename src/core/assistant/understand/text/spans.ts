/** A stretch of a text; `end` is behind its last character. */
export interface Span {
  start: number;
  end: number;
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  const every = pattern.flags === 'gu' ? pattern : new RegExp(pattern.source, 'gu');
  // Where another search left off is nothing to this one.
  every.lastIndex = 0;
  return [...text.matchAll(every)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** By expression the same with its gaps told apart; null for those that have none. */
const solid = new WeakMap<RegExp, RegExp | null>();
/** What an expression lets stand between two of its words, as the sources of expressions write it. */
const GAP = /\.\{\d+,\d+\}\??|\(\?:(?:\\S\+(?: |\\s\+)|\\p\{L\}\+(?: |\\s\+)|(?: |\\s\+)\\p\{L\}\+)\)\{\d+,\d+\}\??/u;
const GAPS = new RegExp(GAP, 'gu');

/**
 * The same without what expressions reach over: of "was … gekostet" the two words. What stands between them is not known
 * by it.
 */
export function solidSpansOf(text: string, pattern: RegExp): Span[] {
  let every = solid.get(pattern);
  if (every === undefined) {
    every = GAP.test(pattern.source) ? new RegExp(pattern.source.replace(GAPS, '($&)'), 'dgu') : null;
    solid.set(pattern, every);
  }
  if (every === null) return spansOf(text, pattern);
  return [...text.matchAll(every)].flatMap(({ indices }) => {
    const [whole, ...gaps] = indices!;
    const spans: Span[] = [];
    let start = whole![0];
    for (const gap of gaps.filter((one) => one !== undefined).sort((a, b) => a[0] - b[0])) {
      if (gap[0] < start || gap[1] > whole![1]) continue;
      spans.push({ start, end: gap[0] });
      start = gap[1];
    }
    return [...spans, { start, end: whole![1] }].filter((span) => span.end > span.start);
  });
}

export const within = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;
