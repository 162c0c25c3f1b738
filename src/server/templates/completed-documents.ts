import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type DocumentRow, documents } from '../db/schema.ts';

/** Rows fetched at a time: each has its line items with it. */
const BATCH = 100;

export interface Stretch {
  /** All of them by default. */
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Analysed documents of a user, or those that one template has read. */
export interface Whose {
  userId: string;
  templateId?: string;
}

const whose = ({ userId, templateId }: Whose): SQL | undefined =>
  and(
    eq(documents.userId, userId),
    eq(documents.status, 'completed'),
    templateId === undefined ? undefined : eq(documents.templateId, templateId),
  );

export const countCompleted = (db: Db, of: Whose): Promise<number> => db.$count(documents, whose(of));

/** Analysed documents, newest first, fetched as they are wanted. */
export async function* completedDocuments(
  db: Db,
  of: Whose,
  { limit = Number.POSITIVE_INFINITY, offset = 0 }: Stretch,
): AsyncGenerator<DocumentRow> {
  for (let at = 0; at < limit; at += BATCH) {
    const wanted = Math.min(BATCH, limit - at);
    const rows = await rowsOf(db, whose(of))
      .limit(wanted)
      .offset(offset + at);
    for (const row of rows) yield { ...row, userId: of.userId };
    if (rows.length < wanted) return;
  }
}

/** Where a walk over a user's documents has come to. */
export interface Mark {
  /** ISO 8601. */
  uploadDate: string;
  id: string;
}

/** The next analysed documents behind the mark, newest first: none twice or left out while others come and go. */
export async function completedBehind(
  db: Db,
  userId: string,
  mark: Mark | null,
  limit: number,
): Promise<DocumentRow[]> {
  const behind = mark
    ? sql`(${documents.uploadDate}, ${documents.id}) < (${mark.uploadDate}::timestamptz, ${mark.id})`
    : undefined;
  const rows = await rowsOf(db, and(whose({ userId }), behind)).limit(limit);
  return rows.map((row) => ({ ...row, userId }));
}

const rowsOf = (db: Db, which: SQL | undefined) =>
  db.select().from(documents).where(which).orderBy(desc(documents.uploadDate), desc(documents.id));
