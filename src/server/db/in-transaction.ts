import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Db } from './database.ts';
import { type ExecuteSql, executeOn } from './execute-sql.ts';
import * as schema from './schema.ts';

/** Made once for each connection of the pool, with the statements that were prepared on it. */
const dbs = new WeakMap<pg.PoolClient, Db>();

function dbOf(client: pg.PoolClient): Db {
  const db = dbs.get(client) ?? (drizzle(client, { schema }) as unknown as Db);
  dbs.set(client, db);
  return db;
}

/** Runs `work` in one transaction, with both the query builder and plain SQL on its connection. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Db, executeSql: ExecuteSql) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(dbOf(client), executeOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not used again.
    client.release(broken);
  }
}
