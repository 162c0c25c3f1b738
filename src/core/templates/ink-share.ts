import type { Box } from '../geometry.ts';

/** A picture of a page: red, green, blue and alpha of every pixel, row by row (as of a canvas). */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Below this brightness (0 to 255) a pixel is ink. */
const DARK = 160;

/** The share (0 to 1) of a box's pixels that are dark; 0 for a box without any. `box` in fractions of the picture. */
export function inkShare({ data, width, height }: Pixels, box: Box): number {
  const [left, top] = [Math.max(0, Math.floor(box.x * width)), Math.max(0, Math.floor(box.y * height))];
  const right = Math.min(width, Math.ceil((box.x + box.width) * width));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * height));
  let dark = 0;
  let all = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const brightness = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      if (data[at + 3]! > 127 && brightness < DARK) dark++;
      all++;
    }
  }
  return all === 0 ? 0 : dark / all;
}
