import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Db } from './database.ts';
import type { ExecuteSql } from './execute-sql.ts';
import * as schema from './schema.ts';

/** Runs `work` in one transaction, with both the query builder and plain SQL on its connection. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Db, executeSql: ExecuteSql) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle(client, { schema }) as unknown as Db, (text, values) =>
      client.query(text, values),
    );
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
