/** A rectangle in fractions of its page, origin top left, y downward: 0 ≤ x, y and x + width, y + height ≤ 1. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box that covers all given boxes. Throws `RangeError` for an empty list. */
export function unionOf(boxes: readonly Box[]): Box {
  const first = boxes[0];
  if (!first) throw new RangeError('unionOf needs at least one box');
  let left = first.x;
  let top = first.y;
  let right = first.x + first.width;
  let bottom = first.y + first.height;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The share (0..1) of the smaller height by which two boxes overlap vertically; 0 when one lies above the other. */
export function verticalOverlap(a: Box, b: Box): number {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, overlap) / Math.max(Math.min(a.height, b.height), Number.EPSILON);
}

/** The share (0..1) of the smaller width by which two boxes overlap horizontally; 0 when they stand side by side. */
export function horizontalOverlap(a: Box, b: Box): number {
  const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return Math.max(0, overlap) / Math.max(Math.min(a.width, b.width), Number.EPSILON);
}

/** The share (0..1) of `inner`'s area that lies inside `outer`. */
export function shareInside(inner: Box, outer: Box): number {
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(inner.width * inner.height, Number.EPSILON);
}
