import type { Database } from '#server/db/database.ts';
import { inventedDocument } from './invented-documents.ts';

const BATCH = 1000;

/**
 * Writes `count` invented documents with about 30 entities each for one user, in bulk: the indexes that searches use
 * are made afresh afterwards, and the statistics the planner works with gathered.
 */
export async function fillDatabase({ pool }: Pick<Database, 'pool'>, userId: string, count: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('documents'::regclass, 'document_search'::regclass) and not indisunique`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  const now = new Date();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const invented = Array.from({ length: size }, (_, n) => inventedDocument(from + n, userId, now));
    await pool.query(insertFrom('documents', invented[0]?.document), [
      JSON.stringify(invented.map((one) => one.document)),
    ]);
    await pool.query(insertFrom('document_search', invented[0]?.search), [
      JSON.stringify(invented.map((one) => one.search)),
    ]);
    await pool.query(ENTITIES, [invented.map(({ document }) => document.id)]);
  }
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}

/** Rows given as JSON; columns that are not given keep their defaults. */
function insertFrom(table: string, row: object = {}): string {
  const columns = Object.keys(row).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
}

const ENTITIES = `
  insert into entities (document_id, id, user_id, label, confidence, position, body, dismissed)
  select d.id, 'e' || position, d.user_id, label, confidence, position, jsonb_build_object(
    'id', 'e' || position, 'label', label, 'text', 'Value ' || position, 'value', 'Value ' || position,
    'context', 'Invoice total as printed on the page, with what stands beside it ' || position,
    'confidence', confidence, 'source', 'improved_contextual', 'matched_keyword', 'Invoice no.',
    'matched_pattern', null, 'method', 'Label to the left of the value; supported by two checks', 'page', 1,
    'box', jsonb_build_object('x', 0.1, 'y', 0.02 * position, 'width', 0.2, 'height', 0.012)), false
  from documents d
  cross join lateral (
    select l.label, 0.5 + 0.01 * ((row_number() over ()) % 50) as confidence, (row_number() over ())::int as position
    from unnest(d.labels, d.label_counts) as l(label, count) cross join lateral generate_series(1, l.count)
  ) e
  where d.id = any($1)`;
