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

const taxed = (one: LineItem, tax_rate: string | null): LineItem => ({ ...one, tax_rate });

test('lines that are net, below which only the total with a usual tax stands, make that total', () => {
  const lines = [line('1', '500.00', '500.00')];
  expect(checks([entity('TOTAL_AMOUNT', '595.00')], lines)('lines.sum')).toBe('pass');
  expect(checks([entity('TOTAL_AMOUNT', '591.00')], lines)('lines.sum')).toBe('warning');
});

test('a part of what is due is not the total, though both with the lines make what is due', () => {
  const entities = [entity('TOTAL_AMOUNT', '32.05', 'Total fixed fees  32.05'), entity('AMOUNT_DUE', '87.05')];
  expect(checks(entities, [line('2', '27.50', '55.00')])('lines.sum')).toBe('fail');
});

test('a total before taxes is marked where another total with them is printed', () => {
  const entities = [
    entity('TOTAL_AMOUNT', '7096.00', 'Total  7,096.00'),
    entity('MONETARY', '425.76', 'CGST @ 6%  425.76'),
    entity('MONETARY', '7521.76', 'Grand total  7,521.76'),
  ];
  expect(checks(entities, [line('1', '7096.00', '7096.00')])('lines.sum')).toBe('fail');
  expect(checks(entities.slice(0, 2), [line('1', '7096.00', '7096.00')])('lines.sum')).toBe('pass');
});

test('lines that are free of tax explain a total and the share of its tax', () => {
  const lines = [
    taxed(line('1', '617.14', '617.14'), '22'),
    taxed({ ...line('1', '79.02', '79.02', { box: box(0.45) }), description: 'Stamp duty' }, null),
  ];
  const found = checks(
    [entity('SUBTOTAL_AMOUNT', '617.14'), entity('TAX_AMOUNT', '135.77'), entity('TOTAL_AMOUNT', '831.93')],
    lines,
  );
  expect(found('totals.add_up')).toBe('pass');
  const rated = [entity('TAX_AMOUNT', '29.02', 'VAT 20%  29.02'), entity('TOTAL_AMOUNT', '196.52')];
  const goods = [
    taxed(line('4', '25.00', '100.00'), '20'),
    taxed(line('1', '45.10', '45.10', { box: box(0.42) }), '20'),
  ];
  const books = (each: string, all: string) => [...goods, taxed(line('2', each, all, { box: box(0.45) }), '0')];
  expect(checks(rated, books('11.20', '22.40'))('tax.rate_plausible')).toBe('pass');
  expect(checks(rated, books('9.20', '18.40'))('tax.rate_plausible')).toBe('warning');
});

test('a tax at a rate of its own is plausible where the lines make a printed net amount', () => {
  const entities = [entity('TAX_AMOUNT', '85.90'), entity('TOTAL_AMOUNT', '572.25')];
  const lines = [line('1', '318.40', '318.40'), line('1', '167.95', '167.95', { box: box(0.45) })];
  const net = entity('MONETARY', '486.35', 'Beitrag netto  486,35 EUR', { box: box(0.6) });
  expect(checks([...entities, net], lines)('tax.rate_plausible')).toBe('pass');
  expect(checks(entities, lines)('tax.rate_plausible')).toBe('warning');
});

test('a line that does not multiply explains a gap better than a rate of tax that nobody printed', () => {
  const entities = [entity('TOTAL_AMOUNT', '108.00')];
  const lines = [line('2', '34.00', '60.00'), line('4', '10.00', '40.00', { box: box(0.42) })];
  expect(checks(entities, lines)('lines.sum')).toBe('fail');
});
