import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from './storage/s3-storage.ts';
import { signUp } from './testing/http-client.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { startS3Server, type TestS3Server } from './testing/s3-server.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let bucket: TestS3Server;
let server: TestServer;
beforeAll(async () => {
  bucket = await startS3Server();
  server = await startTestServer({ BILLING: 'off', ...bucket.env });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

test('uploads lie in the bucket, and come back whole, in ranges and as pages', async () => {
  const { client } = await signUp(server);
  const bytes = invoicePdf('bucket');
  const { status, body } = await client.upload(bytes, 'bucket.pdf');
  expect(status).toBe(200);
  expect(await s3Storage(bucket.options).list()).toEqual([hashOf(bytes)]);
  expect(await s3Storage(bucket.options).sidecarIds()).toEqual([body.document_id]);
  expect(existsSync(join(server.dataDir, 'files'))).toBe(false);

  const path = `/api/files/${body.document_id}/file`;
  const whole = await client.download(path);
  expect(hashOf(whole.bytes)).toBe(hashOf(bytes));
  const part = await client.download(path, { range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
  expect(part.bytes).toEqual(bytes.subarray(100, 200));
  const tail = await client.download(path, { range: 'bytes=-5' });
  expect(tail.bytes).toEqual(bytes.subarray(-5));
  expect((await client.download(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  expect((await client.download(path, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
  const page = await client.download(`/api/documents/${body.document_id}/pages/1.png?width=200`);
  expect(page.bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('a document whose object is gone says so wherever its file is asked for, and analysing it again says why', async () => {
  const { client } = await signUp(server);
  const bytes = invoicePdf('vanished');
  const { body } = await client.upload(bytes);
  await s3Storage(bucket.options).delete(hashOf(bytes));
  const path = `/api/files/${body.document_id}`;
  for (const answer of [
    await client.get(`${path}/file`),
    await client.get(`${path}/download`),
    await client.get(`${path}/file`, { range: 'bytes=0-9' }),
    await client.get(`${path}/xml`),
    await client.get(`/api/documents/${body.document_id}/pages/1.png`),
  ]) {
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'file.missing', detail: 'The stored file is missing.' },
    });
  }
  expect((await client.json('POST', `/api/documents/${body.document_id}/reanalyze`)).body.code).toBe('file.missing');
});

test('the last document with some bytes takes them out of the bucket', async () => {
  const [one, two] = [await signUp(server), await signUp(server)];
  const bytes = invoicePdf('shared');
  const uploads = [await one.client.upload(bytes), await two.client.upload(bytes)];
  const storage = s3Storage(bucket.options);
  const [first, second] = uploads.map(({ body }) => body.document_id as string);
  await one.client.delete(`/api/documents/${first}`);
  expect(await storage.has(hashOf(bytes))).toBe(true);
  expect(await storage.getSidecar(first ?? '')).toBeNull();
  await two.client.delete(`/api/documents/${second}`);
  expect(await storage.has(hashOf(bytes))).toBe(false);
  expect(await storage.getSidecar(second ?? '')).toBeNull();
});

test('a bucket that cannot be used, and a database that cannot be reached, end the start with a sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'invoscope-start-'));
  const startWith = (env: Record<string, string>) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [MAIN, 'serve'], {
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += String(chunk);
      });
      child.once('close', (code) => resolve({ code, said }));
    });
  const [noBucket, noDatabase] = await Promise.all([
    startWith({ ...bucket.env, S3_BUCKET: 'elsewhere' }),
    startWith({ DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:9/invoices' }),
  ]);
  await rm(dataDir, { recursive: true, force: true });
  expect(noBucket).toEqual({
    code: 1,
    said: `invoscope: The bucket 'elsewhere' at ${bucket.env.S3_ENDPOINT} cannot be used: there is no such bucket.\n`,
  });
  expect(noDatabase.code).toBe(1);
  expect(noDatabase.said).toContain("The database 'invoices' at 127.0.0.1:9 cannot be used by 'ada'");
  expect(noDatabase.said).not.toContain('hunter2');
});
