import { countAttempt } from '../../auth/attempts.ts';
import type { Deps } from '../../deps.ts';

const MOST_PER_HOUR = 60;

/**
 * Counts a password that a user has this server try at a mail server: nobody guesses passwords, or looks around in
 * networks, by way of it. Throws 429.
 */
export async function countConnection({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  const limit = { key: `mailbox-check:${userId}`, most: MOST_PER_HOUR, withinMs: 3_600_000 };
  await countAttempt(db, [limit], now(), 'Too many checks. Please try again later.');
}
