import { expect, test } from 'vitest';
import { changedDocuments } from './changed-documents.ts';

const change = (document: string, zone: string, before: string | null, after: string | null) => ({
  document_id: document,
  filename: `${document}.pdf`,
  zone_id: zone,
  zone_name: zone,
  label: zone,
  before,
  after,
});

test('changes are told by document', () => {
  expect(
    changedDocuments([change('a', 'total', '1', '2'), change('b', 'total', null, '3'), change('a', 'date', '4', null)]),
  ).toEqual([
    {
      id: 'a',
      filename: 'a.pdf',
      values: [
        { zoneId: 'total', name: 'total', before: '1', after: '2' },
        { zoneId: 'date', name: 'date', before: '4', after: null },
      ],
    },
    { id: 'b', filename: 'b.pdf', values: [{ zoneId: 'total', name: 'total', before: null, after: '3' }] },
  ]);
});
