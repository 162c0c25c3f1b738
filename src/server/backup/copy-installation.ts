import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { type Database, openDatabase } from '../db/database.ts';
import { restoreUploads } from '../documents/restore-uploads.ts';
import { diskStorage, filePath } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOfFile } from './backup-files.ts';
import { copyWords } from './backup-words.ts';
import { inParallel } from './in-parallel.ts';
import { loadTables, occupiedTables, type TableSource } from './load-tables.ts';
import { holds, putVerified } from './put-verified.ts';
import { RowDigest } from './row-digest.ts';
import { namedBytes, rowsOf, setCommonNotation, type TableCopy, tablesInOrder } from './tables.ts';
import { writeSidecars } from './write-sidecars.ts';

export interface CopyTarget {
  databaseUrl: string;
  /** Null: the files stay where they are. */
  storage: Storage | null;
}

export interface CopyReport {
  /** Compared row for row with the tables they were read from. */
  tables: TableCopy[];
  /** Files whose bytes, where they now are, were read and hashed. */
  files: number;
  /** Files that documents or templates name and the embedded installation does not have any more, or has damaged. */
  missing: string[];
}

/**
 * Copies the embedded installation in `dataDir` to an empty PostgreSQL database, and its files to a storage. The source
 * stays as it is, but for uploads whose rows it had lost: they are restored first, as at a start. The database is filled in one transaction, when the files are there. Throws with a sentence: no
 * installation in `dataDir`, a running server, a database that is not empty, content that came out otherwise.
 */
export async function copyInstallation(dataDir: string, target: CopyTarget): Promise<CopyReport> {
  if (!existsSync(join(dataDir, 'db'))) throw new Error(`There is no embedded installation in '${dataDir}'.`);
  const source = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    const copy = await openDatabase({ dataDir, databaseUrl: target.databaseUrl });
    try {
      await restoreUploads({ db: source.db, storage: diskStorage(join(dataDir, 'files')) }, null);
      return await copyAll(source, copy, join(dataDir, 'files'), target.storage);
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(
  source: Database,
  copy: Database,
  sourceFiles: string,
  storage: Storage | null,
): Promise<CopyReport> {
  const [from, to] = [await source.pool.connect(), await copy.pool.connect()];
  try {
    await from.query('begin read only');
    await to.query('begin');
    await setCommonNotation(from);
    const tables = await tablesInOrder(from);
    const [occupied] = await occupiedTables(to, tables);
    if (occupied) {
      throw new Error(
        `The database to copy to already holds ${occupied.rows} rows in '${occupied.name}'. Only an empty one is filled.`,
      );
    }
    const hashes = await namedBytes(from);
    const missing = await copyFiles(hashes, sourceFiles, storage);
    if (storage) await copyAllWords(hashes, diskStorage(sourceFiles), storage);
    const copied = await loadTables(to, sourcesOf(from, tables));
    await to.query('commit');
    if (storage) await writeSidecars(copy.db, storage);
    return { tables: copied, files: hashes.length - missing.length, missing };
  } finally {
    // Ends what is still open.
    to.release(true);
    await from.query('rollback').catch(() => {});
    from.release();
  }
}

function* sourcesOf(from: ClientBase, tables: readonly string[]): Generator<TableSource> {
  for (const name of tables) {
    const read = new RowDigest();
    async function* rows() {
      for await (const lines of rowsOf(from, name)) {
        read.add(lines);
        yield lines;
      }
    }
    yield { name, rows: rows(), expected: () => read };
  }
}

async function copyAllWords(hashes: readonly string[], from: Storage, to: Storage): Promise<void> {
  const needed = new Set(hashes);
  const kept = await from.listWords();
  await copyWords(
    kept.filter(({ sha256 }) => needed.has(sha256)),
    from,
    to,
  );
}

/**
 * Returns what is missing or damaged at the source, unless it lies at the target already. What arrives elsewhere than it
 * left throws.
 */
async function copyFiles(hashes: readonly string[], sourceFiles: string, target: Storage | null): Promise<string[]> {
  const missing: string[] = [];
  const files = diskStorage(sourceFiles);
  await inParallel(hashes, async (sha256) => {
    if ((await hashOfFile(filePath(sourceFiles, sha256))) === sha256) {
      if (target) await putVerified(target, sha256, await files.get(sha256));
    } else if (!(target && (await holds(target, sha256)))) missing.push(sha256);
  });
  return missing;
}
