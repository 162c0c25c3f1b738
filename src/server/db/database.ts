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

/** How long a server waits for PostgreSQL, in milliseconds: an answer comes before the client's patience of 30 s ends. */
export interface Patience {
  connectMs: number;
  /** The database's own limit of a statement. */
  statementMs?: number;
  /** Ours, for a database that says nothing any more. */
  queryMs?: number;
}
/** A database that was started together with this process may need a moment. */
const START_CONNECT_MS = 15_000;
export const SERVING_PATIENCE: Patience = { connectMs: 5_000, statementMs: 20_000, queryMs: 25_000 };

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
  /** PostgreSQL only; without it statements take as long as they take, as moving and restoring do. */
  patience?: Patience;
}): Promise<Database> {
  keepPrivate(options.dataDir);
  const { databaseUrl, patience, migrationsFolder } = options;
  if (databaseUrl) {
    await bringPostgresUpToDate(databaseUrl, migrationsFolder);
    const opened = openPostgres(databaseUrl, patience);
    return { db: drizzle(opened.pool, { schema }), ...opened };
  }
  const opened = await openEmbedded(options.dataDir);
  try {
    await bringUpToDate(opened.pool, migrationsFolder);
  } catch (error) {
    await opened.close().catch(() => {});
    if (isDamage(error)) throw notOpened(embeddedFolder(options.dataDir), error);
    throw error;
  }
  return { db: drizzle(opened.pool, { schema }), ...opened };
}

async function bringUpToDate(pool: pg.Pool, migrationsFolder: string | undefined): Promise<void> {
  await migrate(drizzle(pool, { schema }), { migrationsFolder: migrationsFolder ?? MIGRATIONS });
  if (!migrationsFolder) await fillNameKeys(pool);
}

/** On connections of its own: what is done to big tables may take longer than any request. */
async function bringPostgresUpToDate(databaseUrl: string, migrationsFolder: string | undefined): Promise<void> {
  const { pool, close } = openPostgres(databaseUrl, { connectMs: START_CONNECT_MS });
  try {
    await reach(pool);
    await oneAtATime(pool, () => bringUpToDate(pool, migrationsFolder));
  } finally {
    await close();
  }
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

function openPostgres(connectionString: string, patience?: Patience): Omit<Database, 'db'> {
  // Compiling a statement takes PostgreSQL a second, and none of ours runs that long.
  const settings = ['set jit = off'];
  if (patience?.statementMs) settings.push(`set statement_timeout = ${patience.statementMs}`);
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES_CONNECTIONS,
    ...(patience && {
      connectionTimeoutMillis: patience.connectMs,
      ...(patience.queryMs && { query_timeout: patience.queryMs }),
    }),
    // Poolers in front of PostgreSQL refuse settings that come with the request for a connection.
    onConnect: (client) => client.query(settings.join('; ')),
  });
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
