import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysisResultSchema } from '#contracts/analysis.ts';
import { documentEntitiesSchema, documentSchema, documentStatsSchema } from '#contracts/document.ts';
import { pdfBytes } from '#samples/pdf-bytes.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', MAX_UPLOAD_MB: '1', MAX_PAGES: '3' });
  client = (await signUp(server)).client;
});
afterAll(() => server.close());

function pdf(pages: number, options: PDFKit.PDFDocumentOptions = {}, says = 'of a note, no invoice.'): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1) {
    document.addPage();
    if (says) document.text(`Page ${page} ${says}`);
  }
  return pdfBytes(document);
}

describe('an uploaded invoice', () => {
  test('is read, listed, shown, served and deleted with everything of it', async () => {
    const bytes = invoicePdf('journey');
    const uploaded = await client.upload(bytes, 'Rechnung März.pdf');
    expect(uploaded.status).toBe(200);
    const result = analysisResultSchema.parse(uploaded.body);
    expect(result.entities.INVOICE_NUMBER?.[0]?.value).toBe('HP-2025-0147');
    expect(result.metadata).toMatchObject({ filename: 'Rechnung März.pdf', file_size: bytes.length, total_pages: 1 });
    const id = result.document_id;

    const list = await client.get('/api/documents');
    expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
    const listed = documentSchema.parse(list.body.find((document: { id: string }) => document.id === id));
    expect(listed).toMatchObject({
      filename: 'Rechnung März.pdf',
      last_analysis: { status: 'completed' },
      metadata: { filename: 'Rechnung März.pdf' },
      summary: { invoice_number: 'HP-2025-0147', currency: 'GBP' },
    });
    expect((await client.get(`/api/documents/${id}`)).body).toEqual(list.body.find((d: { id: string }) => d.id === id));

    const entities = documentEntitiesSchema.parse((await client.get(`/api/documents/${id}/entities`)).body);
    expect(entities.entities).toEqual(result.entities);
    expect(entities.total_count).toBe(Object.values(result.entities).flat().length);

    const file = await client.download(`/api/files/${id}/file`);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^inline; .*filename\*=UTF-8''Rechnung%20M%C3%A4rz\.pdf$/);
    const download = await client.download(`/api/files/${id}/download`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
    const image = await client.download(`/api/documents/${id}/pages/1.png?width=300`);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.bytes.subarray(1, 4).toString()).toBe('PNG');

    expect((await client.delete(`/api/documents/${id}`)).status).toBe(204);
    for (const path of ['', '/entities', '/pages/1.png', '/events']) {
      expect((await client.get(`/api/documents/${id}${path}`)).status).toBe(404);
    }
    expect((await client.get(`/api/files/${id}/file`)).status).toBe(404);
    const left = await readdir(join(server.dataDir, 'files', 'sidecars'));
    expect(left.some((name) => name.includes(id))).toBe(false);
    expect(await server.server.deps.storage.has(createHash('sha256').update(bytes).digest('hex'))).toBe(false);
  });

  test('in which nothing can be read is told apart in the list', async () => {
    const id = (await client.upload(await pdf(1, {}, ''), 'scan.pdf')).body.document_id;
    const { last_analysis: unread } = documentSchema.parse((await client.get(`/api/documents/${id}`)).body);
    expect(unread).toMatchObject({ status: 'completed', entity_count: 0, warnings: ['no_text'] });
    const readable = (await client.upload(await pdf(1), 'note.pdf')).body.document_id;
    const { last_analysis: read } = documentSchema.parse((await client.get(`/api/documents/${readable}`)).body);
    expect(read?.warnings ?? []).not.toContain('no_text');
  });

  test('comes back as the same document when the same bytes are uploaded again', async () => {
    const first = await client.upload(invoicePdf('twice'), 'a.pdf');
    const second = await client.upload(invoicePdf('twice'), 'b.pdf');
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      document_id: first.body.document_id,
      duplicate_of: first.body.document_id,
    });
    const other = await client.upload(invoicePdf('other bytes'), 'a.pdf');
    expect(other.body.document_id).not.toBe(first.body.document_id);
  });

  test('uploaded many times at once becomes one document', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.upload(invoicePdf('parallel'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.document_id)).size).toBe(1);
  });

  test('can be fetched in ranges and is not sent twice', async () => {
    const bytes = invoicePdf('ranges');
    const { document_id: id } = (await client.upload(bytes)).body;
    const part = await client.download(`/api/files/${id}/file`, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
    const past = await client.get(`/api/files/${id}/file`, { range: `bytes=${bytes.length}-` });
    expect(past.status).toBe(416);
    expect(past.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    const etag = part.headers.get('etag') ?? '';
    expect((await client.get(`/api/files/${id}/file`, { 'if-none-match': etag })).status).toBe(304);
    expect((await client.get(`/api/files/${id}/file`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('sends its end at once on the event stream', async () => {
    const { document_id: id } = (await client.upload(invoicePdf('events'))).body;
    const stream = await client.get(`/api/documents/${id}/events`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.body).toContain(`event: completed\ndata: {"type":"completed","document_id":"${id}"}`);
  });

  test('is found by its name, its seller and words of its page, and the list can be filtered, sorted and paged', async () => {
    const { client: own } = await signUp(server);
    await own.upload(invoicePdf('search-1'), 'alpha.pdf');
    await own.upload(await pdf(2), 'beta 100%.pdf');
    const names = async (query: string) =>
      (await own.get(`/api/documents?${query}`)).body.map((document: { filename: string }) => document.filename);
    expect(await names('')).toEqual(['beta 100%.pdf', 'alpha.pdf']);
    expect(await names('q=alph')).toEqual(['alpha.pdf']);
    expect(await names('q=HP-2025-0147')).toEqual(['alpha.pdf']);
    expect(await names('q=note')).toEqual(['beta 100%.pdf']);
    expect(await names(`q=${encodeURIComponent('100%')}`)).toEqual(['beta 100%.pdf']);
    expect(await names('q=%25%25')).toEqual([]);
    expect(await names('label=INVOICE_NUMBER')).toEqual(['alpha.pdf']);
    expect(await names('status=failed')).toEqual([]);
    expect(await names('sort=filename')).toEqual(['alpha.pdf', 'beta 100%.pdf']);
    expect(await names('sort=-total_pages')).toEqual(['beta 100%.pdf', 'alpha.pdf']);
    expect(await names('limit=1&offset=1')).toEqual(['alpha.pdf']);
    expect((await own.get('/api/documents?limit=1')).headers.get('x-total-count')).toBe('2');
    expect((await own.get('/api/documents?sort=password_hash')).status).toBe(422);
    expect((await own.get('/api/documents?limit=-1')).status).toBe(422);

    const stats = documentStatsSchema.parse((await own.get('/api/documents/stats')).body);
    expect(stats).toMatchObject({ total_documents: 2, documents_last_7_days: 2 });
    expect(stats.spend_by_seller).toMatchObject([{ currency: 'GBP', total: '4524.00', count: 1 }]);
    expect(stats.top_types.length).toBeLessThanOrEqual(5);
    expect(stats.overdue).toMatchObject([{ total: '4524.00', amount_due: null }]);

    const path = `/api/documents/${stats.overdue[0]?.document_id}/entities`;
    const added = await own.json('POST', path, { label: 'AMOUNT_DUE', value: '1,000.00' });
    const overdue = async () => documentStatsSchema.parse((await own.get('/api/documents/stats')).body).overdue;
    expect(await overdue()).toMatchObject([{ total: '4524.00', amount_due: '1000.00' }]);
    await own.json('PATCH', `${path}/${added.body.id}`, { value: '0.00' });
    expect(await overdue()).toEqual([]);
  });
});

describe('what cannot be read is refused, and nothing is stored', () => {
  test.each([
    ['an empty file', async () => Buffer.alloc(0), 422, 'file.empty', 'The file is empty.'],
    ['text', async () => Buffer.from('just text'), 415, 'file.not_pdf', 'The file is not a PDF document.'],
    [
      'a file that is too large',
      async () => Buffer.alloc(1024 * 1024 + 1, 37),
      413,
      'file.too_large',
      'The file is larger than the allowed 1 MB.',
    ],
    [
      'a protected PDF',
      () => pdf(1, { userPassword: 'x' }),
      422,
      'pdf.encrypted',
      'The PDF is protected by a password. Remove the password and try again.',
    ],
    [
      'half a PDF',
      async () => invoicePdf().subarray(0, 3000),
      422,
      'pdf.damaged',
      'The PDF is damaged and could not be read.',
    ],
    ['too many pages', () => pdf(4), 422, 'pdf.too_many_pages', 'The PDF has 4 pages; at most 3 are allowed.'],
  ] as const)('%s', async (_what, make, status, code, detail) => {
    const { client: own } = await signUp(server);
    const answer = await own.upload(await make());
    expect(answer).toMatchObject({ status, body: { code, detail } });
    expect((await own.get('/api/documents')).body).toEqual([]);
  });

  test('a request without a file, with another field, or that is no form', async () => {
    expect(await client.upload(invoicePdf(), 'a.pdf', '/api/analyze/pdf', 'other')).toMatchObject({
      status: 422,
      body: { detail: 'Please upload a PDF file' },
    });
    expect((await client.call('POST', '/api/analyze/pdf', { body: new FormData() })).status).toBe(422);
    expect((await client.json('POST', '/api/analyze/pdf', {})).status).toBe(415);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const cut = await client.call('POST', '/api/analyze/pdf', {
        body: '--x\r\ncut',
        headers: { 'content-type': type },
      });
      expect(cut.status).toBe(422);
    }
  });

  test('a PDF without an invoice is read all the same, with a warning', async () => {
    const answer = await client.upload(await pdf(1));
    expect(answer.status).toBe(200);
    expect(answer.body.metadata.document_type).toBe('other');
    expect(answer.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['no_invoice_found']);
    const { last_analysis } = (await client.get(`/api/documents/${answer.body.document_id}`)).body;
    expect(last_analysis.warnings).toEqual(['no_invoice_found']);
  });
});

describe('people correct the machine', () => {
  test('a corrected value stays over a new analysis, a dismissed one stays away, an added one stays', async () => {
    const { body: result } = await client.upload(invoicePdf('corrections'));
    const id = result.document_id;
    const total = result.entities.TOTAL_AMOUNT[0];
    const dismissed = result.entities.INVOICE_DATE[0];
    const corrected = await client.json('PATCH', `/api/documents/${id}/entities/${total.id}`, { value: '4525.00' });
    expect(corrected.body).toMatchObject({ source: 'user', confidence: 1, value: '4525.00', original: total.value });
    expect((await client.delete(`/api/documents/${id}/entities/${dismissed.id}`)).status).toBe(204);
    const added = await client.json('POST', `/api/documents/${id}/entities`, {
      label: 'PURCHASE_ORDER',
      value: 'PO-7',
    });
    expect(added).toMatchObject({ status: 201, body: { label: 'PURCHASE_ORDER', value: 'PO-7', source: 'user' } });

    const again = await client.json('POST', `/api/documents/${id}/reanalyze`);
    expect(again.status).toBe(200);
    expect(again.body.entities.TOTAL_AMOUNT).toMatchObject([{ value: '4525.00', source: 'user' }]);
    expect(again.body.entities.PURCHASE_ORDER[0]).toMatchObject({ value: 'PO-7' });
    expect(again.body.entities.INVOICE_DATE ?? []).toEqual([]);
    expect((await client.get(`/api/documents/${id}`)).body.summary.total).toBe('4525.00');
  });

  test('a dismissal and a correction can be taken back, and the history tells it all', async () => {
    const { body: result } = await client.upload(invoicePdf('second thoughts'));
    const path = `/api/documents/${result.document_id}/entities`;
    const [total] = result.entities.TOTAL_AMOUNT;
    const [date] = result.entities.INVOICE_DATE;
    expect(await client.json('POST', `${path}/${total.id}/restore`)).toMatchObject({ status: 409 });
    await client.json('PATCH', `${path}/${total.id}`, { value: '1.00' });
    await client.json('PATCH', `${path}/${total.id}`, { value: '2.00' });
    await client.delete(`${path}/${total.id}`);
    // First the dismissal is taken back, then the corrections.
    expect((await client.json('POST', `${path}/${total.id}/restore`)).body).toMatchObject({ value: '2.00' });
    expect((await client.json('POST', `${path}/${total.id}/restore`)).body).toEqual(total);
    await client.delete(`${path}/${date.id}`);
    // A double click: the first takes the dismissal back, the second finds nothing to take back.
    const twice = await Promise.all([1, 2].map(() => client.json('POST', `${path}/${date.id}/restore`)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const { id } of [total, date]) {
      expect(await client.json('POST', `${path}/${id}/restore`)).toMatchObject({
        status: 409,
        body: { code: 'entity.unchanged' },
      });
    }
    const added = await client.json('POST', path, { label: 'PERSON', value: 'Ada Lovelace' });
    expect(await client.json('POST', `${path}/${added.body.id}/restore`)).toMatchObject({ status: 409 });
    expect(await client.json('POST', `${path}/none/restore`)).toMatchObject({ status: 404 });

    await client.json('POST', `/api/documents/${result.document_id}/reanalyze`);
    const { body: found } = await client.get(path);
    expect(found.entities.TOTAL_AMOUNT).toMatchObject([{ value: total.value, source: total.source }]);
    expect(found.entities.INVOICE_DATE).toMatchObject([{ value: date.value }]);

    const { body: history } = await client.get(`${path}/history`);
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'corrected',
      'corrected',
      'dismissed',
      'restored',
      'restored',
      'dismissed',
      'restored',
      'added',
    ]);
    expect(history[1]).toMatchObject({ entity_id: total.id, before: { value: '1.00' }, after: { value: '2.00' } });
    expect((await client.get('/api/documents/none/entities/history')).status).toBe(404);
  });

  test('what does not exist cannot be corrected, and a correction says something', async () => {
    const { body: result } = await client.upload(invoicePdf('bad corrections'));
    const path = `/api/documents/${result.document_id}/entities`;
    expect((await client.json('PATCH', `${path}/none`, { value: 'x' })).status).toBe(404);
    expect((await client.delete(`${path}/none`)).status).toBe(404);
    expect((await client.json('PATCH', `${path}/none`, { value: '' })).status).toBe(422);
    for (const wrong of [
      { label: 'not a label', value: 'x' },
      { label: 'INVOICE_DATE', value: 'not a date' },
      { label: 'TOTAL_AMOUNT', value: 'abc' },
      { label: 'BUYER_NAME', value: 'x', page: 999 },
    ]) {
      expect((await client.json('POST', path, wrong)).status).toBe(422);
    }
  });
});

test('the sample is analysed once and is not counted as an upload', async () => {
  const { client: own } = await signUp(server);
  const sample = await own.json('POST', '/api/documents/sample');
  expect(sample.status).toBe(200);
  const again = await own.json('POST', '/api/documents/sample');
  expect(again.body.duplicate_of).toBe(sample.body.document_id);
});

test('retry and cancel refuse a document that is done', async () => {
  const { document_id: id } = (await client.upload(invoicePdf('done'))).body;
  expect(await client.json('POST', `/api/documents/${id}/retry`)).toMatchObject({ status: 409 });
  expect(await client.json('POST', `/api/documents/${id}/cancel`)).toMatchObject({ status: 409 });
});
