import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskStorage, wordsPath } from '../storage/disk-storage.ts';
import { parseWordsName, type Storage, type WordsKey, wordsName } from '../storage/storage.ts';
import { hashOfFile, linkInto } from './backup-files.ts';
import { inParallel } from './in-parallel.ts';

export interface BackedUpWords {
  count: number;
  bytes: number;
  /** A line for each, in the notation of sha256sum, relative to the backup's folder of files. */
  list: string;
  folders: Set<string>;
}

/**
 * Brings the words kept of `files` into a backup. They can be read anew from the files: what is not there, or goes
 * meanwhile, is no loss.
 */
export async function bringWords(
  files: ReadonlySet<string>,
  target: string,
  source: { storage: Storage; linkFrom: readonly string[]; signal?: AbortSignal | undefined },
): Promise<BackedUpWords> {
  const words: BackedUpWords = { count: 0, bytes: 0, list: '', folders: new Set() };
  const lines: string[] = [];
  const kept = (await source.storage.listWords()).filter(({ sha256 }) => files.has(sha256));
  await inParallel(kept, async (key) => {
    source.signal?.throwIfAborted();
    const path = wordsPath(target, key);
    await mkdir(dirname(path), { recursive: true });
    let isLinked = false;
    for (const folder of source.linkFrom) isLinked ||= await linkInto(wordsPath(folder, key), path);
    const packed = isLinked ? null : await source.storage.getWords(key);
    if (packed) await diskStorage(target).putWords(key, packed);
    const hash = await hashOfFile(path);
    if (!hash) return;
    words.count += 1;
    words.bytes += (await stat(path)).size;
    words.folders.add(dirname(path));
    lines.push(`${hash}  ${path.slice(target.length + 1)}\n`);
  });
  return { ...words, list: lines.toSorted((a, b) => a.slice(66).localeCompare(b.slice(66))).join('') };
}

/** The words in a backup that are what was written there; the others are read anew when they are needed. */
export async function wholeWords(listFile: string, folder: string): Promise<WordsKey[]> {
  const list = await readFile(listFile, 'utf8').catch(() => '');
  const whole: WordsKey[] = [];
  await inParallel(list.split('\n'), async (line) => {
    const key = parseWordsName(line.slice(line.lastIndexOf('/') + 1));
    if (key && (await hashOfFile(wordsPath(folder, key))) === line.slice(0, 64)) whole.push(key);
  });
  return whole;
}

/** Copies words from one storage to another and reads them back. Throws when they arrive otherwise. */
export async function copyWords(keys: Iterable<WordsKey>, from: Storage, to: Storage): Promise<void> {
  await inParallel(keys, async (key) => {
    const packed = await from.getWords(key);
    if (!packed) return;
    await to.putWords(key, packed);
    if (!(await to.getWords(key))?.equals(packed)) {
      throw new Error(`The storage holds other bytes under ${join('words', wordsName(key))} than were sent`);
    }
  });
}
