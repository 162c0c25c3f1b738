import { expect, test } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { looksBlank } from './looks-blank.ts';

/** Of 100 by 100 pixels, each as bright as is said of it. */
const image = (brightness: (x: number, y: number) => number): GreyImage => ({
  width: 100,
  height: 100,
  data: Uint8Array.from({ length: 10_000 }, (_, at) => brightness(at % 100, Math.floor(at / 100))),
});

test('empty paper with a stamp and uneven light is blank, a photo is not', () => {
  expect(looksBlank(image(() => 255))).toBe(true);
  expect(looksBlank(image((x, y) => (x > 80 && y < 10 ? 40 : 250 - (y >> 2))))).toBe(true);
  expect(looksBlank(image((x, y) => (x > 30 && x < 70 && y > 30 && y < 70 ? 90 : 250)))).toBe(false);
  expect(looksBlank(image((x, y) => (x * 7 + y * 13) % 256))).toBe(false);
});
