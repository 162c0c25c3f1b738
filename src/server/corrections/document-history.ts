import { and, asc, eq } from 'drizzle-orm';
import type { DocumentChange } from '#contracts/document.ts';
import { entityHistory } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';
import { documentNotFound } from '../errors.ts';

/** What people changed about a document's entities and line items, oldest first. Throws 404. */
export async function documentHistory(db: Deps['db'], key: Owned): Promise<DocumentChange[]> {
  if (!(await findDocument(db, key))) throw documentNotFound();
  const rows = await db
    .select()
    .from(entityHistory)
    .where(and(eq(entityHistory.documentId, key.id), eq(entityHistory.userId, key.userId)))
    .orderBy(asc(entityHistory.id));
  return rows.flatMap(({ entityId, action, before, after, linesBefore, linesAfter, at: time }): DocumentChange[] => {
    const at = time.toISOString();
    if (action === 'lines_corrected' || action === 'lines_restored') {
      return [{ action, before: linesBefore ?? [], after: linesAfter ?? [], at }];
    }
    return entityId === null ? [] : [{ entity_id: entityId, action, before, after, at }];
  });
}
