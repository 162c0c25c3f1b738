import { expect, test } from 'vitest';
import { today } from './today.ts';

test('the date is that of the place where the server runs, from its first minute to its last', () => {
  expect(today(new Date(2026, 0, 31, 0, 0))).toBe('2026-01-31');
  expect(today(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
});
