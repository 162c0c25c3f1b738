import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, userId } from './schema.ts';

/** What came in by itself (a file of the watched folder, a mail's attachment): nothing is taken twice. */
export const takenInputs = pgTable(
  'taken_inputs',
  {
    userId: userId(),
    /** SHA-256 of where it came from and what it is. It stays when the document is deleted. */
    keyHash: text('key_hash').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.keyHash] })],
);

/** Work that one of several servers does at a time: whose turn it is, and until when. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** A process, by a name of its own. */
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});
