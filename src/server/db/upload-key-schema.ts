import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documents, moment, userId } from './schema.ts';

/** What programs called their uploads (`Idempotency-Key`): the same name again is the same document. */
export const uploadKeys = pgTable(
  'upload_keys',
  {
    userId: userId(),
    /** SHA-256 of the name. */
    keyHash: text('key_hash').notNull(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('upload_keys_document').on(table.documentId),
    index('upload_keys_created').on(table.createdAt),
  ],
);
