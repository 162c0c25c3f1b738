import { expect } from 'vitest';
import { ReaderError } from '#reader/reader-error.ts';
import { APPLY } from '../../templates/apply-jobs.ts';
import { invoicePdf } from '../../testing/invoice-pdf.ts';
import type { Answering } from './answering.test-suite.ts';

const PATIENCE = { timeout: 60_000 };

/** Templates and their samples, tried on documents and applied to them. */
export async function answerTemplates({ server, client }: Answering): Promise<void> {
  const big = Buffer.alloc(26 * 1024 * 1024, '%PDF-1.4 ');
  const tooLong = { name: 'A', description: 'x'.repeat(5_000_000) };
  const zone = { id: 'z', coordinates: { x: 0.1, y: 0.1, width: 0.2, height: 0.1 } };
  const sampleTo = (method: string, path: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.set('name', 'A');
    body.set('pdf_file', new Blob([new Uint8Array(bytes)]), 'sample.pdf');
    return client.call(method, path, { body });
  };
  const templates = '/api/templates';
  const { id } = (await sampleTo('POST', templates, invoicePdf('template'))).body;
  const template = `${templates}/${id}`;
  await client.get(templates);
  await client.json('POST', templates, {});
  await client.json('POST', templates, { name: 'A', document_id: 'none' });
  await sampleTo('POST', templates, big);
  await sampleTo('POST', templates, Buffer.from('a text'));
  await client.json('POST', `${templates}/import`, { name: 'A', zones: [zone] });
  await client.json('POST', `${templates}/import`, tooLong);
  await client.json('PUT', template, { name: 'B', zones: [zone] });
  await client.json('PUT', template, tooLong);
  await client.json('PUT', template, { name: ' ' });
  await client.json('POST', `${templates}/preview`, { document_id: 'none', zones: [] });
  await client.json('POST', `${templates}/suggest`, { document_id: 'none' });
  for (const path of ['', '/pdf', '/pages/1/words']) await client.get(`${template}${path}`);
  for (const bytes of [invoicePdf('another'), big, Buffer.from('a text'), Buffer.alloc(0)]) {
    await sampleTo('PUT', `${template}/pdf`, bytes);
  }
  const { document_id } = (await client.upload(invoicePdf('read'))).body;
  for (const call of ['test', 'preview']) {
    await client.json('POST', `${template}/${call}`, { document_id, zones: [zone] });
    await client.json('POST', `${template}/${call}`, {});
  }
  await client.json('POST', `${template}/preview`, { zones: [], more: tooLong });
  await client.json('POST', `${templates}/preview`, { document_id, zones: [zone] });
  await client.json('POST', `${templates}/preview`, {});
  await client.json('POST', `${templates}/preview`, { document_id, zones: [], more: tooLong });
  await client.json('POST', `${template}/test-all`);
  await client.json('POST', `${template}/test-all`, { limit: 0 });
  await client.json('POST', `${template}/apply`);
  await client.json('POST', `${template}/apply`, { document_ids: [] });
  await client.json('PUT', template, { status: 'active' });
  await client.json('POST', `${template}/apply`);
  await client.json('POST', `${templates}/suggest`, { document_id });
  await client.json('POST', `${templates}/suggest`, {});
  for (const bytes of [big, Buffer.from('a text')]) await sampleTo('POST', `${templates}/suggest`, bytes);
  await client.get(`/api/documents/${document_id}/templates`);
  // What was applied above is read again by jobs of their own; until they are over no other template can be chosen.
  const { jobs } = server.server.deps;
  await expect.poll(async () => (await jobs.lengthOf(APPLY)).pending, PATIENCE).toBe(0);
  const status = async () => (await client.get(`/api/documents/${document_id}`)).body.last_analysis.status;
  await expect.poll(status, PATIENCE).toBe('completed');
  await withoutWords({ server, client }, template, document_id);
  await client.json('PUT', `/api/documents/${document_id}/template`, { template_id: id });
  await client.json('PUT', `/api/documents/${document_id}/template`, {});
  await client.delete(`/api/documents/${document_id}/template`);
  expect((await client.delete(template)).status).toBe(204);
}

/** Whatever needs the words of a file whose words are lost, while the file is damaged and while it is out of reach. */
async function withoutWords(
  { server, client }: Pick<Answering, 'server' | 'client'>,
  template: string,
  document: string,
): Promise<void> {
  const { storage, reader } = server.server.deps;
  const { get, getWords } = storage;
  const { pack } = reader;
  const asked = [`/api/documents/${document}/templates`, `${template}/pages/1/words`];
  const run = () => client.json('POST', `${template}/test`, { document_id: document });
  storage.getWords = async () => null;
  reader.pack = () => Promise.reject(new ReaderError('pdf.damaged'));
  for (const path of asked) expect([path, (await client.get(path)).status]).toEqual([path, 422]);
  expect((await run()).status).toBe(422);
  storage.get = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  const eInvoice = `/api/export?format=ubl&ids=${document}`;
  for (const path of [...asked, eInvoice]) expect([path, (await client.get(path)).status]).toEqual([path, 503]);
  expect((await run()).status).toBe(503);
  const exported = await client.json('POST', '/api/export', { format: 'ubl', ids: [document] });
  expect(exported.status).toBe(503);
  Object.assign(storage, { get, getWords });
  reader.pack = pack;
}
