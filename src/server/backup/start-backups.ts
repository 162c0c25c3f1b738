import type { Deps } from '../deps.ts';
import { backUp } from './back-up.ts';
import { backupSource } from './backup-source.ts';
import { startControlServer } from './control-server.ts';
import type { Manifest } from './manifest.ts';
import { startNightlyBackups } from './nightly-backups.ts';

/** Backups in a running server: every night, and when the command line asks. Returns what ends it. */
export async function startBackups(
  deps: Pick<Deps, 'config' | 'database' | 'storage' | 'now' | 'log'>,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const source = { ...backupSource(deps), signal: stop.signal };
  let last: Promise<unknown> = Promise.resolve();
  // A second one waits for the first.
  const makeBackup = (folder: string): Promise<Manifest> => {
    const made = last.then(() => backUp(source, folder));
    last = made.catch(() => {});
    return made;
  };
  const endNightly = startNightlyBackups(deps, makeBackup);
  // Beside PostgreSQL the command line reads the database itself.
  const control = deps.database.kind === 'embedded' ? await startControlServer(deps, makeBackup) : null;
  return async () => {
    // One that runs is given up, and leaves nothing; the nightly one is made after the next start.
    stop.abort(new Error('The server stopped before the backup was complete.'));
    await control?.close();
    await endNightly();
    await last;
  };
}
