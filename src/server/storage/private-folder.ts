import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What a data folder holds, besides the embedded database. Inside of these the folder's own mode is enough. */
const PARTS = ['files', 'outbox', 'cache', 'incoming', 'backups'];

/**
 * Takes everybody but the owner off a data folder: it and what is in it at the top. Nothing is made. What belongs to
 * another user, and file systems without modes, stay as they are.
 */
export function keepPrivate(dataDir: string): void {
  for (const folder of [dataDir, ...PARTS.map((name) => join(dataDir, name))]) setMode(folder);
}

/**
 * The same for all files of a folder. PGlite makes its files readable and writable for everybody, whatever the umask.
 */
export function keepTreePrivate(folder: string): void {
  setMode(folder);
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    if (isFolder(path)) keepTreePrivate(path);
    else setMode(path);
  }
}

const namesIn = (folder: string) => unlessUnavailable(() => readdirSync(folder)) ?? [];
const isFolder = (path: string) => unlessUnavailable(() => lstatSync(path).isDirectory()) ?? false;

function setMode(path: string): void {
  unlessUnavailable(() => {
    const found = lstatSync(path);
    // A link's target is somebody's own decision.
    if (found.isSymbolicLink()) return;
    const wanted = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  });
}

/** Absent, another user's, or on a file system that is read-only or knows no modes. */
const UNAVAILABLE = new Set(['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'ENOSYS', 'EINVAL']);

function unlessUnavailable<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (UNAVAILABLE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
