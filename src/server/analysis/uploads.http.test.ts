import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const MEGABYTE = 1024 * 1024;
const SPACES = Buffer.alloc(MEGABYTE, 0x20);

let server: TestServer;
let client: HttpClient;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', MAX_UPLOAD_MB: '60' });
  ({ client, token } = await signUp(server));
});
afterAll(() => server.close());

const storedFiles = () => server.server.deps.storage.list();
const incoming = () => readdir(join(server.dataDir, 'incoming'));

function form(...parts: [name: string, bytes: Uint8Array | string, filename?: string][]): RequestInit {
  const body = new FormData();
  for (const [name, bytes, filename] of parts) {
    if (typeof bytes === 'string') body.append(name, bytes);
    else body.append(name, new Blob([new Uint8Array(bytes)]), filename);
  }
  return { body };
}

test('fields before and behind the file do not matter, other fields of files do', async () => {
  const between = form(['note', 'x'], ['file', invoicePdf('between'), 'a.pdf'], ['note', 'y']);
  expect(await client.call('POST', '/api/analyze/pdf', between)).toMatchObject({ status: 200 });
  const elsewhere = form(['document', invoicePdf('elsewhere'), 'a.pdf']);
  expect(await client.call('POST', '/api/analyze/pdf', elsewhere)).toMatchObject({
    status: 422,
    body: { detail: 'Please upload a PDF file', errors: [{ path: 'file', message: 'Please upload a PDF file' }] },
  });
});

test('two files at once are refused, and neither is stored', async () => {
  const before = await storedFiles();
  const both = form(['file', invoicePdf('first'), 'a.pdf'], ['file', invoicePdf('second'), 'b.pdf']);
  expect(await client.call('POST', '/api/analyze/pdf', both)).toMatchObject({
    status: 422,
    body: { detail: 'Please upload one file at a time.', errors: [{ path: '' }] },
  });
  expect(await storedFiles()).toEqual(before);
});

/** Uploads the invoice with spaces behind its end, from one megabyte of memory. Resolves to the status. */
function uploadLarge(megabytes: number, name: string): Promise<number> {
  const request = httpRequest(`${server.url}/api/analyze/pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const parts = [Buffer.from(head), invoicePdf(name), ...Array(megabytes).fill(SPACES), Buffer.from('\r\n--x--\r\n')];
  Readable.from(parts, { highWaterMark: 1 }).pipe(request);
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
}

test('ten large uploads at once are not held in memory together', { timeout: 120_000 }, async () => {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 10);
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, n) => uploadLarge(25, `large-${n}.pdf`)));
  clearInterval(look);
  for (const status of statuses) expect([200, 202]).toContain(status);
  // Together they are 250 MB, twice that when parts are put together. What is in memory: one being taken in, one being analysed, each once more on its way to
  // the process that reads it.
  expect(most / MEGABYTE).toBeLessThan(220);
  await expect.poll(incoming).toEqual([]);
});

describe('a browser that goes away in the middle of an upload', () => {
  test('leaves nothing: no document, no file, nothing half-written', async () => {
    const own = await signUp(server);
    const before = await storedFiles();
    const { hostname, port } = new URL(server.url);
    const head = [
      'POST /api/analyze/pdf HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${own.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000000',
      '',
      '--x',
      'Content-Disposition: form-data; name="file"; filename="a.pdf"',
      'Content-Type: application/pdf',
      '',
      '',
    ].join('\r\n');
    for (let n = 0; n < 5; n += 1) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(head);
          socket.write(invoicePdf(`gone-${n}`), () => {
            setTimeout(() => {
              socket.destroy();
              resolve();
            }, 50);
          });
        });
        socket.on('error', reject);
      });
    }
    expect((await own.client.get('/api/documents')).body).toEqual([]);
    expect(await storedFiles()).toEqual(before);
    // What arrives has a name for a moment.
    await expect.poll(incoming).toEqual([]);
  });
});

test('ids and pages that cannot exist are absent, like any other', async () => {
  const { document_id: id } = (await client.upload(invoicePdf('absent'))).body;
  for (const wrong of ['%00', '%FF', 'none%00', '%20', 'x'.repeat(300)]) {
    for (const path of ['', '/entities', '/events', '/pages/1.png', '/entities/history']) {
      expect(await client.get(`/api/documents/${wrong}${path}`), `${wrong}${path}`).toMatchObject({ status: 404 });
    }
    expect(await client.get(`/api/files/${wrong}/file`)).toMatchObject({ status: 404 });
    expect(await client.delete(`/api/documents/${wrong}`)).toMatchObject({ status: 404 });
    expect(await client.json('PATCH', `/api/documents/${id}/entities/${wrong}`, { value: '1' })).toMatchObject({
      status: 404,
    });
  }
  for (const page of ['0', '-1', 'x', '1.5', '2', '99999999999999999999']) {
    expect(await client.get(`/api/documents/${id}/pages/${page}.png`)).toMatchObject({ status: 404 });
  }
});

test('a disk without room is 503 with the time to wait, and nothing is stored', async () => {
  const { storage } = server.server.deps;
  const put = storage.put;
  storage.put = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  try {
    const full = await client.upload(invoicePdf('full'));
    expect(full).toMatchObject({ status: 503, body: { code: 'storage.full' } });
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    storage.put = put;
  }
  expect(await client.upload(invoicePdf('full'))).toMatchObject({ status: 200 });
});
