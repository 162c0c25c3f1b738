import type { Box } from '#core/geometry.ts';

/** One value's place on the pages. */
export interface Mark {
  id: string;
  /** "Invoice number: RE-7", read aloud and shown as hint. */
  name: string;
  page: number;
  box: Box;
  /** A CSS colour. */
  colour: string;
  /** Drawn with a dashed line: low confidence or a failed check. */
  doubtful: boolean;
  /** Seen only while pointed at or focused. */
  quiet: boolean;
  /** Drawn as if pointed at: what the reader came for. */
  sought?: boolean;
}

/** How far outside a box, as a fraction of the page, a pointer still means it: small print is hard to hit. */
const TOLERANCE = 0.004;

/** The smallest mark around a point given in page fractions, or null. */
export function markAt(marks: readonly Mark[], x: number, y: number): Mark | null {
  let best: Mark | null = null;
  for (const mark of marks) {
    const { box } = mark;
    const inside =
      x >= box.x - TOLERANCE &&
      x <= box.x + box.width + TOLERANCE &&
      y >= box.y - TOLERANCE &&
      y <= box.y + box.height + TOLERANCE;
    if (inside && (!best || box.width * box.height < best.box.width * best.box.height)) best = mark;
  }
  return best;
}

/** Marks in reading order: by page, then from top to bottom in bands of a line's height, then from the left. */
export function inReadingOrder(marks: readonly Mark[]): Mark[] {
  const band = (mark: Mark) => Math.round((mark.box.y + mark.box.height / 2) / 0.012);
  return marks.toSorted((a, b) => a.page - b.page || band(a) - band(b) || a.box.x - b.box.x);
}
