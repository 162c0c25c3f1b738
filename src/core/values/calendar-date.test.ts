import { expect, test } from 'vitest';
import { findDates, isoDate } from './calendar-date.ts';
import { dateOrderOf } from './date-order.ts';

test.each([
  ['7. Mai 2014', '2014-05-07'],
  ['19 april 2014', '2014-04-19'],
  ['02 Juillet 2015', '2015-07-02'],
  ['1er août 2023', '2023-08-01'],
  ['15 de marzo de 2024', '2024-03-15'],
  ['3 gennaio 2022', '2022-01-03'],
  ['March 25, 2024', '2024-03-25'],
  ['Mar 3rd, 2024', '2024-03-03'],
  ['31-Mar-24', '2024-03-31'],
  ['2021/09/08', '2021-09-08'],
  ['21.05.14', '2014-05-21'],
  ['03/04/2024', '2024-04-03'],
  ['June 14/24', '2024-06-14'],
  ["June 14 '24", '2024-06-14'],
  ['2025. május 5.', '2025-05-05'],
  ['14. lokakuuta 2025', '2025-10-14'],
  ['14 octombrie 2025', '2025-10-14'],
  ['Invoice 2024 May 5, 2025', '2025-05-05'],
  ['2024 Mai 12 2025', '2025-05-12'],
  ['Hosting 2. Jan 2024 Feb 10 GB', '2024-01-02'],
  ['23/02/201814:07', '2018-02-23'],
  ['23/02/1814:07:20', '2018-02-23'],
  ['DATUM:23.02.201809:15', '2018-02-23'],
])('reads %s', (text, value) => {
  expect(findDates(text, 'day_first').map((date) => date.value)).toEqual([value]);
});

test('month first when the document says so', () => {
  expect(findDates('03/04/2024', 'month_first')).toMatchObject([{ value: '2024-03-04', ambiguous: true }]);
});

test('a range in one month is not read as a year', () => {
  expect(findDates('July 1 - July 31 , 2024', 'month_first').map((date) => date.value)).toEqual(['2024-07-31']);
});

test('a document with 08.31.2024 puts the month first in its dotted dates', () => {
  expect(dateOrderOf(['08.03.2024', '08.31.2024'], 'en')).toBe('month_first_dotted');
  expect(findDates('08.03.2024', 'month_first_dotted').map((date) => date.value)).toEqual(['2024-08-03']);
  expect(dateOrderOf(['08.03.2024', '08.31.2024'], 'de')).toBe('day_first');
  expect(findDates('08.03.2024', 'month_first').map((date) => date.value)).toEqual(['2024-03-08']);
  expect(dateOrderOf(['08.03.2024', 'Walnut, WY, 98432'], 'en')).toBe('day_first');
});

test.each(['1/2/20181', '23/02/201825:07', '12.05.1814.07', '10-11-1214:5', '192.168.10.1014:07'])(
  'no day beside a time is read of %s',
  (text) => expect(findDates(text, 'day_first')).toEqual([]),
);

test('a day that does not exist is no date', () => {
  expect(isoDate(2023, 2, 29)).toBeNull();
  expect(findDates('31.02.2024', 'day_first')).toEqual([]);
});

test('one unambiguous date decides the order of all', () => {
  expect(dateOrderOf(['11/03/2017', '11/17/2017'], 'en')).toBe('month_first');
  expect(dateOrderOf(['25/12/2023 $5'], 'en')).toBe('day_first');
  expect(dateOrderOf(['9/10/2020', 'Walnut, WY, 98432'], 'en')).toBe('month_first');
  expect(dateOrderOf(['9/10/2020', 'GSTIN 27AAPFU0939F1ZV'], 'en')).toBe('day_first');
  expect(dateOrderOf(['9/10/2020 $12.00', 'info@example.co.nz'], 'en')).toBe('day_first');
});

test('two dates as far apart as the terms say decide the order', () => {
  expect(dateOrderOf(['Date: 7/5/2024', 'Payment: Net 30 days', 'Due date 8/4/2024', 'ABN'], 'en')).toBe('month_first');
  expect(dateOrderOf(['7/5/2024', '30 days', '6/6/2024', '$5'], 'en')).toBe('day_first');
  expect(dateOrderOf(['7/5/2024', '14 days', '8/4/2024', 'ABN'], 'en')).toBe('day_first');
});

test.each([
  ['4 March 2024 Apr 3', ['2024-03-04']],
  ['Due 15 March 2024 Mar 20', ['2024-03-15']],
  ['Hosting Jan 2024 Feb 10 GB', []],
  ['Rent 2024 March 12 desks', []],
  ['Számla kelte: 2025. május 5.', ['2025-05-05']],
])('a year belongs to the date before it: %s', (text, values) => {
  expect(findDates(text, 'day_first').map(({ value }) => value)).toEqual(values);
});

test.each([
  ['Rechnung 94 vom 28. März 2025', '2025-03-28'],
  ['Fattura n. 94 del 28 marzo 2025', '2025-03-28'],
  ['Factuur 7 van 3 maart 2025', '2025-03-03'],
  ['Facture 12 du 5 mai 2025', '2025-05-05'],
  ['Invoice 12 Apr 5, 2024', '2024-04-05'],
])('a short number in front of a day is no part of it: %s', (text, date) => {
  expect(findDates(text, 'day_first').map(({ value }) => value)).toEqual([date]);
});
