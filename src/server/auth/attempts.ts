import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { attempts } from '../db/schema.ts';
import { tooManyRequests } from '../errors.ts';

export interface AttemptLimit {
  /** What and whose. */
  key: string;
  most: number;
  withinMs: number;
}

/** The longest window of any limit; older attempts are of no use. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Counts one attempt against every limit and refuses it (429 with the sentence) when one is passed. The attempt is
 * written before it is counted, so that parallel ones cannot slip through. Returns the attempt's ids for `forgive`.
 */
export async function countAttempt(db: Db, limits: AttemptLimit[], now: Date, sentence: string): Promise<number[]> {
  await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - KEEP_MS)));
  const written = await db
    .insert(attempts)
    .values(limits.map(({ key }) => ({ key, at: now })))
    .returning({ id: attempts.id });
  const ids = written.map(({ id }) => id);
  for (const { key, most, withinMs } of limits) {
    const since = new Date(now.getTime() - withinMs);
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${attempts.at})` })
      .from(attempts)
      .where(and(eq(attempts.key, key), gte(attempts.at, since)));
    if ((counted?.count ?? 0) > most) {
      // A refused attempt does not prolong the wait.
      await forgiveAttempt(db, ids);
      const oldest = counted?.oldest ? new Date(counted.oldest).getTime() : now.getTime();
      throw tooManyRequests(sentence, (oldest + withinMs - now.getTime()) / 1000);
    }
  }
  return ids;
}

/** Takes attempts back that turned out to be none, such as a login that succeeded. */
export async function forgiveAttempt(db: Db, ids: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, ids));
}
