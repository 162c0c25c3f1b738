import { and, asc, eq } from 'drizzle-orm';
import type { EntityChange } from '#contracts/document.ts';
import { entityHistory } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { findDocument, type Owned } from './documents.repository.ts';

/** What people changed about a document's entities, oldest first. Throws 404. */
export async function entityChanges(db: Deps['db'], key: Owned): Promise<EntityChange[]> {
  if (!(await findDocument(db, key))) throw documentNotFound();
  const rows = await db
    .select()
    .from(entityHistory)
    .where(and(eq(entityHistory.documentId, key.id), eq(entityHistory.userId, key.userId)))
    .orderBy(asc(entityHistory.id));
  return rows.map(({ entityId, action, before, after, at }) => ({
    entity_id: entityId,
    action,
    before,
    after,
    at: at.toISOString(),
  }));
}
