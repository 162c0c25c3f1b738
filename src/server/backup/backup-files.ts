import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { diskStorage, filePath } from '../storage/disk-storage.ts';
import { FileMissingError, type Storage } from '../storage/storage.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { inParallel } from './in-parallel.ts';

/** The SHA-256 of a file in hexadecimal; null when there is none. */
export async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Brings files into a backup and looks at each one's bytes. Files are never changed once they are written, so one that
 * lies in any of the folders `linkFrom` (the live one, an earlier backup's) on the same file system costs no space.
 * Returns those that are missing or damaged wherever they were looked for.
 */
export async function bringFiles(
  hashes: Iterable<string>,
  target: string,
  sources: { storage: Storage; linkFrom: readonly string[]; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const lost: string[] = [];
  await inParallel(hashes, async (sha256) => {
    sources.signal?.throwIfAborted();
    const path = filePath(target, sha256);
    if ((await hashOfFile(path)) === sha256) return;
    for (const folder of sources.linkFrom) {
      if (await linkInto(filePath(folder, sha256), path)) {
        if ((await hashOfFile(path)) === sha256) return;
        await rm(path, { force: true });
      }
    }
    const bytes = await sources.storage.get(sha256).catch((error: unknown) => {
      if (error instanceof FileMissingError) return null;
      throw error;
    });
    if (bytes) await diskStorage(target).put(sha256, bytes);
    if ((await hashOfFile(path)) !== sha256) {
      await rm(path, { force: true });
      lost.push(sha256);
    }
  });
  return lost;
}

/** Links, or copies sharing blocks; false where neither is possible and the bytes are to be copied. */
export async function linkInto(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
    return true;
  } catch {
    // Another file system, or one without links.
    return copyFile(from, to, constants.COPYFILE_FICLONE_FORCE).then(
      () => true,
      () => false,
    );
  }
}

/** Makes names durable that were linked into folders. */
export async function syncFolders(folders: Iterable<string>): Promise<void> {
  for (const folder of folders) await syncFolder(folder);
}
