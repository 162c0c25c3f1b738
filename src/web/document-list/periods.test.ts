import { expect, test } from 'vitest';
import { monthRange, periodWords } from './periods.ts';

test('a month runs to its last day, in leap years too', () => {
  expect(monthRange('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthRange('2026-13')).toBeNull();
  expect(monthRange('last')).toBeNull();
});

test('a whole month is called by its name, other stretches by their days', () => {
  expect(periodWords('2026-01-01', '2026-01-31', 'en-GB')).toBe('Jan 2026');
  expect(periodWords('2026-01-01', '2026-01-30', 'en-GB')).toBe('1 Jan 2026 – 30 Jan 2026');
  expect(periodWords('2026-01-05', '2026-01-05', 'en-GB')).toBe('5 Jan 2026');
  expect(periodWords('2026-01-05', undefined, 'en-GB')).toBe('From 5 Jan 2026');
  expect(periodWords(undefined, '2026-01-05', 'en-GB')).toBe('Until 5 Jan 2026');
  expect(periodWords(undefined, undefined)).toBeNull();
});
