import { expect, test } from 'vitest';
import { pauseAfter, quietAfter } from './delivery-schedule.ts';

test('a delivery is tried eleven times over a day, after pauses that grow', () => {
  const pauses: number[] = [];
  for (let pause = pauseAfter(1); pause !== null; pause = pauseAfter(pauses.length + 1)) pauses.push(pause);
  expect(pauses).toHaveLength(10);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(24, 0);
});

test('an address that does not answer is left alone for five minutes at most', () => {
  expect([1, 2, 5, 50].map(quietAfter)).toEqual([2_000, 5_000, 300_000, 300_000]);
});
