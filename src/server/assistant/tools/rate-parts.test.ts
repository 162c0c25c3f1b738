import { expect, test } from 'vitest';
import { partsByRate, type RatedDocument } from './rate-parts.ts';

const document = (of: Partial<RatedDocument>): RatedDocument => ({
  id: 'a',
  type: 'invoice',
  currency: 'EUR',
  total: '119.00',
  tax: '19.00',
  net: '100.00',
  lines: [],
  ...of,
});

test("the lines' one rate has the document's own amounts, whatever rounding its lines show", () => {
  const lines = [
    { rate: '19', total: '33.33' },
    { rate: '19.00', total: '66.66' },
  ];
  expect(partsByRate(document({ lines }))).toEqual({
    of: [{ rate: 19, net: 10_000, tax: 1_900 }],
    isWorkedOut: false,
  });
});

test('lines of two rates are added up each; prices that include the tax are told by their sum', () => {
  const lines = [
    { rate: '19', total: '100.00' },
    { rate: '7', total: '50.00' },
  ];
  const of = [
    { rate: 19, net: 10_000, tax: 1_900 },
    { rate: 7, net: 5_000, tax: 350 },
  ];
  expect(partsByRate(document({ total: '172.50', tax: '22.50', net: '150.00', lines })).of).toEqual(of);
  const gross = [
    { rate: '19', total: '119.00' },
    { rate: '7', total: '53.50' },
  ];
  expect(partsByRate(document({ total: '172.50', tax: '22.50', net: '150.00', lines: gross })).of).toEqual(of);
});

test('where no line names a rate it is worked out, and told as such', () => {
  expect(partsByRate(document({}))).toEqual({ of: [{ rate: 19, net: 10_000, tax: 1_900 }], isWorkedOut: true });
  expect(partsByRate(document({ tax: '8.10', total: '108.10' })).of[0]?.rate).toBe(8.1);
});

test('of amounts that no one rate makes none is told', () => {
  expect(partsByRate(document({ tax: '12.37', total: '112.37' }))).toEqual({ of: [], isWorkedOut: true });
  expect(partsByRate(document({ tax: null, net: null })).of).toEqual([]);
});

test('a discount line counts against its rate, also where prices include the tax', () => {
  const lines = [
    { rate: '19', total: '100.00' },
    { rate: '19', total: '-20.00' },
    { rate: '7', total: '50.00' },
  ];
  const of = [
    { rate: 19, net: 8_000, tax: 1_520 },
    { rate: 7, net: 5_000, tax: 350 },
  ];
  expect(partsByRate(document({ total: '148.70', tax: '18.70', net: '130.00', lines })).of).toEqual(of);
  const gross = [
    { rate: '19', total: '119.00' },
    { rate: '19', total: '-23.80' },
    { rate: '7', total: '53.50' },
  ];
  const receipt = document({ type: 'receipt', total: '148.70', tax: '18.70', net: '130.00', lines: gross });
  expect(partsByRate(receipt).of).toEqual(of);
});

test("an invoice's negative amounts stay negative, by its own amounts and by its lines", () => {
  const corrected = { total: '-119.00', tax: '-19.00', net: '-100.00' };
  const of = [{ rate: 19, net: -10_000, tax: -1_900 }];
  expect(partsByRate(document(corrected)).of).toEqual(of);
  const oneRate = { ...corrected, lines: [{ rate: '19', total: null }] };
  expect(partsByRate(document(oneRate)).of).toEqual(of);
  expect(partsByRate(document({ ...oneRate, tax: '19.00' })).of).toEqual(of);
  const lines = [
    { rate: '19', total: '-100.00' },
    { rate: '7', total: '-50.00' },
  ];
  expect(partsByRate(document({ total: '-172.50', tax: '-22.50', net: '-150.00', lines })).of).toEqual([
    { rate: 19, net: -10_000, tax: -1_900 },
    { rate: 7, net: -5_000, tax: -350 },
  ]);
});

test('a credit note gives the same parts whether it prints its amounts with a minus or without', () => {
  const amounts = { type: 'credit_note', total: '153.50', tax: '23.50', net: '130.00' };
  const lines = [
    { rate: '19', total: '120.00' },
    { rate: '7', total: '30.00' },
    { rate: '7', total: '-20.00' },
  ];
  const of = [
    { rate: 19, net: 12_000, tax: 2_280 },
    { rate: 7, net: 1_000, tax: 70 },
  ];
  expect(partsByRate(document({ ...amounts, lines })).of).toEqual(of);
  const negated = lines.map(({ rate, total }) => ({ rate, total: String(-Number(total)) }));
  expect(partsByRate(document({ ...amounts, total: '-153.50', lines: negated })).of).toEqual(of);
  const whole = { type: 'credit_note', total: '-119.00', tax: '-19.00', net: '100.00' };
  expect(partsByRate(document(whole)).of).toEqual([{ rate: 19, net: 10_000, tax: 1_900 }]);
});
