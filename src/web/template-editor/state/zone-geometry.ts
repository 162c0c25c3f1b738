import { type Box, unionOf } from '#core/geometry.ts';
import { GRID_SPACING, MIN_ZONE_SIZE } from '#core/templates/limits.ts';
import { clampToPage as clamp } from '#core/templates/zone-defaults.ts';

export interface Point {
  x: number;
  y: number;
}

/** The eight compass positions, clockwise from the top left corner. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export type Alignment = 'left' | 'center' | 'right';

// Sums of binary fractions grow tails; a millionth of a page is far below a pixel.
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function toGrid(value: number): number {
  return round(Math.round(value / GRID_SPACING) * GRID_SPACING);
}

/** A box brought onto its page, at least the minimum on each side. */
export function clampToPage(box: Box): Box {
  return rounded(clamp(box));
}

/** The box moved by `by`, its corner on the grid when `snap`, within the page. */
export function movedBox(box: Box, by: Point, snap: boolean): Box {
  const x = box.x + by.x;
  const y = box.y + by.y;
  return clampToPage({ ...box, x: snap ? toGrid(x) : x, y: snap ? toGrid(y) : y });
}

/** The boxes moved together: none leaves the page, and they keep their places to each other. */
export function movedTogether(boxes: readonly Box[], by: Point, snap: boolean): Box[] {
  const shift = sharedShift(boxes, by, snap);
  return boxes.map((box) => movedBox(box, shift, false));
}

/** How far boxes that move together get of the way `by`. */
export function sharedShift(boxes: readonly Box[], by: Point, snap: boolean): Point {
  if (boxes.length === 0) return { x: 0, y: 0 };
  const all = unionOf(boxes);
  const moved = movedBox(all, by, snap);
  return { x: moved.x - all.x, y: moved.y - all.y };
}

/** The box with the edges of `handle` pulled by `by`. An edge stops a minimum size before the opposite one. */
export function resizedBox(box: Box, handle: Handle, by: Point, snap: boolean): Box {
  const pulled = (edge: number, distance: number) => (snap ? toGrid(edge + distance) : edge + distance);
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  if (handle.includes('w')) left = within(pulled(left, by.x), 0, right - MIN_ZONE_SIZE);
  if (handle.includes('e')) right = within(pulled(right, by.x), left + MIN_ZONE_SIZE, 1);
  if (handle.includes('n')) top = within(pulled(top, by.y), 0, bottom - MIN_ZONE_SIZE);
  if (handle.includes('s')) bottom = within(pulled(bottom, by.y), top + MIN_ZONE_SIZE, 1);
  return clampToPage({ x: left, y: top, width: right - left, height: bottom - top });
}

/** The rectangle between two points of the page, whichever comes first. */
export function boxBetween(a: Point, b: Point, snap = false): Box {
  const place = (value: number) => {
    const inside = within(value, 0, 1);
    return snap ? toGrid(inside) : inside;
  };
  const [left, right] = [place(Math.min(a.x, b.x)), place(Math.max(a.x, b.x))];
  const [top, bottom] = [place(Math.min(a.y, b.y)), place(Math.max(a.y, b.y))];
  return rounded({ x: left, y: top, width: right - left, height: bottom - top });
}

/** Whether a drawn rectangle is a zone, not a slip of the hand: both sides exceed the minimum. */
export function isLargeEnough(box: Box): boolean {
  return box.width > MIN_ZONE_SIZE && box.height > MIN_ZONE_SIZE;
}

export function doOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** In the middle of the page. */
export function centredBox(width: number, height: number): Box {
  return rounded({ x: (1 - width) / 2, y: (1 - height) / 2, width, height });
}

/** One box is aligned on the page; several to each other, within what they cover. */
export function alignedBoxes(boxes: readonly Box[], alignment: Alignment): Box[] {
  if (boxes.length === 0) return [];
  const frame = boxes.length === 1 ? { x: 0, width: 1 } : unionOf(boxes);
  const share = { left: 0, center: 0.5, right: 1 }[alignment];
  return boxes.map((box) => clampToPage({ ...box, x: frame.x + (frame.width - box.width) * share }));
}
