import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database lose rows silently, so the folder belongs to one. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process id is reused after a restart: the start time tells whether it is still the same process. */
function startTime(pid: number): string {
  try {
    // Field 22 of /proc/PID/stat (proc(5)), counted after the command's closing parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes `folder` for this process; the lock of a dead process is taken over. Returns what gives it back. Throws
 * `FolderLockedError` with a sentence when another process holds it.
 */
export function lockFolder(folder: string, startedAt: (pid: number) => string = startTime): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, JSON.stringify({ pid: process.pid, started: startedAt(process.pid) }));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder.pid) && startedAt(holder.pid) === holder.started) {
        // Where the system does not tell start times, another program may have got the number of one that was killed.
        const hint = holder.started ? '' : ` If process ${holder.pid} is another program, remove the file '${path}'.`;
        throw new FolderLockedError(
          `Another Invoscope (process ${holder.pid}) uses the data folder '${folder}'. Stop it first, or set DATA_DIR to another folder.${hint}`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new FolderLockedError(`The data folder '${folder}' could not be locked; another Invoscope is starting there.`);
}

function readHolder(path: string): { pid: number; started: string } | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as { pid?: unknown; started?: unknown };
    return typeof holder.pid === 'number' ? { pid: holder.pid, started: String(holder.started ?? '') } : null;
  } catch {
    return null; // half-written by a process that was killed
  }
}
