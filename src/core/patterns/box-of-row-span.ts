import { boxOfSpan } from '../candidates/candidate.ts';
import { type Box, unionOf } from '../geometry.ts';
import type { Row } from '../layout/layout.ts';

const BETWEEN_SEGMENTS = 2;

/** The box of the words that a span of a row's text covers; null when it covers none. */
export function boxOfRowSpan(row: Row, start: number, end: number): Box | null {
  const boxes: Box[] = [];
  let offset = 0;
  for (const segment of row.segments) {
    const to = offset + segment.text.length;
    if (offset < end && to > start)
      boxes.push(boxOfSpan(segment, Math.max(0, start - offset), Math.min(end, to) - offset));
    offset = to + BETWEEN_SEGMENTS;
  }
  return boxes.length > 0 ? unionOf(boxes) : null;
}
