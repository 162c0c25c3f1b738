import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './db/database.ts';
import { attempts, passwordResets, sessions, users } from './db/schema.ts';
import { checkoutSessions } from './db/subscription-schema.ts';
import { tidyDatabase } from './tidy-database.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-tidy-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
}, 180_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const DAY_MS = 86_400_000;

test('what comes and goes does not make the embedded database grow from night to night', {
  timeout: 120_000,
}, async () => {
  const { db } = database;
  const bytes = async () => {
    const { rows } = await db.execute<{ bytes: number }>(sql`select pg_total_relation_size('attempts')::int as bytes`);
    return rows[0]?.bytes ?? 0;
  };
  const dayOf = async (day: number) => {
    const at = new Date(Date.UTC(2026, 0, day));
    await db
      .insert(attempts)
      .values(Array.from({ length: 5000 }, (_, n) => ({ key: `${day}-${n}`.padEnd(64, 'x'), at })));
    await tidyDatabase({ db, database, now: () => new Date(at.getTime() + DAY_MS) });
  };
  await dayOf(1);
  const afterOne = await bytes();
  for (let day = 2; day <= 8; day += 1) await dayOf(day);
  expect(await db.$count(attempts)).toBe(0);
  // Pages of an index are used again one tidying later; without any it would be eight times as much.
  expect(await bytes()).toBeLessThan(afterOne * 3);
});

test('sessions, links and checkouts go when their time is over, and not before', async () => {
  const { db } = database;
  const now = new Date('2026-05-01T00:00:00Z');
  const before = new Date(now.getTime() - 1000);
  const after = new Date(now.getTime() + 1000);
  const longAgo = new Date(now.getTime() - 31 * DAY_MS);
  const user = { id: 'u', username: 'u', usernameKey: 'u', email: 'u@x.yz', emailKey: 'u@x.yz', passwordHash: '' };
  await db.insert(users).values(user);
  for (const [table, kind] of [
    [sessions, 'session'],
    [passwordResets, 'reset'],
  ] as const) {
    await db.insert(table).values([
      { tokenHash: `${kind}-over`, userId: 'u', expiresAt: before },
      { tokenHash: `${kind}-alive`, userId: 'u', expiresAt: after },
    ]);
  }
  await db.insert(checkoutSessions).values([
    { id: 'used', userId: 'u', plan: 'essential', createdAt: longAgo, outcome: 'paid' as const },
    { id: 'open', userId: 'u', plan: 'essential', createdAt: before },
    { id: 'late', userId: 'u', plan: 'essential', createdAt: before, outcome: 'paid' },
  ]);
  await tidyDatabase({ db, database, now: () => now });
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['session-alive']);
  expect((await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual(['reset-alive']);
  expect((await db.select().from(checkoutSessions)).map(({ id }) => id).toSorted()).toEqual(['late', 'open']);
});
