import { expect, test } from 'vitest';
import type { Entity, LineItem } from '../entity.ts';
import { checksOf, entity as placedEntity, line as placedLine } from './testing/stated.ts';

/** What a person typed stands nowhere on the page. */
const NOWHERE = { page: null, box: null };
const entity = (label: string, value: string, more: Partial<Entity> = {}) =>
  placedEntity(label, value, value, { ...NOWHERE, ...more });
const line = (quantity: string | null, price: string | null, total: string, tax_rate: string | null = null) =>
  placedLine(quantity, price, total, { ...NOWHERE, tax_rate });
const checks = (entities: readonly Entity[], lines: readonly LineItem[] = []) => checksOf(entities, lines);

const amounts = (subtotal: string, tax: string, total: string) => [
  entity('SUBTOTAL_AMOUNT', subtotal, { currency: 'EUR' }),
  entity('TAX_AMOUNT', tax, { currency: 'EUR' }),
  entity('TOTAL_AMOUNT', total, { currency: 'EUR' }),
];
const LINES = [line('2', '250.00', '500.00', '20'), line('1', '100.00', '100.00', '20')];

test('an invoice whose figures agree passes', () => {
  const of = checks(amounts('600.00', '120.00', '720.00'), LINES);
  expect(
    ['totals.add_up', 'lines.sum', 'lines.multiply', 'tax.rate_plausible', 'currency.consistent'].map(
      (id) => of(id)?.status,
    ),
  ).toEqual(Array(5).fill('pass'));
  expect(of('tax.rate_plausible')?.params.rate).toBe('20');
});

test.each([
  ['subtotal', amounts('650.00', '120.00', '720.00'), '600.00'],
  ['total', amounts('600.00', '120.00', '702.00'), '720.00'],
  ['tax', amounts('600.00', '102.00', '720.00'), '120.00'],
] as const)('the one wrong figure is named: %s', (field, entities, likely) => {
  const check = checks(entities, LINES)('totals.add_up');
  expect(check?.status).toBe('fail');
  expect(check?.params).toMatchObject({ field, likely });
});

test('a total that fits neither is a warning when nothing tells which figure is wrong', () => {
  expect(checks(amounts('600.00', '120.00', '702.00'))('totals.add_up')?.status).toBe('warning');
});

test('a printed discount explains the difference', () => {
  const entities = [...amounts('600.00', '120.00', '670.00'), entity('MONETARY', '-50.00')];
  expect(checks(entities)('totals.add_up')).toMatchObject({ status: 'pass', params: { adjustment: '-50.00' } });
});

test('the line that breaks the sum is named with what it likely is', () => {
  const lines = [line('2', '250.00', '50.00'), line('1', '100.00', '100.00')];
  const of = checks(amounts('600.00', '120.00', '720.00'), lines);
  expect(of('lines.sum')).toMatchObject({ status: 'fail', params: { line: '1', likely: '500.00' } });
  expect(of('lines.multiply')).toMatchObject({ status: 'warning', params: { line: '1', expected: '500.00' } });
});

test('a discounted line passes when the lines sum to what is printed, and only then', () => {
  const lines = [line('10', '100.00', '850.00')];
  expect(checks(amounts('850.00', '170.00', '1020.00'), lines)('lines.multiply')?.status).toBe('pass');
  expect(checks(amounts('900.00', '180.00', '1080.00'), lines)('lines.multiply')?.status).toBe('warning');
});

test('a credited line may print its sign at the total alone', () => {
  expect(checks([], [line('10', '19.80', '-198.00')])('lines.multiply')?.status).toBe('pass');
});

test('a unit price rounded to cents is no mistake', () => {
  expect(checks([], [line('1000', '0.33', '333.33')])('lines.multiply')?.status).toBe('pass');
  expect(checks([], [line('10', '0.33', '3.60')])('lines.multiply')?.status).toBe('warning');
});

test('a tax no rate explains, a due date before the invoice, two currencies and one party twice are told', () => {
  const of = checks([
    entity('TAX_AMOUNT', '50.00', { currency: 'EUR' }),
    entity('TOTAL_AMOUNT', '100.00', { currency: 'USD' }),
    entity('INVOICE_DATE', '2024-05-02'),
    entity('DUE_DATE', '2024-04-30'),
    entity('SELLER_NAME', 'Acme Ltd.'),
    entity('BUYER_NAME', 'ACME Ltd'),
  ]);
  expect(of('tax.rate_plausible')?.status).toBe('warning');
  expect(of('dates.order')).toMatchObject({ status: 'fail', params: { days: '-2' } });
  expect(of('currency.consistent')?.status).toBe('warning');
  expect(of('parties.differ')?.status).toBe('warning');
});

test('check digits of accounts and tax ids are checked, also of values a person typed', () => {
  const of = checks([
    entity('IBAN', 'DE89370400440532013001', { source: 'user' }),
    entity('SELLER_TAX_ID', 'DE136695976'),
  ]);
  expect(of('iban.checksum')).toMatchObject({ status: 'fail', entity_ids: ['IBAN-DE89370400440532013001'] });
  expect(of('tax_id.checksum')?.status).toBe('pass');
});

test('values that are no numbers or dates are left out of the checks', () => {
  const of = checks([
    ...amounts('six hundred', '120.00', '720.00'),
    entity('INVOICE_DATE', 'May'),
    entity('DUE_DATE', '2024-13-01'),
  ]);
  expect([of('totals.add_up'), of('dates.order')]).toEqual([undefined, undefined]);
});

test('the tax is measured by the printed subtotal, unless that has the tax in it', () => {
  const rate = (subtotal: string, tax: string, total: string) =>
    checks(amounts(subtotal, tax, total))('tax.rate_plausible')?.params;
  // The total is misread; the printed subtotal and tax are not.
  expect(rate('600.00', '120.00', '996.00')).toMatchObject({ net: '600.00', rate: '20' });
  expect(rate('119.00', '19.00', '119.00')).toMatchObject({ net: '100.00', rate: '19' });
});
