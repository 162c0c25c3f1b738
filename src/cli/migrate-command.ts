import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';

/** Brings the database's schema up to date, which `serve` does as well when it starts. */
export async function migrateCommand(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  await database.close();
  process.stderr.write('The database schema is up to date.\n');
  return 0;
}
