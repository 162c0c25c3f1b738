import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { createOcrPool, type OcrPool, type OcrPoolOptions } from './ocr-pool.ts';

/** Processes start; slowly on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });
const PATIENCE = { timeout: 60_000, interval: 50 };

/** A `tesseract` that is at its page for ever, and notes its own id, who started it, and where its data are. */
const ENDLESS = (note: string) => `#!/bin/sh
if [ "$1" = --list-langs ]; then echo eng; exit; fi
echo "$$ $PPID $TESSDATA_PREFIX" > '${note}.part'
mv '${note}.part' '${note}'
exec sleep 3600
`;

let folder: string;
let pool: OcrPool | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'invoscope-native-'));
  writeFileSync(join(folder, 'tesseract'), ENDLESS(join(folder, 'running')));
  chmodSync(join(folder, 'tesseract'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  vi.stubEnv('TESSDATA_PREFIX', '/where/data/are');
});
afterEach(() => {
  pool?.close();
  pool = undefined;
  vi.unstubAllEnvs();
  if (isRunning() && !isGone(noted().command)) end(noted().command);
  rmSync(folder, { recursive: true, force: true });
});

const isRunning = () => existsSync(join(folder, 'running'));

function noted() {
  const [command, startedBy, data] = readFileSync(join(folder, 'running'), 'utf8').trim().split(' ');
  return { command: Number(command), startedBy: Number(startedBy), data };
}

/** It may end by itself, and be buried, at any moment. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

/** What is dead and was not yet buried by its parent counts as gone. */
function isGone(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state === '' || state.startsWith('Z');
}

async function startPage(options: OcrPoolOptions = {}, signal?: AbortSignal) {
  pool = createOcrPool({ processes: 1, engine: 'native', languages: ['en'], ...options });
  const page = pool.recognise(await invoicePdf(), 1, { signal });
  page.catch(() => {});
  return page;
}

test('cancelling a page ends the command that reads it, which knows where its data are', async () => {
  const abort = new AbortController();
  const page = startPage({}, abort.signal);
  await vi.waitUntil(isRunning, PATIENCE);
  expect(noted().data).toBe('/where/data/are');
  abort.abort();
  await expect(page).rejects.toMatchObject({ code: 'analysis.cancelled' });
  await vi.waitUntil(() => isGone(noted().command), PATIENCE);
});

test('a page that takes too long ends the command that reads it', async () => {
  // On a busy machine a short limit is over before the command begins.
  for (let timeoutMs = 2000; !isRunning(); timeoutMs *= 2) {
    await expect(startPage({ timeoutMs })).rejects.toMatchObject({ code: 'analysis.timeout' });
    pool?.close();
  }
  await vi.waitUntil(() => isGone(noted().command), PATIENCE);
});

test('when the process of a page is killed, the command that it started ends too', async () => {
  const page = startPage();
  await vi.waitUntil(isRunning, PATIENCE);
  process.kill(noted().startedBy, 'SIGKILL');
  await expect(page).rejects.toMatchObject({ code: 'analysis.timeout' });
  await vi.waitUntil(() => isGone(noted().command), PATIENCE);
});

test('when the server itself is killed, nothing of a page goes on', async () => {
  const source = `
    import { createOcrPool } from ${JSON.stringify(new URL('./ocr-pool.ts', import.meta.url).href)};
    const bytes = Buffer.from(${JSON.stringify(Buffer.from(await invoicePdf()).toString('base64'))}, 'base64');
    await createOcrPool({ processes: 1, engine: 'native', languages: ['en'] }).recognise(bytes, 1);
  `;
  const server = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
  try {
    await vi.waitUntil(isRunning, PATIENCE);
  } finally {
    server.kill('SIGKILL');
  }
  const { command, startedBy } = noted();
  await vi.waitUntil(() => isGone(startedBy) && isGone(command), PATIENCE);
});

test('closing the pool leaves no command behind', async () => {
  const page = startPage();
  await vi.waitUntil(isRunning, PATIENCE);
  pool?.close();
  await expect(page).rejects.toMatchObject({ code: 'analysis.cancelled' });
  await vi.waitUntil(() => isGone(noted().command), PATIENCE);
});
