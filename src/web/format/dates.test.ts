import { expect, test } from 'vitest';
import { daysUntil, dueText, formatDay, formatMonth, formatMonthName, localDay } from './dates.ts';

test('days are counted on the calendar, over summer time and leap days', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysUntil('2026-01-01', '2026-01-04')).toBe(-3);
});

test('what is not a date has no number of days', () => {
  expect(daysUntil('on receipt', '2026-01-04')).toBeNull();
  expect(daysUntil('2026-13-01', '2026-01-04')).toBeNull();
});

test.each([
  [12, 'due in 12 days'],
  [1, 'due in 1 day'],
  [0, 'due today'],
  [-1, '1 day overdue'],
  [-40, '40 days overdue'],
])('%d days read as %s', (days, text) => {
  expect(dueText(days)).toBe(text);
});

test('the local day does not slip with the time of day', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('dates are written in the locale and everything else is left alone', () => {
  expect(formatDay('2026-01-31', 'en-GB')).toBe('31 Jan 2026');
  expect(formatDay('net 30', 'en-GB')).toBe('net 30');
  expect(formatMonth('2026-01', 'en-GB')).toBe('Jan 2026');
  expect(formatMonthName('2026-01', 'en-GB')).toBe('Jan');
});
