import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

let scratch: string;
let whole: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'invoscope-damaged-'));
  whole = join(scratch, 'whole');
  await (await openDatabase({ dataDir: whole, databaseUrl: undefined })).close();
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** What `invoscope migrate`, which opens the database and ends, says and returns. */
function run(dataDir: string): Promise<{ code: number | null; said: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, 'migrate'], { env: { ...env, DATA_DIR: dataDir }, cwd: scratch });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const walFiles = async (db: string) => {
  const names = await readdir(join(db, 'pg_wal'));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).map((name) => join(db, 'pg_wal', name));
};

test.each<[string, (db: string) => Promise<unknown>]>([
  ['pg_control is cut', (db) => truncate(join(db, 'global', 'pg_control'), 100)],
  ['the journal is cut', async (db) => Promise.all((await walFiles(db)).map((path) => truncate(path, 1000)))],
  ['the journal is gone', async (db) => Promise.all((await walFiles(db)).map((path) => rm(path)))],
  ['PG_VERSION is empty', (db) => truncate(join(db, 'PG_VERSION'), 0)],
  ['a table is cut', (db) => truncate(join(db, 'base', '5', '1255'), 8192)],
  ['db is a file', (db) => rm(db, { recursive: true }).then(() => writeFile(db, 'not a folder'))],
])('where %s, one sentence says which folder, what happened and how to restore', async (_name, damage) => {
  const dataDir = await mkdtemp(join(scratch, 'case-'));
  const db = join(dataDir, 'db');
  await cp(join(whole, 'db'), db, { recursive: true });
  await damage(db);
  const { code, said } = await run(dataDir);
  expect(code).toBe(1);
  expect(said).toContain(`The embedded database in '${db}' cannot be opened: it is damaged, or was made by something`);
  expect(said).toContain('invoscope restore');
  expect(said).toContain('docs/operations.md');
  expect(said).not.toMatch(/ASSERTIONS|^\s+at /m);
  // Whoever tries next is not told that another process is at work.
  expect(await readdir(dataDir)).not.toContain('lock');
});
