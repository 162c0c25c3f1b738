import type { Box } from '../geometry.ts';

/** A picture of a page: red, green, blue and alpha of every pixel, row by row (as of a canvas). */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Which pixels of a page's picture are dark: a bit each, row by row. A thirtieth of the picture, so that many are kept. */
export interface Ink {
  bits: Uint8Array;
  width: number;
  height: number;
}

/** How many pixels wide a page is drawn to look for ink: enough to see a tick. The same wherever zones are read. */
export const INK_WIDTH = 1200;

/** Below this brightness (0 to 255) a pixel is ink. */
const DARK = 160;

export function inkOf({ data, width, height }: Pixels): Ink {
  const bits = new Uint8Array(Math.ceil((width * height) / 8));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const brightness = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    if (data[at + 3]! > 127 && brightness < DARK) bits[pixel >> 3]! |= 1 << (pixel & 7);
  }
  return { bits, width, height };
}

/** The share (0 to 1) of a box's pixels that are dark; 0 for a box without any. `box` in fractions of the picture. */
export function inkShare({ bits, width, height }: Ink, box: Box): number {
  const [left, top] = [Math.max(0, Math.floor(box.x * width)), Math.max(0, Math.floor(box.y * height))];
  const right = Math.min(width, Math.ceil((box.x + box.width) * width));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * height));
  let dark = 0;
  let all = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const pixel = y * width + x;
      dark += (bits[pixel >> 3]! >> (pixel & 7)) & 1;
      all++;
    }
  }
  return all === 0 ? 0 : dark / all;
}

/** As zones ask for it: null for a page whose picture is not there. */
export const inkOfPages =
  (inks: ReadonlyMap<number, Ink | null>) =>
  (page: number, box: Box): number | null => {
    const ink = inks.get(page);
    return ink ? inkShare(ink, box) : null;
  };
