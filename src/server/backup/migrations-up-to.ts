import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../db/database.ts';

interface Journal {
  entries: { when: number; tag: string }[];
}

const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;

/**
 * Gives `work` a folder with the migrations up to the one of moment `schema`, so that rows of an older version are
 * written into the tables they were read from, and migrated from there as any installation. Throws with a sentence
 * when this version does not know that migration.
 */
export async function withMigrationsUpTo<Result>(
  schema: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= schema);
  if (entries.at(-1)?.when !== schema) {
    throw new Error('The backup was made by a newer Invoscope. Restore it with that version.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
