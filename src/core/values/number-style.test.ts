import { expect, test } from 'vitest';
import { numberStyleOf, parseNumber } from './number-style.ts';

const read = (number: string, ...texts: string[]) => parseNumber(number, numberStyleOf([number, ...texts], 'en'));

test.each([
  ['750.000', 'Total Rp 750.000'],
  ['750.000', 'Total 750.000 VND'],
  ['750.000', 'Amount (CLP)'],
  ['750.000', '750.000 HUF'],
  ['750,000', 'Total ₩750,000'],
])('%s is three quarters of a million where the currency has no cents in use: %s', (number, text) => {
  expect(read(number, text)).toBe('750000');
});

test('cents that are printed all the same tell more', () => {
  expect(read('37.500', 'Total Rp 1.750,50', 'JPY')).toBe('37500');
  expect(read('37.500', 'Rp 750.50')).toBe('37.500');
});

test('elsewhere three digits behind a point are a fraction in English', () => {
  expect(read('37.500', 'Total KWD 37.500')).toBe('37.500');
  expect(read('37.500', 'Total £37.500')).toBe('37.500');
});
