import { expect, test } from 'vitest';
import { nearest } from './scroll-to-box.ts';

test('nothing moves when the box can be seen already', () => {
  expect(nearest(100, 500, 200, 40, false)).toBe(100);
});

test('a box outside the view comes to its middle', () => {
  expect(nearest(0, 500, 1000, 40, false)).toBe(770);
  expect(nearest(900, 500, 1000, 40, true)).toBe(770);
});

test('the start of the pages is the limit', () => {
  expect(nearest(300, 500, 10, 20, false)).toBe(0);
});
