import { expect, test } from 'vitest';
import type { Entity } from '../entity.ts';
import type { ExportedDocument } from './exported-document.ts';
import { exportTable } from './tables.ts';

const entity = (label: string, value: string, more: Partial<Entity> = {}): Entity => ({
  ...{
    id: `${label}-${value}`,
    label,
    text: value,
    value,
    context: '',
    confidence: 0.9,
    source: 'improved_contextual',
  },
  ...{ matched_keyword: null, matched_pattern: null, reasons: [], page: 1, box: null },
  ...more,
});

const item = { description: 'Bolts', quantity: '2', unit: null, unit_price: '5.95', tax_rate: '19' };
const invoice: ExportedDocument = {
  id: 'doc-1',
  filename: 'a.pdf',
  status: 'completed',
  documentType: 'invoice',
  pages: 1,
  uploadedAt: '2026-01-31T12:00:00.000Z',
  entities: {
    INVOICE_NUMBER: [
      entity('INVOICE_NUMBER', 'INV-1'),
      entity('INVOICE_NUMBER', 'INV-9', { source: 'user', confidence: 1 }),
    ],
    TOTAL_AMOUNT: [entity('TOTAL_AMOUNT', '11.90', { currency: 'EUR' })],
  },
  lineItems: [{ ...item, line_total: '11.90', page: 1, box: null }],
  checks: [{ id: 'totals.add_up', status: 'fail', message: 'They do not.', params: {}, entity_ids: [] }],
  warnings: [],
  error: null,
};

const row = (table: ReturnType<typeof exportTable>) => {
  const [cells = []] = table.rowsOf(invoice);
  return Object.fromEntries(table.keys.map((key, at) => [key, cells[at]]));
};

test("a person's value wins over the machine's, and amounts carry the document's currency", () => {
  expect(row(exportTable('invoices'))).toMatchObject({
    invoice_number: { kind: 'text', value: 'INV-9' },
    total_amount: { kind: 'money', value: '11.90', currency: 'EUR' },
    currency: { value: 'EUR' },
    failed_checks: { kind: 'count', value: '1' },
    uploaded: { kind: 'date', value: '2026-01-31' },
    due_date: { value: null },
  });
  expect(row(exportTable('lines'))).toMatchObject({
    invoice_number: { value: 'INV-9' },
    line: { value: '1' },
    unit_price: { kind: 'money', value: '5.95', currency: 'EUR' },
    tax_rate: { kind: 'number', value: '19' },
  });
  expect(row(exportTable('checks'))).toMatchObject({
    check: { value: 'totals.add_up' },
    check_status: { value: 'fail' },
  });
});

test('columns come as they were chosen, what a value rests on among them', () => {
  const table = exportTable('invoices', [
    'total_amount',
    'invoice_number_source',
    'invoice_number_confidence',
    'total_amount',
  ]);
  expect(table.rowsOf(invoice)[0]?.map(({ value }) => value)).toEqual(['11.90', 'user', '1']);
  expect(table.keys).toHaveLength(3);
});

test('a choice that names no column of a table leaves its usual ones', () => {
  expect(exportTable('lines', ['total_amount']).keys).toContain('line_total');
});
