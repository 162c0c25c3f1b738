import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { documentSearch } from '../db/derived-schema.ts';
import { documents } from '../db/schema.ts';
import { ownerWord } from '../search/search-row.ts';

/** For how long a deletion can be taken back. */
export const IN_BIN_MS = 30_000;

export interface BinnedDocument {
  id: string;
  run: number;
  sha256: string;
}

const column = { id: documents.id, run: documents.run, sha256: documents.sha256 };

/**
 * Puts a user's documents into the bin: nobody owns them there, so that no list, search, figure or address knows them.
 * Everything of them is kept. Returns those that were there.
 */
export async function putIntoBin(
  tx: Db,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<{ deletionId: string; binned: BinnedDocument[] }> {
  const deletionId = randomUUID();
  const binned = await tx
    .update(documents)
    .set({ userId: null, deletedBy: userId, deletedAt: now, deletionId })
    .where(and(eq(documents.userId, userId), anyOf(documents.id, ids)))
    .returning(column);
  await tx
    .update(documentSearch)
    .set({ userId: null, words: sql`ts_delete(${documentSearch.words}, ${ownerWord(userId)})` })
    .where(anyOf(documentSearch.documentId, idsOf(binned)));
  return { deletionId, binned };
}

/**
 * Takes a deletion's documents out of the bin again. One whose file its owner has sent again meanwhile stays, as that
 * one has its place. Returns those that are back.
 */
export async function takeOutOfBin(
  tx: Db,
  { userId, deletionId }: { userId: string; deletionId: string },
): Promise<BinnedDocument[]> {
  const isSentAgain = sql`exists (
    select from documents live where live.user_id = ${userId} and live.sha256 = ${documents}.sha256
  )`;
  const restored = await tx
    .update(documents)
    .set({ userId, deletedBy: null, deletedAt: null, deletionId: null })
    .where(and(eq(documents.deletedBy, userId), eq(documents.deletionId, deletionId), sql`not ${isSentAgain}`))
    .returning(column);
  await tx
    .update(documentSearch)
    .set({ userId, words: sql`${documentSearch.words} || array_to_tsvector(array[${ownerWord(userId)}])` })
    .where(anyOf(documentSearch.documentId, idsOf(restored)));
  return restored;
}

/** What has lain in the bin since `before` or longer, the oldest first. For whoever empties it. */
export const binnedBefore = (db: Db, before: Date, limit: number): Promise<BinnedDocument[]> =>
  db
    .select(column)
    .from(documents)
    .where(and(isNotNull(documents.deletedAt), lte(documents.deletedAt, before)))
    .orderBy(documents.deletedAt, documents.id)
    .limit(limit);

/** Whether it still lies in the bin; if so, nobody takes it out until the transaction ends. */
export async function lockBinned(tx: Db, id: string): Promise<boolean> {
  const inBin = and(eq(documents.id, id), isNotNull(documents.deletedAt));
  const rows = await tx.select({ id: documents.id }).from(documents).where(inBin).for('update');
  return rows.length > 0;
}

const idsOf = (rows: readonly BinnedDocument[]) => rows.map(({ id }) => id);
const anyOf = (of: typeof documents.id | typeof documentSearch.documentId, ids: readonly string[]): SQL =>
  sql`${of} = any(${sql.param(ids)})`;
