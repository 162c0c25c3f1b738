import { expect, test } from 'vitest';
import { readHumanValue } from './human-value.ts';

const read = (label: string, typed: string, language = 'en') =>
  readHumanValue(typed, { label, entities: [], language });

test('dates and amounts may be typed as they are printed', () => {
  expect(read('INVOICE_DATE', '2026-01-31')).toEqual({ value: '2026-01-31' });
  expect(read('DUE_DATE', ' 31.01.2026 ')).toEqual({ value: '2026-01-31' });
  expect(read('TOTAL_AMOUNT', '1190.00')).toEqual({ value: '1190.00' });
  expect(read('TOTAL_AMOUNT', '1.190,00 €', 'de')).toEqual({
    value: '1190.00',
    currency: 'EUR',
    currency_typed: true,
  });
  expect(read('TAX_AMOUNT', '-12.5')).toEqual({ value: '-12.5' });
  expect(read('SELLER_NAME', '  ACME Ltd ')).toEqual({ value: 'ACME Ltd' });
  expect(read('CURRENCY', ' € ')).toEqual({ value: 'EUR' });
});

test.each([
  ['INVOICE_DATE', 'not a date'],
  ['INVOICE_DATE', '2026-02-30'],
  ['DUE_DATE', '2026-01-01 or 2026-02-01'],
  ['TOTAL_AMOUNT', 'abc'],
  ['CURRENCY', '$'],
  ['CURRENCY', 'ABC'],
  ['SELLER_NAME', '   '],
])('%s cannot be %j', (label, typed) => {
  expect(() => read(label, typed)).toThrow('Please enter');
});

test('what a check proposes is taken as the check says it', () => {
  const about = { label: 'TOTAL_AMOUNT', entities: [], language: 'de' };
  expect(readHumanValue('12.500', { ...about, proposed: ['12.500'] })).toEqual({ value: '12.500' });
  expect(readHumanValue('12.500', about)).toEqual({ value: '12500' });
});
