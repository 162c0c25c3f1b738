import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Database } from '../db/database.ts';
import { diskStorage, filePath } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { bringFiles, syncFolders } from './backup-files.ts';
import { bringWords } from './backup-words.ts';
import { dumpTables } from './dump-tables.ts';
import {
  FILE_LIST,
  filesFolder,
  type Manifest,
  readManifest,
  WORDS_LIST,
  writeManifest,
  writeSynced,
} from './manifest.ts';
import { namedBytes } from './tables.ts';

export interface BackupSource {
  database: Database;
  storage: Storage;
  /** Where the storage has its files when they are on disk: linked instead of copied where that is possible. */
  storageFolder: string | null;
  now: () => Date;
  /** Breaks it off. */
  signal?: AbortSignal;
}

/**
 * Makes a backup in `folder`, which must be empty: everything that was acknowledged before the call is in it, as it was
 * at one moment during the call, and the bytes of every file have been read and hashed. The server may go on. Throws
 * with a sentence when the folder cannot be used; what fails leaves it empty.
 */
export async function backUp(source: BackupSource, folder: string): Promise<Manifest> {
  await claimFolder(folder);
  try {
    return await fill(source, folder);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

async function fill(source: BackupSource, folder: string): Promise<Manifest> {
  const target = filesFolder(folder);
  await mkdir(target, { recursive: true });
  const linkFrom = [...(source.storageFolder ? [source.storageFolder] : []), ...(await earlierBackups(folder))];
  const bring = (hashes: Iterable<string>) =>
    bringFiles(hashes, target, { storage: source.storage, linkFrom, signal: source.signal });

  // Files first: one that is deleted while the others are copied is then here for the row that still names it.
  await bring(await source.storage.list());
  const { tables, schema, named } = await dumpTables(source.database, folder, source.signal);
  const lost = await bring(named);
  const kept = diskStorage(target);
  for (const sha256 of await kept.list()) if (!named.has(sha256)) await kept.delete(sha256);

  const deletedMeanwhile = await noLongerNamed(source.database, lost);
  const files = await listFiles(target, await kept.list());
  await writeSynced(join(folder, FILE_LIST), files.text);
  const words = await bringWords(new Set(files.hashes), target, { ...source, linkFrom });
  await writeSynced(join(folder, WORDS_LIST), words.list);
  await syncFolders([...files.folders, ...words.folders]);
  const manifest: Manifest = {
    format: 1,
    madeAt: source.now().toISOString(),
    schema,
    tables,
    files: { count: files.count, bytes: files.bytes, listSha256: sha256Of(files.text) },
    words: { count: words.count, bytes: words.bytes },
    missing: lost.filter((sha256) => !deletedMeanwhile.includes(sha256)),
    deletedMeanwhile,
  };
  await writeManifest(folder, manifest);
  await syncFolders([folder]);
  return manifest;
}

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

async function claimFolder(folder: string): Promise<void> {
  // For its owner's eyes: it holds everybody's documents.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Error(`The folder '${folder}' cannot be made: ${error.message}`);
  });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`'${folder}' is not empty: every backup needs a folder of its own.`);
  }
  // One that was there before, as well; a file system without modes keeps what it has.
  await chmod(folder, 0o700).catch(() => {});
}

/** File folders of complete backups beside this one, the newest first. */
async function earlierBackups(folder: string): Promise<string[]> {
  const beside = await readdir(dirname(folder));
  const complete: { folder: string; madeAt: string }[] = [];
  for (const name of beside) {
    const path = join(dirname(folder), name);
    const manifest = path === folder ? null : await readManifest(path).catch(() => null);
    if (manifest) complete.push({ folder: filesFolder(path), madeAt: manifest.madeAt });
  }
  return complete.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)).map((backup) => backup.folder);
}

async function noLongerNamed(database: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const named = new Set(await namedBytes(database.pool, hashes));
  return hashes.filter((sha256) => !named.has(sha256));
}

async function listFiles(target: string, hashes: readonly string[]) {
  const folders = new Set<string>();
  let bytes = 0;
  const lines: string[] = [];
  for (const sha256 of hashes.toSorted()) {
    const path = filePath(target, sha256);
    folders.add(dirname(path));
    bytes += (await stat(path)).size;
    // As sha256sum reads it, on whatever system.
    lines.push(`${sha256}  ${relative(target, path).replaceAll(sep, '/')}\n`);
  }
  return { hashes, count: hashes.length, bytes, text: lines.join(''), folders };
}
