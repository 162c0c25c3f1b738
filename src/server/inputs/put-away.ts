import { link, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a name may take on common file systems, less the room for a number and `.reason.txt`. */
const MOST_NAME_BYTES = 255 - 20;
const MOST_NUMBERS = 10_000;

/** Folders inside a user's folder that the product writes. */
export const PUT_AWAY_FOLDERS = ['done', 'failed'] as const;

/** The folders for what was taken and what was not; false where one cannot be had, as something else has its name. */
export async function makePutAwayFolders(folder: string): Promise<boolean> {
  for (const name of PUT_AWAY_FOLDERS) {
    const path = join(folder, name);
    await mkdir(path).catch(ignore('EEXIST'));
    // A link would lead out of the folder.
    if (!(await lstat(path)).isDirectory()) return false;
  }
  return true;
}

/** Moves a file into `done`, under a name that is free there. */
export async function putIntoDone(folder: string, name: string): Promise<void> {
  await moveTo(join(folder, name), join(folder, 'done'), name);
}

/** Moves a file into `failed`, with the reason in a text file beside it. */
export async function putIntoFailed(folder: string, name: string, reason: string): Promise<void> {
  await moveTo(join(folder, name), join(folder, 'failed'), name, (placed) =>
    writeFile(`${placed}.reason.txt`, `${reason}\n`),
  );
}

/**
 * Moves a file under its own name or, where that is taken, with a number. Nothing is overwritten: the file system
 * refuses a second name for the file where there is one. `before` is called with the name it will have.
 */
async function moveTo(from: string, folder: string, name: string, before?: (placed: string) => Promise<void>) {
  const moved = await lstat(from).catch(ignore('ENOENT'));
  // Another server was faster, or its owner took it back.
  if (!moved) return;
  for (let number = 1; number < MOST_NUMBERS; number += 1) {
    const placed = join(folder, numbered(name, number));
    const there = await lstat(placed).catch(ignore('ENOENT'));
    // A kill came between the second name and the end of the first.
    const isItself = there !== undefined && there.ino === moved.ino && there.dev === moved.dev && moved.isFile();
    if (there && !isItself) continue;
    await before?.(placed);
    if (isItself) return rm(from, { force: true });
    if (await place(from, placed, moved.isFile())) return;
  }
  throw new Error('No free name for a file that is to be put away');
}

/** False where the name was taken meanwhile. */
async function place(from: string, placed: string, isFile: boolean): Promise<boolean> {
  // A link cannot be given a second name everywhere.
  if (!isFile) return rename(from, placed).then(() => true);
  try {
    await link(from, placed);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'ENOENT') return true;
    // Shares and memory cards know no second names: the look above has to do.
    if (!NO_SECOND_NAMES.has(code)) throw error;
    await rename(from, placed);
    return true;
  }
  await rm(from, { force: true });
  return true;
}

const NO_SECOND_NAMES = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

/** "a.pdf", "a (2).pdf", …, shortened where the number would make it too long for the file system. */
export function numbered(name: string, number: number): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,10})?$/s.exec(name) ?? [];
  const behind = number === 1 ? extension : ` (${number})${extension}`;
  const room = MOST_NAME_BYTES - Buffer.byteLength(behind);
  let kept = stem;
  while (Buffer.byteLength(kept) > room) kept = [...kept].slice(0, -1).join('');
  return kept + behind;
}

const ignore = (wanted: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== wanted) throw error;
  return undefined;
};
