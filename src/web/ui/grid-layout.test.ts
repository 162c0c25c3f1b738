import { expect, test } from 'vitest';
import { columnsFor, moveInGrid } from './grid-layout.ts';

const shape = { minWidth: 200, rowHeight: 80, gap: 12 };

test('as many columns as fit with their gaps, and never none', () => {
  expect(columnsFor(835, shape)).toBe(3);
  expect(columnsFor(836, shape)).toBe(4);
  expect(columnsFor(90, shape)).toBe(1);
});

test('arrows move by one or by a row and stop at the edges', () => {
  expect(moveInGrid('ArrowRight', 3, 4, 10)).toBe(4);
  expect(moveInGrid('ArrowDown', 3, 4, 10)).toBe(7);
  expect(moveInGrid('ArrowDown', 7, 4, 10)).toBe(7);
  expect(moveInGrid('ArrowUp', 2, 4, 10)).toBe(2);
  expect(moveInGrid('End', 2, 4, 10)).toBe(9);
});

test('other keys and an empty grid move nothing', () => {
  expect(moveInGrid('a', 0, 4, 10)).toBeNull();
  expect(moveInGrid('ArrowDown', 0, 4, 0)).toBeNull();
});
