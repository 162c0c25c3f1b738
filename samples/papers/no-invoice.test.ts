import { expect, test } from 'vitest';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { KEY_FIELDS } from '#core/labels.ts';
import { ALL_PAPERS } from './all-papers.ts';
import { fillPaper } from './fill-paper.ts';
import { ODD_SALES } from './odd-sales.ts';
import { typedSales } from './typed-papers.ts';

const SALES: readonly string[] = ['invoice', 'credit_note', 'receipt'];

const read = ALL_PAPERS.map((form) => ({ form, found: extractInvoice(fillPaper(form, 1)) }));

test('at most two papers in a hundred that are no invoice are taken for one', () => {
  const taken = read.filter(({ found }) => SALES.includes(found.document_type));
  expect(taken.map(({ form }) => `${form.language} ${form.kind}`).slice(Math.floor(read.length / 50))).toEqual([]);
});

test('papers say of themselves what they are', () => {
  const wrong = read.filter(({ form, found }) => form.type !== found.document_type);
  expect(wrong.map(({ form, found }) => `${form.language} ${form.kind}: ${found.document_type}`)).toEqual([]);
});

test('what is no part of a sale has no key field; quotes, orders and the like keep theirs without a day to pay', () => {
  for (const { form, found } of read) {
    const fields = KEY_FIELDS.filter((field) => found.entities[field]);
    if (found.document_type === 'other') expect([form.kind, fields]).toEqual([form.kind, []]);
    else if (found.document_type !== 'reminder')
      expect([form.kind, found.entities.DUE_DATE]).toEqual([form.kind, undefined]);
  }
});

// A mail that says its total in half a sentence is the one that is still missed.
test('sales in odd clothing are what they are, but for a mail of one sentence', () => {
  const wrong = [...ODD_SALES, ...typedSales()].filter(
    (form) => extractInvoice(fillPaper(form, 1)).document_type !== form.type,
  );
  expect(wrong.map(({ language, kind }) => `${language} ${kind}`)).toEqual(['en tutor-mail']);
});

test('what is called an order in large letters is an invoice with the number of one and a total of its lines', () => {
  const text = `# Order confirmation
Cold Creek Nursery, 118 County Rd 44, Ames IA
Invoice number 20447          Invoice date 04/18/2025

Qty   Item                          Each       Amount
12    Coneflower, 1 gal             8.50       102.00
6     Little bluestem               7.25        43.50
                          Total                145.50`;
  const typeOf = (own: string) =>
    extractInvoice(fillPaper({ kind: 'shop', language: 'en', type: 'invoice', text: own }, 1)).document_type;
  expect(typeOf(text)).toBe('invoice');
  expect(typeOf(text.replaceAll('Invoice ', 'Order '))).toBe('order');
});
