import { expect, test } from 'vitest';
import { findMoney, parseMoney } from './money.ts';
import { numberStyleOf } from './number-style.ts';

const POINT = { decimalMark: '.' } as const;
const COMMA = { decimalMark: ',' } as const;

test.each([
  ['1.234,56 €', COMMA, '1234.56', 'EUR'],
  ['1 234,56', COMMA, '1234.56', null],
  ['1,23,456.00', POINT, '123456.00', null],
  ["CHF 1'234.50", POINT, '1234.50', 'CHF'],
  ['189,00-', COMMA, '-189.00', null],
  ['(5.00)', POINT, '-5.00', null],
  ['(-)0.19', POINT, '-0.19', null],
  ['(–) ₹ 1,250.00', POINT, '-1250.00', 'INR'],
  ['-$12.00', POINT, '-12.00', 'USD'],
  ['$ 1,234', POINT, '1234', 'USD'],
  ['Rs. 500', POINT, '500', 'INR'],
  ['€ 1.000', COMMA, '1000', 'EUR'],
  ['39,05', COMMA, '39.05', null],
  ['150,-', COMMA, '150', null],
  ['- 45,00 €', COMMA, '-45.00', 'EUR'],
  ['$ 1,234,567.89', POINT, '1234567.89', 'USD'],
  ['12,34,567.00', POINT, '1234567.00', null],
  ['.00', POINT, '0.00', null],
  ['468,38-EUR', COMMA, '-468.38', 'EUR'],
  ['R20 355.00', POINT, '20355.00', 'ZAR'],
  ['R20 355,00', COMMA, '20355.00', 'ZAR'],
  ['R6,50', COMMA, '6.50', 'ZAR'],
  ['RS. 26,891.20', POINT, '26891.20', 'INR'],
  ["FR. 7'278.96", POINT, '7278.96', 'CHF'],
  ['125,00 KR', COMMA, '125.00', 'SEK'],
  ['48,50 ZŁ', COMMA, '48.50', 'PLN'],
  ['RM 40.00', POINT, '40.00', 'MYR'],
  ['R31 250,00', COMMA, '31250.00', 'ZAR'],
  ['R6,50', COMMA, '6.50', 'ZAR'],
  ['Rs. 12,500/-', POINT, '12500', 'INR'],
  ['KShs. 3,500/=', POINT, '3500', 'KES'],
  ['COP $ 84.000,00', COMMA, '84000.00', 'COP'],
  ['TT$310.00', POINT, '310.00', 'TTD'],
  ['GH₵1,200.00', POINT, '1200.00', 'GHS'],
  ['Q1,875.00', POINT, '1875.00', null],
])('reads the amount %s', (text, style, value, currency) => {
  expect(parseMoney(text, style)).toMatchObject({ value, currency });
});

test('percentages, dates and parts of identifiers are no amounts', () => {
  const values = findMoney('19% on 12.03.2024 INV-100 for 20,5 % of 10:30 = 12,00', COMMA).map((money) => money.value);
  expect(values).toEqual(['12.00']);
});

test('a letter behind the cents marks a taxed line; letters before a bare number are no currency', () => {
  expect(findMoney('850.00T', POINT).map((money) => money.value)).toEqual(['850.00']);
  expect(findMoney('850.00kg 5T', POINT)).toEqual([]);
  expect(findMoney('BMW R 1200', POINT).map((money) => money.currency)).toEqual([null]);
});

test('the style of a document follows its own numbers, not its language', () => {
  expect(numberStyleOf(['24.99', '5.00'], 'fr').decimalMark).toBe('.');
  expect(numberStyleOf(['$3.292,58', '$47,79'], 'en').decimalMark).toBe(',');
  expect(numberStyleOf(['none'], 'de').decimalMark).toBe(',');
});

test.each([
  ['134 239 Ft', '134239', 'HUF'],
  ['7.441,50 lei', '7441.50', 'RON'],
  ['62.000,00 TL', '62000.00', 'TRY'],
])('letters behind an amount are a currency: %s', (text, value, currency) => {
  expect(findMoney(text, { decimalMark: ',' })).toMatchObject([{ value, currency }]);
});

test.each([
  '40 Ft container',
  'Cedar fence 100 Ft run',
  'Chain link 250 Ft',
  '1,000 Ft',
  '1000 Ft',
  'TLC 100',
  'TL-1042',
  'di lei 12',
  'UE 2016/679 Lei può',
  'art. 13 Lei può chiedere',
])('other letters are none: %s', (text) => {
  expect(findMoney(text, { decimalMark: ',' }).filter(({ currency }) => currency !== null)).toEqual([]);
});

test.each([
  ['PAINT AND $40.00', 'USD'],
  ['ADD $40.00', 'USD'],
  ['NZD $40.00', 'NZD'],
  ['COP $40.00', 'COP'],
])('words before a dollar sign are no codes: %s', (text, currency) => {
  expect(findMoney(text, { decimalMark: '.' })).toMatchObject([{ value: '40.00', currency }]);
});
