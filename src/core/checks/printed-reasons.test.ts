import { expect, test } from 'vitest';
import { box, checksOf, entity, line } from './testing/stated.ts';

const printed = (words: string, value: string, y = 0.6) =>
  entity('MONETARY', value, `${words}  ${value}`, { box: box(y, 0.8, 0.1) });

test('several printed deductions and charges together make the subtotal', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '193.83'),
    printed('abzgl. Rabatt', '-2.00'),
    printed('abzgl. Sondernachlass  10%  von', '-14.73'),
    printed('zzgl. Versandkosten', '5.80'),
  ];
  const check = checksOf(entities, [line('1', '204.76', '204.76')])('lines.sum');
  expect(check).toMatchObject({ status: 'pass' });
  expect(check?.entity_ids).toHaveLength(4);
});

test('deductions and charges count with the sign their label gives them', () => {
  const lines = [line('1', '180.00', '180.00')];
  const of = (subtotal: string) =>
    checksOf(
      [entity('SUBTOTAL_AMOUNT', subtotal), printed('Discount', '9.00'), printed('Shipping', '5.50', 0.62)],
      lines,
    )('lines.sum')?.status;
  expect([of('176.50'), of('194.50'), of('165.50')]).toEqual(['pass', 'warning', 'warning']);
});

test('amounts that nothing labels as deduction or charge do not explain a wrong sum together', () => {
  const entities = [entity('SUBTOTAL_AMOUNT', '176.50'), printed('Deposit box', '9.00'), printed('Meter', '-5.50')];
  expect(checksOf(entities, [line('1', '180.00', '180.00')])('lines.sum')?.status).toBe('warning');
});

test('the amount of a line does not explain that the sum is less by just this line', () => {
  const inLine = entity('MONETARY', '30.00', 'Hinges  1  30.00  30.00', { box: box(0.42, 0.8, 0.1) });
  const lines = [line('1', '100.00', '100.00'), line('1', '30.00', '30.00', { box: box(0.42) })];
  expect(checksOf([entity('SUBTOTAL_AMOUNT', '100.00'), inLine], lines)('lines.sum')?.status).toBe('warning');
});

test('two charges between subtotal and total explain it, a total wrong by another amount does not pass', () => {
  const of = (total: string) =>
    checksOf(
      [
        entity('SUBTOTAL_AMOUNT', '1000.00'),
        entity('TAX_AMOUNT', '200.00'),
        entity('TOTAL_AMOUNT', total),
        printed('Freight', '40.00'),
        printed('Less discount', '25.00', 0.62),
      ],
      [],
    )('totals.add_up')?.status;
  expect([of('1215.00'), of('1251.00')]).toEqual(['pass', 'warning']);
});

test('a charge on top of amounts that include the tax makes the total', () => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '411.95'),
    entity('TAX_AMOUNT', '72.88'),
    entity('TOTAL_AMOUNT', '419.94'),
    printed('Desplazamiento', '7.99'),
  ];
  expect(checksOf(entities, [])('totals.add_up')).toMatchObject({ status: 'pass', params: { adjustment: '7.99' } });
});

test('a line total may include the tax of its line', () => {
  const of = (total: string) => checksOf([], [line('2', '50.00', total, { tax_rate: '20' })])('lines.multiply')?.status;
  expect([of('120.00'), of('100.00'), of('125.00')]).toEqual(['pass', 'pass', 'warning']);
});

test('a unit price padded with zeros is a price in cents', () => {
  const of = (price: string) => checksOf([], [line('20', price, '55.46')])('lines.multiply')?.status;
  expect([of('2.7700'), of('2.7710')]).toEqual(['pass', 'warning']);
});

test.each([
  ['an amount', '85.58', '$47,79  $10,00  $85,58', '10.00'],
  ['an amount a piece', '75.58', '$47,79  $10,00  $75,58', '10.00'],
  ['a percentage', '83.63', '47.79  12.5  83.63', '12.50'],
  ['a tax', '105.14', '47.79  9.56  105.14', '9.56'],
])('a line that differs by %s in its row passes', (_, total, row, amount) => {
  const inRow = entity('MONETARY', amount, `Service  2  ${row}`, { box: box(0.4, 0.6, 0.1) });
  const of = (line_total: string) =>
    checksOf([entity('SUBTOTAL_AMOUNT', line_total), inRow], [line('2', '47.79', line_total)])('lines.multiply')
      ?.status;
  expect(of(total)).toBe('pass');
  expect(of('91.08')).toBe('warning');
});

test('a price of which a percentage is left may be rounded before it is taken many times', () => {
  const of = (row: string) => {
    const inRow = entity('MONETARY', '46.90', row, { box: box(0.4, 0.6, 0.1) });
    return checksOf([entity('SUBTOTAL_AMOUNT', '1604.16'), inRow], [line('36', '46.90', '1604.16')])('lines.multiply')
      ?.status;
  };
  expect(of('Adhesive  36  46.90  5 %  44.56  1604.16')).toBe('pass');
  expect(of('Adhesive  36  46.90  4 %  44.56  1604.16')).toBe('warning');
});

test('a percentage explains no line that nothing is charged for: its price must be printed in its row', () => {
  const of = (price: string) => {
    const inRow = entity('MONETARY', '0.00', `Sample  1  ${price}  20 %  0.00`, { box: box(0.4, 0.6, 0.1) });
    return checksOf([entity('SUBTOTAL_AMOUNT', '0.00'), inRow], [line('1', '4.90', '0.00')])('lines.multiply')?.status;
  };
  expect([of('4.90'), of('9.40')]).toEqual(['pass', 'warning']);
});

test('a row of sums that prints the sum of the lines is enough where no subtotal is stated', () => {
  const of = (value: string) =>
    checksOf(
      [
        entity('TOTAL_AMOUNT', '297000.00'),
        entity('MONETARY', value, `Total  ${value}  22500.00`, { box: box(0.5, 0.5, 0.1) }),
      ],
      [line('1', '250000.00', '250000.00')],
    )('lines.sum')?.status;
  expect([of('250000.00'), of('205000.00')]).toEqual(['pass', 'warning']);
});

test.each(['9% BTW', 'I.V.A. 8%', 'IVA 10 %', 'V.A.T. 13.5 %', 'zzgl. USt. 7%'])(
  'a second tax under %s and a charge make the total together',
  (words) => {
    const entities = [
      entity('SUBTOTAL_AMOUNT', '1000.00'),
      entity('TAX_AMOUNT', '200.00'),
      entity('TOTAL_AMOUNT', '1264.80'),
      printed(words, '49.80'),
      printed('Transport', '15.00', 0.62),
    ];
    expect(checksOf(entities, [])('totals.add_up')?.status).toBe('pass');
  },
);

test('an amount that nothing labels closes no gap, nor does a row of tax where the tax itself is another', () => {
  const of = (words: string, value: string, tax = '200.00') =>
    checksOf(
      [
        entity('SUBTOTAL_AMOUNT', '1000.00'),
        entity('TAX_AMOUNT', tax),
        entity('TOTAL_AMOUNT', '1240.00'),
        printed(words, value),
      ],
      [],
    )('totals.add_up')?.status;
  expect([of('Last year', '40.00'), of('Freight', '40.00'), of('Rounding', '40.00'), of('Deposit', '40.00')]).toEqual([
    'warning',
    ...Array(3).fill('pass'),
  ]);
  expect(of('VAT 24 %', '240.00', '90.00')).toBe('warning');
});

test('a line that is missing is told, although its amount is printed', () => {
  const forgotten = printed('Hinges  1', '30.00');
  expect(
    checksOf([entity('SUBTOTAL_AMOUNT', '130.00'), forgotten], [line('1', '100.00', '100.00')])('lines.sum')?.status,
  ).toBe('warning');
});

test.each([
  ['of a country', '190.00', [], 'pass'],
  ['that the page prints', '113.00', ['11.3 %'], 'pass'],
  ['of two that the page prints', '161.00', ['20 %', '5 %'], 'pass'],
  ['of nobody', '113.00', ['20 %'], 'warning'],
  ['above all of a page', '231.00', ['19 %', '7 %'], 'warning'],
])('a tax at a rate %s', (_, tax, rates, status) => {
  const entities = [
    entity('SUBTOTAL_AMOUNT', '1000.00'),
    entity('TAX_AMOUNT', tax),
    entity('TOTAL_AMOUNT', String(1000 + Number(tax))),
    ...rates.map((rate, index) => printed(`VAT ${rate}`, '1.00', 0.6 + index / 50)),
  ];
  expect(checksOf(entities, [])('tax.rate_plausible')?.status).toBe(status);
});

test('a tax of several rates that are printed nowhere passes where net, tax and total agree', () => {
  const of = (total: string) =>
    checksOf(
      [entity('SUBTOTAL_AMOUNT', '624.90'), entity('TAX_AMOUNT', '46.25'), entity('TOTAL_AMOUNT', total)],
      [],
    )('tax.rate_plausible')?.status;
  expect([of('671.15'), of('690.15')]).toEqual(['pass', 'warning']);
});

test('lines below the taxed ones make the rest of the total, where the tax is that of the subtotal', () => {
  const of = (total: string, tax = '13.61') =>
    checksOf(
      [entity('SUBTOTAL_AMOUNT', '136.09'), entity('TAX_AMOUNT', tax), entity('TOTAL_AMOUNT', total)],
      [line(null, null, '94.18'), line(null, null, '41.91'), line(null, null, '18.00')],
    )('totals.add_up')?.status;
  expect([of('167.70'), of('168.70'), of('169.09', '15.00')]).toEqual(['pass', 'warning', 'fail']);
});

test('the subtotal may be that of the lines without tax', () => {
  const of = (subtotal: string) =>
    checksOf(
      [entity('SUBTOTAL_AMOUNT', subtotal), entity('TAX_AMOUNT', '588.00'), entity('TOTAL_AMOUNT', '16170.40')],
      [line(null, null, '1800.00'), line(null, null, '1000.00'), line(null, null, '12782.40')],
    )('totals.add_up')?.status;
  expect([of('12782.40'), of('2800.00'), of('12700.40')]).toEqual(['pass', 'pass', 'fail']);
});

test('all that stands between subtotal and total makes the total, whatever it is called', () => {
  const of = (total: string, shipping = '9.40') =>
    checksOf(
      [
        entity('SUBTOTAL_AMOUNT', '257.70', undefined, { box: box(0.5, 0.8, 0.1) }),
        printed('Launch partner', '-15.00', 0.53),
        entity('TAX_AMOUNT', '6.62', undefined, { box: box(0.56, 0.8, 0.07) }),
        printed('USPS Priority', shipping, 0.59),
        entity('TOTAL_AMOUNT', total, undefined, { box: box(0.62, 0.8, 0.1) }),
      ],
      [],
    )('totals.add_up')?.status;
  expect([of('258.72'), of('258.27'), of('258.72', '4.90')]).toEqual(['pass', 'warning', 'warning']);
});

test('of a row that prints subtotal and total side by side other amounts make the difference, under titles of their own', () => {
  const level = (label: string, value: string, x: number, y = 0.8) =>
    entity(label, value, `253.47 5.07 248.40 52.16 12.92 313.48`, { box: box(y, x, 0.06) });
  const row = (y: number) => [
    level('SUBTOTAL_AMOUNT', '253.47', 0.1),
    level('TAX_AMOUNT', '52.16', 0.6),
    level('TOTAL_AMOUNT', '313.48', 0.9),
    level('MONETARY', '5.07', 0.3, y),
    level('MONETARY', '248.40', 0.45, y),
    level('MONETARY', '12.92', 0.75, y),
  ];
  expect(checksOf(row(0.8), [])('totals.add_up')?.status).toBe('pass');
  expect(checksOf(row(0.5), [])('totals.add_up')?.status).toBe('warning');
});
