/** A stretch of a text; `end` is behind its last character. */
export interface Span {
  start: number;
  end: number;
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  const every = new RegExp(pattern.source, 'gu');
  return [...text.matchAll(every)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

export const within = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;
