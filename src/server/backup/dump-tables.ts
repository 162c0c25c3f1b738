import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import type { Database } from '../db/database.ts';
import { openEmbeddedDatabase } from '../db/embedded-database.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { RowDigest } from './row-digest.ts';
import { namedBytes, rowsOf, setCommonNotation, tablesInOrder } from './tables.ts';

export interface Dumped {
  tables: Manifest['tables'];
  schema: number;
  /** The bytes that documents and templates name. */
  named: Set<string>;
}

/** Writes all tables as they were at one moment to `folder`, as gzipped lines of JSON. */
export async function dumpTables(database: Database, folder: string, signal?: AbortSignal): Promise<Dumped> {
  return atOneMoment(database, join(folder, '.snapshot'), async (client) => {
    await setCommonNotation(client);
    const tables: Manifest['tables'] = [];
    for (const name of await tablesInOrder(client)) tables.push(await dumpTable(client, name, folder, signal));
    const schema = await client.query<{ schema: string }>(
      'select coalesce(max(created_at), 0)::text as schema from drizzle.__drizzle_migrations',
    );
    return { tables, schema: Number(schema.rows[0]?.schema), named: new Set(await namedBytes(client)) };
  });
}

async function dumpTable(
  client: ClientBase,
  name: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Manifest['tables'][number]> {
  const path = tableFile(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const content = new RowDigest();
  async function* lines() {
    for await (const batch of rowsOf(client, name)) {
      signal?.throwIfAborted();
      content.add(batch);
      yield `${batch.join('\n')}\n`;
    }
  }
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(lines()), createGzip({ level: 3 }), hashed, createWriteStream(path));
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
  return { name, rows: content.rows, digest: content.digest, sha256: hash.digest('hex') };
}

/**
 * Gives `work` a connection in a transaction that sees one moment. PostgreSQL lets others go on meanwhile; the
 * embedded database has one connection, so its folder is copied, which is quick, and the copy is read.
 */
async function atOneMoment<Result>(
  database: Database,
  scratch: string,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  if (!database.snapshot) return inSnapshot(database.pool, work);
  try {
    await database.snapshot(scratch);
    const copy = await openEmbeddedDatabase(scratch);
    try {
      return await inSnapshot(copy.pool, work);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function inSnapshot<Result>(
  pool: Database['pool'],
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Closed, whatever state a failure left it in.
    client.release(true);
  }
}
