import { expect, test } from 'vitest';
import { formatAmount, formatMoney, formatQuantity } from './money.ts';

test('amounts carry two decimals and the grouping of the locale', () => {
  expect(formatAmount('1190', 'en')).toBe('1,190.00');
  expect(formatAmount('1190.5', 'de')).toBe('1.190,50');
  expect(formatAmount('-0.125', 'en')).toBe('-0.125');
});

test('amounts beyond what a float can hold keep every digit', () => {
  expect(formatAmount('90071992547409931.07', 'en')).toBe('90,071,992,547,409,931.07');
});

test('the currency code follows the amount, where it is known', () => {
  expect(formatMoney('7.00', 'USD', 'en')).toBe('7.00 USD');
  expect(formatMoney('7.00', null, 'en')).toBe('7.00');
});

test('quantities show only the decimals they have', () => {
  expect(formatQuantity('2', 'en')).toBe('2');
  expect(formatQuantity('0.125', 'en')).toBe('0.125');
  expect(formatQuantity('2.50', 'en')).toBe('2.5');
});
