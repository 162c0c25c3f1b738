import type { AnalysisResult } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { ExecuteSql } from '../db/execute-sql.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import { searchRow } from '../search/search-row.ts';
import { byLabel } from './document-wire.ts';
import { summaryColumns } from './summary-columns.ts';

/** What an analysis saw of a document before it began. */
export interface Untouched {
  /** Of the row, as `findWork` gives it: any change since then is another. */
  version: string;
  /** What happens now; where a webhook wants to be told of it, nothing is stored. */
  event: string;
}

/**
 * Stores a run's result in one statement, its line items as they were read: a person's list has a column of its own.
 * What is there already (entities, lists, words) is not written again: analysing again finds the same. Returns false,
 * having changed nothing, when that run is over, or the document is not `untouched`.
 */
export async function storeResult(
  execute: ExecuteSql,
  document: Pick<DocumentRow, 'id' | 'userId' | 'run' | 'filename'>,
  result: AnalysisResult,
  { pageTexts, untouched }: { pageTexts: readonly string[]; untouched?: Untouched },
): Promise<boolean> {
  const entities = eachOnce(Object.values(result.entities).flat());
  const { names, words } = searchRow(document, { entities, pageTexts });
  const columns = namedColumns(resultColumns(result));
  const { rows } = await execute(statement(Object.keys(columns)), [
    ...[document.id, document.userId, document.run, untouched?.version ?? null, untouched?.event ?? null],
    ...[JSON.stringify(columns), JSON.stringify(entities), names, words],
  ]);
  return rows.length > 0;
}

/** An id stands for one entity; the first counts. */
function eachOnce(entities: readonly EntityWire[]): EntityWire[] {
  const seen = new Set<string>();
  return entities.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function resultColumns(result: AnalysisResult) {
  return {
    ...summaryColumns({ ...result, entities: byLabel(withPersonsCurrency(Object.values(result.entities).flat())) }),
    status: 'completed',
    errorCode: null,
    errorDetail: null,
    analyzedAt: result.metadata.analysis_timestamp,
    totalPages: result.metadata.total_pages,
    documentType: result.metadata.document_type,
    metadata: result.metadata,
    templateId: result.metadata.template?.id ?? null,
    lineItems: result.line_items,
    checks: result.checks,
    warnings: result.warnings,
  } satisfies Partial<Record<keyof DocumentRow, unknown>>;
}

/** By the names that the database has for them. */
function namedColumns(columns: Partial<Record<keyof DocumentRow, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, value]) => [documents[key as keyof DocumentRow].name, value]),
  );
}

/** Kept as they are where they are the same: what is long lies packed, and is not packed again. */
const LISTS = new Set(['line_items', 'checks', 'warnings', 'labels', 'label_counts', 'label_high_counts']);
const assigned = (name: string) =>
  LISTS.has(name)
    ? `${name} = case when d.${name} = r.${name} then d.${name} else r.${name} end`
    : `${name} = r.${name}`;

/**
 * Entities come in reading order and go by their ids; dismissed ones stay as they are. Whoever changes the document
 * locks its row, so that a change since `version` is seen, or waited for and then seen.
 */
const statement = (columns: readonly string[]) => `
  with stored as (
    update documents d set ${columns.map(assigned).join(', ')}
    from jsonb_populate_record(null::documents, $6::jsonb) r
    where d.id = $1 and d.user_id = $2 and d.run = $3::int and d.status = 'processing'
      and ($4::text is null or d.xmin::text = $4::text)
      and ($5::text is null or not exists (select from webhooks w where w.user_id = $2 and w.active and $5::text = any(w.events)))
    returning d.id, d.user_id, d.upload_date
  ), found as materialized (
    select (place - 1)::int as position, body->>'id' as id, body
    from stored cross join jsonb_array_elements($7::jsonb) with ordinality as listed(body, place)
  ), present as materialized (
    select e.id, e.position, e.body, e.dismissed from stored s join entities e on e.document_id = s.id
  ), gone as (
    delete from entities e using stored s, present p
    where e.document_id = s.id and e.id = p.id and not p.dismissed and not exists (select from found f where f.id = p.id)
  ), written as (
    insert into entities (document_id, id, user_id, label, confidence, position, body)
    select s.id, f.id, s.user_id, f.body->>'label', (f.body->>'confidence')::float8, f.position, f.body
    from stored s cross join found f left join present p on p.id = f.id
    where p.id is null or (not p.dismissed and (p.position <> f.position or p.body <> f.body))
    on conflict (document_id, id) do update set label = excluded.label, confidence = excluded.confidence,
      position = excluded.position, body = excluded.body
  ), searchable as (
    insert into document_search as known (document_id, user_id, upload_date, names, words)
    select id, user_id, upload_date, $8, $9::tsvector from stored
    on conflict (document_id) do update set names = excluded.names, words = excluded.words
    where (known.names, known.words) is distinct from (excluded.names, excluded.words)
  )
  select id from stored`;
