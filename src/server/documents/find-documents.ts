import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import type { Db } from '../db/database.ts';
import { documentSearch, userFigures } from '../db/derived-schema.ts';
import { documents } from '../db/schema.ts';
import { figuresOf } from '../db/user-figures.ts';
import { correctionsOf, likelyWords } from '../search/misspelt-words.ts';
import {
  byIndexes,
  type Corrections,
  newestFirst,
  ownedBy,
  searchMatch,
  searchOrder,
} from '../search/search-documents.ts';
import { type FilterScope, filterDocuments } from './filter-documents.ts';
import { type DocumentOrder, documentOrder, orderBy } from './sort-documents.ts';

export interface DocumentQuery extends FilterScope {
  filter: DocumentFilter;
  limit?: number | undefined;
  offset?: number | undefined;
  /** A name that `documentOrder` knows; default newest first, or best match first. */
  sort?: string | undefined;
}

export interface FoundIds {
  ids: string[];
  /** How many there are without limit and offset. */
  total: number;
}

/** More matches than these are not ranked, as a word that so many documents hold says little: the newest come first. */
const MOST_RANKED = 500;

/**
 * The ids of a user's documents that pass the filter, in order, and how many there are in all. Throws 422 for a sort
 * that is no field. Searching (`filter.q`) needs a transaction.
 */
export async function findDocumentIds(db: Db, query: DocumentQuery): Promise<FoundIds> {
  const order = documentOrder(query.sort ?? '-upload_date');
  const q = query.filter.q?.trim();
  if (!q) return browse(db, query, order);
  await db.execute(byIndexes);
  const asked = (corrections?: Corrections) => {
    const best = (total: number) => (total > MOST_RANKED ? newestFirst : searchOrder(q, corrections));
    return search(db, query, searchMatch(query.userId, q, corrections), query.sort ? () => orderBy(order) : best);
  };
  const found = await asked();
  if (found.total > 0) return found;
  const corrections = correctionsOf(q, await likelyWords(db, query.userId));
  return corrections.size > 0 ? asked(corrections) : found;
}

/** Without a search, the page is read from an index in its order, and the number of documents is often known already. */
async function browse(db: Db, query: DocumentQuery, order: DocumentOrder): Promise<FoundIds> {
  const filtered = filterDocuments(query, query.filter);
  return { ids: await pageOf(db, filtered, order, query), total: await countOf(db, query, filtered) };
}

/** What lacks the field sorted by is read for itself: one index then serves both directions. */
async function pageOf(
  db: Db,
  filtered: SQL | undefined,
  order: DocumentOrder,
  { limit, offset = 0 }: Pick<DocumentQuery, 'limit' | 'offset'>,
): Promise<string[]> {
  const columns = order.by.map((column) => order.direction(column));
  if (!order.mayMiss) return idsOf(db, filtered, columns, offset, limit);
  const known = and(filtered, sql`${order.mayMiss} is not null`);
  const first = await idsOf(db, known, columns, offset, limit);
  if (limit !== undefined && first.length === limit) return first;
  const before = first.length > 0 || offset === 0 ? offset + first.length : await counted(db, known);
  const missing = and(filtered, sql`${order.mayMiss} is null`);
  const rest = limit === undefined ? undefined : limit - first.length;
  const direction = [order.direction(documents.uploadDate), order.direction(documents.id)];
  return [...first, ...(await idsOf(db, missing, direction, Math.max(0, offset - before), rest))];
}

/** The ids alone, as skipping a hundred thousand rows then reads nothing but the index. */
async function idsOf(
  db: Db,
  where: SQL | undefined,
  columns: SQL[],
  offset: number,
  limit: number | undefined,
): Promise<string[]> {
  const page = db
    .select({ id: documents.id })
    .from(documents)
    .where(where)
    .orderBy(...columns)
    .offset(offset);
  return (await (limit === undefined ? page : page.limit(limit))).map(({ id }) => id);
}

async function countOf(db: Db, { userId, filter }: DocumentQuery, filtered: SQL | undefined): Promise<number> {
  const { status, label, ...others } = filter;
  const isKnown = Object.values(others).every((value) => value === undefined) && !(status && label !== undefined);
  if (!isKnown) return counted(db, filtered);
  const [known] = await db
    .select({ count: sql<number>`coalesce(sum(${userFigures.documents}), 0)::int` })
    .from(userFigures)
    .where(
      and(
        figuresOf(userId, label === undefined ? 'status' : 'label'),
        label === undefined ? undefined : eq(userFigures.key, label),
        status ? eq(userFigures.key, status) : undefined,
      ),
    );
  return known?.count ?? 0;
}

async function counted(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(documents).where(where);
  return row?.count ?? 0;
}

/** The match, and of a filtered search also what its documents must be. */
function matchedBy(db: Db, query: DocumentQuery, match: SQL | undefined): SQL | undefined {
  const { q: _, ...filter } = query.filter;
  if (Object.values(filter).every((value) => value === undefined)) return match;
  const own = db
    .select({ one: sql`1` })
    .from(documents)
    .where(and(eq(documents.id, documentSearch.documentId), filterDocuments(query, filter)));
  return and(match, exists(own));
}

const matchedIds = (db: Db, query: DocumentQuery) => {
  const ids = db.select({ id: documentSearch.documentId }).from(documentSearch);
  return query.sort ? ids.innerJoin(documents, eq(documents.id, documentSearch.documentId)) : ids;
};

/** Matches are counted and put in order within the search index alone; only the page's documents are looked at. */
async function search(
  db: Db,
  query: DocumentQuery,
  match: SQL | undefined,
  orderFor: (total: number) => SQL[],
): Promise<FoundIds> {
  const matched = matchedBy(db, query, match);
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(documentSearch).where(matched);
  const total = row?.count ?? 0;
  if (total === 0) return { ids: [], total };
  const order = orderFor(total);
  const page = matchedIds(db, query)
    .where(order === newestFirst ? and(ownedBy(query.userId), matched) : matched)
    .orderBy(...order)
    .offset(query.offset ?? 0);
  const found = await (query.limit === undefined ? page : page.limit(query.limit));
  return { ids: found.map(({ id }) => id), total };
}
