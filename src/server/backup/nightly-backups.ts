import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { repeatWork } from '../repeat-work.ts';
import { type Manifest, readManifest } from './manifest.ts';

const LOOK_EVERY_MS = 10 * 60_000;
/** As `nameOf` makes them. */
const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;

const nameOf = (now: Date) => `nightly-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;

/** Where nightly backups go. */
export const backupFolder = (config: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups');

/** The hour that is in force: with PostgreSQL there is none unless it is set, as many servers may run on it. */
export function backupHour(config: Pick<Config, 'BACKUP_HOUR' | 'DATABASE_URL'>): number | null {
  if (config.BACKUP_HOUR === 'off') return null;
  return config.BACKUP_HOUR ?? (config.DATABASE_URL ? null : 3);
}

/** Of the files that are missing so many are named in the log: a bucket that is gone must not write megabytes. */
const NAMED = 20;

/** Whether `hour` o'clock (of the machine's time zone) has passed since `last`; a machine that was off then catches up. */
export function isDue(now: Date, last: Date | null, hour: number): boolean {
  const latest = new Date(now);
  latest.setHours(hour, 0, 0, 0);
  if (latest > now) latest.setDate(latest.getDate() - 1);
  return last === null || last < latest;
}

/** Makes a nightly backup when one is due, and then removes all but the newest `BACKUP_KEEP`. Returns whether it did. */
export async function backUpWhenDue(
  deps: Pick<Deps, 'config' | 'now' | 'log'>,
  makeBackup: (folder: string) => Promise<Manifest>,
): Promise<boolean> {
  const hour = backupHour(deps.config);
  const folder = backupFolder(deps.config);
  if (hour === null) return false;
  const { complete, broken } = await nightlies(folder);
  if (!isDue(deps.now(), complete[0]?.madeAt ?? null, hour)) return false;
  // Of a server that was killed, or whose disk was full: they must not fill it for ever.
  await Promise.all(broken.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  const path = join(folder, nameOf(deps.now()));
  const started = Date.now();
  const { files, missing } = await makeBackup(path).catch(async (error: unknown) => {
    await rm(path, { recursive: true, force: true });
    throw error;
  });
  deps.log.info({ files: files.count, bytes: files.bytes, ms: Date.now() - started }, 'nightly backup');
  if (missing.length > 0)
    deps.log.error(
      { count: missing.length, missing: missing.slice(0, NAMED) },
      'files that documents need are missing or damaged',
    );
  for (const { name } of complete.slice(deps.config.BACKUP_KEEP - 1)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  return true;
}

/** Our own backups in a folder, the newest first, and what is none: a person's backups beside them are not touched. */
async function nightlies(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NIGHTLY.test(name));
  const complete: { name: string; madeAt: Date }[] = [];
  const broken: string[] = [];
  for (const name of names.toSorted().reverse()) {
    const manifest = await readManifest(join(folder, name)).catch(() => null);
    if (manifest) complete.push({ name, madeAt: new Date(manifest.madeAt) });
    else broken.push(name);
  }
  return { complete, broken };
}

/** Looks every ten minutes whether a backup is due. Returns what ends it, after one that runs. */
export function startNightlyBackups(
  deps: Pick<Deps, 'config' | 'now' | 'log'>,
  makeBackup: (folder: string) => Promise<Manifest>,
): () => Promise<void> {
  const look = () => backUpWhenDue(deps, makeBackup);
  return repeatWork(look, LOOK_EVERY_MS, (err) => deps.log.error({ err }, 'nightly backup'));
}
