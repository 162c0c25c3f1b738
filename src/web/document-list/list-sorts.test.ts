import { expect, test } from 'vitest';
import { offeredSorts, pressedSort, sortState, sortWords } from './list-sorts.ts';

test('a press on a head sorts by its column, the next one turns it round', () => {
  expect(pressedSort('-upload_date', 'seller')).toBe('seller');
  expect(pressedSort('seller', 'seller')).toBe('-seller');
  expect(pressedSort('-seller', 'seller')).toBe('seller');
});

test('amounts and days begin with the largest and latest', () => {
  expect(pressedSort(null, 'total')).toBe('-total');
  expect(pressedSort(null, 'due_date')).toBe('due_date');
});

test('a column is told whether the list runs along it', () => {
  expect(sortState('-total', 'total')).toBe('descending');
  expect(sortState('total', 'total')).toBe('ascending');
  expect(sortState(null, 'total')).toBe('none');
});

test('an order chosen by a head is among those offered by name', () => {
  expect(offeredSorts('-total')).not.toContain('total_pages');
  expect(offeredSorts('total_pages').map(sortWords)).toContain('Fewest pages');
});
