import { expect, test } from 'vitest';
import type { Entity } from '../entity.ts';
import { checkDuplicate } from './duplicate-check.ts';

const entity = (label: string, value: string): Entity => ({
  id: `id-${label}`,
  label,
  text: value,
  value,
  context: value,
  confidence: 0.9,
  source: 'improved_contextual',
  matched_keyword: null,
  matched_pattern: null,
  reasons: [],
  page: 1,
  box: null,
});
const about = { number: entity('INVOICE_NUMBER', 'A-1'), seller: entity('SELLER_NAME', 'Kranz & Söhne') };

test('an invoice that is there once has no such check', () => {
  expect(checkDuplicate(about, [])).toEqual([]);
});

test('an invoice that is there again is a warning that names the other documents', () => {
  const [check] = checkDuplicate(about, [{ id: 'doc-2', filename: 'scan.pdf' }]);
  expect(check).toMatchObject({
    id: 'duplicate.number',
    status: 'warning',
    message: 'Invoice A-1 of Kranz & Söhne is also in “scan.pdf”.',
    params: { document_ids: 'doc-2', count: '1' },
    entity_ids: ['id-INVOICE_NUMBER', 'id-SELLER_NAME'],
  });
});

test('of many others the given ones are named, and all are counted', () => {
  const others = Array.from({ length: 5 }, (_, n) => ({ id: `doc-${n}`, filename: `${n}.pdf` }));
  const [check] = checkDuplicate(about, others, 12);
  expect(check?.message).toBe('Invoice A-1 of Kranz & Söhne is also in “0.pdf” and 11 more documents.');
  expect(check?.params).toMatchObject({ count: '12', document_ids: 'doc-0,doc-1,doc-2,doc-3,doc-4' });
});
