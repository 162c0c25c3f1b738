import { readFile, writeFile } from 'node:fs/promises';
import { invoscope, untilAnalyzed, upload } from './invoscope.ts';

const [path = 'invoice.pdf'] = process.argv.slice(2);
const { INVOSCOPE_URL = 'http://127.0.0.1:3000', INVOSCOPE_KEY = '' } = process.env;
const client = invoscope({ baseUrl: INVOSCOPE_URL, key: INVOSCOPE_KEY });

// Upload, and wait until it is read.
const file = new Blob([await readFile(path)], { type: 'application/pdf' });
const id = await upload(client, file, { filename: 'invoice.pdf' });
const { entities } = await untilAnalyzed(client, id);

// What was read: one list per label, the likeliest value first.
for (const label of ['SELLER_NAME', 'INVOICE_NUMBER', 'INVOICE_DATE', 'TOTAL_AMOUNT']) {
  const [entity] = entities[label] ?? [];
  console.log(label, entity?.value ?? 'not found', entity?.confidence ?? '');
}

// A person's value wins from then on, here, in exports, and when the document is analysed again.
const number = entities.INVOICE_NUMBER?.[0];
if (number) {
  const { data: corrected } = await client.PATCH('/api/documents/{id}/entities/{entity_id}', {
    params: { path: { id, entity_id: number.id } },
    body: { value: 'CORRECTED-1' },
  });
  console.log('corrected', corrected?.original, 'to', corrected?.value);
}

// Take it along: csv, csv-lines, xlsx, json, jsonl or zip, of these ids or of all that a filter finds.
const query = { format: 'csv', ids: id } as const;
const { data: csv } = await client.GET('/api/export', { params: { query }, parseAs: 'text' });
await writeFile('invoices.csv', String(csv));
console.log('written', 'invoices.csv');
