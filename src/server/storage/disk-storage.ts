import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';
import { type ByteRange, checkedHash, checkedId, FileMissingError, isHash, type Sidecar } from './storage.ts';
import { syncFolder } from './sync-folder.ts';
import { whyUnusable } from './unusable-folder.ts';

/** Where `diskStorage(folder)` has the bytes. Throws `RangeError` when `sha256` is none. */
export function filePath(folder: string, sha256: string): string {
  return join(folder, 'by-hash', checkedHash(sha256).slice(0, 2), sha256);
}

/**
 * Files under `folder`, named by their hash, written beside their place, fsynced and renamed, so that a kill leaves
 * a whole file or none.
 */
export function diskStorage(folder: string): Storage {
  const files = join(folder, 'by-hash');
  const sidecars = join(folder, 'sidecars');
  const pathOf = (sha256: string) => filePath(folder, sha256);
  const sidecarPath = (documentId: string) => join(sidecars, `${checkedId(documentId)}.json`);

  return {
    async put(sha256, bytes) {
      const path = pathOf(sha256);
      const existing = await stat(path).catch(() => null);
      if (existing?.size !== bytes.length) await writeDurably(path, bytes);
    },

    async get(sha256, range) {
      try {
        return range ? await readRange(pathOf(sha256), range) : await readFile(pathOf(sha256));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissingError(sha256);
        throw error;
      }
    },

    has: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    storedAt: (sha256) => unlessAbsent(stat(pathOf(sha256)).then(({ mtime }) => mtime)),
    delete: (sha256) => rm(pathOf(sha256), { force: true }),

    async list() {
      const names: string[] = [];
      for (const bucket of await namesIn(files)) names.push(...(await namesIn(join(files, bucket))));
      return names.filter(isHash);
    },

    putSidecar: (sidecar) => writeDurably(sidecarPath(sidecar.id), Buffer.from(JSON.stringify(sidecar))),
    async getSidecar(documentId) {
      const text = await unlessAbsent(readFile(sidecarPath(documentId), 'utf8'));
      return text === null ? null : (JSON.parse(text) as Sidecar);
    },
    deleteSidecar: (documentId) => rm(sidecarPath(documentId), { force: true }),

    async sidecarIds() {
      const names = await namesIn(sidecars);
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },

    async deleteParts() {
      const folders = [sidecars, ...(await namesIn(files)).map((bucket) => join(files, bucket))];
      for (const folder of folders) {
        for (const name of await namesIn(folder)) {
          if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
        }
      }
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (cause) {
        throw new Error(await whyUnusable(folder, cause), { cause });
      }
    },
  };
}

async function unlessAbsent<Value>(value: Promise<Value>): Promise<Value | null> {
  return value.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Also a file where a folder would be: macOS and Windows leave `.DS_Store` and `desktop.ini` in every folder shown.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

async function readRange(path: string, { start, end }: ByteRange): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(end - start + 1);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
