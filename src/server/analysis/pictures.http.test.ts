import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '#reader/render-page.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** A process of its own starts for the first page; slowly on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
let client: HttpClient;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await signUp(server));
});
afterAll(() => server.close());

const send = (bytes: Uint8Array, filename = 'photo.png') => client.upload(bytes, filename, '/api/analyze/image');

test('a picture of an invoice is a document like any other, and its words say how surely they were read', async () => {
  const { status, body } = await send(await renderPage(invoicePdf(), 1, 1000), 'march.png');
  expect(status).toBe(200);
  expect(body.metadata).toMatchObject({ filename: 'march.pdf', text_source: 'ocr', total_pages: 1 });
  expect(body.entities.INVOICE_NUMBER[0]).toMatchObject({ value: 'HP-2025-0147', page: 1 });
  const { document_id: id } = body;
  const file = await client.download(`/api/files/${id}/file`);
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { words } = (await client.get(`/api/documents/${id}/pages/1/words`)).body;
  expect(words.length).toBeGreaterThan(3);
  for (const { confidence } of words) expect(confidence).toBeGreaterThan(0);
  // The words that are kept are what analysing again reads.
  const again = await client.json('POST', `/api/documents/${id}/reanalyze`);
  expect(again.body.entities.INVOICE_NUMBER[0].value).toBe('HP-2025-0147');
});

test('a picture without writing is a document that says so', async () => {
  const black = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(black, 'black.jpg');
  expect(status).toBe(200);
  expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('no_text');
});

test('what is no picture is refused, with the reason, and leaves nothing', async () => {
  const before = (await client.get('/api/documents')).body.length;
  const refused = await send(Buffer.from('GIF89a and so on'));
  expect([refused.status, refused.body.code]).toEqual([415, 'file.not_image']);
  expect((await client.get('/api/documents')).body).toHaveLength(before);
});
