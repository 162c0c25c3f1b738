import { PDFDocument } from 'pdf-lib';
import { expect } from 'vitest';
import { FileMissingError } from '../../storage/storage.ts';
import { invoicePdf } from '../../testing/invoice-pdf.ts';
import { longPdf } from '../../testing/long-pdf.test-suite.ts';
import type { Answering } from './answering.test-suite.ts';
import { answerExports } from './exports.test-suite.ts';

/** Documents, what is corrected in them, their files, splitting and deleting. */
export async function answerDocuments({ server, client }: Answering): Promise<void> {
  const { document_id: id } = (await client.upload(invoicePdf('every'))).body;
  const document = `/api/documents/${id}`;
  for (const path of ['', '?limit=x', '/stats']) await client.get(`/api/documents${path}`);
  for (const path of [
    '',
    '/entities',
    '/events',
    '/entities/history',
    '/pages/1.png',
    '/pages/1.png?width=x',
    '/pages/1/words',
  ]) {
    await client.get(`${document}${path}`);
  }
  const { body: found } = await client.get(`${document}/entities`);
  const entity = `${document}/entities/${found.entities.TOTAL_AMOUNT[0].id}`;
  await client.json('POST', `${entity}/restore`);
  await client.json('PATCH', entity, { value: '1.00' });
  await client.json('PATCH', entity, { value: '' });
  await client.json('POST', `${entity}/restore`);
  await client.json('POST', `${document}/entities`, { label: 'PERSON', value: 'Ada' });
  await client.delete(entity);
  await client.json('PATCH', document, { filename: 'march.pdf' });
  await client.json('PUT', `${document}/line_items`, []);
  await client.json('PUT', '/api/documents/none/line_items', []);
  await client.delete(`${document}/line_items`);
  await client.delete(`${document}/line_items`);
  await answerExports({ server, client }, id);
  await client.get('/api/files');
  for (const name of ['file', 'download']) {
    const etag = (await client.get(`/api/files/${id}/${name}`)).headers.get('etag') ?? '';
    await client.get(`/api/files/${id}/${name}`, { range: 'bytes=0-9' });
    await client.get(`/api/files/${id}/${name}`, { range: 'bytes=99999999-' });
    await client.get(`/api/files/${id}/${name}`, { 'if-none-match': etag });
  }
  const pdf = await PDFDocument.load(invoicePdf());
  await pdf.attach(new TextEncoder().encode('<Invoice xmlns="urn:x"/>'), 'factur-x.xml');
  const attached = (await client.upload(await pdf.save())).body.document_id;
  await client.get(`/api/files/${attached}/xml`);
  for (const of of [id, attached]) await client.get(`/api/documents/${of}/validation`);
  const image = await client.get(`${document}/pages/1.png`);
  await client.get(`${document}/pages/1.png`, { 'if-none-match': image.headers.get('etag') ?? '' });
  for (const call of ['cancel', 'retry', 'reanalyze']) await client.json('POST', `${document}/${call}`);
  const long = (await client.upload(longPdf('split', 2))).body.document_id;
  const halves = [
    [1, 1],
    [2, 2],
  ];
  await client.json('POST', '/api/documents/none/split', { ranges: halves });
  await client.json('POST', `/api/documents/${long}/split`, { ranges: [[2, 3]] });
  const { storage } = server.server.deps;
  const { get, put } = storage;
  storage.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await client.json('POST', `/api/documents/${long}/split`, { ranges: halves });
  storage.put = put;
  storage.get = () => Promise.reject(new FileMissingError('gone'));
  await client.json('POST', `/api/documents/${long}/split`, { ranges: halves });
  storage.get = get;
  const { documents } = (await client.json('POST', `/api/documents/${long}/split`, { ranges: halves })).body;
  for (const { id: part } of documents) await client.delete(`/api/documents/${part}`);
  await client.delete(`/api/documents/${long}`);
  await client.json('POST', '/api/documents/delete', { filter: {}, count: 99 });
  const { deletion_id } = (await client.json('POST', '/api/documents/delete', { ids: [attached] })).body;
  expect((await client.json('POST', '/api/documents/restore', { deletion_id })).status).toBe(200);
  await client.json('POST', '/api/documents/restore', { deletion_id: 'none' });
  const restorable = await client.call('DELETE', document, { headers: { prefer: 'restorable' } });
  await client.json('POST', '/api/documents/restore', { deletion_id: restorable.body.deletion_id });
  expect((await client.delete(document)).status).toBe(204);
}
