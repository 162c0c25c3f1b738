import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentEntitiesSchema, documentHistorySchema } from '#contracts/document.ts';
import { plainGermanInvoice } from '#samples/plain-invoice.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  client = (await signUp(server)).client;
});
afterAll(() => server.close());

let copies = 0;

async function analysed() {
  copies += 1;
  const bytes = Buffer.concat([await plainGermanInvoice(), Buffer.from(`\n% copy ${copies}\n`)]);
  const { body } = await client.upload(bytes);
  const path = `/api/documents/${body.document_id}`;
  const checkOf = (result: { checks: { id: string; status: string }[] }, id: string) =>
    result.checks.find((check) => check.id === id)?.status;
  return {
    path,
    read: documentEntitiesSchema.parse((await client.get(`${path}/entities`)).body),
    found: async () => documentEntitiesSchema.parse((await client.get(`${path}/entities`)).body),
    history: async () => documentHistorySchema.parse((await client.get(`${path}/entities/history`)).body),
    put: (items: unknown) => client.json('PUT', `${path}/line_items`, items),
    checkOf,
  };
}

test('the whole list is corrected, checked again, kept over a new analysis and taken back', async () => {
  const { path, read, found, history, put, checkOf } = await analysed();
  expect(read.line_items).toMatchObject([
    { description: 'Stahlwinkel', quantity: '2', line_total: '1000.00' },
    { description: 'Montage', quantity: '1.5', line_total: '300.00' },
  ]);
  expect(checkOf(read, 'lines.sum')).toBe('pass');
  const wrong = read.line_items.map((item, index) => (index === 0 ? { ...item, line_total: '900.00' } : item));
  const corrected = await put(wrong);
  expect(corrected).toMatchObject({ status: 200, body: { line_items: wrong, line_items_original: read.line_items } });
  expect(checkOf(corrected.body, 'lines.sum')).toBe('fail');
  expect((await client.get(path)).body.summary.failed_checks).toBeGreaterThan(0);

  const again = await client.json('POST', `${path}/reanalyze`);
  expect(again.body.line_items).toEqual(wrong);
  expect(checkOf(again.body, 'lines.sum')).toBe('fail');
  expect(await found()).toMatchObject({ line_items: wrong, line_items_original: read.line_items });

  const added = [...wrong, { description: 'Rest', line_total: '100.00' }];
  const blank = { quantity: null, unit: null, unit_price: null, tax_rate: null, page: null, box: null };
  expect((await put(added)).body.line_items).toEqual([
    ...wrong,
    { description: 'Rest', line_total: '100.00', ...blank },
  ]);
  expect((await put([])).body.line_items).toEqual([]);

  expect(await client.delete(`${path}/line_items`)).toMatchObject({ status: 204 });
  const { checks, ...rest } = await found();
  expect(rest).toEqual({ ...rest, entities: read.entities, line_items: read.line_items });
  expect(rest).not.toHaveProperty('line_items_original');
  expect(checks).toEqual(read.checks);
  expect(await client.delete(`${path}/line_items`)).toMatchObject({
    status: 409,
    body: { code: 'line_items.unchanged' },
  });

  const told = await history();
  expect(told.map(({ action }) => action)).toEqual([
    'lines_corrected',
    'lines_corrected',
    'lines_corrected',
    'lines_restored',
  ]);
  expect(told[0]).toMatchObject({ before: read.line_items, after: wrong });
  expect(told.at(-1)).toMatchObject({ before: [], after: read.line_items });
});

test('the list that stands adds no history, the one that was read is the machine’s again', async () => {
  const { read, found, history, put } = await analysed();
  expect((await put(read.line_items)).status).toBe(200);
  expect(await history()).toEqual([]);
  await put(read.line_items.slice(0, 1));
  await put(read.line_items);
  expect(await found()).not.toHaveProperty('line_items_original');
  expect((await history()).map(({ action }) => action)).toEqual(['lines_corrected', 'lines_restored']);
});

test.each([
  ['a figure that is no decimal', [{ description: 'x', quantity: '1,5' }]],
  ['a number in the place of a decimal', [{ line_total: 12 }]],
  ['a page that the file lacks', [{ description: 'x', page: 9 }]],
  ['no list', { description: 'x' }],
])('%s is refused', async (_name, items) => {
  const { read, found, put } = await analysed();
  expect(await put(items)).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
  expect((await found()).line_items).toEqual(read.line_items);
});

test("another user's line items are nobody's business", async () => {
  const { path, read, found } = await analysed();
  const { client: stranger } = await signUp(server);
  expect((await stranger.json('PUT', `${path}/line_items`, [])).status).toBe(404);
  expect((await stranger.delete(`${path}/line_items`)).status).toBe(404);
  expect((await found()).line_items).toEqual(read.line_items);
});
