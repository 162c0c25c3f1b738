import { and, arrayContains, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { documentSearch, userFigures } from '../db/derived-schema.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type DocumentStatus, documents } from '../db/schema.ts';
import { figuresOf } from '../db/user-figures.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { correctionsOf, likelyWords } from '../search/misspelt-words.ts';
import {
  byIndexes,
  type Corrections,
  newestFirst,
  ownedBy,
  searchMatch,
  searchOrder,
} from '../search/search-documents.ts';
import { type ListedDocument, listedColumns } from './document-wire.ts';

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

export interface DocumentPage {
  rows: ListedDocument[];
  /** How many there are without limit and offset. */
  total: number;
}

/** More matches than these are not ranked, as a word that so many documents hold says little: the newest come first. */
const MOST_RANKED = 500;

const SORT_COLUMNS: Record<string, PgColumn[]> = {
  upload_date: [documents.uploadDate],
  filename: [documents.filename],
  file_size: [documents.fileSize],
  total_pages: [documents.totalPages],
  last_analysis: [documents.status, documents.uploadDate],
  id: [],
};

/** A page of a user's documents and how many there are in all. Throws 422 for a sort that is no field. */
export async function listDocuments(deps: Pick<Deps, 'db' | 'database'>, query: DocumentQuery): Promise<DocumentPage> {
  const order = sortOrder(query.sort ?? '-upload_date');
  const q = query.q?.trim();
  if (!q) return browse(deps.db, query, order);
  return inTransaction(deps.database.pool, async (tx) => {
    await tx.execute(byIndexes);
    const asked = (corrections?: Corrections) => {
      const best = (total: number) => (total > MOST_RANKED ? newestFirst : searchOrder(q, corrections));
      return search(tx, query, searchMatch(query.userId, q, corrections), query.sort ? () => order : best);
    };
    const found = await asked();
    if (found.total > 0) return found;
    const corrections = correctionsOf(q, await likelyWords(tx, query.userId));
    return corrections.size > 0 ? asked(corrections) : found;
  });
}

function filters(query: DocumentQuery): SQL | undefined {
  return and(
    eq(documents.userId, query.userId),
    query.status ? eq(documents.status, query.status) : undefined,
    query.label === undefined ? undefined : arrayContains(documents.labels, [query.label]),
  );
}

/** Without a search, the page is read from an index in its order, and the number of documents is known already. */
async function browse(db: Db, query: DocumentQuery, order: SQL[]): Promise<DocumentPage> {
  // The ids alone, as skipping a hundred thousand rows then reads nothing but the index.
  const page = db
    .select({ id: documents.id })
    .from(documents)
    .where(filters(query))
    .orderBy(...order)
    .offset(query.offset ?? 0);
  const ids = await (query.limit === undefined ? page : page.limit(query.limit));
  return { rows: await rowsOf(db, query.userId, ids), total: await countOf(db, query) };
}

/** The user's documents with these ids, in the order of the ids. */
async function rowsOf(db: Db, userId: string, ids: readonly { id: string }[]): Promise<ListedDocument[]> {
  if (ids.length === 0) return [];
  const wanted = ids.map(({ id }) => id);
  const rows = await db
    .select(listedColumns)
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`${documents.id} = any(${sql.param(wanted)})`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

async function countOf(db: Db, query: DocumentQuery): Promise<number> {
  if (query.status && query.label !== undefined) {
    const [both] = await db.select({ count: sql<number>`count(*)::int` }).from(documents).where(filters(query));
    return both?.count ?? 0;
  }
  const [known] = await db
    .select({ count: sql<number>`coalesce(sum(${userFigures.documents}), 0)::int` })
    .from(userFigures)
    .where(
      and(
        figuresOf(query.userId, query.label === undefined ? 'status' : 'label'),
        query.label === undefined ? undefined : eq(userFigures.key, query.label),
        query.status ? eq(userFigures.key, query.status) : undefined,
      ),
    );
  return known?.count ?? 0;
}

/** The match, and of a filtered search also what its documents must be. */
function matchedBy(tx: Db, query: DocumentQuery, match: SQL | undefined): SQL | undefined {
  if (query.status === undefined && query.label === undefined) return match;
  const own = tx
    .select({ one: sql`1` })
    .from(documents)
    .where(and(eq(documents.id, documentSearch.documentId), filters(query)));
  return and(match, exists(own));
}

const matchedIds = (tx: Db, query: DocumentQuery) => {
  const ids = tx.select({ id: documentSearch.documentId }).from(documentSearch);
  return query.sort ? ids.innerJoin(documents, eq(documents.id, documentSearch.documentId)) : ids;
};

/** Matches are counted and put in order within the search index alone; only the page's documents are looked at. */
async function search(
  tx: Db,
  query: DocumentQuery,
  match: SQL | undefined,
  orderFor: (total: number) => SQL[],
): Promise<DocumentPage> {
  const matched = matchedBy(tx, query, match);
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(documentSearch).where(matched);
  const total = counted?.count ?? 0;
  if (total === 0) return { rows: [], total };
  const order = orderFor(total);
  const page = matchedIds(tx, query)
    .where(order === newestFirst ? and(ownedBy(query.userId), matched) : matched)
    .orderBy(...order)
    .offset(query.offset ?? 0);
  const ids = await (query.limit === undefined ? page : page.limit(query.limit));
  return { rows: await rowsOf(tx, query.userId, ids), total };
}

/** The id decides between equals, so that pages never overlap; in the same direction, as one index serves both. */
function sortOrder(sort: string): SQL[] {
  const columns = SORT_COLUMNS[sort.replace(/^-/, '')];
  if (!columns) {
    throw invalidField('sort', `Documents can be sorted by ${Object.keys(SORT_COLUMNS).join(', ')}.`);
  }
  const direction = sort.startsWith('-') ? desc : asc;
  return [...columns, documents.id].map((column) => direction(column));
}
