import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Server, type TestS3Server } from '../testing/s3-server.ts';
import { s3Storage } from './s3-storage.ts';
import { storageSuite } from './storage.test-suite.ts';
import { StorageDamagedError } from './storage.ts';

const servers: TestS3Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function server(): Promise<TestS3Server> {
  const started = await startS3Server();
  servers.push(started);
  return started;
}

storageSuite('an S3-compatible server', async () => s3Storage((await server()).options));

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('more files than one page of a listing are all listed', async () => {
  const storage = s3Storage({ ...(await server()).options, listingPage: 3 });
  const files = Array.from({ length: 10 }, (_, n) => Buffer.from(String(n)));
  await Promise.all(files.map((bytes) => storage.put(hashOf(bytes), bytes)));
  expect((await storage.list()).toSorted()).toEqual(files.map(hashOf).toSorted());
});

test('a bucket that is not there, a refused key and a silent server are told in a sentence', async () => {
  const { options } = await server();
  await expect(s3Storage({ ...options, bucket: 'elsewhere' }).check()).rejects.toThrow(
    "The bucket 'elsewhere' at http://127.0.0.1",
  );
  await expect(s3Storage({ ...options, bucket: 'elsewhere' }).check()).rejects.toThrow('there is no such bucket.');
  await expect(s3Storage({ ...options, accessKeyId: 'wrong' }).check()).rejects.toThrow('the access key is refused.');
  await expect(s3Storage({ ...options, endpoint: 'http://127.0.0.1:9' }).check()).rejects.toThrow('cannot be used');
});

test('a missing bucket is no missing file', async () => {
  const { options } = await server();
  await expect(s3Storage({ ...options, bucket: 'elsewhere' }).get('ab'.repeat(32))).rejects.toThrow('bucket');
});

/** Stands before the real server and keeps 80 bytes more of every upload than were sent, without a word. */
let careless: Server;
let carelessPort: number;
let real: TestS3Server;
beforeAll(async () => {
  real = await server();
  careless = createServer(async (incoming, outgoing) => {
    const sent = await bodyOf(incoming);
    const body = incoming.method === 'PUT' ? Buffer.concat([sent, Buffer.alloc(80, 'x')]) : sent;
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    const onward = request(
      `${real.options.endpoint}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.end(body);
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  carelessPort = (careless.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => careless.close(resolve)));

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

test('a server that keeps other bytes than it was sent is found out, and nothing of it stays', async () => {
  const storage = s3Storage({ ...real.options, endpoint: `http://127.0.0.1:${carelessPort}` });
  const bytes = Buffer.from('%PDF-1.7 an invoice');
  await expect(storage.put(hashOf(bytes), bytes)).rejects.toBeInstanceOf(StorageDamagedError);
  expect(await s3Storage(real.options).list()).toEqual([]);
});
