import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';

const samplesOf = (userId: string) => and(eq(documents.userId, userId), eq(documents.isSample, true));

/** How many sample documents a user has, and how many of them are being read. */
export async function countSamples(db: Db, userId: string): Promise<{ documents: number; processing: number }> {
  const [counted] = await db
    .select({
      documents: sql<number>`count(*)::int`,
      processing: sql<number>`(count(*) filter (where ${documents.status} = 'processing'))::int`,
    })
    .from(documents)
    .where(samplesOf(userId));
  return counted ?? { documents: 0, processing: 0 };
}

export async function sampleIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: documents.id }).from(documents).where(samplesOf(userId));
  return rows.map(({ id }) => id);
}

/** By them the ones that are there already are known, of whichever day they are. */
export async function sampleFilenames(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.select({ filename: documents.filename }).from(documents).where(samplesOf(userId));
  return new Set(rows.map(({ filename }) => filename));
}
