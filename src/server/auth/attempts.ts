import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { attempts } from '../db/schema.ts';
import { tooManyRequests } from '../errors.ts';

export interface AttemptLimit {
  /** What and whose; of any length, as its hash is what is stored. */
  key: string;
  /** How many may be within the window; without it they are only counted, for others to refuse by. */
  most: number | null;
  withinMs: number;
}

/** Longer than the window of any limit; older attempts are of no use. */
const KEEP_ATTEMPTS_MS = 2 * 60 * 60 * 1000;

/**
 * Counts one attempt against every limit and refuses it (429 with the sentence) when one is passed. The attempt is
 * written before it is counted, so that parallel ones cannot slip through; but not where a limit is reached already, so
 * that a flood writes nothing. Returns the attempt's ids for `forgiveAttempt`.
 */
export async function countAttempt(db: Db, limits: AttemptLimit[], now: Date, sentence: string): Promise<number[]> {
  await refuseFrom(db, limits, { now, sentence, beyond: 1 });
  const written = await db
    .insert(attempts)
    .values(limits.map(({ key }) => ({ key: stored(key), at: now })))
    .returning({ id: attempts.id });
  const ids = written.map(({ id }) => id);
  try {
    await refuseFrom(db, limits, { now, sentence, beyond: 0 });
  } catch (refusal) {
    // A refused attempt does not prolong the wait.
    await forgiveAttempt(db, ids);
    throw refusal;
  }
  return ids;
}

/** Throws when, with `beyond` more, a limit would be passed. */
async function refuseFrom(
  db: Db,
  limits: AttemptLimit[],
  { now, sentence, beyond }: { now: Date; sentence: string; beyond: number },
): Promise<void> {
  for (const { key, most, withinMs } of limits) {
    if (most === null) continue;
    const since = new Date(now.getTime() - withinMs);
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${attempts.at})` })
      .from(attempts)
      // A clock that was ahead has left attempts of days to come: they are none of this window.
      .where(and(eq(attempts.key, stored(key)), gte(attempts.at, since), lte(attempts.at, now)));
    if ((counted?.count ?? 0) + beyond <= most) continue;
    const oldest = counted?.oldest ? new Date(counted.oldest).getTime() : now.getTime();
    throw tooManyRequests(sentence, (oldest + withinMs - now.getTime()) / 1000);
  }
}

/** Takes attempts back that turned out to be none, such as a login that succeeded. */
export async function forgiveAttempt(db: Db, ids: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, ids));
}

/** Forgets attempts that no limit counts any more. Returns how many. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - KEEP_ATTEMPTS_MS)));
  return gone.rowCount ?? 0;
}

/** Names and addresses are in nobody's backup, and all keys are of one length. */
const stored = (key: string) => createHash('sha256').update(key).digest('hex');
