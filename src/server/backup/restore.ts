import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { diskStorage, filePath } from '../storage/disk-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { sha256Of } from './back-up.ts';
import { hashOfFile } from './backup-files.ts';
import { copyWords, wholeWords } from './backup-words.ts';
import { inParallel } from './in-parallel.ts';
import { linesOf, loadTables, occupiedTables } from './load-tables.ts';
import { FILE_LIST, filesFolder, type Manifest, readManifest, tableFile, WORDS_LIST } from './manifest.ts';
import { withMigrationsUpTo } from './migrations-up-to.ts';
import { putVerified } from './put-verified.ts';
import { tablesInOrder } from './tables.ts';
import { writeSidecars } from './write-sidecars.ts';

/**
 * Fills an empty installation, the one that the settings name, from a backup; every table and every file is compared
 * with what the backup says of it. A failed attempt leaves it empty. Throws with a sentence: no backup, a damaged one,
 * an installation that is not empty.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const hashes = await checkBackup(folder, manifest);
  const storage = openStorage(config);
  await storage.check();
  await refuseOccupied(config, storage);
  try {
    await inParallel(hashes, (sha256) => copyFile(folder, sha256, storage));
    const words = await wholeWords(join(folder, WORDS_LIST), filesFolder(folder));
    await copyWords(words, diskStorage(filesFolder(folder)), storage);
    await withMigrationsUpTo(manifest.schema, async (migrationsFolder) => {
      const database = await openDatabase({ ...placeOf(config), migrationsFolder });
      await restoreTables(database, folder, manifest).finally(() => database.close());
    });
    const database = await openDatabase(placeOf(config));
    await writeSidecars(database.db, storage).finally(() => database.close());
  } catch (error) {
    await emptyAgain(config, storage, hashes);
    throw error;
  }
  return manifest;
}

const placeOf = (config: Config) => ({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });

/** Reads and hashes all that the backup should hold, before anything is written. Returns the files' hashes. */
async function checkBackup(folder: string, manifest: Manifest): Promise<string[]> {
  for (const { name, sha256 } of manifest.tables) {
    if ((await hashOfFile(tableFile(folder, name))) !== sha256) {
      throw new Error(`The backup in '${folder}' is damaged: the table '${name}' is not what was written.`);
    }
  }
  const list = await readFile(join(folder, FILE_LIST), 'utf8').catch(() => '');
  if (sha256Of(list) !== manifest.files.listSha256) {
    throw new Error(`The backup in '${folder}' is damaged: ${FILE_LIST} is not what was written.`);
  }
  const hashes = list.split('\n').flatMap((line) => (line ? [line.slice(0, 64)] : []));
  await inParallel(hashes, async (sha256) => {
    if ((await hashOfFile(filePath(filesFolder(folder), sha256))) !== sha256) {
      throw new Error(`The backup in '${folder}' is damaged: the file ${sha256} is missing or not what was written.`);
    }
  });
  return hashes;
}

/** Backups, mails and cached images may be there already; a database or files may not. */
async function refuseOccupied(config: Config, storage: Storage): Promise<void> {
  const isEmpty = async (name: string) => (await readdir(join(config.DATA_DIR, name)).catch(() => [])).length === 0;
  if (!config.DATABASE_URL && !(await isEmpty('db'))) {
    throw new Error(
      `The data folder '${config.DATA_DIR}' already holds an installation. Set DATA_DIR to an empty folder, or move this one away first.`,
    );
  }
  if ((await storage.list()).length > 0 || (await storage.sidecarIds()).length > 0) {
    const where = config.S3_BUCKET ? `The bucket '${config.S3_BUCKET}'` : `'${join(config.DATA_DIR, 'files')}'`;
    throw new Error(`${where} already holds files. A backup is restored into an empty place only.`);
  }
}

async function copyFile(folder: string, sha256: string, storage: Storage): Promise<void> {
  await putVerified(storage, sha256, await diskStorage(filesFolder(folder)).get(sha256));
}

async function restoreTables({ pool }: Database, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await tablesInOrder(client);
    const [occupied] = await occupiedTables(client, tables);
    if (occupied) {
      throw new Error(
        `The database already holds ${occupied.rows} rows in '${occupied.name}'. A backup is restored into an empty one only.`,
      );
    }
    const unknown = manifest.tables.find(({ name }) => !tables.includes(name));
    if (unknown || tables.length !== manifest.tables.length) {
      throw new Error('The database has other tables than the backup. Restore into a database without any.');
    }
    await loadTables(
      client,
      manifest.tables.map((table) => ({
        name: table.name,
        rows: linesOf(tableFile(folder, table.name)),
        expected: () => table,
      })),
    );
    await client.query('delete from documents where sha256 = any($1)', [manifest.deletedMeanwhile]);
    // Backups of versions that knew no templates are restored into the schema of their time.
    if (tables.includes('templates')) {
      await client.query(
        'update templates set sha256 = null, pdf_filename = null, pdf_pages = null, pdf_size = null where sha256 = any($1)',
        [manifest.deletedMeanwhile],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function emptyAgain(config: Config, storage: Storage, hashes: readonly string[]): Promise<void> {
  await inParallel(hashes, (sha256) => storage.delete(sha256));
  await inParallel(await storage.sidecarIds(), (id) => storage.deleteSidecar(id));
  if (!config.DATABASE_URL) await rm(join(config.DATA_DIR, 'db'), { recursive: true, force: true });
}
