import { type Box, unionOf } from '../geometry.ts';
import type { Segment } from '../layout/layout.ts';

/** A span of the page that may be the value of a field. */
export interface Candidate {
  segment: Segment;
  /** Offsets into the segment's text. */
  start: number;
  end: number;
  /** As printed. */
  text: string;
  /** Normalised. */
  value: string;
  page: number;
  box: Box;
  /** Identifiers are looked at with more suspicion: a label may have one of its own. */
  isIdentifier?: boolean;
  /** Further segments, when the value goes on in the next lines. */
  more?: Segment[];
}

/** The smallest box around the words that the span of characters touches. */
export function boxOfSpan(segment: Segment, start: number, end: number): Box {
  let offset = 0;
  const boxes: Box[] = [];
  for (const word of segment.words) {
    const from = offset;
    const to = offset + word.text.length;
    offset = to + 1;
    if (from < end && to > start) boxes.push(shareOfWord(word.box, word.text.length, start - from, end - from));
  }
  return boxes.length > 0 ? unionOf(boxes) : segment.box;
}

/** Letters are taken to be equally wide. */
function shareOfWord(box: Box, length: number, from: number, to: number): Box {
  const first = Math.max(0, from) / length;
  const last = Math.min(length, to) / length;
  return { ...box, x: box.x + box.width * first, width: box.width * (last - first) };
}

export function makeCandidate(segment: Segment, start: number, end: number, value: string): Candidate {
  return {
    segment,
    start,
    end,
    text: segment.text.slice(start, end),
    value,
    page: segment.page,
    box: boxOfSpan(segment, start, end),
  };
}
