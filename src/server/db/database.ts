import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Embedded only: the whole database as a gzipped tar file. */
  dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const POSTGRES_CONNECTIONS = 10;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`, and brings its schema up to date. Throws
 * `FolderLockedError` when another process has the folder.
 */
export async function openDatabase(options: { dataDir: string; databaseUrl: string | undefined }): Promise<Database> {
  const opened = options.databaseUrl ? openPostgres(options.databaseUrl) : await openEmbedded(options.dataDir);
  const db = drizzle(opened.pool, { schema });
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { db, ...opened };
}

function openPostgres(connectionString: string): Omit<Database, 'db'> {
  const pool = new pg.Pool({ connectionString, max: POSTGRES_CONNECTIONS });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { pool, kind: 'postgres', dump: null, close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<Omit<Database, 'db'>> {
  const unlock = lockFolder(dataDir);
  try {
    const { pool, dump, close } = await openEmbeddedDatabase(join(dataDir, 'db'));
    return {
      pool,
      kind: 'embedded',
      dump,
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
