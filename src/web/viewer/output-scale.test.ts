import { expect, test } from 'vitest';
import { outputScale } from './output-scale.ts';

test('ordinary pages are drawn in the pixels of the screen', () => {
  expect(outputScale(714, 1010, 2)).toBe(2);
  expect(outputScale(714, 1010, 1.25)).toBe(1.25);
});

test('a screen zoomed out still gets one pixel per CSS pixel', () => {
  expect(outputScale(714, 1010, 0.5)).toBe(1);
});

test('a huge page stays within what a canvas can hold', () => {
  const scale = outputScale(9000, 12_000, 3);
  expect(9000 * scale * 12_000 * scale).toBeLessThanOrEqual(24_000_000 * 1.0001);
});
