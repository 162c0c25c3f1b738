import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentEntitiesSchema, documentSchema } from '#contracts/document.ts';
import { notedWork, plainGermanInvoice } from '#samples/plain-invoice.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  client = (await signUp(server)).client;
});
afterAll(() => server.close());

const edit = (path: string, body: unknown, own = client) => own.json('PATCH', path, body);
const foundIn = async (path: string) => documentEntitiesSchema.parse((await client.get(`${path}/entities`)).body);
const pathOf = ({ body }: { body: { document_id: string } }) => `/api/documents/${body.document_id}`;

test('a person’s type wins over what was read, chooses the fields again, and stays', async () => {
  const path = pathOf(await client.upload(await plainGermanInvoice()));
  const read = await foundIn(path);
  expect(read.metadata).toMatchObject({ document_type: 'invoice', reason: expect.stringMatching(/^It .+\.$/) });
  expect(read.metadata).not.toHaveProperty('read_as');
  expect(read.entities).toMatchObject({ TOTAL_AMOUNT: [{}], DUE_DATE: [{}] });

  const quoted = await edit(path, { document_type: 'quote' });
  expect(quoted.status).toBe(200);
  expect(documentSchema.parse(quoted.body)).toMatchObject({
    summary: { document_type: 'quote', due_date: null, total: read.entities.TOTAL_AMOUNT![0]!.value },
    last_analysis: { status: 'completed' },
  });
  const asQuote = await foundIn(path);
  expect(asQuote.metadata).toMatchObject({ document_type: 'quote', read_as: 'invoice', reason: 'A person said so.' });
  expect(asQuote.entities.TOTAL_AMOUNT).toMatchObject([{ value: read.entities.TOTAL_AMOUNT![0]!.value }]);
  expect(asQuote.entities).not.toHaveProperty('DUE_DATE');

  expect((await client.json('POST', `${path}/reanalyze`)).body.metadata.document_type).toBe('quote');
  expect((await edit(path, { document_type: 'other' })).body.summary).toMatchObject({ total: null, seller: null });
  expect((await foundIn(path)).line_items).toEqual([]);

  expect((await edit(path, { document_type: null })).body.summary).toMatchObject({ document_type: 'invoice' });
  const { entities, line_items } = await foundIn(path);
  expect({ entities, line_items }).toEqual({ entities: read.entities, line_items: read.line_items });
});

test('what looked like no invoice gets its fields once a person says that it is one', async () => {
  const uploaded = await client.upload(await notedWork());
  expect(uploaded.body).toMatchObject({
    metadata: { document_type: 'other' },
    warnings: [{ code: 'no_invoice_found', message: expect.stringMatching(/^This document .+ an invoice: it .+\.$/) }],
  });
  const { body } = await edit(pathOf(uploaded), { document_type: 'invoice' });
  expect(body.summary).toMatchObject({ document_type: 'invoice', total: '145.00', invoice_date: '2026-05-12' });
  expect(body.last_analysis).not.toHaveProperty('warnings');
});

test('a correction stays where the type changes', async () => {
  const path = pathOf(await client.upload(invoicePdf('corrected and typed')));
  const total = (await foundIn(path)).entities.TOTAL_AMOUNT![0]!;
  await client.json('PATCH', `${path}/entities/${total.id}`, { value: '7.00' });
  const { body } = await edit(path, { document_type: 'credit_note' });
  expect(body.summary).toMatchObject({ document_type: 'credit_note', total: '7.00' });
});

test('another name is shown, found and served', async () => {
  const path = pathOf(await client.upload(invoicePdf('renamed'), 'scan0001.pdf'));
  const { status, body } = await edit(path, { filename: '  Heizöl März.pdf ' });
  expect({ status, name: documentSchema.parse(body).filename }).toEqual({ status: 200, name: 'Heizöl März.pdf' });
  expect((await foundIn(path)).metadata?.filename).toBe('Heizöl März.pdf');
  const found = (await client.get('/api/documents?q=heizol')).body;
  expect(found.map(({ id }: { id: string }) => `/api/documents/${id}`)).toEqual([path]);
  expect((await client.get('/api/documents?q=scan0001')).body).toEqual([]);
  const download = await client.get(`${path.replace('documents', 'files')}/download`);
  expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''Heiz%C3%B6l%20M%C3%A4rz.pdf");
  expect((await client.json('POST', `${path}/reanalyze`)).body.metadata.filename).toBe('Heizöl März.pdf');
});

test('both at once; a name alone runs nothing', async () => {
  const path = pathOf(await client.upload(invoicePdf('both')));
  const { body } = await edit(path, { filename: 'both.pdf', document_type: 'receipt' });
  expect(body).toMatchObject({ filename: 'both.pdf', summary: { document_type: 'receipt' } });
  const at = body.last_analysis.analyzed_at;
  expect((await edit(path, { filename: 'again.pdf', document_type: 'receipt' })).body.last_analysis.analyzed_at).toBe(
    at,
  );
});

test('what is no type or no name is refused, and so is somebody else', async () => {
  const path = pathOf(await client.upload(invoicePdf('refused'), 'kept.pdf'));
  for (const [body, detail] of [
    [{}, 'Please state a document type or a file name.'],
    [{ filename: '   ' }, 'Please enter a file name.'],
    [{ filename: 'a/b.pdf' }, 'A file name has no slashes and no line breaks.'],
    [{ filename: `${'x'.repeat(252)}.pdf` }, 'A file name has at most 255 characters.'],
  ] as const) {
    expect(await edit(path, body)).toMatchObject({ status: 422, body: { detail } });
  }
  expect((await edit(path, { document_type: 'letter' })).status).toBe(422);
  const { client: other } = await signUp(server);
  expect((await edit(path, { document_type: 'other', filename: 'mine.pdf' }, other)).status).toBe(404);
  expect((await client.get(path)).body).toMatchObject({ filename: 'kept.pdf', summary: { document_type: 'invoice' } });
});
