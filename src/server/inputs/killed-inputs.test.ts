import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { copyMadeDatabase } from '../testing/made-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { composeMail } from './testing/compose-mail.ts';
import { findDovecot, type ImapServer, PASSWORD, startDovecot } from './testing/dovecot.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
/** On PostgreSQL a killed server's turn at a mailbox is over after a minute. */
const PATIENCE = { timeout: 280_000, interval: 20 };

let dataDir: string;
let watched: string;
let database: TestDatabase | null;
/** Null where there is none on this machine. */
let imap: ImapServer | null = null;
let running: ChildProcess | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-killed-watch-'));
  watched = join(dataDir, 'watched');
  await mkdir(join(watched, 'ada'), { recursive: true });
  database = await createTestDatabase();
  if (!database) await copyMadeDatabase(dataDir);
  const dovecot = await findDovecot();
  if ('missing' in dovecot) console.warn(`Kills were not tried with a real IMAP server: ${dovecot.missing}.`);
  else imap = await startDovecot();
});
afterAll(async () => {
  await kill();
  await imap?.close();
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
      SECRET_KEY: 'thirty-two characters or more, so',
      MAILBOX_ALLOW_PRIVATE: 'true',
      MAILBOX_INTERVAL_S: '1',
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
const EACH = 4;
/** On a busy machine all may be taken before a kill comes: that one shows nothing, and another is made. */
const MOST_TOO_LATE = 5;

test('a server that is killed while it takes files and mail loses none and takes none twice', {
  timeout: 300_000 + KILLS * 60_000,
}, async () => {
  let url = await start();
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', email: 'ada@example.com', password: 'secret1' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (imap) {
    const mailbox = { host: '127.0.0.1', port: imap.port, security: 'none', username: 'ada', password: PASSWORD };
    const body = JSON.stringify({ inputs: { mailbox } });
    expect((await fetch(`${url}/api/settings`, { method: 'PUT', headers, body })).status).toBe(200);
  }
  const unread = async () => (await (imap?.mail('ada') ?? [])).filter((name) => !/:2,[A-Z]*S/.test(name)).length;
  const dropped: string[] = [];
  const mailed: string[] = [];
  let inTheMiddle = 0;
  for (let life = 0; inTheMiddle < KILLS && life < KILLS + MOST_TOO_LATE; life += 1) {
    for (let n = 0; n < EACH; n += 1) {
      const file = `file-${life}-${n}.pdf`;
      await writeFile(join(watched, 'ada', file), invoicePdf(file));
      dropped.push(file);
      if (!imap) continue;
      const names = [`mail-${life}-${n}-a.pdf`, `mail-${life}-${n}-b.pdf`];
      const attachments = names.map((filename) => ({ filename, bytes: invoicePdf(filename) }));
      await imap.deliver('ada', composeMail({ attachments }));
      mailed.push(...names);
    }
    // In the middle of them: some are put away, some lie there, some are on their way.
    const waiting = async () => (await namesIn('.')).length + (await unread());
    const before = await waiting();
    await vi.waitFor(async () => expect(await waiting()).toBeLessThan(before - (life % (EACH - 1))), PATIENCE);
    await kill();
    if ((await waiting()) > 0) inTheMiddle += 1;
    url = await start();
  }
  expect(inTheMiddle).toBe(KILLS);

  await vi.waitFor(async () => expect([await namesIn('.'), await unread()]).toEqual([[], 0]), PATIENCE);
  expect(await namesIn('failed')).toEqual([]);
  expect(await namesIn('done')).toEqual(dropped.toSorted());
  const documents = (await (await fetch(`${url}/api/documents`, { headers })).json()) as {
    filename: string;
    source: { kind: string };
  }[];
  expect(documents.map(({ filename }) => filename).toSorted()).toEqual([...dropped, ...mailed].toSorted());
  for (const { filename, source } of documents)
    expect(source.kind).toBe(filename.startsWith('file') ? 'folder' : 'mail');
});
