import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { ApiKey, CreateApiKey } from '#contracts/api-keys.ts';
import { hashToken, newToken, type UserRow } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { apiKeys } from '../db/key-schema.ts';
import { users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';

/** By it a key is told from a session's token. */
export const KEY_PREFIX = 'inv_';
/** Of a key, to tell it from others. */
const SHOWN_CHARACTERS = KEY_PREFIX.length + 6;
const MOST_KEYS = 100;
/** Reading does not write at every call. */
const NOTE_USE_AFTER_MS = 60_000;

type KeyRow = typeof apiKeys.$inferSelect;

/** A user's keys, oldest first. */
export async function listApiKeys(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(toApiKey);
}

/**
 * Makes a key and returns it with the key itself, which is stored nowhere. Throws 422 for an end that has passed, 409
 * when the user has a hundred.
 */
export async function createApiKey(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { name, scope, expires_at }: CreateApiKey,
): Promise<ApiKey & { key: string }> {
  const now = clock();
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= now) throw invalidField('expires_at', 'Please choose a time that is still to come.');
  if ((await db.$count(apiKeys, eq(apiKeys.userId, userId))) >= MOST_KEYS) {
    throw appError('key.too_many', 409, `There are ${MOST_KEYS} API keys already. Please delete one first.`);
  }
  const key = KEY_PREFIX + newToken();
  const row: KeyRow = {
    ...{ id: randomUUID(), userId, name, scope, keyHash: hashToken(key), prefix: key.slice(0, SHOWN_CHARACTERS) },
    ...{ createdAt: now, expiresAt, lastUsedAt: null },
  };
  await db.insert(apiKeys).values(row);
  return { ...toApiKey(row), key };
}

/** The key opens nothing any more. Throws 404. */
export async function deleteApiKey(db: Db, key: { id: string; userId: string }): Promise<void> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, key.id), eq(apiKeys.userId, key.userId)))
    .returning({ id: apiKeys.id });
  if (gone.length === 0) throw appError('key.not_found', 404, 'API key not found');
}

/** Ends all keys of a user. */
export async function deleteAllApiKeys(db: Db, userId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

/** Whom a key stands for and what it may do; null for one that is deleted, expired or none. Notes its use. */
export async function findKeyUser(
  db: Db,
  key: string,
  now: Date,
): Promise<{ user: UserRow; scope: ApiKey['scope'] } | null> {
  const [found] = await db
    .select({ id: apiKeys.id, scope: apiKeys.scope, expiresAt: apiKeys.expiresAt, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, hashToken(key)));
  if (!found || (found.expiresAt && found.expiresAt <= now)) return null;
  const before = new Date(now.getTime() - NOTE_USE_AFTER_MS);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, found.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
  return { user: found.user, scope: found.scope };
}

function toApiKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    prefix: row.prefix,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
