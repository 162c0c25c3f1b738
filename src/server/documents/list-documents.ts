import { and, asc, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { type DocumentRow, type DocumentStatus, documents, entities } from '../db/schema.ts';
import { invalidField } from '../errors.ts';

export interface DocumentQuery {
  userId: string;
  q?: string | undefined;
  status?: DocumentStatus | undefined;
  label?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  /** A field name of Document, `-` before it for descending; default newest first, or best match first. */
  sort?: string | undefined;
}

const SORT_COLUMNS: Record<string, PgColumn> = {
  upload_date: documents.uploadDate,
  filename: documents.filename,
  file_size: documents.fileSize,
  total_pages: documents.totalPages,
  last_analysis: documents.status,
  id: documents.id,
};

/** A page of a user's documents and how many there are in all. Throws 422 for a sort that is no field. */
export async function listDocuments(db: Db, query: DocumentQuery): Promise<{ rows: DocumentRow[]; total: number }> {
  const conditions: (SQL | undefined)[] = [eq(documents.userId, query.userId)];
  const words = query.q?.trim();
  if (words) conditions.push(matches(words));
  if (query.status) conditions.push(eq(documents.status, query.status));
  if (query.label) {
    conditions.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(entities)
          .where(
            and(
              eq(entities.documentId, documents.id),
              eq(entities.userId, query.userId),
              eq(entities.label, query.label),
              eq(entities.dismissed, false),
            ),
          ),
      ),
    );
  }
  const where = and(...conditions);
  const order = query.sort ? sortOrder(query.sort) : words ? rank(words) : [desc(documents.uploadDate)];
  const page = db
    .select()
    .from(documents)
    .where(where)
    // The id decides between equals, so that pages never overlap.
    .orderBy(...order, desc(documents.id))
    .offset(query.offset ?? 0);
  const rows = await (query.limit === undefined ? page : page.limit(query.limit));
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(documents).where(where);
  return { rows, total: counted?.count ?? 0 };
}

const tsQuery = (words: string) => {
  // Every word as a prefix, so that results appear while somebody types; operators are taken as text.
  const terms = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  return terms.map((term) => `${term}:*`).join(' & ');
};
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const vector = sql`to_tsvector('simple', ${documents.searchText})`;

function matches(words: string): SQL | undefined {
  const inName = ilike(documents.filename, `%${escapeLike(words)}%`);
  const terms = tsQuery(words);
  return terms ? or(inName, sql`${vector} @@ to_tsquery('simple', ${terms})`) : inName;
}

function rank(words: string): SQL[] {
  const inName = sql`(${documents.filename} ilike ${`%${escapeLike(words)}%`}) desc`;
  const terms = tsQuery(words);
  const best = terms ? [sql`ts_rank(${vector}, to_tsquery('simple', ${terms})) desc`] : [];
  return [inName, ...best, desc(documents.uploadDate)];
}

function sortOrder(sort: string): SQL[] {
  const column = SORT_COLUMNS[sort.replace(/^-/, '')];
  if (!column) {
    throw invalidField('sort', `Documents can be sorted by ${Object.keys(SORT_COLUMNS).join(', ')}.`);
  }
  return [sort.startsWith('-') ? desc(column) : asc(column)];
}
