import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { signInAddresses } from '../db/schema.ts';

/** How many places one account is remembered at. */
const MOST_ADDRESSES = 20;

interface Place {
  userId: string;
  /** As `addressKey` gives it. */
  address: string;
}

/** Notes that somebody who proved to be the user was there. The latest twenty places are kept, as hashes. */
export async function rememberAddress(db: Db, place: Place, now: Date): Promise<void> {
  const { userId } = place;
  const fields = { userId, addressHash: hashOf(place), lastUsedAt: now };
  const target = [signInAddresses.userId, signInAddresses.addressHash];
  await db
    .insert(signInAddresses)
    .values(fields)
    .onConflictDoUpdate({ target, set: { lastUsedAt: now } });
  const latest = db
    .select({ hash: signInAddresses.addressHash })
    .from(signInAddresses)
    .where(eq(signInAddresses.userId, userId))
    .orderBy(desc(signInAddresses.lastUsedAt))
    .limit(MOST_ADDRESSES);
  await db
    .delete(signInAddresses)
    .where(and(eq(signInAddresses.userId, userId), notInArray(signInAddresses.addressHash, latest)));
}

/** Whether the user has signed in from there before. */
export async function isKnownAddress(db: Db, place: Place): Promise<boolean> {
  const [known] = await db
    .select({ userId: signInAddresses.userId })
    .from(signInAddresses)
    .where(and(eq(signInAddresses.userId, place.userId), eq(signInAddresses.addressHash, hashOf(place))));
  return known !== undefined;
}

/** Of both, so that the same address of two accounts is not seen to be the same. */
const hashOf = ({ userId, address }: Place) => createHash('sha256').update(`${userId} ${address}`).digest('hex');
