import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Entity } from '#core/entity.ts';
import type { Box } from '#core/geometry.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type DocumentRow, documents, entities, entityHistory } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appError, documentNotFound, invalidField } from '../errors.ts';
import { reindexEntities } from '../search/search-row.ts';
import { byLabel } from './document-wire.ts';
import { findEntities, lockDocument, type Owned, summaryColumns } from './documents.repository.ts';
import { normalizeHumanValue } from './human-value.ts';
import { recheck } from './recheck.ts';

type CorrectionDeps = Pick<Deps, 'database'>;

const entityNotFound = () => appError('entity.not_found', 404, 'Entity not found');

/** A person's value in the place of the machine's, which is kept as `original`. Throws 404. */
export async function correctEntity(
  deps: CorrectionDeps,
  key: Owned,
  entityId: string,
  value: string,
): Promise<Entity> {
  return change(deps, key, async (tx, document) => {
    const before = await findShown(tx, document, entityId);
    const after: Entity = {
      ...before,
      value: normalizeHumanValue(before.label, value, document.metadata?.language),
      source: 'user',
      confidence: 1,
      method: 'Corrected by a person',
      original: before.original ?? before.value,
    };
    await tx
      .update(entities)
      .set({ body: after, confidence: 1 })
      .where(and(eq(entities.documentId, document.id), eq(entities.id, entityId)));
    await remember(tx, document, entityId, 'corrected', before, after);
    return after;
  });
}

/** A value the machine missed. Throws 404. */
export async function addEntity(
  deps: CorrectionDeps,
  key: Owned,
  input: { label: string; value: string; page?: number | undefined; box?: Box | undefined },
): Promise<Entity> {
  return change(deps, key, async (tx, document) => {
    if (input.page !== undefined && input.page > document.totalPages) {
      throw invalidField('page', `The PDF has no page ${input.page}.`);
    }
    const value = normalizeHumanValue(input.label, input.value, document.metadata?.language);
    const added: Entity = {
      id: `user-${randomUUID()}`,
      label: input.label,
      text: input.value.trim(),
      value,
      context: '',
      confidence: 1,
      source: 'user',
      matched_keyword: null,
      matched_pattern: null,
      method: 'Added by a person',
      page: input.page ?? null,
      box: input.page && input.box ? input.box : null,
    };
    await tx.insert(entities).values({
      documentId: document.id,
      id: added.id,
      userId: document.userId,
      label: added.label,
      confidence: 1,
      // Before the machine's values of its label.
      position: -1,
      body: added,
    });
    await remember(tx, document, added.id, 'added', null, added);
    return added;
  });
}

/** Takes a wrong value away; the history keeps it. Throws 404. */
export async function dismissEntity(deps: CorrectionDeps, key: Owned, entityId: string): Promise<void> {
  await change(deps, key, async (tx, document) => {
    const before = await findShown(tx, document, entityId);
    await tx
      .update(entities)
      .set({ dismissed: true })
      .where(and(eq(entities.documentId, document.id), eq(entities.id, entityId)));
    await remember(tx, document, entityId, 'dismissed', before, null);
  });
}

/**
 * Takes back the last word of a person about a value: a dismissed one is shown again, a corrected one is the machine's
 * again. Throws 404, and 409 where there is nothing to take back.
 */
export async function restoreEntity(deps: CorrectionDeps, key: Owned, entityId: string): Promise<Entity> {
  return change(deps, key, async (tx, document) => {
    const own = and(
      eq(entities.documentId, document.id),
      eq(entities.userId, document.userId),
      eq(entities.id, entityId),
    );
    const [row] = await tx.select({ body: entities.body, dismissed: entities.dismissed }).from(entities).where(own);
    if (!row) throw entityNotFound();
    const isCorrected = row.body.source === 'user';
    const after = row.dismissed ? row.body : isCorrected ? await machineValue(tx, document, entityId) : null;
    if (!after) throw appError('entity.unchanged', 409, 'This value was neither corrected nor dismissed.');
    await tx.update(entities).set({ body: after, confidence: after.confidence, dismissed: false }).where(own);
    await remember(tx, document, entityId, 'restored', row.dismissed ? null : row.body, after);
    return after;
  });
}

/** The value as the machine read it before a person corrected it; null where nobody did. */
async function machineValue(tx: Db, document: DocumentRow, entityId: string): Promise<Entity | null> {
  const changes = await tx
    .select({ before: entityHistory.before })
    .from(entityHistory)
    .where(and(eq(entityHistory.documentId, document.id), eq(entityHistory.entityId, entityId)))
    .orderBy(asc(entityHistory.id));
  return changes.findLast(({ before }) => before && before.source !== 'user')?.before ?? null;
}

/** Changes a document's entities and brings what depends on them up to date: checks, summary, count, search. */
function change<Result>(
  deps: CorrectionDeps,
  key: Owned,
  work: (tx: Db, document: DocumentRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(deps.database.pool, async (tx) => {
    // Held until the end: two people's changes, or one's double click, follow each other.
    const document = await lockDocument(tx, key);
    if (!document) throw documentNotFound();
    const result = await work(tx, document);
    const shown = await findEntities(tx, key);
    const grouped = byLabel(shown);
    const checks = recheck(grouped, document);
    await tx
      .update(documents)
      .set({
        ...summaryColumns({ entities: grouped, checks }),
        checks,
      })
      .where(and(eq(documents.id, document.id), eq(documents.userId, document.userId)));
    await reindexEntities(tx, document, shown);
    return result;
  });
}

async function findShown(tx: Db, document: DocumentRow, entityId: string): Promise<Entity> {
  const [row] = await tx
    .select({ body: entities.body })
    .from(entities)
    .where(
      and(
        eq(entities.documentId, document.id),
        eq(entities.userId, document.userId),
        eq(entities.id, entityId),
        eq(entities.dismissed, false),
      ),
    );
  if (!row) throw entityNotFound();
  return row.body;
}

async function remember(
  tx: Db,
  document: DocumentRow,
  entityId: string,
  action: 'corrected' | 'added' | 'dismissed' | 'restored',
  before: Entity | null,
  after: Entity | null,
): Promise<void> {
  await tx.insert(entityHistory).values({
    documentId: document.id,
    entityId,
    userId: document.userId,
    action,
    before,
    after,
  });
}
