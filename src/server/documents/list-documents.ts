import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type ListedDocument, listedColumns } from './document-wire.ts';
import { type DocumentQuery, type FoundIds, findDocumentIds } from './find-documents.ts';

export interface DocumentPage {
  rows: ListedDocument[];
  /** How many there are without limit and offset. */
  total: number;
}

/** A page of a user's documents and how many there are in all. Throws 422 for a sort that is no field. */
export async function listDocuments(deps: Pick<Deps, 'db' | 'database'>, query: DocumentQuery): Promise<DocumentPage> {
  const read = async (db: Db, { ids, total }: FoundIds) => ({ rows: await rowsOf(db, query.userId, ids), total });
  if (!query.filter.q?.trim()) return read(deps.db, await findDocumentIds(deps.db, query));
  return inTransaction(deps.database.pool, async (tx) => read(tx, await findDocumentIds(tx, query)));
}

/** The user's documents with these ids, in the order of the ids. */
async function rowsOf(db: Db, userId: string, ids: readonly string[]): Promise<ListedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listedColumns)
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`${documents.id} = any(${sql.param(ids)})`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
