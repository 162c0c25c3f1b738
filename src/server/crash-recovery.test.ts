import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { documents } from './db/schema.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const KILLS = 4;
const UPLOADS_PER_LIFE = 6;

let dataDir: string;
let port: number;
let running: ChildProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-crash-'));
  port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
});
afterAll(async () => {
  await kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

async function start(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    BILLING: 'off',
    LOG_LEVEL: 'fatal',
    ANALYSIS_PROCESSES: '1',
  };
  running = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: 'ignore' });
  for (let look = 0; look < 300; look += 1) {
    if (
      await fetch(url('/readyz')).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start again');
}

async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

test('a server that is killed while it takes uploads loses nothing it has acknowledged', {
  timeout: 180_000,
}, async () => {
  await start();
  const registered = await fetch(url('/api/auth/register'), {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const acknowledged = new Map<string, Buffer>();

  async function upload(copy: string): Promise<void> {
    const bytes = invoicePdf(copy);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${copy}.pdf`);
    const answer = await fetch(url('/api/analyze/pdf'), { method: 'POST', headers, body });
    if (answer.status === 200 || answer.status === 202) {
      acknowledged.set(((await answer.json()) as { document_id: string }).document_id, bytes);
    }
  }

  for (let life = 0; life < KILLS; life += 1) {
    // Settled at once: the kill makes some of them fail while the test waits for other things.
    const uploads = Promise.allSettled(Array.from({ length: UPLOADS_PER_LIFE }, (_, n) => upload(`${life}-${n}`)));
    // Later in each life, so that the kill meets writing, queueing and analysing.
    await new Promise((resolve) => setTimeout(resolve, 60 + life * 120));
    await kill('SIGKILL');
    await uploads;
    await start();
  }
  await upload('after');

  const list = async () =>
    (await (await fetch(url('/api/documents'), { headers })).json()) as {
      id: string;
      last_analysis: { status: string };
    }[];
  for (let look = 0; look < 300; look += 1) {
    if ((await list()).every(({ last_analysis }) => last_analysis.status !== 'processing')) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const shown = await list();
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  expect(shown.map(({ last_analysis }) => last_analysis.status)).toEqual(shown.map(() => 'completed'));
  for (const [id, bytes] of acknowledged) {
    expect(shown.map((document) => document.id)).toContain(id);
    const file = await fetch(url(`/api/files/${id}/file`), { headers });
    const hash = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  }

  await kill('SIGTERM');
  const sidecars = await readdir(join(dataDir, 'files', 'sidecars'));
  expect(sidecars.filter((name) => name.endsWith('.json'))).toHaveLength(shown.length);

  // As a power cut might: the newest rows are gone, the files and their sidecars are there.
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.db.delete(documents);
  await database.close();
  await start();
  const restored = await list();
  expect(restored.map(({ id }) => id).toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
});

test('a second server on the same data folder is told so, and the first goes on', { timeout: 60_000 }, async () => {
  if (!running) await start();
  const second = spawn(process.execPath, [MAIN, 'serve'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve) => second.once('exit', resolve));
  expect(code).not.toBe(0);
  expect(said).toContain('Another Invoscope');
  expect((await fetch(url('/healthz'))).status).toBe(200);
});

test('a port that is taken ends the start with a sentence', { timeout: 60_000 }, async () => {
  if (!running) await start();
  const other = await mkdtemp(join(tmpdir(), 'invoscope-port-'));
  const second = spawn(process.execPath, [MAIN, 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: other, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve) => second.once('exit', resolve));
  await rm(other, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(said).toContain('already in use');
});
