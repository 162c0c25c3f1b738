import { afterEach, describe, expect, test } from 'vitest';
import { signUp } from './testing/http-client.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { type PausableProxy, pausableProxy } from './testing/pausable-proxy.ts';
import { startS3Server } from './testing/s3-server.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { createTestDatabase } from './testing/test-database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An answer that comes is within the client's own patience. */
const ANSWERED_MS = 30_000;

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()),
  ]);
}

function expectOutage(answer: { status: number; headers: Headers; body: unknown }): void {
  expect(answer).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('a file store that hangs', () => {
  async function startWithS3(): Promise<{ server: TestServer; proxy: PausableProxy }> {
    const s3 = await startS3Server();
    closing.push(s3.close);
    const proxy = await pausableProxy(s3.env.S3_ENDPOINT);
    closing.push(proxy.close);
    const server = await startTestServer({ ...s3.env, S3_ENDPOINT: proxy.url, BILLING: 'off' });
    closing.push(async () => {
      proxy.resume();
      await server.close();
    });
    return { server, proxy };
  }

  test('uploads end with 503, and everybody else is answered meanwhile', async () => {
    const { server, proxy } = await startWithS3();
    const { client } = await signUp(server);
    const { body } = await client.upload(invoicePdf('before'));
    proxy.pause();
    const uploads = Array.from({ length: 14 }, (_, n) => client.upload(invoicePdf(`hanging ${n}`)));
    let ended = 0;
    for (const upload of uploads) void upload.catch(() => {}).then(() => (ended += 1));
    const lists = await Promise.all(Array.from({ length: 6 }, () => client.get('/api/documents')));
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200));
    // Nobody has waited for the store, which is given ten seconds.
    expect(ended).toBe(0);
    expect((await within(30_000, client.get('/readyz'))).status).toBe(503);
    for (const answer of await within(120_000, Promise.all(uploads))) expectOutage(answer);
    proxy.resume();
    // Nothing of them is there, nothing was lost, and it goes on by itself.
    expect((await client.get('/api/documents')).body.map(({ id }: { id: string }) => id)).toEqual([body.document_id]);
    expect((await client.upload(invoicePdf('after'))).status).toBe(200);
  }, 240_000);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a database that hangs', () => {
  test('every call ends with 503, and goes on when it is back', async () => {
    const database = await createTestDatabase();
    if (!database) throw new Error('TEST_DATABASE_URL is not set');
    closing.push(database.drop);
    const proxy = await pausableProxy(database.url);
    closing.push(proxy.close);
    const server = await startTestServer({ DATABASE_URL: proxy.url, BILLING: 'off' });
    closing.push(async () => {
      proxy.resume();
      await server.close();
    });
    const { client } = await signUp(server);
    const { body } = await client.upload(invoicePdf('before'));
    proxy.pause();
    const calls = Promise.all(Array.from({ length: 20 }, () => client.get('/api/documents')));
    expect((await within(30_000, client.get('/readyz'))).status).toBe(503);
    for (const answer of await within(ANSWERED_MS + 15_000, calls)) expectOutage(answer);
    proxy.resume();
    const listed = await client.get('/api/documents');
    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual([body.document_id]);
    expect((await client.upload(invoicePdf('after'))).status).toBe(200);
  }, 240_000);
});
