import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnalysisResult } from '#contracts/analysis.ts';
import { HIGH_CONFIDENCE } from '#core/confidence.ts';
import type { Entity } from '#core/entity.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { Db } from '../db/database.ts';
import { indexedNameKey } from '../db/indexed-name-key.ts';
import { preparedOnce } from '../db/prepared.ts';
import { type DocumentRow, documents, type EntityRow, entities, templates } from '../db/schema.ts';
import { indexDocument } from '../search/search-row.ts';
import { byLabel } from './document-wire.ts';

/** What a `Db` and a transaction on it have in common. */
type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

/** Whose document; there is no finder without it. */
export interface Owned {
  id: string;
  userId: string;
}

const isOwned = (row: typeof documents.$inferSelect): row is DocumentRow => row.userId !== null;
const firstOwned = (rows: (typeof documents.$inferSelect)[]) => rows.find(isOwned) ?? null;
/** As `owned`, for statements that are prepared. */
const ownedById = and(eq(documents.id, sql.placeholder('id')), eq(documents.userId, sql.placeholder('userId')));
const owned = ({ id, userId }: Owned) => and(eq(documents.id, id), eq(documents.userId, userId));

export async function findDocument(db: Queries, key: Owned): Promise<DocumentRow | null> {
  const { id, userId } = key;
  const find = preparedOnce(db, 'find_document', (name) => db.select().from(documents).where(ownedById).prepare(name));
  return firstOwned(await find.execute({ id, userId }));
}

/** As `findDocument`, and holds off whoever changes or deletes the document until the transaction ends. */
export async function lockDocument(tx: Queries, key: Owned): Promise<DocumentRow | null> {
  const { id, userId } = key;
  const lock = preparedOnce(tx, 'lock_document', (name) =>
    tx.select().from(documents).where(ownedById).for('update').prepare(name),
  );
  return firstOwned(await lock.execute({ id, userId }));
}

export async function findByBytes(db: Queries, userId: string, sha256: string): Promise<DocumentRow | null> {
  const find = preparedOnce(db, 'find_by_bytes', (name) =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, sql.placeholder('userId')), eq(documents.sha256, sql.placeholder('sha256'))))
      .prepare(name),
  );
  return firstOwned(await find.execute({ userId, sha256 }));
}

/** Shown entities in reading order, in the currency a person gave the document; dismissed ones are left out. */
export async function findEntities(db: Queries, key: Owned): Promise<Entity[]> {
  const { id, userId } = key;
  const find = preparedOnce(db, 'find_entities', (name) =>
    db
      .select({ body: entities.body })
      .from(entities)
      .where(
        and(
          eq(entities.documentId, sql.placeholder('id')),
          eq(entities.userId, sql.placeholder('userId')),
          eq(entities.dismissed, false),
        ),
      )
      .orderBy(asc(entities.position))
      .prepare(name),
  );
  const rows = await find.execute({ id, userId });
  return withPersonsCurrency(rows.map(({ body }) => body));
}

type DeletedRow = Pick<DocumentRow, 'id' | 'run' | 'sha256' | 'filename' | 'userId'>;

/** Deletes the row with its entities and history, of whomever: the caller has locked it. Returns it, or null. */
export async function deleteRow(tx: Queries, id: string): Promise<DeletedRow | null> {
  const gone = {
    id: documents.id,
    run: documents.run,
    sha256: documents.sha256,
    filename: documents.filename,
    // In the bin nobody owns it.
    userId: sql<string>`coalesce(${documents.userId}, ${documents.deletedBy})`,
  };
  const [row] = await tx.delete(documents).where(eq(documents.id, id)).returning(gone);
  return row ?? null;
}

/** How many documents and samples of templates, of whomever, still need these bytes. */
export async function countByBytes(db: Queries, sha256: string): Promise<number> {
  const [ofDocuments, ofTemplates] = await Promise.all([
    db.$count(documents, eq(documents.sha256, sha256)),
    db.$count(templates, eq(templates.sha256, sha256)),
  ]);
  return ofDocuments + ofTemplates;
}

/**
 * Holds off others who store or delete the same bytes until the transaction ends: a file must not be deleted between
 * somebody's finding it there and writing the row that needs it.
 */
export async function lockBytes(tx: Queries, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}

/** Of a document in the bin nothing runs. */
const stillRuns = (id: string, run: number) =>
  and(eq(documents.id, id), eq(documents.run, run), eq(documents.status, 'processing'), isNotNull(documents.userId));

/** The document a job is for, unless that run is over. For jobs only: they act for nobody in particular. */
export async function findRun(db: Queries, id: string, run: number): Promise<DocumentRow | null> {
  const find = preparedOnce(db, 'find_run', (name) =>
    db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.id, sql.placeholder('id')),
          eq(documents.run, sql.placeholder('run')),
          eq(documents.status, 'processing'),
          isNotNull(documents.userId),
        ),
      )
      .prepare(name),
  );
  return firstOwned(await find.execute({ id, run }));
}

/** Starts another run. Returns the row, or null when the document is in none of the `from` states. */
export async function startRun(db: Queries, key: Owned, countedIn: Date | null): Promise<DocumentRow | null> {
  return firstOwned(
    await db
      .update(documents)
      .set({ status: 'processing', run: sql`${documents.run} + 1`, errorCode: null, errorDetail: null, countedIn })
      .where(owned(key))
      .returning(),
  );
}

/** Replaces an unfinished run by a new one. Returns its number, or null when that run is over. For jobs only. */
export async function restartRun(db: Queries, id: string, run: number): Promise<number | null> {
  const [row] = await db
    .update(documents)
    .set({ run: sql`${documents.run} + 1` })
    .where(stillRuns(id, run))
    .returning({ run: documents.run });
  return row?.run ?? null;
}

/** Ends a run without a result. Returns the row, or null when that run was already over. */
export async function endRun(
  db: Queries,
  run: { id: string; run: number },
  end: { status: 'failed' | 'cancelled'; code: string; detail: string },
): Promise<DocumentRow | null> {
  return firstOwned(
    await db
      .update(documents)
      .set({ status: end.status, errorCode: end.code, errorDetail: end.detail })
      .where(stillRuns(run.id, run.run))
      .returning(),
  );
}

/**
 * Stores a run's result in one go, its line items as they were read: a person's list has a column of its own. Of the
 * entities only what differs from those `stored` is written: analysing again finds the same. Returns false, having
 * changed nothing, when that run is over.
 */
export async function storeResult(
  db: Queries,
  document: DocumentRow,
  result: AnalysisResult,
  { pageTexts, stored }: { pageTexts: readonly string[]; stored: readonly EntityRow[] },
): Promise<boolean> {
  const all = Object.values(result.entities).flat();
  const [row] = await db
    .update(documents)
    .set({ ...resultColumns(result), status: 'completed' })
    .where(stillRuns(document.id, document.run))
    .returning({ filename: documents.filename, uploadDate: documents.uploadDate });
  if (!row) return false;
  await replaceEntities(db, document, { stored, wanted: all });
  await indexDocument(db, { ...row, id: document.id, userId: document.userId }, { entities: all, pageTexts });
  return true;
}

/** The rows of a document's entities, dismissed ones too. */
export async function storedEntities(db: Queries, documentId: string): Promise<EntityRow[]> {
  const find = preparedOnce(db, 'stored_entities', (name) =>
    db
      .select()
      .from(entities)
      .where(eq(entities.documentId, sql.placeholder('documentId')))
      .prepare(name),
  );
  return find.execute({ documentId });
}

/** Brings the shown entities to `wanted`, in its order; `stored` is what is there, and the document is locked. */
async function replaceEntities(
  db: Queries,
  document: Owned,
  { stored, wanted }: { stored: readonly EntityRow[]; wanted: readonly Entity[] },
): Promise<void> {
  const shown = new Map(stored.filter(({ dismissed }) => !dismissed).map((row) => [row.id, row]));
  const isThere = (entity: Entity, position: number) => {
    const row = shown.get(entity.id);
    return row?.position === position && isDeepStrictEqual(row.body, asStored(entity));
  };
  const missing = [...wanted.entries()].filter(([position, entity]) => !isThere(entity, position));
  const kept = new Set(wanted.map(({ id }) => id));
  const changed = new Set(missing.map(([, { id }]) => id));
  const gone = [...shown.keys()].filter((id) => !kept.has(id) || changed.has(id));
  if (gone.length > 0) {
    await db
      .delete(entities)
      .where(and(eq(entities.documentId, document.id), eq(entities.dismissed, false), inArray(entities.id, gone)));
  }
  await insertEntities(db, document, missing);
}

/** As the database gives it back: without what is undefined. */
const asStored = (entity: Entity): unknown => JSON.parse(JSON.stringify(entity));

/** Inserts entities at their positions in reading order; one whose id is there already stays as it is. */
async function insertEntities(
  db: Queries,
  document: Owned,
  list: readonly [position: number, entity: Entity][],
): Promise<void> {
  if (list.length === 0) return;
  const rows = JSON.stringify(list.map(([position, body]) => ({ position, body })));
  // One value for all: a statement with eight for each of a hundred entities takes longer to read than to carry out.
  await db.execute(sql`
    insert into ${entities} (document_id, id, user_id, label, confidence, position, body)
    select ${document.id}, body->>'id', ${document.userId}, body->>'label', (body->>'confidence')::float8, position, body
    from jsonb_to_recordset(${rows}::jsonb) as listed(position int, body jsonb)
    on conflict do nothing`);
}

const first = (result: Pick<AnalysisResult, 'entities'>, label: string) => result.entities[label]?.[0];
const isoDate = (value: string | undefined) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);
/** No amount is longer, and an index entry cannot be much longer. */
const decimalText = (value: string | undefined) => (value && /^-?\d{1,30}(\.\d{1,10})?$/.test(value) ? value : null);
const firstDecimal = (result: Pick<AnalysisResult, 'entities'>, label: string) =>
  result.entities[label]?.map(({ value }) => decimalText(value)).find((value) => value !== null) ?? null;
const currencyCode = (value: string | undefined) => (value && /^[A-Z]{3}$/.test(value) ? value : null);
const keyOf = (name: string | null) => (name === null ? null : indexedNameKey(name));

/** The key fields that were read with less than high confidence, and that no person confirmed. */
function doubtfulFields(result: Pick<AnalysisResult, 'entities'>): KeyField[] {
  return KEY_FIELDS.filter((label) => {
    const entity = first(result, label);
    return entity && entity.source !== 'user' && entity.confidence < HIGH_CONFIDENCE;
  });
}

/** How many entities of each label there are, and how many of them have high confidence. */
function labelColumns(entities: AnalysisResult['entities']) {
  const groups = Object.entries(entities).filter(([, list]) => list.length > 0);
  return {
    labels: groups.map(([label]) => label),
    labelCounts: groups.map(([, list]) => list.length),
    labelHighCounts: groups.map(([, list]) => list.filter(({ confidence }) => confidence >= HIGH_CONFIDENCE).length),
    entityCount: groups.reduce((sum, [, list]) => sum + list.length, 0),
  };
}

/** The columns that lists and dashboards read, from a result with its entities as they are shown. */
export function summaryColumns(result: Pick<AnalysisResult, 'entities' | 'checks'>) {
  const total = first(result, 'TOTAL_AMOUNT');
  const seller = first(result, 'SELLER_NAME')?.value ?? null;
  const buyer = first(result, 'BUYER_NAME')?.value ?? null;
  const currency = result.entities.CURRENCY?.find(({ source }) => source === 'user') ?? first(result, 'CURRENCY');
  return {
    seller,
    sellerKey: keyOf(seller),
    buyer,
    buyerKey: keyOf(buyer),
    invoiceNumber: first(result, 'INVOICE_NUMBER')?.value ?? null,
    invoiceDate: isoDate(first(result, 'INVOICE_DATE')?.value),
    dueDate: isoDate(first(result, 'DUE_DATE')?.value),
    total: decimalText(total?.value),
    amountDue: decimalText(first(result, 'AMOUNT_DUE')?.value),
    taxAmount: firstDecimal(result, 'TAX_AMOUNT'),
    netAmount: firstDecimal(result, 'SUBTOTAL_AMOUNT'),
    currency: currencyCode(total?.currency) ?? currencyCode(currency?.value),
    doubtfulFields: doubtfulFields(result).length,
    failedChecks: result.checks.filter(({ status }) => status === 'fail').length,
    ...labelColumns(result.entities),
  };
}

function resultColumns(result: AnalysisResult) {
  return {
    ...summaryColumns({ ...result, entities: byLabel(withPersonsCurrency(Object.values(result.entities).flat())) }),
    errorCode: null,
    errorDetail: null,
    analyzedAt: new Date(result.metadata.analysis_timestamp),
    totalPages: result.metadata.total_pages,
    documentType: result.metadata.document_type,
    metadata: result.metadata,
    templateId: result.metadata.template?.id ?? null,
    lineItems: result.line_items,
    checks: result.checks,
    warnings: result.warnings,
  };
}
