import { expect, test } from 'vitest';
import { readTypedDate } from './read-typed-date.ts';

test.each([
  ['03/04/2026', 'month_first', '2026-03-04'],
  ['03/04/2026', 'day_first', '2026-04-03'],
  ['3.4.26', 'day_first', '2026-04-03'],
  ['12/31/2026', 'day_first', '2026-12-31'],
  ['31/12/2026', 'month_first', '2026-12-31'],
  ['05/05/2026', null, '2026-05-05'],
  ['2026-03-04', null, '2026-03-04'],
  ['4 March 2026', null, '2026-03-04'],
  ['March 4, 2026', 'day_first', '2026-03-04'],
  [' 1. Dezember 2026 ', null, '2026-12-01'],
] as const)('%s where the document is %s', (typed, order, value) => {
  expect(readTypedDate(typed, order)).toEqual({ kind: 'date', value });
});

test('what can be two days is no day where the order is unknown, or contradicted by the dots', () => {
  const both = { kind: 'ambiguous', readings: ['2026-04-03', '2026-03-04'] };
  expect(readTypedDate('03/04/2026', null)).toEqual(both);
  expect(readTypedDate('03-04-26', null)).toEqual(both);
  expect(readTypedDate('03.04.2026', 'month_first')).toEqual(both);
});

test.each(['someday', '2026-02-30', '2026-01-01 or 2026-02-01', '31.31.2026', ''])('%j is no date', (typed) => {
  expect(readTypedDate(typed, 'day_first')).toEqual({ kind: 'none' });
});
