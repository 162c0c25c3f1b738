import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { restoreUploads } from '../documents/restore-uploads.ts';
import { openStorage } from '../storage/open-storage.ts';
import { askForBackup } from './ask-server.ts';
import { backUp } from './back-up.ts';
import { backupSource } from './backup-source.ts';
import type { Manifest } from './manifest.ts';

/**
 * Makes a backup in `folder` (absolute) of the installation that the settings name, whether its server runs or not. The
 * embedded database belongs to a running server, which is asked then. Throws with a sentence.
 */
export async function backUpInstallation(config: Config, folder: string): Promise<Manifest> {
  if (!config.DATABASE_URL) {
    const made = await askForBackup(config.DATA_DIR, folder);
    if (made) return made;
    if (!existsSync(join(config.DATA_DIR, 'db'))) {
      throw new Error(`There is no installation in '${config.DATA_DIR}'. Set DATA_DIR or DATABASE_URL.`);
    }
  }
  const database = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  try {
    const deps = { database, storage: openStorage(config), config, now: () => new Date() };
    // Nobody else is at work here: what a power cut took from the database belongs into the backup too.
    if (database.kind === 'embedded') await restoreUploads({ db: database.db, storage: deps.storage }, null);
    return await backUp(backupSource(deps), folder);
  } finally {
    await database.close();
  }
}
