import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { keepPrivate } from './private-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'invoscope-private-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

/** Every path below `folder` that somebody besides the owner may read or write. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => ({ name, mode: await modeOf(join(folder, name)) })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

test.skipIf(process.platform === 'win32')(
  'a new embedded database is its owner’s alone, and one from before becomes so when it is opened',
  async () => {
    await chmod(dataDir, 0o755);
    const open = () => openDatabase({ dataDir, databaseUrl: undefined });
    await (await open()).close();
    expect(await openToOthers(dataDir)).toEqual([]);

    const db = join(dataDir, 'db');
    await Promise.all([chmod(dataDir, 0o755), chmod(db, 0o755), chmod(join(db, 'PG_VERSION'), 0o666)]);
    for (const name of ['files', 'outbox', 'cache', 'backups']) await mkdir(join(dataDir, name), { mode: 0o755 });
    await (await open()).close();
    expect(await openToOthers(dataDir)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')('nothing is made, and what a link leads to is left alone', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  await writeFile(elsewhere, 'x');
  await chmod(elsewhere, 0o644);
  await symlink(elsewhere, join(dataDir, 'files'));
  keepPrivate(dataDir);
  keepPrivate(join(dataDir, 'absent'));
  expect(await readdir(dataDir)).toEqual(['elsewhere', 'files']);
  expect(await modeOf(elsewhere)).toBe(0o644);
});
