import { expect, test } from 'vitest';
import { readTypedAmount, readTypedFigure, tooFineSentence } from './read-typed-amount.ts';

const read = (typed: string, mark: '.' | ',', currency: string | null, known: string[] = []) =>
  readTypedAmount(typed, { numberStyle: { decimalMark: mark }, currency, known });

test.each([
  ['12.500', ',', 'EUR', '12500'],
  ['1.234', ',', 'EUR', '1234'],
  ['1.234,5', ',', 'EUR', '1234.5'],
  ['1 234,50', ',', 'EUR', '1234.50'],
  ['1\u2009234,50', ',', 'EUR', '1234.50'],
  ['12.50', ',', 'EUR', '12.50'],
  ['-12.5', ',', 'EUR', '-12.5'],
  ['(12,50)', ',', 'EUR', '-12.50'],
  ['12,50-', ',', 'EUR', '-12.50'],
  ["1'234.50", '.', 'CHF', '1234.50'],
  ['1’234’567.05', '.', 'CHF', '1234567.05'],
  ['1,23,456.00', '.', 'INR', '123456.00'],
  ['12,500', '.', 'USD', '12500'],
  ['1,234', '.', 'JPY', '1234'],
  ['1500.00', '.', 'JPY', '1500'],
  ['12.500', '.', 'KWD', '12.500'],
  ['1,234.567', '.', 'KWD', '1234.567'],
  ['12500', ',', 'EUR', '12500'],
  ['1.234.567', ',', 'EUR', '1234567'],
  ['150,-', ',', 'EUR', '150'],
  ['.50', '.', 'USD', '0.50'],
] as const)('%s with %s in %s is %s', (typed, mark, currency, value) => {
  expect(read(typed, mark, currency)).toEqual({ kind: 'amount', value, currency: null });
});

test.each([
  ['99.00 EUR', '.', 'USD', '99.00', 'EUR'],
  ['eur 99', '.', 'USD', '99', 'EUR'],
  ['KWD 1.250', '.', 'USD', '1.250', 'KWD'],
  ['-1.250 BHD', '.', null, '-1.250', 'BHD'],
  ['$99.00', '.', 'CAD', '99.00', 'CAD'],
  ['$99.00', '.', 'EUR', '99.00', 'USD'],
  ['99,00 €', ',', 'USD', '99.00', 'EUR'],
  ['$99 CAD', '.', 'USD', '99', 'CAD'],
] as const)('%s with %s on a document in %s is %s %s', (typed, mark, document, value, currency) => {
  expect(read(typed, mark, document)).toEqual({ kind: 'amount', value, currency });
});

test('what is finer than the currency is refused with what it may have been', () => {
  const fine = read('12.500', '.', 'EUR');
  expect(fine).toEqual({ kind: 'too_fine', currency: 'EUR', decimals: 2, readings: ['12500', '12.50'] });
  expect(fine.kind === 'too_fine' && tooFineSentence('12.500', fine)).toBe(
    '“12.500” cannot be an amount in EUR, which has at most 2 decimals. Did you mean 12500 or 12.50?',
  );
  expect(read('1,234', ',', 'EUR')).toMatchObject({ kind: 'too_fine' });
  expect(read('1234,567', ',', 'EUR')).toMatchObject({ kind: 'too_fine', readings: ['1234.57'] });
  expect(read('0.505', '.', 'EUR')).toMatchObject({ kind: 'too_fine', readings: ['0.51'] });
  expect(read('1.234', '.', 'JPY')).toMatchObject({ kind: 'too_fine', decimals: 0, readings: ['1234', '1'] });
  expect(read('99.50', '.', 'JPY')).toMatchObject({ kind: 'too_fine', decimals: 0, readings: ['100'] });
});

test('what stood in the field, or is proposed, is right as it stands', () => {
  expect(read('12.500', ',', 'EUR', ['12.500'])).toEqual({ kind: 'amount', value: '12.500', currency: null });
});

test('a price may be finer than its currency, unless it may be thousands', () => {
  const price = (typed: string) =>
    readTypedAmount(typed, { numberStyle: { decimalMark: '.' }, currency: 'EUR', mayBePrice: true });
  expect(price('0.0125')).toMatchObject({ value: '0.0125' });
  expect(price('12.500')).toMatchObject({ kind: 'too_fine' });
});

test.each(['abc', '1.234.5', '1.2,34', '12.34.567', '', '1,2,3', '€ 99 USD', '12 %'])('%j is no amount', (typed) => {
  expect(read(typed, '.', 'EUR')).toEqual({ kind: 'none' });
});

test('quantities, rates and prices are read in the style of the document', () => {
  expect(readTypedFigure('1,5', { decimalMark: ',' })).toBe('1.5');
  expect(readTypedFigure('1.234', { decimalMark: ',' })).toBe('1234');
  expect(readTypedFigure('1.234', { decimalMark: '.' })).toBe('1.234');
  expect(readTypedFigure('19 %', { decimalMark: ',' })).toBe('19');
  expect(readTypedFigure('two', { decimalMark: '.' })).toBeNull();
});
