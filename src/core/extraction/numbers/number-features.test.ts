import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { ranked } from '../testing/ranked.ts';
import { numberCandidates } from './number-candidates.ts';
import { numberFeatures } from './number-features.ts';

/** Identifiers of a page, the likeliest by their labels first. */
function numbersOf(text: string): string[] {
  const facts = documentFacts(typedLayout(text));
  const numbers = numberCandidates(facts);
  return ranked(numbers, numberFeatures(numbers, facts)).map(({ value }) => value);
}

test('of an invoice number and a receipt number the invoice number counts', () => {
  expect(numbersOf('Receipt\n\nReceipt number     2790-4413\nInvoice number     B81D22E0-0019')[0]).toBe(
    'B81D22E0-0019',
  );
  expect(numbersOf('Receipt\n\nReceipt number     2790-4413')[0]).toBe('2790-4413');
});

test('an order number is the number of a document that has no other', () => {
  expect(numbersOf('Order #1093\n\nMay 5, 2025\n\n190 Princess St')[0]).toBe('1093');
  expect(numbersOf('Order #1093\nInvoice number 118\n\n190 Princess St')[0]).toBe('118');
});

test('numbers in groups stay whole', () => {
  expect(numbersOf('Invoice number    1009 4471 882')[0]).toBe('1009 4471 882');
  expect(numbersOf('N. fattura elettronica valida ai fini fiscali: 4820 1188 2044    VIA ROMA 118')[0]).toBe(
    '4820 1188 2044',
  );
});

test('a number may be a day when a number sign stands before it', () => {
  expect(numbersOf('Facture n° 2024-07-03')[0]).toBe('2024-07-03');
  expect(numbersOf('Facture du 2024-07-03')).not.toContain('2024-07-03');
});

test('the number of a licence is not the number of the document', () => {
  expect(numbersOf('GDC No. 118842\n\nStatement of account / Invoice DP10934')[0]).toBe('DP10934');
});

test('a title that is not aligned with its value is found by their cells', () => {
  expect(numbersOf('                  Date          Invoice #\n              3/8/2024       24418')[0]).toBe('24418');
});

test('four groups are one number', () => {
  expect(numbersOf('Invoice ID    HR-2024 118 442')[0]).toBe('HR-2024 118 442');
});

test('a number below the title in a row of titles goes before an order number', () => {
  expect(
    numbersOf(`Invoice               Date              Page
5004418               21-DEC-21         1 of 1

Purchase Order Number     Sales Order Number     Currency
RG-88120                  7711844                USD`)[0],
  ).toBe('5004418');
});

test('a freight bill is known by its PRO number', () => {
  expect(numbersOf('FREIGHT BILL\n\nPRO NUMBER        BILL DATE\n0441-778820       08/21/23')[0]).toBe('0441-778820');
});

test("the buyer's own reference is no number of the document", () => {
  expect(numbersOf('Document          Your ref\nIN0447188         XMAS 3')[0]).toBe('IN0447188');
});

test('hyphens of Unicode hold a number together and become plain ones', () => {
  expect(numbersOf('Invoice number    9F0C4471‑0018')[0]).toBe('9F0C4471-0018');
});

test('a heading at the left does not take the number that its own line announces', () => {
  const [first] = numbersOf('QBCC 15044718\n\nInvoice to           Invoice 3318-2       Licence QB 8820\nNguyen Trust');
  expect(first).toBe('3318-2');
});

test('the end of an American address is no number', () => {
  expect(numbersOf('MARISOL QUINTERO\n44 HERON CT\nBORING OR 97009-4471')).not.toContain('OR 97009-4471');
  expect(numbersOf('Invoice number    97009-4471')[0]).toBe('97009-4471');
});
