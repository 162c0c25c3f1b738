import { constants, type Dirent } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { foldName } from '#contracts/auth.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { AcceptDeps } from '../analysis/accept-document.ts';
import { users } from '../db/schema.ts';
import { acceptInput, forgetInput } from './accept-input.ts';
import { keepLooking } from './keep-looking.ts';
import { endLease, takeLease } from './lease.ts';
import { makePutAwayFolders, PUT_AWAY_FOLDERS, putIntoDone, putIntoFailed } from './put-away.ts';
import { refusalOf } from './refusal.ts';
import { type FileLook, isSame, settledFiles } from './settled-files.ts';

const LOOK_EVERY_MS = 1000;
/** Whoever does not look for so long has been killed: another server looks instead. */
const LEASE_S = 60;
/** A folder whose files could be neither taken nor put away is left alone for so long. */
const PAUSE_MS = 30_000;
/** Of one look at one folder: what somebody puts there in bulk does not hold up the others. */
const MOST_FILES = 20;
/** Of one look at one folder. */
const MOST_FAILURES = 3;
/** What programs that copy and download call what is not whole, and what systems put beside files. */
export const NOT_FOR_US = /^(\.|~|Thumbs\.db$|desktop\.ini$)|\.(part|partial|tmp|crdownload|download|filepart)$/i;

/** Takes what is put into `WATCH_DIR/<user name>/`. Returns what ends it. */
export function watchFolder(deps: AcceptDeps): () => Promise<void> {
  const { WATCH_DIR, WATCH_SETTLE_S } = deps.config;
  if (!WATCH_DIR) return async () => {};
  const root = resolve(WATCH_DIR);
  const watch = { deps, seen: settledFiles(WATCH_SETTLE_S * 1000), pausedUntil: new Map<string, number>() };
  // Servers on one machine share a folder. On several machines they may, too: there the keys of what was taken decide.
  const lease = `watch:${hostname()}:${root}`;
  const isShared = deps.database.kind !== 'embedded';
  const stop = keepLooking(
    async (signal) => {
      await mkdir(root, { recursive: true });
      const prolong = () => (isShared ? takeLease(deps.db, lease, LEASE_S) : Promise.resolve(true));
      if (await prolong()) await lookAtAll(watch, { root, signal, prolong });
    },
    LOOK_EVERY_MS,
    (err) => deps.log.error({ err }, 'looking at the watched folder'),
  );
  return async () => {
    await stop();
    if (isShared) await endLease(deps.db, lease).catch(() => {});
  };
}

interface Watch {
  deps: AcceptDeps;
  seen: ReturnType<typeof settledFiles>;
  pausedUntil: Map<string, number>;
}

interface Look {
  root: string;
  signal: AbortSignal;
  /** False when another process has taken over. */
  prolong: () => Promise<boolean>;
}

async function lookAtAll(watch: Watch, look: Look): Promise<void> {
  for (const entry of await readdir(look.root, { withFileTypes: true })) {
    // A link to a folder would lead out of the watched one.
    if (!entry.isDirectory() || NOT_FOR_US.test(entry.name)) continue;
    const folder = join(look.root, entry.name);
    if (look.signal.aborted) return;
    if (performance.now() < (watch.pausedUntil.get(folder) ?? 0)) continue;
    try {
      await lookAt(watch, look, folder, entry.name);
      watch.pausedUntil.delete(folder);
    } catch (err) {
      watch.pausedUntil.set(folder, performance.now() + PAUSE_MS);
      watch.deps.log.error({ err }, 'the watched folder of a user');
    }
  }
}

async function lookAt({ deps, seen }: Watch, { signal, prolong }: Look, folder: string, name: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => isForUs(entry));
  const looks = await Promise.all(entries.map((entry) => lookAtFile(join(folder, entry.name))));
  const found = looks.filter((look) => look !== null);
  const settled = seen.settled(folder, found, performance.now()).slice(0, MOST_FILES);
  if (settled.length === 0) return;
  if (!(await makePutAwayFolders(folder))) throw new Error("'done' and 'failed' have to be folders");
  const owner = await ownerOf(deps, name);
  let failures = 0;
  for (const file of settled) {
    if (signal.aborted || !(await prolong())) return;
    try {
      await takeFile(deps, { folder, owner, file });
      seen.forget(file.path);
    } catch (error) {
      // One file that meets a fault of ours does not hold up the others; when everything fails, it is not the files.
      failures += 1;
      if (failures === MOST_FAILURES || file === settled.at(-1)) throw error;
      deps.log.error({ err: error }, 'taking a file of the watched folder');
    }
  }
}

const isForUs = (entry: Dirent) =>
  !entry.isDirectory() && !NOT_FOR_US.test(entry.name) && !PUT_AWAY_FOLDERS.some((name) => name === entry.name);

/** Null when it is gone. */
async function lookAtFile(path: string): Promise<FileLook | null> {
  const stats = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return stats && { path, size: stats.size, mtimeMs: stats.mtimeMs, ctimeMs: stats.ctimeMs, ino: stats.ino };
}

/** Whose folder it is: names differ in more than case, as those of accounts do. */
async function ownerOf({ db }: AcceptDeps, folder: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, foldName(folder)));
  return user?.id ?? null;
}

interface WatchedFile {
  folder: string;
  /** Null: no account has the folder's name. */
  owner: string | null;
  file: FileLook;
}

/** Takes a file in, and puts it where its end is told. Throws where it may be taken later. */
async function takeFile(deps: AcceptDeps, { folder, owner, file }: WatchedFile): Promise<void> {
  const name = file.path.slice(folder.length + 1);
  try {
    if (owner === null) throw new NotTaken('No account has the name of this folder.');
    const bytes = await readSettled(file, deps.config.MAX_UPLOAD_MB);
    // It grows again: the next looks find it.
    if (bytes === null) return;
    // Not by its ctime: the second name that it has for a moment while it is put away changes that.
    const key = `folder\0${file.ino}\0${file.size}\0${file.mtimeMs}\0${name}`;
    await acceptInput(deps, { userId: owner, filename: name, bytes, key, origin: { kind: 'folder' } });
    await putIntoDone(folder, name);
    await forgetInput(deps, { userId: owner, key });
  } catch (error) {
    const reason = error instanceof NotTaken ? error.message : refusalOf(error)?.sentence;
    if (reason === undefined) throw error;
    await putIntoFailed(folder, name, reason);
  }
}

/** Why a file is not even read. */
class NotTaken extends Error {}

/** The bytes of a file that has not changed since it was looked at; null where it has. Never those behind a link. */
async function readSettled(file: FileLook, limit: number): Promise<Buffer | null> {
  const opened = await openPlain(file.path);
  if (opened === null) return null;
  try {
    const stats = await opened.stat();
    if (!stats.isFile()) throw new NotTaken('Only files are taken.');
    if (!isSame(stats, file)) return null;
    if (stats.size > limit * 1024 * 1024) throw new ReaderError('file.too_large', { limit });
    const bytes = await opened.readFile();
    return bytes.length === stats.size && isSame(await opened.stat(), file) ? bytes : null;
  } finally {
    await opened.close();
  }
}

/** Null when it is gone. Neither follows a link nor waits for the other end of a pipe. */
async function openPlain(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'ELOOP') throw new NotTaken('Links are not followed: put the file itself here.');
    if (code === 'EACCES' || code === 'EPERM') throw new NotTaken('The server is not allowed to read this file.');
    if (code === 'ENXIO') throw new NotTaken('Only files are taken.');
    throw error;
  }
}
