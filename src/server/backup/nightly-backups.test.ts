import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { backUp } from './back-up.ts';
import { backupSource } from './backup-source.ts';
import { readManifest } from './manifest.ts';
import { backUpWhenDue, backupHour, isDue } from './nightly-backups.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-nightly-'));
  server = await startTestServer({ BILLING: 'off' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (text: string) => new Date(text);

test.each([
  ['2026-03-02T03:00:00', '2026-03-01T03:00:10', true],
  ['2026-03-02T02:59:59', '2026-03-01T03:00:10', false],
  ['2026-03-02T09:00:00', '2026-03-02T03:05:00', false],
  // The machine was off for the night, or for a week.
  ['2026-03-02T09:00:00', '2026-03-01T03:05:00', true],
  ['2026-03-09T01:00:00', '2026-03-01T03:05:00', true],
])('at %s after a backup of %s: due is %s', (now, last, due) => {
  expect(isDue(at(now), at(last), 3)).toBe(due);
});

test('the first one is due at once; with PostgreSQL there is none unless an hour is set', () => {
  expect(isDue(at('2026-03-02T09:00:00'), null, 3)).toBe(true);
  const hour = (env: Record<string, string>) => backupHour(readConfig(env));
  expect(hour({})).toBe(3);
  expect(hour({ BACKUP_HOUR: '0' })).toBe(0);
  expect(hour({ BACKUP_HOUR: 'off' })).toBeNull();
  expect(hour({ DATABASE_URL: 'postgres://db/x' })).toBeNull();
  expect(hour({ DATABASE_URL: 'postgres://db/x', BACKUP_HOUR: '5' })).toBe(5);
});

test('every night one is made, the newest are kept, and what a person put beside them is not touched', async () => {
  const config = readConfig({ BACKUP_DIR: folder, BACKUP_KEEP: '2', BACKUP_HOUR: '3' });
  let now = at('2026-03-01T04:00:00');
  const deps = { config, now: () => now, log: pino({ level: 'silent' }) };
  const source = { ...backupSource(server.server.deps), now: () => now };
  const look = () => backUpWhenDue(deps, (path) => backUp(source, path));
  await mkdir(join(folder, 'before-the-move'));
  // Of a server that was killed while it made one.
  await mkdir(join(folder, 'nightly-2026-02-28T03-00-00', 'files'), { recursive: true });
  await writeFile(join(folder, 'nightly-2026-02-28T03-00-00', 'manifest.json.part'), '{');

  const made: boolean[] = [];
  for (const moment of ['01T04:00:00', '01T23:00:00', '02T03:10:00', '03T03:10:00', '03T03:20:00']) {
    now = at(`2026-03-${moment}`);
    made.push(await look());
  }
  expect(made).toEqual([true, false, true, true, false]);
  const left = (await readdir(folder)).toSorted();
  expect(left).toHaveLength(3);
  expect(left[0]).toBe('before-the-move');
  expect((await readManifest(join(folder, left[2] ?? ''))).madeAt).toBe(at('2026-03-03T03:10:00').toISOString());
});

test('one that fails leaves nothing, and is tried again', async () => {
  const own = join(folder, 'failing');
  const config = readConfig({ BACKUP_DIR: own, BACKUP_HOUR: '3' });
  const deps = { config, now: () => at('2026-03-01T04:00:00'), log: pino({ level: 'silent' }) };
  const fails = async (path: string) => {
    await mkdir(path, { recursive: true });
    throw new Error('The disk is full.');
  };
  await expect(backUpWhenDue(deps, fails)).rejects.toThrow('The disk is full.');
  expect(await readdir(own)).toEqual([]);
  const source = backupSource(server.server.deps);
  expect(await backUpWhenDue(deps, (path) => backUp(source, path))).toBe(true);
});

test('of very many missing files the log tells how many, and names a few', async () => {
  const config = readConfig({ BACKUP_DIR: join(folder, 'missing'), BACKUP_HOUR: '3' });
  const written: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => written.push(line) });
  const source = backupSource(server.server.deps);
  const lost = Array.from({ length: 5000 }, (_, index) => String(index).padStart(64, '0'));
  await backUpWhenDue({ config, now: () => at('2026-03-01T04:00:00'), log }, async (path) => ({
    ...(await backUp(source, path)),
    missing: lost,
  }));
  const [line] = written.map((text) => JSON.parse(text));
  expect(line).toMatchObject({ count: 5000, msg: 'files that documents need are missing or damaged' });
  expect(line.missing).toEqual(lost.slice(0, 20));
});
