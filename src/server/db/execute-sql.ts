import type pg from 'pg';
import { asPrepared } from './prepared.ts';

/** Runs SQL on a connection; within a transaction what it writes is written with the rest of it. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Texts without values may be several statements, which cannot be prepared together. */
const ONE_STATEMENT = /^\s*(?:with|select|update)\s[^;]*$/i;

/** On one connection, or on whichever of the pool is free. */
export function executeOn(client: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>): ExecuteSql {
  return async (text, values = []) => {
    const isOne = values.length > 0 || ONE_STATEMENT.test(text);
    const result = await (isOne ? client.query(asPrepared(text, values)) : client.query(text));
    // Several statements in one text give a list of results; the rows of all count.
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }: { rows: unknown[] }) => rows) } : result;
  };
}
