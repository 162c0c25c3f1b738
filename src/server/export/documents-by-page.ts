import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { EntityWire } from '#contracts/entity.ts';
import type { ExportedDocument } from '#core/export/exported-document.ts';
import { withPersonsCurrency } from '#core/typed/persons-currency.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, documents, entities } from '../db/schema.ts';
import { byLabel, shownLineItems } from '../documents/document-wire.ts';
import { checksOfAll } from '../documents/duplicate-checks.ts';

/** Documents in memory at a time, whatever is exported. */
const PAGE = 100;

/** Whose documents, in their order; ids that are not (any more) the user's are passed over. */
export interface Exported {
  userId: string;
  ids: readonly string[];
}

/** A document's row with the entities shown of it. */
export interface ReadDocument {
  row: DocumentRow;
  entities: EntityWire[];
}

/**
 * The documents with their entities (those of `labels`; all without), a page at a time: memory does not grow with their
 * number. What is deleted meanwhile is left out.
 */
export async function* documentsByPage(
  db: Db,
  { userId, ids }: Exported,
  labels?: readonly string[],
): AsyncGenerator<ReadDocument[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const rows = await db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), anyOf(documents.id, page)));
    const found = await entitiesOf(db, { userId, ids: page }, labels);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield page.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ row: { ...row, userId }, entities: withPersonsCurrency(found.get(id) ?? []) }] : [];
    });
    // Others have their moment in between.
    await setImmediate();
  }
}

async function entitiesOf(
  db: Db,
  { userId, ids }: Exported,
  labels: readonly string[] | undefined,
): Promise<Map<string, EntityWire[]>> {
  const rows = await db
    .select({ documentId: entities.documentId, body: entities.body })
    .from(entities)
    .where(
      and(
        eq(entities.userId, userId),
        anyOf(entities.documentId, ids),
        eq(entities.dismissed, false),
        labels && anyOf(entities.label, labels),
      ),
    )
    .orderBy(asc(entities.documentId), asc(entities.position));
  const found = new Map<string, EntityWire[]>();
  for (const { documentId, body } of rows) {
    const list = found.get(documentId);
    if (list) list.push(body);
    else found.set(documentId, [body]);
  }
  return found;
}

/** One value for all: a statement with one for each of them is planned anew for every number. */
const anyOf = (
  column: typeof documents.id | typeof entities.documentId | typeof entities.label,
  values: readonly string[],
): SQL => sql`${column} = any(${sql.param(values)})`;

/** As tables are made of it; `checks` those stored, unless others are given. */
export function toExported({ row, entities: found }: ReadDocument, checks = row.checks): ExportedDocument {
  return {
    id: row.id,
    filename: row.filename,
    status: row.status,
    documentType: row.documentType,
    pages: row.totalPages,
    uploadedAt: row.uploadDate.toISOString(),
    entities: byLabel(found),
    lineItems: shownLineItems(row),
    checks,
    warnings: row.warnings,
    error: row.errorCode,
  };
}

/** A page with all checks, also those that other documents of the owner speak in. */
export async function withChecks(db: Db, page: readonly ReadDocument[]): Promise<ExportedDocument[]> {
  const checks = await checksOfAll(db, page);
  return page.map((document) => toExported(document, checks.get(document.row.id)));
}
