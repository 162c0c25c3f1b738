import type { ClientBase } from 'pg';

export interface TableCopy {
  name: string;
  rows: number;
  /** Of the rows in any order (`digestOf`). */
  digest: string;
}

/** Written by triggers from the other tables, wherever their rows go; exports, whose files are kept for a day only; and leases. */
const NOT_COPIED = new Set(['user_figures', 'export_jobs', 'leases']);

/** The product's tables, each behind those that it refers to. Jobs are not among them: they are made anew. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name, array(
       select distinct f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
     ) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  const waiting = rows.filter(({ name }) => !NOT_COPIED.has(name));
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((need) => ordered.includes(need)));
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error('Tables refer to each other in a circle and cannot be copied one by one.');
    ordered.push(table.name);
  }
  return ordered;
}

/** Moments and numbers are to be written in the same way by every server. */
export async function setCommonNotation(client: ClientBase): Promise<void> {
  await client.query("set local timezone = 'UTC'; set local extra_float_digits = 1");
}

/** The files that rows name: those of documents, and the samples of templates. All, or those of `hashes`. */
export async function namedBytes(client: Pick<ClientBase, 'query'>, hashes?: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `select sha256 from (
       select sha256 from documents union select sha256 from templates where sha256 is not null
     ) named where $1::text[] is null or sha256 = any($1)`,
    [hashes ?? null],
  );
  return rows.map(({ sha256 }) => sha256);
}

const BATCH_BYTES = 1_000_000;
const FEWEST_ROWS = 20;
const MOST_ROWS = 5_000;

/** A table's rows as JSON, one text each, in batches of about a megabyte. Within a transaction only. */
export async function* rowsOf(client: ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare table_rows no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`,
  );
  let wanted = FEWEST_ROWS;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch forward ${wanted} from table_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    wanted = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor((BATCH_BYTES / bytes) * lines.length)));
  }
  await client.query('close table_rows');
}

/** Writes rows as `rowsOf` gave them. */
export async function insertRows(client: ClientBase, table: string, lines: readonly string[]): Promise<void> {
  const name = quoted(table);
  await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
    `[${lines.join(',')}]`,
  ]);
}

/** Counters go on behind the highest number that was copied. */
export async function advanceCounters(client: ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; counter: string }>(
    `select a.attname as column, pg_get_serial_sequence($1, a.attname) as counter
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.atthasdef`,
    [quoted(table)],
  );
  for (const { column, counter } of rows) {
    if (!counter) continue;
    await client.query(
      `select setval($1, (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), false)`,
      [counter],
    );
  }
}

/** How many rows a table has, and what they are in any order: the same number that `RowDigest` comes to. */
export async function countAndDigest(client: ClientBase, table: string): Promise<TableCopy> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint), 0)::text as digest
     from ${quoted(table)} t`,
  );
  return { name: table, rows: rows[0]?.rows ?? 0, digest: rows[0]?.digest ?? '0' };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
