import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { sessions, users } from '../db/schema.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
/** The end slides at most once a day, so that reading does not write at every call. */
const SLIDE_AFTER_MS = DAY_MS;

/** More than anybody's browsers, scripts and phones: who signs in at every call must not fill the table. */
const SESSIONS_PER_USER = 100;

/** 256 random bits for links and bearer tokens. */
export const newToken = () => randomBytes(32).toString('base64url');
/** How tokens are stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export type UserRow = typeof users.$inferSelect;

/** Opens a session and returns its bearer token, which is stored nowhere. Ends those a user was at longest ago beyond 100. */
export async function openSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const ofUser = eq(sessions.userId, userId);
  const beyond = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(ofUser)
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
    .offset(SESSIONS_PER_USER - 1);
  await db.delete(sessions).where(and(ofUser, inArray(sessions.tokenHash, beyond)));
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt: endOf(now) });
  return token;
}

/** The user a bearer token stands for, or null; keeps the session alive for 30 more days. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<UserRow | null> {
  const tokenHash = hashToken(token);
  const find = preparedOnce(db, 'find_session_user', (name) =>
    db
      .select({ user: users, expiresAt: sessions.expiresAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
      .prepare(name),
  );
  const [found] = await find.execute({ tokenHash, now });
  if (!found) return null;
  const expiresAt = endOf(now);
  if (expiresAt.getTime() - found.expiresAt.getTime() > SLIDE_AFTER_MS) {
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found.user;
}

export async function revokeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function revokeAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);
