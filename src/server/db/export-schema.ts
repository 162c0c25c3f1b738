import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExportQuery } from '#contracts/export.ts';
import { moment, userId } from './schema.ts';

/** Exports of many documents, written in the background; the file is kept in the storage under the same id. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** What was asked for, as it was asked for: a filter finds what passes it when the file is written. */
    query: jsonb('query').$type<ExportQuery>().notNull(),
    status: text('status').$type<'processing' | 'completed' | 'failed'>().notNull().default('processing'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** How many documents could not be e-invoices. */
    leftOut: integer('left_out').notNull().default(0),
    /** What the file is called when it is fetched. */
    filename: text('filename').notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on it is kept for 24 hours. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('export_jobs_user').on(table.userId), index('export_jobs_created').on(table.createdAt)],
);
export type ExportJobRow = typeof exportJobs.$inferSelect;
