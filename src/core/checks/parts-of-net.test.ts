import { expect, test } from 'vitest';
import { box, checksOf, entity, line } from './testing/stated.ts';

test('a tax on a part of the net amount is plausible where that part and the rest are printed', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '9600.00'),
    entity('TAX_AMOUNT', '330.00', 'Imposta  330.00'),
    entity('TOTAL_AMOUNT', '9930.00'),
    entity('MONETARY', '1500.00', '22  1500.00  330.00', { box: box(0.6) }),
    entity('MONETARY', '8100.00', 'N2.2  8100.00  0.00', { box: box(0.62) }),
    entity('MONETARY', '80.00', 'Straordinario 25 %  80.00', { box: box(0.63) }),
  ];
  const rest = entities.filter(({ value }) => value !== '8100.00');
  expect(checksOf(entities, [])('tax.rate_plausible')?.status).toBe('pass');
  expect(checksOf(rest, [])('tax.rate_plausible')?.status).toBe('warning');
});

test('a discount explains the sum of lines with more decimals than their sum', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '90.25'),
    entity('TAX_AMOUNT', '18.95', 'IVA 21 %  18.95'),
    entity('TOTAL_AMOUNT', '109.20'),
    entity('MONETARY', '-10.0000', 'Dto. promoción  -10.0000'),
  ];
  const lines = [line(null, null, '60.1234'), line(null, null, '40.1312', { box: box(0.42) })];
  expect(checksOf(entities, lines)('lines.sum')?.status).toBe('pass');
});
