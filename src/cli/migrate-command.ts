import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { serverSettings } from './server-settings.ts';

/** Brings the database's schema up to date, which `serve` does as well when it starts. */
export async function migrateCommand(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = serverSettings();
  const database = await openDatabase({ dataDir, databaseUrl });
  await database.close();
  process.stdout.write(`The schema of the ${database.kind} database is up to date.\n`);
  return 0;
}
