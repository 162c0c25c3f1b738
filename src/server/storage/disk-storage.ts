import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Storage } from './storage.ts';
import {
  type ByteRange,
  checkedHash,
  checkedId,
  FileMissingError,
  isHash,
  parseWordsName,
  type Sidecar,
  type WordsKey,
  wordsName,
} from './storage.ts';
import { syncFolder } from './sync-folder.ts';
import { whyUnusable } from './unusable-folder.ts';

/** Where `diskStorage(folder)` has the bytes. Throws `RangeError` when `sha256` is none. */
export function filePath(folder: string, sha256: string): string {
  return join(folder, 'by-hash', checkedHash(sha256).slice(0, 2), sha256);
}

/** Where `diskStorage(folder)` has the words of a file. Throws `RangeError` when the hash is none. */
export function wordsPath(folder: string, key: WordsKey): string {
  return join(folder, 'words', key.sha256.slice(0, 2), wordsName(key));
}

/**
 * Files under `folder`, named by their hash, written beside their place, fsynced and renamed, so that a kill leaves
 * a whole file or none.
 */
export function diskStorage(folder: string): Storage {
  const files = join(folder, 'by-hash');
  const sidecars = join(folder, 'sidecars');
  const words = join(folder, 'words');
  const exported = join(folder, 'exports');
  const exportPath = (id: string) => join(exported, checkedId(id));
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

    async stream(sha256, range) {
      const file = await unlessAbsent(open(pathOf(sha256), 'r'));
      if (!file) throw new FileMissingError(sha256);
      return file.createReadStream(range);
    },

    has: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    storedAt: (sha256) => unlessAbsent(stat(pathOf(sha256)).then(({ mtime }) => mtime)),
    async delete(sha256) {
      const path = pathOf(sha256);
      // The words first: a file that nobody needs is looked for at the next start, and its words with it.
      const bucket = join(words, sha256.slice(0, 2));
      for (const name of await namesIn(bucket)) {
        if (name.startsWith(`${sha256}.`)) await rm(join(bucket, name), { force: true });
      }
      await rm(path, { force: true });
    },

    list: async () => (await namesInBuckets(files)).filter(isHash),

    putWords: (key, packed) => writeWhole(wordsPath(folder, key), packed),
    getWords: (key) => unlessAbsent(readFile(wordsPath(folder, key))),
    deleteWords: (key) => rm(wordsPath(folder, key), { force: true }),
    listWords: async () => (await namesInBuckets(words)).flatMap((name) => parseWordsName(name) ?? []),

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

    putExport: (id, content) => writePieces(exportPath(id), content),
    async streamExport(id) {
      const file = await unlessAbsent(open(exportPath(id), 'r'));
      if (!file) throw new FileMissingError(id);
      return file.createReadStream();
    },
    deleteExport: (id) => rm(exportPath(id), { force: true }),
    listExports: async () => (await namesIn(exported)).filter((name) => !name.endsWith('.part')),

    async deleteParts() {
      const folders = [sidecars, exported];
      for (const parent of [files, words]) {
        folders.push(...(await namesIn(parent)).map((bucket) => join(parent, bucket)));
      }
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

/** Of files that lie in folders named by the first letters of their own. */
async function namesInBuckets(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const bucket of await namesIn(folder)) names.push(...(await namesIn(join(folder, bucket))));
  return names;
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

/** Beside its place, then renamed: a kill leaves it whole or not there. */
async function writeWhole(path: string, content: Uint8Array | Readable, durably = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, 'w');
    try {
      await file.writeFile(content);
      if (durably) await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** As `writeDurably`, of what comes piece by piece. Returns its size. */
async function writePieces(path: string, content: Readable): Promise<number> {
  await writeDurably(path, content);
  return (await stat(path)).size;
}

/** As `writeWhole`, and a power cut cannot undo it. */
async function writeDurably(path: string, content: Uint8Array | Readable): Promise<void> {
  await writeWhole(path, content, true);
  // The name is durable only when its folder is.
  await syncFolder(dirname(path));
}
