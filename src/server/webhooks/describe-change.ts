import { and, asc, eq, sql } from 'drizzle-orm';
import type { Entity } from '#core/entity.ts';
import type { Db } from '../db/database.ts';
import { entityHistory } from '../db/schema.ts';
import { toDocument } from '../documents/document-wire.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';

/** The document as it stands in this transaction, as lists show it. */
export async function describeDocument(tx: Db, key: Owned): Promise<object> {
  const row = await findDocument(tx, key);
  return row ? { document: toDocument(row) } : {};
}

/** What people changed about a document in this very transaction, in order: null where there was, or is, no value. */
export async function changesOfTransaction(tx: Db, documentId: string): Promise<object[]> {
  const rows = await tx
    .select()
    .from(entityHistory)
    // The history notes the moment at which its transaction began.
    .where(and(eq(entityHistory.documentId, documentId), eq(entityHistory.at, sql`now()`)))
    .orderBy(asc(entityHistory.id));
  return rows.map(({ action, entityId, before, after }) => ({
    action,
    ...(entityId
      ? {
          entity_id: entityId,
          label: (after ?? before)?.label ?? null,
          before: readValue(before),
          after: readValue(after),
        }
      : {}),
  }));
}

const readValue = (entity: Entity | null): string | null => entity?.value ?? null;
