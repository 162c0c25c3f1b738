import { expect, test } from 'vitest';
import { withoutEmptyRows } from './without-empty-rows.ts';

test('lines far from each other come close, and a box lies again where it was', () => {
  const [width, height] = [4, 100];
  const data = new Uint8Array(width * height).fill(255);
  for (const y of [10, 11, 80]) data[y * width + 2] = 0;
  const { image, before } = withoutEmptyRows({ width, height, data }, 3);
  // Rows 7 to 14, then 77 to 83.
  expect([image.width, image.height]).toEqual([4, 15]);
  expect(image.data[3 * width + 2]).toBe(0);
  expect(image.data[11 * width + 2]).toBe(0);
  expect(before({ left: 2, top: 3, right: 3, bottom: 5 })).toEqual({ left: 2, top: 10, right: 3, bottom: 12 });
  expect(before({ left: 2, top: 11, right: 3, bottom: 12 })).toEqual({ left: 2, top: 80, right: 3, bottom: 81 });
});
