import { expect, test } from 'vitest';
import type { DocumentWire } from '#contracts/document.ts';
import { filterDocuments, sortDocuments } from './document-list.ts';

type Summary = NonNullable<DocumentWire['summary']>;

function invoice(filename: string, summary: Partial<Summary> = {}, rest: Partial<DocumentWire> = {}): DocumentWire {
  return {
    id: filename,
    filename,
    file_size: 1000,
    total_pages: 1,
    upload_date: '2026-01-01T00:00:00.000Z',
    last_analysis: { status: 'completed', entity_count: 8 },
    metadata: { filename },
    summary: {
      seller: null,
      buyer: null,
      invoice_number: null,
      invoice_date: null,
      due_date: null,
      total: null,
      currency: null,
      failed_checks: 0,
      ...summary,
    },
    ...rest,
  };
}

const names = (documents: DocumentWire[]) => documents.map((document) => document.filename);

const list = [
  invoice('b-10.pdf', { seller: 'Acme GmbH', total: '900.00', currency: 'EUR', invoice_date: '2026-01-05' }),
  invoice('B-9.pdf', {
    seller: 'Beta Ltd',
    total: '1000.00',
    currency: 'EUR',
    failed_checks: 2,
    due_date: '2026-03-01',
  }),
  invoice('a.pdf', { total: '5.00', currency: 'CHF', invoice_number: 'INV-77' }, { last_analysis: null }),
];

test('the search looks at file name, seller and invoice number, whatever the case', () => {
  expect(names(filterDocuments(list, { query: ' ACME ' }))).toEqual(['b-10.pdf']);
  expect(names(filterDocuments(list, { query: 'inv-77' }))).toEqual(['a.pdf']);
  expect(names(filterDocuments(list, { query: 'b-' }))).toEqual(['b-10.pdf', 'B-9.pdf']);
});

test('a filter narrows by status, seller, month, currency and failed checks together', () => {
  expect(names(filterDocuments(list, { query: '', status: 'processing' }))).toEqual(['a.pdf']);
  expect(names(filterDocuments(list, { query: '', month: '2026-01', currency: 'EUR' }))).toEqual(['b-10.pdf']);
  expect(names(filterDocuments(list, { query: '', failedChecks: true }))).toEqual(['B-9.pdf']);
  expect(names(filterDocuments(list, { query: 'b-10', failedChecks: true }))).toEqual([]);
});

test('names sort as people count, nine before ten', () => {
  expect(names(sortDocuments(list, 'name'))).toEqual(['a.pdf', 'B-9.pdf', 'b-10.pdf']);
});

test('totals are compared within a currency only', () => {
  expect(names(sortDocuments(list, 'total'))).toEqual(['a.pdf', 'B-9.pdf', 'b-10.pdf']);
});

test('documents without a due date come after those that have one', () => {
  expect(names(sortDocuments(list, 'due'))[0]).toBe('B-9.pdf');
});

test('sorting leaves the given list alone', () => {
  const before = names(list);
  sortDocuments(list, 'oldest');
  expect(names(list)).toEqual(before);
});
