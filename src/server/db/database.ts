import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { keepPrivate, keepTreePrivate } from '../storage/private-folder.ts';
import { isDamage, notOpened } from './damaged-database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { fillNameKeys } from './fill-name-keys.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Embedded only: copies the database's folder, as it is between two transactions. */
  snapshot: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const POSTGRES_CONNECTIONS = 10;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`, and brings its schema up to date. Whatever
 * is in `dataDir` is its owner's alone from then on. Throws `FolderLockedError` when another process has the folder,
 * `DamagedDatabaseError` when what lies there is no database.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Another folder of migrations than all there are; for restoring what an older version has written. */
  migrationsFolder?: string;
}): Promise<Database> {
  keepPrivate(options.dataDir);
  const opened = options.databaseUrl ? openPostgres(options.databaseUrl) : await openEmbedded(options.dataDir);
  const db = drizzle(opened.pool, { schema });
  try {
    const bringUpToDate = async () => {
      await migrate(db, { migrationsFolder: options.migrationsFolder ?? MIGRATIONS });
      if (!options.migrationsFolder) await fillNameKeys(opened.pool);
    };
    if (opened.kind === 'embedded') await bringUpToDate();
    else {
      await reach(opened.pool);
      await oneAtATime(opened.pool, bringUpToDate);
    }
  } catch (error) {
    await opened.close().catch(() => {});
    if (opened.kind === 'embedded' && isDamage(error)) throw notOpened(embeddedFolder(options.dataDir), error);
    throw error;
  }
  return { db, ...opened };
}

/** Throws, with a sentence that says which server and never the password, when it cannot be connected to. */
async function reach(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    const { host, port, database, user } = new pg.Client({ ...pool.options });
    // Several addresses of one host that all fail come as one error without words.
    const { message, code } = cause as Error & { code?: string };
    throw new Error(
      `The database '${database}' at ${host}:${port} cannot be used by '${user}': ${message || code || 'no answer'}`,
      { cause },
    );
  }
}

/** Number of the lock that processes which start together take in turn; any number of our own. */
const START_LOCK = 7_430_118;

/**
 * Lets `work` make schemas and tables while no other process on this PostgreSQL database does: even `create schema if
 * not exists` fails where two do it at the same moment.
 */
export async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}

function openPostgres(connectionString: string): Omit<Database, 'db'> {
  const pool = new pg.Pool({ connectionString, max: POSTGRES_CONNECTIONS });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return { pool, kind: 'postgres', snapshot: null, close: () => pool.end() };
}

const embeddedFolder = (dataDir: string) => join(dataDir, 'db');

async function openEmbedded(dataDir: string): Promise<Omit<Database, 'db'>> {
  const unlock = lockFolder(dataDir);
  const folder = embeddedFolder(dataDir);
  try {
    keepTreePrivate(folder);
    const { pool, snapshot, close } = await openEmbeddedDatabase(folder);
    keepTreePrivate(folder);
    return {
      pool,
      kind: 'embedded',
      snapshot,
      close: async () => {
        try {
          await close();
        } finally {
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw notOpened(folder, error);
  }
}
