import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, userId } from './schema.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    scope: text('scope').$type<'read' | 'write'>().notNull(),
    /** SHA-256 of the key: a stolen database opens nothing. */
    keyHash: text('key_hash').notNull().unique(),
    /** Its first characters, for people. */
    prefix: text('prefix').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId, table.createdAt)],
);
