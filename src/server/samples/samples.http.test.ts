import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** Thirty invoices are read, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

const samples = async (client: HttpClient) => (await client.get('/api/samples')).body;
const whenAllAreThere = (client: HttpClient) =>
  expect.poll(() => samples(client), { timeout: 200_000 }).toEqual({ documents: 30, processing: 0, loading: false });
const countOf = async (client: HttpClient, query: string) =>
  Number((await client.get(`/api/documents?limit=1&${query}`)).headers.get('x-total-count'));

test('thirty sample invoices are analysed as any other: currencies, overdue ones, a duplicate, a failed check, a credit note', async () => {
  const { client } = await signUp(server);
  await client.upload(invoicePdf('own'));
  expect(await client.json('POST', '/api/samples')).toMatchObject({ status: 201, body: { loading: true } });
  await whenAllAreThere(client);
  expect(await countOf(client, 'status=completed')).toBe(31);
  for (const currency of ['EUR', 'GBP', 'USD', 'CHF']) {
    expect(await countOf(client, `currency=${currency}`)).toBeGreaterThanOrEqual(3);
  }
  expect(await countOf(client, 'due=overdue')).toBeGreaterThanOrEqual(3);
  expect(await countOf(client, 'due=soon')).toBeGreaterThanOrEqual(2);
  expect(await countOf(client, 'type=credit_note')).toBe(1);
  expect(await countOf(client, 'checks=failed')).toBe(1);
  const { body: documents } = await client.get('/api/documents');
  const numbers = documents.map(({ summary }: { summary: { invoice_number: string } }) => summary.invoice_number);
  expect(numbers.length - new Set(numbers).size).toBe(1);
  expect(documents.filter(({ is_sample }: { is_sample: boolean }) => is_sample)).toHaveLength(30);
  // The upload is what was counted.
  expect((await client.get('/api/subscription/status')).body.documents_used).toBe(1);

  // Asking again brings none twice, also on another day, and only what is missing.
  server.clock.aheadMs = 86_400_000;
  const gone = documents.find(({ is_sample }: { is_sample: boolean }) => is_sample);
  await client.delete(`/api/documents/${gone.id}`);
  for (let n = 0; n < 3; n += 1) expect((await client.json('POST', '/api/samples')).status).toBe(201);
  await whenAllAreThere(client);
  server.clock.aheadMs = 0;

  expect((await client.delete('/api/samples')).status).toBe(204);
  expect(await samples(client)).toEqual({ documents: 0, processing: 0, loading: false });
  expect(await countOf(client, '')).toBe(1);
  expect((await client.delete('/api/samples')).status).toBe(204);
});

test('a server that is stopped while it loads them goes on when it is started again, and nobody else has them', async () => {
  const { client } = await signUp(server);
  const { client: other } = await signUp(server);
  await client.json('POST', '/api/samples');
  await expect.poll(async () => (await samples(client)).documents, { timeout: 60_000 }).toBeGreaterThan(2);
  await server.restart();
  await whenAllAreThere(client);
  expect(await samples(other)).toEqual({ documents: 0, processing: 0, loading: false });
  expect((await other.delete('/api/samples')).status).toBe(204);
  expect((await samples(client)).documents).toBe(30);
});

test('removing them while they are loaded leaves none behind', async () => {
  const { client } = await signUp(server);
  await client.json('POST', '/api/samples');
  await expect.poll(async () => (await samples(client)).documents, { timeout: 60_000 }).toBeGreaterThan(2);
  expect((await client.delete('/api/samples')).status).toBe(204);
  expect((await samples(client)).loading).toBe(false);
  // Whoever loads them again has all of them: nothing of the first time is in the way.
  await client.json('POST', '/api/samples');
  await whenAllAreThere(client);
});
