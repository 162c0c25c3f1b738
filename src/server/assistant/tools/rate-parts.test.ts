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
