import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  guarded = await startTestServer({ METRICS_TOKEN: 'figures-please', TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await guarded.close();
});

test('it lives, and it is ready while database, files and queue are', async () => {
  const anyone = httpClient(server);
  expect(await anyone.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await anyone.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const { storage } = server.server.deps;
  const { has } = storage;
  storage.has = () => Promise.reject(new Error('the disk is gone'));
  const refused = await anyone.get('/readyz');
  storage.has = has;
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'server.not_ready', detail: 'The server is not ready.' },
  });
  expect(refused.headers.get('retry-after')).toBe('5');
  // It is alive all the same: restarting it would not bring the disk back.
  expect((await anyone.get('/healthz')).status).toBe(200);
});

test('metrics count requests by route, never by address, and analyses that wait', async () => {
  const { client } = await signUp(server);
  const { body } = await client.upload(invoicePdf('measured'));
  await client.get(`/api/documents/${body.document_id}`);
  const metrics = () => httpClient(server).get('/metrics');
  // An upload is answered when its result is there; a moment later its job is over.
  await expect.poll(async () => (await metrics()).body).toMatch(/^analysis_jobs_pending 0$/m);
  const { body: text, headers } = await metrics();
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/documents\/:id",status="200"\} 1/,
  );
  expect(text).not.toContain(body.document_id);
  expect(text).toMatch(/^analysis_jobs_pending 0$/m);
  expect(text).toMatch(/^analysis_jobs_oldest_seconds 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('metrics are for the machine itself or for the token, and nobody else learns that they are there', async () => {
  const statusOf = async (of: TestServer, headers: Record<string, string> = {}) =>
    (await httpClient(of).get('/metrics', headers)).status;
  expect(await statusOf(server)).toBe(200);
  // A proxy on the same machine, without TRUST_PROXY.
  expect(await statusOf(server, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await statusOf(server, { forwarded: 'for=203.0.113.7' })).toBe(404);
  expect(await statusOf(guarded)).toBe(404);
  expect(await statusOf(guarded, { authorization: 'Bearer figures' })).toBe(404);
  expect(await statusOf(guarded, { authorization: 'Bearer figures-please' })).toBe(200);
});

test('a trusted proxy that does not say for whom it asks does not open the metrics', async () => {
  const behind = await startTestServer({ TRUST_PROXY: '127.0.0.0/8' });
  try {
    const statusOf = async (headers: Record<string, string> = {}) =>
      (await httpClient(behind).get('/metrics', headers)).status;
    expect(await statusOf()).toBe(404);
    expect(await statusOf({ 'x-real-ip': '203.0.113.7' })).toBe(404);
    expect(await statusOf({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusOf({ 'x-forwarded-for': '127.0.0.1' })).toBe(200);
  } finally {
    await behind.close();
  }
});

test('a flood makes nobody take a healthy server for an ill one, and a proxy that is not trusted is told once', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const flooded = await startTestServer({ RATE_LIMIT_PER_MINUTE: '3' }, { log: createLog('warn', destination) });
  try {
    const anyone = httpClient(flooded);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) {
      statuses.push((await anyone.get('/api/documents', { 'x-forwarded-for': '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      for (let call = 0; call < 5; call += 1) expect([path, (await anyone.get(path)).status]).toEqual([path, 200]);
    }
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('203.0.113.7');
  } finally {
    await flooded.close();
  }
});
