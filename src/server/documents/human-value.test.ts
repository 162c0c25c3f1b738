import { expect, test } from 'vitest';
import { normalizeHumanValue } from './human-value.ts';

test('dates and amounts may be typed as they are printed', () => {
  expect(normalizeHumanValue('INVOICE_DATE', '2026-01-31')).toBe('2026-01-31');
  expect(normalizeHumanValue('DUE_DATE', ' 31.01.2026 ')).toBe('2026-01-31');
  expect(normalizeHumanValue('TOTAL_AMOUNT', '1190.00')).toBe('1190.00');
  expect(normalizeHumanValue('TOTAL_AMOUNT', '1.190,00 €', 'de')).toBe('1190.00');
  expect(normalizeHumanValue('TAX_AMOUNT', '-12.5')).toBe('-12.5');
  expect(normalizeHumanValue('SELLER_NAME', '  ACME Ltd ')).toBe('ACME Ltd');
});

test.each([
  ['INVOICE_DATE', 'not a date'],
  ['INVOICE_DATE', '2026-02-30'],
  ['DUE_DATE', '2026-01-01 or 2026-02-01'],
  ['TOTAL_AMOUNT', 'abc'],
  ['SELLER_NAME', '   '],
])('%s cannot be %j', (label, typed) => {
  expect(() => normalizeHumanValue(label, typed)).toThrow('Please enter');
});
