import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { copyMadeDatabase } from '../testing/made-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const PATIENCE = { timeout: 120_000, interval: 20 };

let dataDir: string;
let watched: string;
let database: TestDatabase | null;
let running: ChildProcess | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-killed-watch-'));
  watched = join(dataDir, 'watched');
  await mkdir(join(watched, 'ada'), { recursive: true });
  database = await createTestDatabase();
  if (!database) await copyMadeDatabase(dataDir);
});
afterAll(async () => {
  await kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Where it listens. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      WATCH_DIR: watched,
      WATCH_SETTLE_S: '1',
      BILLING: 'off',
      LOG_LEVEL: 'fatal',
      ANALYSIS_PROCESSES: '1',
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /https?:\/\/\S+/.exec(String(chunk))?.[0];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const namesIn = (folder: string) =>
  readdir(join(watched, 'ada', folder)).then(
    (names) => names.filter((name) => name.endsWith('.pdf')).toSorted(),
    () => [],
  );

/** More of them, for a look at many moments: `CRASH_KILLS`. */
const KILLS = Number(process.env.CRASH_KILLS ?? 1);
const FILES = 5;

test('a server that is killed while it takes files loses none and takes none twice', {
  timeout: 240_000 + KILLS * 60_000,
}, async () => {
  let url = await start();
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const dropped: string[] = [];
  for (let life = 0; life < KILLS; life += 1) {
    for (let n = 0; n < FILES; n += 1) {
      const name = `${life}-${n}.pdf`;
      await writeFile(join(watched, 'ada', name), invoicePdf(name));
      dropped.push(name);
    }
    // In the middle of them: some are put away, some lie there, one is on its way.
    const before = (await namesIn('done')).length;
    await vi.waitFor(
      async () => expect((await namesIn('done')).length).toBeGreaterThan(before + (life % (FILES - 1))),
      PATIENCE,
    );
    await kill();
    expect(await namesIn('.')).not.toEqual([]);
    url = await start();
  }

  await vi.waitFor(async () => expect(await namesIn('.')).toEqual([]), PATIENCE);
  expect(await namesIn('failed')).toEqual([]);
  expect(await namesIn('done')).toEqual(dropped.toSorted());
  const list = await fetch(`${url}/api/documents`, { headers: { authorization: `Bearer ${token}` } });
  const documents = (await list.json()) as { filename: string; source: { kind: string } }[];
  expect(documents.map(({ filename }) => filename).toSorted()).toEqual(dropped.toSorted());
  expect(new Set(documents.map(({ source }) => source.kind))).toEqual(new Set(['folder']));
});
