import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { documents } from './db/schema.ts';
import { diskStorage } from './storage/disk-storage.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

let dataDir: string;
/** Another one of each server: what one has left may be somebody else's before the next is there. */
let port = 0;
let running: ChildProcess | null = null;
/** On PostgreSQL only, beside the server. */
let worker: ChildProcess | null = null;
let database: TestDatabase | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-crash-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await kill('SIGKILL');
  await killWorker();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

const environment = () => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: dataDir,
  BILLING: 'off',
  LOG_LEVEL: 'fatal',
  ANALYSIS_PROCESSES: '1',
  ...(database ? { DATABASE_URL: database.url, WORKER_LOST_AFTER_S: '10' } : {}),
});

/** Until it is ready, however slow the machine: the test's own limit ends it, or the server by going. */
async function start(): Promise<void> {
  const child = spawn(process.execPath, [MAIN, 'serve'], { env: environment(), stdio: ['ignore', 'pipe', 'ignore'] });
  running = child;
  port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /https?:\/\/\S+?:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
  });
  const isReady = () =>
    fetch(url('/readyz')).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const child = running;
  running = null;
  await end(child, signal);
}

async function end(child: ChildProcess | null, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

function startWorker(): void {
  worker = spawn(process.execPath, [MAIN, 'worker'], { env: environment(), stdio: 'ignore' });
}

async function killWorker(): Promise<void> {
  await end(worker, 'SIGKILL');
  worker = null;
}

/** More of them in `npm run test:soak`. */
const KILLS = Number(process.env.CRASH_KILLS ?? 4);
const UPLOADS_PER_LIFE = 6;
/**
 * A life ends some time, up to this, after none, one, two … of its uploads have been acknowledged: so a kill meets
 * receiving, writing, queueing and analysing alike, on slow machines and fast ones.
 */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
const LONGEST_AFTER_MS = 300;
const LONGEST_LIFE_MS = 20_000;

interface Listed {
  id: string;
  filename: string;
  last_analysis: { status: string };
}

async function until(isSo: () => Promise<boolean>, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a server that is killed while it takes uploads and deletes loses nothing it has acknowledged', {
  timeout: 180_000 + KILLS * 15_000,
}, async () => {
  await start();
  const registered = await fetch(url('/api/auth/register'), {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const acknowledged = new Map<string, Buffer>();
  /** Whether these are there depends on the moment of the kill. */
  const inDoubt = new Set<string>();

  async function upload(copy: string): Promise<void> {
    const bytes = invoicePdf(copy);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${copy}.pdf`);
    const answer = await fetch(url('/api/analyze/pdf'), { method: 'POST', headers, body });
    if (answer.status === 200 || answer.status === 202) {
      acknowledgements += 1;
      acknowledged.set(((await answer.json()) as { document_id: string }).document_id, bytes);
    }
  }
  async function remove(id: string): Promise<void> {
    acknowledged.delete(id);
    inDoubt.add(id);
    const answer = await fetch(url(`/api/documents/${id}`), { method: 'DELETE', headers });
    if (answer.status === 204) {
      inDoubt.delete(id);
      deleted.add(id);
    }
  }
  const deleted = new Set<string>();
  let acknowledgements = 0;
  const list = async () => (await (await fetch(url('/api/documents'), { headers })).json()) as Listed[];

  if (database) startWorker();
  for (let life = 0; life < KILLS; life += 1) {
    const oldest = [...acknowledged.keys()].slice(0, 2);
    const wanted = acknowledgements + (life % UPLOADS_PER_LIFE);
    // Settled at once: the kill makes some of them fail while the test waits for other things.
    const calls = Promise.allSettled([
      ...Array.from({ length: UPLOADS_PER_LIFE }, (_, n) => upload(`${life}-${n}`)),
      ...oldest.map(remove),
    ]);
    await until(async () => acknowledgements >= wanted, LONGEST_LIFE_MS);
    // Multiples of the golden ratio lie evenly spread: each kill comes at another moment, in every run the same.
    await new Promise((resolve) => setTimeout(resolve, ((life * GOLDEN_RATIO) % 1) * LONGEST_AFTER_MS));
    // The server, the worker where there is one, or both.
    const victim = worker ? life % 3 : 0;
    if (victim !== 1) await kill('SIGKILL');
    if (victim !== 0) await killWorker();
    if (victim !== 0) startWorker();
    if (victim !== 1) {
      await calls;
      await start();
    } else await calls;
  }
  await upload('after');
  await until(
    async () => (await list()).every(({ last_analysis }) => last_analysis.status !== 'processing'),
    90_000 + (database ? 30_000 : 0),
  );

  const shown = await list();
  const ids = shown.map(({ id }) => id);
  expect(acknowledgements).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(ids).size).toBe(ids.length);
  // Each was sent once, under a name of its own: whether acknowledged or not, it is there once at most.
  expect(new Set(shown.map(({ filename }) => filename)).size).toBe(ids.length);
  // A kill takes an attempt with it; who loses three is failed, with a button to retry.
  for (const { last_analysis } of shown) expect(['completed', 'failed']).toContain(last_analysis.status);
  expect(shown.filter(({ last_analysis }) => last_analysis.status === 'completed').length).toBeGreaterThan(0);
  for (const id of deleted) expect(ids).not.toContain(id);
  for (const [id, bytes] of acknowledged) {
    expect(ids).toContain(id);
    expect(await sha256Of(id, headers)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  // What a kill left of a delete is whole or gone: whoever is listed has its bytes.
  for (const id of inDoubt) if (ids.includes(id)) expect(await sha256Of(id, headers)).toMatch(/^[0-9a-f]{64}$/);
  // Nothing is left of the others. Beside PostgreSQL, what is younger than a quarter of an hour waits for a later start.
  if (!database) {
    const files = (await (await fetch(url('/api/files'), { headers })).json()) as { sha256: string }[];
    const stored = diskStorage(join(dataDir, 'files'));
    expect((await stored.list()).toSorted()).toEqual(files.map(({ sha256 }) => sha256).toSorted());
    expect((await stored.sidecarIds()).toSorted()).toEqual(ids.toSorted());
  }
  if (process.env.CRASH_KILLS) {
    console.log(
      `${KILLS} kills: ${acknowledgements} acknowledged uploads, ${acknowledged.size} of them not deleted and there`,
      `byte for byte, ${deleted.size} acknowledged deletes gone, ${ids.length} documents listed,`,
      `${shown.filter(({ last_analysis }) => last_analysis.status === 'failed').length} failed with retry`,
    );
  }
});

async function sha256Of(id: string, headers: Record<string, string>): Promise<string> {
  const file = await fetch(url(`/api/files/${id}/file`), { headers });
  if (file.status !== 200) return `status ${file.status}`;
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

/** PostgreSQL loses no committed rows and has no folder to itself. */
const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL);

onEmbedded('uploads whose rows a power cut took come back from their sidecars', { timeout: 180_000 }, async () => {
  if (!running) await start();
  const login = await fetch(url('/simple-token'), {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', password: 'secret1' }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const idsOf = async () =>
    ((await (await fetch(url('/api/documents'), { headers: { authorization: `Bearer ${token}` } })).json()) as Listed[])
      .map(({ id }) => id)
      .toSorted();
  const before = await idsOf();
  expect(before.length).toBeGreaterThan(0);
  await kill('SIGTERM');
  const sidecars = await readdir(join(dataDir, 'files', 'sidecars'));
  expect(sidecars.filter((name) => name.endsWith('.json'))).toHaveLength(before.length);

  const opened = await openDatabase({ dataDir, databaseUrl: undefined });
  await opened.db.delete(documents);
  await opened.close();
  await start();
  expect(await idsOf()).toEqual(before);
});

onEmbedded(
  'a second server on the same data folder is told so, and the first goes on',
  { timeout: 180_000 },
  async () => {
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
  },
);

test('a port that is taken ends the start with a sentence', { timeout: 180_000 }, async () => {
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
