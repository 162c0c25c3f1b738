import { expect, test } from 'vitest';
import { readSlashDates } from './slash-dates.ts';

test('a date that only fits one order is read so, and tells the order of the others', () => {
  expect(readSlashDates('from 20/02/2025 to 03/04/2025')).toEqual({ message: 'from 2025-02-20 to 2025-04-03' });
  expect(readSlashDates('since 02/20/25')).toEqual({ message: 'since 2025-02-20' });
  expect(readSlashDates('on 05/05/2025')).toEqual({ message: 'on 2025-05-05' });
});

test('where nothing tells, both readings are given', () => {
  expect(readSlashDates('invoices after 03/04/2025')).toEqual({
    said: '03/04/2025',
    readings: ['invoices after 2025-04-03', 'invoices after 2025-03-04'],
  });
});

test('what is no day of the calendar stays as it was written', () => {
  expect(readSlashDates('invoice 99/98/2025 and 2025/26')).toEqual({ message: 'invoice 99/98/2025 and 2025/26' });
});
