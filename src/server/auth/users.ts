import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { foldName, type User } from '#contracts/auth.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { UserRow } from './sessions.ts';

export interface NewUser {
  username: string;
  email: string;
  fullName: string | null;
  company: string | null;
  passwordHash: string;
}

/** The new user, or which field another account already has. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<UserRow | 'username' | 'email'> {
  const usernameKey = foldName(user.username);
  const emailKey = foldName(user.email);
  const [inserted] = await db
    .insert(users)
    .values({ ...user, id: randomUUID(), usernameKey, emailKey, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (inserted) return inserted;
  return (await takenField(db, user)) ?? 'email';
}

/** Which of the two an account has already: the name before the address; or null. */
export async function takenField(
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | null> {
  const [sameName] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, foldName(username)));
  if (sameName) return 'username';
  return (await findUserByEmail(db, email)) ? 'email' : null;
}

/** By e-mail address where it has an '@', else by username: never by one that looks like the other. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
  const key = foldName(login);
  const column = key.includes('@') ? users.emailKey : users.usernameKey;
  const [found] = await db.select().from(users).where(eq(column, key));
  return found ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, foldName(email)));
  return found ?? null;
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** The user as the wire shows it. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    full_name: row.fullName,
    company: row.company,
    created_at: row.createdAt.toISOString(),
  };
}
