import { expect, test } from 'vitest';
import type { Entity, LineItem } from '../entity.ts';
import { box, checksOf, entity, line } from './testing/stated.ts';

function checks(entities: readonly Entity[], lines: readonly LineItem[]) {
  const found = checksOf(entities, lines);
  return (id: string) => found(id)?.status;
}

test('a second tax that only closes the gap tells that the tax is a part', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '4230.00'),
    entity('TAX_AMOUNT', '421.94', 'QST 9.975%  421.94'),
    entity('TOTAL_AMOUNT', '4863.44'),
    entity('MONETARY', '211.50', 'GST 5%  211.50'),
  ];
  expect(checks(entities, [line('1', '4230.00', '4230.00')])('totals.add_up')).toBe('warning');
});

test('income tax that is kept back explains a total', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '3000.00'),
    entity('TAX_AMOUNT', '630.00', 'IVA 21%  630.00'),
    entity('TOTAL_AMOUNT', '3180.00'),
    entity('MONETARY', '-450.00', 'Retención IRPF 15%  -450.00'),
  ];
  expect(checks(entities, [line('1', '3000.00', '3000.00')])('totals.add_up')).toBe('pass');
});

test('lines that make the total and its tax say that the total is the sum before the tax', () => {
  const entities = [entity('TAX_AMOUNT', '4.66', 'TVA 20 %  4.66'), entity('TOTAL_AMOUNT', '23.32')];
  const lines = [
    line(null, null, '19.99'),
    line(null, null, '4.99', { box: box(0.42) }),
    line(null, null, '3.00', { box: box(0.44) }),
  ];
  expect(checks(entities, lines)('lines.sum')).toBe('fail');
});

test('a total that is printed in one of the lines is none, where the lines make what is due', () => {
  const total = entity('TOTAL_AMOUNT', '1176.00', '48  24.50  1176.00', { box: box(0.4, 0.8, 0.1) });
  const lines = [
    line('48', '24.50', '1176.00'),
    line('36', '-24.50', '-882.00', { box: box(0.42) }),
    line('48', '6.00', '288.00', { box: box(0.44) }),
  ];
  expect(checks([total, entity('AMOUNT_DUE', '582.00')], lines)('lines.sum')).toBe('warning');
});

test('the sum of the lines beside the total, in a row of figures under titles', () => {
  const row = '1.057,32  24,50  1.081,82  205,55  EUR 1.287,37';
  const entities = [
    entity('SUBTOTAL_AMOUNT', '1081.82', row),
    entity('TAX_AMOUNT', '205.55', row),
    entity('TOTAL_AMOUNT', '1287.37', row, { text: 'EUR 1.287,37' }),
    entity('MONETARY', '1057.32', row, { text: '1.057,32' }),
  ];
  expect(checks(entities, [line('1', '1057.32', '1057.32')])('lines.sum')).toBe('pass');
});

test('a row with a word in it is no row of figures, be it three capitals long inside', () => {
  const row = 'MON  1.057,32  24,50  1.081,82  205,55  1.287,37';
  const sumIn = (own: string) =>
    checks(
      [
        entity('SUBTOTAL_AMOUNT', '1081.82', own),
        entity('TAX_AMOUNT', '205.55', own),
        entity('TOTAL_AMOUNT', '1287.37', own, { text: '1.287,37' }),
        entity('MONETARY', '1057.32', own, { text: '1.057,32' }),
      ],
      [line('1', '1057.32', '1057.32')],
    )('lines.sum');
  expect(sumIn(row.replace('MON', 'EUR'))).toBe('pass');
  expect(sumIn(row.replace('MON', 'MONTANTABC'))).toBe('warning');
  expect(sumIn(row.replace('MON', 'ABCDEF'))).toBe('warning');
});

test.each([
  ['outlays', 'Auslagen nach § 9 GOZ', '18.40'],
  ['supplies', 'Shop supplies', '22.10'],
  ['service', 'Service 12.5%', '14.73'],
])('%s explain what the total is more than its lines', (_, words, value) => {
  const total = (100 + Number(value)).toFixed(2);
  const entities = [entity('TOTAL_AMOUNT', total), entity('MONETARY', value, `${words}  ${value}`)];
  expect(checks(entities, [line('1', '100.00', '100.00')])('lines.sum')).toBe('pass');
});

test('a total of whole kronor is rounded, one of cents is wrong', () => {
  const kronor = (currency: string, total: string) => [
    entity('SUBTOTAL_AMOUNT', '11983.80'),
    entity('TAX_AMOUNT', '2995.95', 'Moms 25%  2995.95'),
    entity('TOTAL_AMOUNT', total, total, { currency }),
  ];
  const lines = [line('1', '11983.80', '11983.80')];
  expect(checks(kronor('SEK', '14980.00'), lines)('totals.add_up')).toBe('pass');
  expect(checks(kronor('EUR', '14980.00'), lines)('totals.add_up')).not.toBe('pass');
  expect(checks(kronor('SEK', '14981.00'), lines)('totals.add_up')).not.toBe('pass');
});

test.each([
  ['a price of a hundred', '50', '72.80', '36.40'],
  ['a price of a thousand', '8500', '42.00', '357.00'],
  ['the days of a year beside its price', '366', '118.80', '118.80'],
  ['work at night, 30 % more', '4', '26.45', '137.54'],
])('%s multiplies, where the lines make the total', (_, quantity, price, total) => {
  const entities = [entity('TOTAL_AMOUNT', total)];
  expect(checks(entities, [line(quantity, price, total)])('lines.multiply')).toBe('pass');
  expect(checks([entity('TOTAL_AMOUNT', '9.99')], [line(quantity, price, total)])('lines.multiply')).toBe('warning');
});

test('a printed rate of one printed amount is plausible, of an amount that is next to nothing it is not', () => {
  const bill = (total: string) => [
    entity('TAX_AMOUNT', '230.00', 'VAT thereon at 20%  230.00'),
    entity('TOTAL_AMOUNT', total),
    entity('MONETARY', '1150.00', 'completion  1150.00'),
  ];
  expect(checks(bill('1894.84'), [])('tax.rate_plausible')).toBe('pass');
  expect(checks(bill('447118.00'), [])('tax.rate_plausible')).toBe('warning');
});
