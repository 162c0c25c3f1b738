import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { EntityWire } from '#contracts/entity.ts';
import { toEntityWire } from '#contracts/to-entity-wire.ts';
import type { Box } from '#core/geometry.ts';
import { because } from '#core/reasons/reason.ts';
import type { Db } from '../db/database.ts';
import { type DocumentRow, entities, entityHistory } from '../db/schema.ts';
import { findEntities, type Owned } from '../documents/documents.repository.ts';
import { appError, invalidField } from '../errors.ts';
import { type CorrectionDeps, changeDocument } from './change-document.ts';
import { readHumanValue } from './human-value.ts';

const entityNotFound = () => appError('entity.not_found', 404, 'Entity not found');

/**
 * A person's value in the place of the machine's, which is kept as `original`; the same value in another writing changes
 * nothing. Throws 404, and 422 as `readHumanValue`.
 */
export async function correctEntity(
  deps: CorrectionDeps,
  key: Owned,
  entityId: string,
  typed: string,
): Promise<EntityWire> {
  return changeEntity(deps, key, async (tx, document) => {
    const before = await findStored(tx, document, entityId);
    const shown = await findEntities(tx, key);
    const standing = shown.find(({ id }) => id === entityId) ?? before;
    const language = document.metadata?.language ?? 'und';
    const proposed = document.checks.flatMap(({ params }) => params.likely ?? []);
    const read = readHumanValue(typed, { label: before.label, entities: shown, language, standing, proposed });
    if (read.value === before.value && (read.currency ?? standing.currency) === standing.currency) return entityId;
    const after = toEntityWire({
      ...before,
      ...read,
      source: 'user',
      confidence: 1,
      reasons: [because('corrected')],
      original: before.original ?? before.value,
    });
    await tx
      .update(entities)
      .set({ body: after, confidence: 1 })
      .where(and(eq(entities.documentId, document.id), eq(entities.id, entityId)));
    await remember(tx, document, entityId, 'corrected', before, after);
    return entityId;
  });
}

/** A value the machine missed. Throws 404, and 422 as `readHumanValue`. */
export async function addEntity(
  deps: CorrectionDeps,
  key: Owned,
  input: { label: string; value: string; page?: number | undefined; box?: Box | undefined },
): Promise<EntityWire> {
  return changeEntity(deps, key, async (tx, document) => {
    if (input.page !== undefined && input.page > document.totalPages) {
      throw invalidField('page', `The PDF has no page ${input.page}.`);
    }
    const { label } = input;
    const language = document.metadata?.language ?? 'und';
    const read = readHumanValue(input.value, { label, entities: await findEntities(tx, key), language });
    const added = toEntityWire({
      id: `user-${randomUUID()}`,
      label,
      text: input.value.trim(),
      ...read,
      context: '',
      confidence: 1,
      source: 'user',
      matched_keyword: null,
      matched_pattern: null,
      reasons: [because('added')],
      page: input.page ?? null,
      box: input.page && input.box ? input.box : null,
    });
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
    return added.id;
  });
}

/** Takes a wrong value away; the history keeps it. Throws 404. */
export async function dismissEntity(deps: CorrectionDeps, key: Owned, entityId: string): Promise<void> {
  await changeDocument(deps, key, async (tx, document) => {
    const before = await findStored(tx, document, entityId);
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
export async function restoreEntity(deps: CorrectionDeps, key: Owned, entityId: string): Promise<EntityWire> {
  return changeEntity(deps, key, async (tx, document) => {
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
    return entityId;
  });
}

/** The value as the machine read it before a person corrected it; null where nobody did. */
async function machineValue(tx: Db, document: DocumentRow, entityId: string): Promise<EntityWire | null> {
  const changes = await tx
    .select({ before: entityHistory.before })
    .from(entityHistory)
    .where(and(eq(entityHistory.documentId, document.id), eq(entityHistory.entityId, entityId)))
    .orderBy(asc(entityHistory.id));
  return changes.findLast(({ before }) => before && before.source !== 'user')?.before ?? null;
}

/** As `changeDocument`, for `work` on the entity whose id it answers; gives that entity as it is shown afterwards. */
async function changeEntity(
  deps: CorrectionDeps,
  key: Owned,
  work: (tx: Db, document: DocumentRow) => Promise<string>,
): Promise<EntityWire> {
  const { result, shown } = await changeDocument(deps, key, work);
  const entity = shown.find(({ id }) => id === result);
  if (!entity) throw entityNotFound();
  return entity;
}

/** An entity as it is stored, in the currency that was read. */
async function findStored(tx: Db, document: DocumentRow, entityId: string): Promise<EntityWire> {
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
  before: EntityWire | null,
  after: EntityWire | null,
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
