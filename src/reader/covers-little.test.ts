import { expect, test } from 'vitest';
import type { Box } from '#core/geometry.ts';
import { coversLittle } from './covers-little.ts';

const PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };
/** Lines of six words, from the given heights. */
const lines = (...heights: number[]): Box[] =>
  heights.flatMap((y) =>
    Array.from({ length: 6 }, (_, index) => ({ x: 0.05 + index * 0.15, y, width: 0.13, height: 0.01 })),
  );

test('an archive line, a header and a foot cover little of a page, a short letter does not', () => {
  expect(coversLittle([], PAGE)).toBe(true);
  expect(coversLittle(lines(0.5), PAGE)).toBe(true);
  expect(coversLittle(lines(0.02, 0.035, 0.97), PAGE)).toBe(true);
  expect(coversLittle(lines(0.2, 0.3, 0.35, 0.4, 0.55, 0.9), PAGE)).toBe(false);
});

test('of a part of the page the words on it count', () => {
  const head = lines(0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14);
  expect(coversLittle(head, PAGE)).toBe(false);
  expect(coversLittle(head, { ...PAGE, y: 0.2, height: 0.8 })).toBe(true);
});
