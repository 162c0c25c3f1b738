import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { BackupSource } from './back-up.ts';

/** What a backup is made of, in a running server or beside one. */
export function backupSource(
  deps: Pick<Deps, 'database' | 'storage' | 'now'> & { config: Pick<Config, 'S3_BUCKET' | 'DATA_DIR'> },
): BackupSource {
  const { database, storage, now, config } = deps;
  return { database, storage, now, storageFolder: config.S3_BUCKET ? null : join(config.DATA_DIR, 'files') };
}
