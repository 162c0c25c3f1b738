import { expect, test } from 'vitest';
import { netAndTaxOdds } from './net-and-tax.ts';

/** Candidates by value with what stands near them; without cents they are bare numbers. */
function oddsOf(amounts: Readonly<Record<string, string>>): Record<string, number> {
  const values = Object.keys(amounts);
  const candidates = values.map((value, row) => ({
    value,
    money: { decimals: value.includes('.') ? 2 : 0, currency: null },
    segment: { row },
  })) as unknown as Parameters<typeof netAndTaxOdds>[0]['candidates'];
  const features = values.map((value) => ({
    proper: value.includes('.') ? 1 : 0,
    near_subtotal: amounts[value] === 'net' ? 0.9 : 0,
    near_taxWord: amounts[value] === 'tax' ? 0.9 : 0,
  }));
  const odds = netAndTaxOdds({ candidates, features, told: () => [] });
  return Object.fromEntries(values.map((value, index) => [value, odds(index)]));
}

test('a labelled net amount and tax that make a printed amount speak for it, and against bare numbers', () => {
  const odds = oddsOf({ '480.00': 'net', '96.00': 'tax', '576.00': '', '1440': '', '300.00': '' });
  expect(odds['576.00']).toBeGreaterThan(0);
  expect(odds['1440']).toBeLessThan(-3);
  expect([odds['480.00'], odds['300.00']]).toEqual([0, 0]);
});

test('of the wholes of single rates and of all of them the greatest is meant', () => {
  const odds = oddsOf({ '100.00': 'net', '20.00': 'tax', '120.00': '', '300.00': 'net', '45.00': 'tax', '345.00': '' });
  expect([odds['120.00'], odds['345.00']]).toEqual([0, 1.5]);
});

test('where nothing adds up nothing is said', () => {
  expect(oddsOf({ '480.00': 'net', '96.00': 'tax', '500.00': '', '1440': '' })['1440']).toBe(0);
});
