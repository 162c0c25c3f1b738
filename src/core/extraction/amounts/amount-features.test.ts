import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { ranked } from '../testing/ranked.ts';
import { allAmounts } from './all-amounts.ts';
import { amountCandidates } from './amount-candidates.ts';
import { taxFeatures, totalFeatures } from './amount-features.ts';

/** The amounts of a page, the likeliest by labels and sums first. */
function amountsOf(text: string, features: typeof totalFeatures): string[] {
  const facts = documentFacts(typedLayout(text));
  const amounts = amountCandidates(facts);
  return ranked(amounts, features(allAmounts(amounts, facts), facts)).map(({ value }) => value);
}

test('the total is what discounts and charges leave of the sum', () => {
  const sums =
    'Gross Total                6,250.00\nAgency commission            937.50\nNet Amount Due             5,312.50';
  expect(amountsOf(sums, totalFeatures)[0]).toBe('5312.50');
});

test('a net amount after a discount is the total where nothing follows', () => {
  const sums =
    'Gross Amount               2,450.00\nDiscount                     300.00\nNet Amount                 2,150.00';
  expect(amountsOf(sums, totalFeatures)[0]).toBe('2150.00');
});

test('an earlier balance is not part of the bill', () => {
  const sums = 'Current charges        142.31\nPrevious balance        89.24\nTotal amount due       231.55';
  expect(amountsOf(sums, totalFeatures)[0]).toBe('142.31');
});

test('what a bill tells of its change since the last one, which was paid, leads from that balance to no other', () => {
  const sums =
    'Last bill             161.94\nPayment received     -161.94\nMore than before       10.26\nTotal charges         172.20';
  expect(amountsOf(sums, totalFeatures)[0]).toBe('172.20');
});

test('a deposit does not change the total', () => {
  expect(amountsOf('Total        1,000.00\nDeposit       -200.00\nBalance due    800.00', totalFeatures)[0]).toBe(
    '1000.00',
  );
});

test('the tax may be named behind its amount', () => {
  expect(amountsOf('Total             £86.40 (includes £14.40 VAT)', taxFeatures)[0]).toBe('14.40');
});

test('the tax of a table stands in its row of totals', () => {
  const table =
    'Description        Net       VAT       Gross\nListing fees      2.66      0.61        3.27\nAds              14.14      3.25       17.39\nTotal            16.80      3.86       20.66';
  expect(amountsOf(table, taxFeatures)[0]).toBe('3.86');
});

test('the largest amount of a page is hardly its tax, whatever word stands before it', () => {
  const largest = (page: string) => {
    const facts = documentFacts(typedLayout(page));
    const amounts = amountCandidates(facts);
    const { told } = taxFeatures(allAmounts(amounts, facts), facts);
    return amounts
      .filter((_, index) => told(index).some(({ code }) => code === 'largest_amount'))
      .map(({ value }) => value);
  };
  expect(largest('Number 4711\nBreakfast          24.00\nCake       6.00\nSum incl. 19 % VAT 30.00')).toEqual([
    '30.00',
  ]);
  // Alone it may be one: the sum that it is inside of is not printed.
  expect(largest('VAT 19 %      4.75')).toEqual([]);
});

test('weights and energy are no amounts', () => {
  const facts = documentFacts(typedLayout('612 CTN     8,420.00 KG     62.40 kWh     12.00 EUR'));
  expect(amountCandidates(facts).map(({ value }) => value)).toEqual(['12.00']);
});

test('what the commission of an agency leaves is the total, though the gross amount is named one', () => {
  const sums =
    'Gross Amount             $17,500.00\nAgency Comm 15%          -$2,625.00\nNet Amount               $14,875.00';
  expect(amountsOf(sums, totalFeatures)[0]).toBe('14875.00');
});

test('titles of sums end the table of items, so that the tax below them counts', () => {
  const page = `Ord     Description          Quantity     Unit price     Amount
24      GLOVE NITRILE L      24           11.40          273.60

Merchandise     Freight     Tax       Invoice Total
661.10          71.45       48.51     781.06`;
  expect(amountsOf(page, taxFeatures)[0]).toBe('48.51');
  expect([...documentFacts(typedLayout(page)).tableRows]).toEqual([0, 1]);
});

test('on a page without a word for a tax, a charge is none, whatever share it is', () => {
  const facts = documentFacts(
    typedLayout(
      'Allotment rent plot 17A         £37.50\nWater charge                     £5.00\nTotal payable                   £42.50',
    ),
  );
  const amounts = amountCandidates(facts);
  const priors = taxFeatures(allAmounts(amounts, facts), facts).features.map(({ prior }) => prior!);
  expect(Math.max(...priors)).toBeLessThan(-6);
});

test('new charges stay the total, though a line and the earlier balance happen to make them', () => {
  const sums = `Weekly mowing                      240.00
Hedge trimming                     100.00
New charges                        340.00
Previous balance                   240.00
Please pay                        $580.00`;
  expect(amountsOf(sums, totalFeatures)[0]).toBe('340.00');
});

test('an amount that stands twice in its row is the price of one piece, whatever its title says', () => {
  const page = `Pos   Description                  MwSt.       Amount
7     Standard Exchange            3.89        3.89
MwSt.                                          0.74`;
  expect(amountsOf(page, taxFeatures)[0]).toBe('0.74');
});

test('two parts and their sum beside a total are no tax', () => {
  const parts = (text: string) => {
    const facts = documentFacts(typedLayout(text));
    return allAmounts(amountCandidates(facts), facts).wholes.size;
  };
  expect(parts('Total      500.00      300.00      800.00')).toBe(0);
  expect(parts('Total      500.00      100.00      600.00')).toBe(3);
});
