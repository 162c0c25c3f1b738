import type { GreyImage } from './grey-image.ts';
import type { Shape } from './letter-shapes.ts';

/** An image without its empty rows, and where its rows were before. */
export interface Condensed {
  image: GreyImage;
  /** A box of it as it lay in the image that was given. */
  before(box: Shape): Shape;
}

const WHITE = 255;

/** The image of some lines far from each other, but for `margin` rows around each: what is empty takes time as well. */
export function withoutEmptyRows({ width, height, data }: GreyImage, margin: number): Condensed {
  const isKept = new Uint8Array(height);
  for (let y = 0; y < height; y++) {
    let at = y * width;
    while (at < (y + 1) * width && data[at] === WHITE) at++;
    if (at < (y + 1) * width) isKept.fill(1, Math.max(0, y - margin), y + margin + 1);
  }
  const rows: number[] = [];
  for (let y = 0; y < height; y++) if (isKept[y]) rows.push(y);
  const kept = new Uint8Array(width * rows.length);
  for (const [at, y] of rows.entries()) kept.set(data.subarray(y * width, (y + 1) * width), at * width);
  // The lower edge lies outside: it is that of the row before it.
  const rowAt = (y: number) => rows[Math.min(Math.max(0, Math.round(y)), rows.length - 1)] ?? 0;
  return {
    image: { width, height: rows.length, data: kept },
    before: ({ left, top, right, bottom }) => ({ left, right, top: rowAt(top), bottom: rowAt(bottom - 1) + 1 }),
  };
}
