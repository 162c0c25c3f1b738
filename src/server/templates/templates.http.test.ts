import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatedPagePdf } from '#reader/sample-pdfs.test-suite.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;
let stranger: HttpClient;

beforeAll(async () => {
  server = await startTestServer();
  client = (await signUp(server)).client;
  stranger = (await signUp(server)).client;
});
afterAll(() => server.close());

const ZONE = {
  id: 'z1',
  name: 'Invoice Number',
  type: 'text',
  coordinates: { x: 0.6, y: 0.1, width: 0.2, height: 0.05 },
  required: true,
  rules: [{ id: 'r1', type: 'regex', value: '\\S+', config: {} }],
};
const FIELDS = { name: 'Acme', description: 'Their invoices', status: 'draft', version: '1.0.0' };

function create(zones: unknown, fields: Record<string, string> = FIELDS, file?: Uint8Array, type = 'application/pdf') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('zones', typeof zones === 'string' ? zones : JSON.stringify(zones));
  if (file) body.set('pdf_file', new Blob([new Uint8Array(file)], { type }), 'sample.pdf');
  return client.call('POST', '/api/templates', { body });
}

test('a template is made from a form with a sample, listed, read, changed and deleted', async () => {
  const made = await create([ZONE], FIELDS, invoicePdf());
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...FIELDS,
      zones: [{ ...ZONE, pageNumber: 1 }],
      lastUsed: null,
      documentsRead: 0,
      documentTypes: [],
      pdf: { filename: 'sample.pdf', pages: 1, fileSize: invoicePdf().length },
    },
  });
  const { id } = made.body;
  expect((await client.get('/api/templates')).body.map((one: { id: string }) => one.id)).toContain(id);
  expect((await client.get(`/api/templates/${id}`)).body).toEqual(made.body);
  expect((await client.download(`/api/templates/${id}/pdf`)).bytes.equals(invoicePdf())).toBe(true);
  const words = await client.get(`/api/templates/${id}/pages/1/words`);
  expect(words.body.words.length).toBeGreaterThan(20);

  const changed = await client.json('PUT', `/api/templates/${id}`, {
    ...FIELDS,
    name: 'Acme Ltd',
    status: 'active',
    zones: [{ ...ZONE, pageNumber: 1, label: 'PURCHASE_ORDER' }],
  });
  expect(changed).toMatchObject({ status: 200, body: { name: 'Acme Ltd', status: 'active' } });
  expect(changed.body.zones[0].label).toBe('PURCHASE_ORDER');
  expect(await client.delete(`/api/templates/${id}`)).toMatchObject({ status: 204 });
  expect(await client.get(`/api/templates/${id}`)).toMatchObject({
    status: 404,
    body: { detail: 'Template not found', code: 'template.not_found' },
  });
});

test("somebody else's template is absent in every way", async () => {
  const { id } = (await create([ZONE], FIELDS, invoicePdf())).body;
  const body = new FormData();
  body.set('pdf_file', new Blob([new Uint8Array(invoicePdf())]), 'x.pdf');
  const answers = await Promise.all([
    stranger.get(`/api/templates/${id}`),
    stranger.get(`/api/templates/${id}/pdf`),
    stranger.get(`/api/templates/${id}/pages/1/words`),
    stranger.json('PUT', `/api/templates/${id}`, { ...FIELDS, zones: [] }),
    stranger.call('PUT', `/api/templates/${id}/pdf`, { body }),
    stranger.delete(`/api/templates/${id}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await stranger.get('/api/templates')).body).toEqual([]);
  expect((await client.get(`/api/templates/${id}`)).status).toBe(200);
});

test.each([
  [{ name: ' ' }, [], 'Template name is required'],
  [{ status: 'active' }, [], 'At least one zone is required for activation'],
  [
    { status: 'active' },
    [
      { ...ZONE, rules: [] },
      { ...ZONE, id: 'z2', name: 'Total', rules: [] },
    ],
    'Required zones must have extraction rules: Invoice Number, Total',
  ],
  [
    { status: 'active' },
    [{ ...ZONE, rules: [{ ...ZONE.rules[0], value: ' ' }] }],
    'All extraction rules must have valid patterns/values',
  ],
])('%j with %j is refused: %s', async (fields, zones, detail) => {
  expect(await create(zones, { ...FIELDS, ...fields })).toMatchObject({ status: 422, body: { detail } });
  const { id } = (await create([ZONE])).body;
  const put = await client.json('PUT', `/api/templates/${id}`, { ...FIELDS, ...fields, zones });
  expect(put).toMatchObject({ status: 422, body: { detail } });
});

test('what is left out of a change stays, and is checked with the rest', async () => {
  const { id } = (await create([{ ...ZONE, rules: [] }])).body;
  const put = await client.json('PUT', `/api/templates/${id}`, { status: 'active' });
  expect(put.body.detail).toBe('Required zones must have extraction rules: Invoice Number');
  const renamed = await client.json('PUT', `/api/templates/${id}`, { name: 'Other' });
  expect(renamed.body).toMatchObject({ name: 'Other', description: 'Their invoices', zones: [{ id: 'z1' }] });
});

const at = (x: number, y: number, width: number, height: number) => ({
  ...ZONE,
  coordinates: { x, y, width, height },
});

test.each([
  ['zones that are no JSON', '[{', "'zones' must be a list in JSON."],
  ['a zone right of the page', [at(1.2, 0, 0.2, 0.1)], 'A zone must lie on its page'],
  ['a zone that leaves the page', [at(0.9, 0.5, 0.2, 0.1)], 'A zone must lie on its page'],
  ['a zone above the page', [at(0.1, -0.2, 0.2, 0.1)], 'A zone must lie on its page'],
  ['pixels for fractions', [at(100, 50, 300, 80)], 'A zone must lie on its page'],
  ['a zone without a size', [at(0.1, 0.1, 0.005, 0.1)], 'A zone must be at least 0.01 of the page wide and high.'],
  ['page 0', [{ ...ZONE, pageNumber: 0 }], 'Pages are whole numbers from 1.'],
  ['two zones of one id', [ZONE, ZONE], 'Two zones have the same id.'],
  ['an unknown type', [{ ...ZONE, type: 'photo' }], 'must be one of text, table, checkbox, date.'],
  [
    'a pattern of 10,000 characters',
    [{ ...ZONE, rules: [{ ...ZONE.rules[0], value: 'a'.repeat(10_000) }] }],
    "A rule's value can have at most 2000 characters.",
  ],
  [
    '501 zones',
    Array.from({ length: 501 }, (_, i) => ({ ...ZONE, id: `z${i}` })),
    'A template can have at most 500 zones.',
  ],
  [
    'expressions that would take long',
    Array.from({ length: 60 }, (_, i) => ({
      ...ZONE,
      id: `z${i}`,
      rules: [{ ...ZONE.rules[0], value: '[^x]{1000}' }],
    })),
    'The expressions of this template are too large together.',
  ],
])('%s: a clear sentence', async (_what, zones, detail) => {
  const answer = await create(zones);
  expect(answer.status).toBe(422);
  expect(answer.body.detail).toContain(detail);
});

test('500 zones are kept; what rounding put past the edge is cut; older clients name the page among the coordinates', async () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ ...ZONE, id: `z${i}` }));
  expect((await create(many)).body.zones).toHaveLength(500);
  const { pageNumber: _, ...bare } = { ...at(0.8, 0.95, 0.2000000001, 0.05), pageNumber: 1 };
  const edge = await create([{ ...bare, coordinates: { ...bare.coordinates, pageNumber: 2 } }]);
  expect(edge.body.zones[0]).toMatchObject({ pageNumber: 2, coordinates: { x: 0.8, y: 0.95, height: 0.05 } });
  expect(0.8 + edge.body.zones[0].coordinates.width).toBe(1);
  expect(edge.body.zones[0].coordinates).not.toHaveProperty('pageNumber');
});

test('a zone may leave out all but its id and place', async () => {
  const made = await create([{ id: 'abcdefghijkl', coordinates: ZONE.coordinates }]);
  expect(made.body.zones[0]).toEqual({
    id: 'abcdefghijkl',
    name: 'Zone abcdefgh',
    type: 'text',
    coordinates: ZONE.coordinates,
    pageNumber: 1,
    required: false,
    rules: [],
  });
});

test('a sample that is broken, empty or of another kind is refused, and nothing is kept', async () => {
  const damaged = await create([ZONE], FIELDS, Buffer.from('%PDF-1.7\nnothing of it is there'));
  expect(damaged).toMatchObject({ status: 422, body: { code: 'pdf.damaged' } });
  expect(await create([ZONE], FIELDS, new Uint8Array())).toMatchObject({ status: 422, body: { code: 'file.empty' } });
  const text = await create([ZONE], FIELDS, Buffer.from('Just some text'), 'text/plain');
  expect(text.status).toBe(415);
  expect(text.body.detail).toContain('Please upload a PDF or an image');
});

test('a sample of 300 pages is taken and worked with, one of 301 is refused', async () => {
  const last = { ...ZONE, pageNumber: 300, coordinates: { x: 0.05, y: 0.02, width: 0.6, height: 0.04 } };
  const long = repeatedPagePdf(300, 3);
  const made = await create([last], FIELDS, long);
  expect(made).toMatchObject({ status: 201, body: { pdf: { pages: 300 } } });
  const words = await client.get(`/api/templates/${made.body.id}/pages/300/words`);
  expect(words.body.words.length).toBeGreaterThan(10);
  const body = new FormData();
  body.set('pdf_file', new Blob([new Uint8Array(long)]), 'long.pdf');
  expect((await client.call('POST', '/api/templates/suggest', { body })).body.pages).toHaveLength(300);
  const { document_id } = (await client.upload(invoicePdf('short'))).body;
  const run = (await client.json('POST', `/api/templates/${made.body.id}/test`, { document_id })).body;
  expect(run).toMatchObject({ matches: false, score: 0 });
  const longer = await create([last], FIELDS, repeatedPagePdf(301, 3));
  expect(longer).toMatchObject({ status: 422, body: { code: 'pdf.too_many_pages' } });
  expect(longer.body.detail).toBe('The PDF has 301 pages; at most 300 are allowed.');
});

test('an image becomes a PDF of one page, and replaces the sample that was there', async () => {
  const { id } = (await create([ZONE], FIELDS, invoicePdf('image'))).body;
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 600, height: 850, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('pdf_file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'photo.png');
  const replaced = await client.call('PUT', `/api/templates/${id}/pdf`, { body });
  expect(replaced).toMatchObject({ status: 200, body: { pdf: { filename: 'photo.pdf', pages: 1 } } });
  const { bytes } = await client.download(`/api/templates/${id}/pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('without a sample there is no PDF; a document can be the sample', async () => {
  const { id } = (await create([ZONE])).body;
  expect(await client.get(`/api/templates/${id}/pdf`)).toMatchObject({
    status: 404,
    body: { detail: 'PDF not available' },
  });
  const document = (await client.upload(invoicePdf('own'))).body.document_id;
  const made = await create([ZONE], { ...FIELDS, document_id: document });
  expect(made.body.pdf).toMatchObject({ filename: 'invoice.pdf', pages: 1 });
  await client.delete(`/api/documents/${document}`);
  expect((await client.download(`/api/templates/${made.body.id}/pdf`)).bytes.equals(invoicePdf('own'))).toBe(true);
  expect(await create([ZONE], { ...FIELDS, document_id: document })).toMatchObject({ status: 404 });
});

test('an exported template can be imported; what is wrong with it is said', async () => {
  const { body: exported } = await create([ZONE], { ...FIELDS, status: 'active' }, invoicePdf('exported'));
  const imported = await client.json('POST', '/api/templates/import', exported);
  expect(imported.status).toBe(201);
  expect(imported.body).toMatchObject({
    ...FIELDS,
    status: 'active',
    zones: exported.zones,
    layout: exported.layout,
    pdf: null,
  });
  expect(imported.body.id).not.toBe(exported.id);
  const wrong = await client.json('POST', '/api/templates/import', { ...exported, zones: [{ id: 'x' }] });
  expect(wrong).toMatchObject({ status: 422, body: { detail: "'zones.0.coordinates' is missing." } });
  expect((await client.json('POST', '/api/templates/import', { hello: 1 })).body.detail).toBe(
    'Template name is required',
  );
});
