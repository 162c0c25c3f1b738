import { sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { removeOldExports } from './export-jobs.ts';

let server: TestServer;
let client: HttpClient;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', REGISTRATIONS_PER_HOUR: '1000' });
  ({ client } = await signUp(server));
  ids = [];
  for (const name of ['one', 'two', 'three']) ids.push((await client.upload(invoicePdf(name))).body.document_id);
});
afterAll(() => server.close());

const rowsOf = (text: string, delimiter = ',') => {
  const [keys = [], ...rows] = parseCsv(text, { delimiter });
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(keys[at]), cell])));
};

test('CSV holds what the screen shows, a correction in place of what was read', async () => {
  const path = `/api/documents/${ids[0]}/entities`;
  const { entities } = (await client.get(path)).body;
  await client.json('PATCH', `${path}/${entities.INVOICE_NUMBER[0].id}`, { value: '=HYPERLINK("x")' });
  const { headers, bytes } = await client.download(`/api/export?format=csv&ids=${ids.join(',')}`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-\d{4}-\d\d-\d\d\.csv"/);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = rowsOf(bytes.toString('utf8'));
  expect(rows.map(({ document_id }) => document_id)).toEqual(ids);
  expect(rows[0]).toMatchObject({
    file: 'invoice.pdf',
    invoice_number: '\'=HYPERLINK("x")',
    invoice_date: entities.INVOICE_DATE[0].value,
    total_amount: entities.TOTAL_AMOUNT[0].value,
    currency: entities.TOTAL_AMOUNT[0].currency,
    seller_name: entities.SELLER_NAME[0].value,
  });
});

test('a German spreadsheet gets its semicolons and decimal commas, in the columns that were chosen', async () => {
  const { summary } = (await client.get(`/api/documents/${ids[1]}`)).body;
  const query = `format=csv&ids=${ids[1]}&decimal=comma&columns=total_amount,file`;
  const { headers, bytes } = await client.download(`/api/export?${query}`);
  expect(bytes.toString('utf8')).toBe(`\ufefftotal_amount;file\r\n${summary.total.replace('.', ',')};invoice.pdf\r\n`);
  const name = `${summary.invoice_date} ${summary.seller} ${summary.invoice_number}.csv`;
  expect(decodeURIComponent(headers.get('content-disposition')?.split("UTF-8''")[1] ?? '')).toBe(name);
});

test('a workbook holds numbers and dates as such, with line items and checks on sheets of their own', async () => {
  const { summary } = (await client.get(`/api/documents/${ids[1]}`)).body;
  const { line_items, checks } = (await client.get(`/api/documents/${ids[1]}/entities`)).body;
  const { sheets } = await readXlsx((await client.download(`/api/export?format=xlsx&ids=${ids[1]}`)).bytes);
  const [invoices, lines, checked] = sheets.map(({ name, rows: [headings = [], ...rows] }) => ({
    name,
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headings[at]), cell]))),
  }));
  expect([invoices?.name, lines?.name, checked?.name]).toEqual(['Invoices', 'Line items', 'Checks']);
  expect(invoices?.rows[0]).toMatchObject({
    Total: Number(summary.total),
    'Invoice date': new Date(`${summary.invoice_date}T00:00:00Z`),
    Seller: summary.seller,
  });
  expect(lines?.rows.map((row) => row['Line total'])).toEqual(
    line_items.map(({ line_total }: { line_total: string }) => Number(line_total)),
  );
  expect(checked?.rows.map(({ Check }) => Check)).toEqual(checks.map(({ id }: { id: string }) => id));
});

test('JSON and JSON lines are the results, each with all its checks', async () => {
  const [, second] = ids;
  const { entities, checks } = (await client.get(`/api/documents/${second}/entities`)).body;
  const all = JSON.parse((await client.download('/api/export?format=json')).bytes.toString('utf8'));
  expect(all).toHaveLength(3);
  const one = all.find(({ document_id }: { document_id: string }) => document_id === second);
  expect(one).toMatchObject({ status: 'completed', entities, checks });
  const lines = (await client.download(`/api/export?format=jsonl&ids=${second}`)).bytes
    .toString('utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([one]);
  expect((await client.json('POST', '/api/export', { format: 'json', ids: [second] })).body).toEqual([one]);
  expect((await client.get('/api/export?format=json&q=nowhere-to-be-found')).body).toEqual([]);
});

test('a ZIP holds the files byte for byte, under names made from date, seller and number, each once', async () => {
  const { bytes } = await client.download(`/api/export?format=zip&ids=${ids.join(',')}`);
  const original = (await client.download(`/api/files/${ids[2]}/file`)).bytes;
  expect(bytes.includes(original)).toBe(true);
  const names = [...bytes.toString('latin1').matchAll(/\d{4}-\d\d-\d\d [^/]*?\.pdf/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(3);
  const { summary } = (await client.get(`/api/documents/${ids[1]}`)).body;
  expect(names).toContain(`${summary.invoice_date} ${summary.seller} ${summary.invoice_number}.pdf`);
});

test("the list's filter says which documents, and nobody exports somebody else's", async () => {
  const { client: other } = await signUp(server);
  for (const format of ['csv', 'csv-lines', 'xlsx', 'json', 'jsonl', 'zip']) {
    expect((await other.get(`/api/export?format=${format}&ids=${ids[0]}`)).status).toBe(404);
    expect((await other.get(`/api/export?format=${format}`)).status).toBe(200);
  }
  expect((await other.get('/api/export?format=json')).body).toEqual([]);
  expect((await client.get(`/api/export?format=json&ids=${ids[0]},gone`)).status).toBe(404);
  const count = async (query: string) => (await client.get(`/api/export?format=json&${query}`)).body.length;
  expect([await count('status=completed'), await count('status=failed')]).toEqual([3, 0]);
  for (const query of [
    '',
    'format=pdf',
    'format=csv&ids=',
    'format=csv&columns=nope',
    'format=csv&status=what',
    'format=csv&sort=no',
  ]) {
    expect((await client.get(`/api/export?${query}`)).status).toBe(422);
  }
  expect((await client.json('POST', '/api/export', { format: 'csv', stauts: 'failed' })).status).toBe(422);
});

test('more than a thousand documents are written in the background, also over a restart, and kept for a day', async () => {
  const { client: owner, username } = await signUp(server);
  const { client: other } = await signUp(server);
  await server.server.deps.db.execute(sql`
    insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, total, currency)
    select 'many-' || n, (select id from users where username = ${username}), n || '.pdf', 1, encode(sha256(n::text::bytea), 'hex'), 1, 'completed',
      'invoice', n, 'EUR' from generate_series(1, 1001) n`);
  expect((await owner.get('/api/export?format=csv&max=1000')).status).toBe(200);
  const begun = await owner.get('/api/export?format=csv&sort=total');
  expect(begun.status).toBe(202);
  const job = `/api/export/jobs/${begun.body.job_id}`;
  await server.restart();
  await expect.poll(async () => (await owner.get(job)).body.status, { timeout: 60_000 }).toBe('completed');
  const { progress, download_url } = (await owner.get(job)).body;
  expect(progress).toBe(100);
  const { headers, bytes } = await owner.download(download_url);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-/);
  expect(rowsOf(bytes.toString('utf8')).map(({ file }) => file)).toEqual(
    Array.from({ length: 1001 }, (_, n) => `${n + 1}.pdf`),
  );
  for (const path of [job, download_url]) expect((await other.get(path)).status).toBe(404);

  server.clock.aheadMs = 24 * 3_600_000;
  for (const path of [job, download_url]) expect((await owner.get(path)).status).toBe(404);
  const { storage } = server.server.deps;
  expect(await storage.listExports()).toEqual([begun.body.job_id]);
  await removeOldExports(server.server.deps);
  expect(await storage.listExports()).toEqual([]);
  server.clock.aheadMs = 0;
});
