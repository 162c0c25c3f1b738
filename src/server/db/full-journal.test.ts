import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A small disk of its own, or null where this account may not mount one. */
async function smallDisk(megabytes: number): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-journal-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return null;
  undo.push(async () => spawnSync('umount', [folder]));
  return folder;
}

/** Changes rows until the journal needs another file of 16 MB, for which there is no room. */
const MOST_CHANGES = 300;

test('a journal that cannot grow is told, and once there is room the database goes on with what was acknowledged', async (context) => {
  const disk = await smallDisk(80);
  if (!disk) return context.skip('needs the right to mount a small disk');
  const database = await openEmbeddedDatabase(join(disk, 'db'));
  undo.push(() => database.close());
  const { pool } = database;
  await pool.query('create table notes (round int, text text)');
  await pool.query('insert into notes select 0, md5(n::text) from generate_series(1, 2000) as n');
  const { bavail, bsize } = statfsSync(disk);
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 12_000_000));

  let acknowledged = 0;
  let refusal: unknown = null;
  while (refusal === null && acknowledged < MOST_CHANGES) {
    const change = pool.query('update notes set round = round + 1, text = md5(text)');
    await change.then(
      () => {
        acknowledged += 1;
      },
      (error: unknown) => {
        refusal = error;
      },
    );
  }
  expect(refusal).toMatchObject({ code: '53100' });

  await rm(join(disk, 'filler'));
  const rounds = () =>
    pool.query('select min(round)::int as low, max(round)::int as high from notes').catch(() => null);
  await expect
    .poll(async () => (await rounds())?.rows[0], { timeout: 60_000 })
    .toEqual({
      low: acknowledged,
      high: acknowledged,
    });
});
