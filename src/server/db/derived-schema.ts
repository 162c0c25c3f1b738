import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { documents, users } from './schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a document is found by: one row each, made by `searchRow`. */
export const documentSearch = pgTable(
  'document_search',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** As in `documents`: null in the bin. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As in `documents`: thousands of matches are put in order without looking at their documents. */
    uploadDate: timestamp('upload_date', { withTimezone: true, mode: 'date' }).notNull(),
    /** File name, parties and numbers, folded: what comes first when it holds what was searched. */
    names: text('names').notNull(),
    /** Words of the names with weight A, of all entities with B, of the pages with C; ends of the names' words
     * with D; and whose it is, as `ownerWord`. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    // Of a word that is on many pages the newest are shown: walking back in time meets them soonest.
    index('document_search_newest').on(table.userId, table.uploadDate, table.documentId),
    // One person's search does not wade through everybody's documents: whose they are is a word of their own, and the
    // names are indexed with the user (btree_gin). Were the user a column of the first too, the planner would read all
    // of a user's documents by it, as it does not count what reading their words costs.
    // Without `fastupdate` new entries are sorted in at once: a search is never slowed by a list of pending ones, which
    // nothing would tidy up on the embedded database.
    index('document_search_words').using('gin', table.words).with({ fastupdate: false }),
    index('document_search_names')
      .using('gin', table.userId, table.names.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
);

/**
 * Sums over a user's documents, so that a dashboard over millions of entities reads a few thousand rows. A trigger on
 * `documents` writes what each change adds or takes away (never counted twice, rolled back with the change); now and
 * then those rows are folded into one for each key. The sum over all rows, folded or not, is exact at any moment, and
 * two changes never wait for each other. Derived: whoever copies documents to another database leaves it out, as the
 * trigger writes it there too.
 */
export const userFigures = pgTable(
  'user_figures',
  {
    userId: text('user_id').notNull(),
    /**
     * - `status`: key is the status.
     * - `label`: key is the label.
     * - `month` ("2026-01") and `seller` (key is the name's key, name as it is written): what was spent.
     * - `due`: key is the due date of unpaid invoices ("2026-01-31").
     */
    figure: text('figure').$type<'status' | 'label' | 'month' | 'seller' | 'due'>().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    isFolded: boolean('is_folded').notNull(),
    /** How many documents it is made of. */
    documents: bigint('documents', { mode: 'number' }).notNull(),
    // Of `status`:
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    failedChecks: bigint('failed_checks', { mode: 'number' }).notNull(),
    failedDocuments: bigint('failed_documents', { mode: 'number' }).notNull(),
    toReview: bigint('to_review', { mode: 'number' }).notNull(),
    // Of `label`:
    entities: bigint('entities', { mode: 'number' }).notNull(),
    highConfidenceEntities: bigint('high_confidence_entities', { mode: 'number' }).notNull(),
    /** Of `month`, `seller` and `due`: what was spent, or is owed, in the currency. */
    amount: numeric('amount').notNull(),
  },
  (table) => [
    // By hashes: a seller's name may be longer than an index entry can be.
    uniqueIndex('user_figures_folded')
      .on(table.userId, table.figure, sql`md5(${table.key})`, sql`md5(${table.name})`, sql`md5(${table.currency})`)
      .where(sql`${table.isFolded}`),
    index('user_figures_pending').on(table.userId).where(sql`not ${table.isFolded}`),
  ],
);
