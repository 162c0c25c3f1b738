import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleXml } from '#core/einvoice/testing/sample-xml.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const XML = Buffer.from(sampleXml('cii'));

let server: TestServer;
let client: HttpClient;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await signUp(server));
});
afterAll(() => server.close());

const send = (bytes: Uint8Array, filename = 'march.xml') => client.upload(bytes, filename, '/api/analyze/xml');

test('an e-invoice without a page is read, and its values stand on the page that was made of it', async () => {
  const { status, body } = await send(XML);
  expect(status).toBe(200);
  expect(body.entities.TOTAL_AMOUNT).toEqual([
    expect.objectContaining({ value: '184.45', currency: 'EUR', source: 'einvoice_xml', confidence: 1, page: 1 }),
  ]);
  expect(body.line_items.map(({ description }: { description: string }) => description)).toEqual(['Thing', 'Other']);
  expect(body.metadata).toMatchObject({
    filename: 'march.xml',
    file_size: XML.length,
    einvoice: { syntax: 'cii', profile_name: 'EN 16931 (COMFORT)', embedded: false, remittance: 'R-1' },
  });
  expect(body.checks.filter(({ status }: { status: string }) => status === 'fail')).toEqual([]);

  const { document_id: id } = body;
  const xml = await client.download(`/api/files/${id}/xml`);
  expect(Buffer.compare(xml.bytes, XML)).toBe(0);
  const original = await client.download(`/api/files/${id}/download`);
  expect([Buffer.compare(original.bytes, XML), original.headers.get('content-type')]).toEqual([0, 'application/xml']);
  const page = await client.download(`/api/files/${id}/file`);
  expect([page.bytes.subarray(0, 5).toString(), page.headers.get('content-type')]).toEqual([
    '%PDF-',
    'application/pdf',
  ]);
  const again = { 'if-none-match': page.headers.get('etag') ?? '' };
  expect((await client.download(`/api/files/${id}/file`, again)).status).toBe(304);
  const image = await client.download(`/api/documents/${id}/pages/1.png?width=200`);
  expect(image.bytes.subarray(1, 4).toString()).toBe('PNG');
  const words = (await client.get(`/api/documents/${id}/pages/1/words`)).body.words.map(
    ({ text }: { text: string }) => text,
  );
  expect(words).toEqual(expect.arrayContaining(['Seller', 'GmbH', '184.45']));

  const { body: reread } = await client.json('POST', `/api/documents/${id}/reanalyze`);
  expect(reread.entities).toEqual(body.entities);
  const split = await client.json('POST', `/api/documents/${id}/split`, { ranges: [[1, 1]] });
  expect([split.status, split.body.detail]).toEqual([422, 'An electronic invoice is one document.']);
});

test('the same bytes again are the same document', async () => {
  const first = await send(XML);
  const second = await send(XML, 'again.xml');
  expect([second.status, second.body.duplicate_of]).toEqual([200, first.body.document_id]);
});

test('what is no e-invoice is refused with its reason, and nothing is stored', async () => {
  const before = (await client.get('/api/documents')).body.length;
  for (const [bytes, code] of [
    [Buffer.alloc(0), 'file.empty'],
    [Buffer.from('hello'), 'xml.not_an_invoice'],
    [invoicePdf('page'), 'xml.not_an_invoice'],
    [Buffer.from('<order/>'), 'xml.not_an_invoice'],
    [XML.subarray(0, 500), 'xml.malformed'],
    [Buffer.from(' \n'), 'xml.empty'],
    [Buffer.from(XML.toString().replace('UTF-8', 'UTF-32')), 'xml.undecodable'],
  ] as const) {
    const { status, body } = await send(bytes);
    expect([status, body.code]).toEqual([422, code]);
    if (code !== 'file.empty') expect(body.detail).toMatch(/Line \d+: /);
  }
  expect((await client.upload(Buffer.from(sampleXml('ubl')), 'march.xml')).status).toBe(415);
  expect((await client.get('/api/documents')).body).toHaveLength(before);
});
