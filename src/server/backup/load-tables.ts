import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { advanceCounters, countAndDigest, insertRows, setCommonNotation, type TableCopy } from './tables.ts';

/** One table and where its rows come from, in batches. */
export interface TableSource {
  name: string;
  rows: AsyncIterable<string[]>;
  /** What the table must hold afterwards; asked for when all rows were read. */
  expected: () => Pick<TableCopy, 'rows' | 'digest'>;
}

/**
 * Fills empty tables and compares what is then in them with what was to be, row for row. In the caller's transaction,
 * so that a database is filled whole or not at all. Throws with a sentence when a table came out otherwise.
 */
export async function loadTables(client: ClientBase, sources: Iterable<TableSource>): Promise<TableCopy[]> {
  await setCommonNotation(client);
  const loaded: TableCopy[] = [];
  for (const { name, rows, expected } of sources) {
    for await (const lines of rows) await insertRows(client, name, lines);
    await advanceCounters(client, name);
    const found = await countAndDigest(client, name);
    const wanted = expected();
    if (found.rows !== wanted.rows || found.digest !== wanted.digest) {
      throw new Error(
        `The table '${name}' was not copied faithfully: ${found.rows} rows where ${wanted.rows} were to be, or other content. Nothing was kept.`,
      );
    }
    loaded.push(found);
  }
  return loaded;
}

const BATCH_BYTES = 1_000_000;

/** The lines of a gzipped file, in batches of about a megabyte. */
export async function* linesOf(path: string): AsyncGenerator<string[]> {
  const input = createReadStream(path).pipe(createGunzip());
  let batch: string[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === '') continue;
    batch.push(line);
    bytes += line.length;
    if (bytes >= BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** How many rows people made there are in a database that should be empty, by table; tables of none are left out. */
export async function occupiedTables(client: ClientBase, tables: readonly string[]): Promise<TableCopy[]> {
  const found: TableCopy[] = [];
  for (const table of tables) {
    const copy = await countAndDigest(client, table);
    if (copy.rows > 0) found.push(copy);
  }
  return found;
}
