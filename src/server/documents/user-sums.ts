import { and, desc, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { userFigures } from '../db/derived-schema.ts';
import { figuresOf } from '../db/user-figures.ts';

const whole = (column: PgColumn) => sql<number>`sum(${column})::float8`;
const amount = sql<string>`sum(${userFigures.amount})::text`;
const documents = sql<number>`sum(${userFigures.documents})::int`;
/** Rows of what is gone stay until they are folded. */
const isThere = sql`sum(${userFigures.documents}) <> 0`;
const { key, name, currency } = userFigures;

/** A user's documents in each status. */
export const sumsByStatus = (db: Db, userId: string) =>
  db
    .select({
      status: key,
      documents,
      bytes: whole(userFigures.bytes),
      failedChecks: whole(userFigures.failedChecks),
      failedDocuments: whole(userFigures.failedDocuments),
      toReview: whole(userFigures.toReview),
    })
    .from(userFigures)
    .where(figuresOf(userId, 'status'))
    .groupBy(key)
    .having(isThere);

/** How many entities there are of each label. */
export const sumsByLabel = (db: Db, userId: string) =>
  db
    .select({
      label: key,
      entities: whole(userFigures.entities),
      highConfidence: whole(userFigures.highConfidenceEntities),
    })
    .from(userFigures)
    .where(figuresOf(userId, 'label'))
    .groupBy(key)
    .having(isThere);

/** What was spent in each month ("2026-01") that has any, by currency; the earliest first. */
export const spendByMonth = (db: Db, userId: string) =>
  db
    .select({ month: key, currency, total: amount, count: documents })
    .from(userFigures)
    .where(figuresOf(userId, 'month'))
    .groupBy(key, currency)
    .having(isThere)
    .orderBy(key, currency);

/** The sellers that most was spent at, by currency; each as most of its documents write it. */
export async function spendBySeller(db: Db, userId: string, limit: number) {
  const sellers = await db
    .select({ key, currency, total: amount, count: documents })
    .from(userFigures)
    .where(figuresOf(userId, 'seller'))
    .groupBy(key, currency)
    .having(isThere)
    .orderBy(desc(sql`sum(${userFigures.amount})`), key, currency)
    .limit(limit);
  if (sellers.length === 0) return [];
  const keys = sellers.map((seller) => seller.key);
  const writings = await db
    .select({ key, name })
    .from(userFigures)
    .where(and(figuresOf(userId, 'seller'), inArray(key, keys)))
    .groupBy(key, name)
    .having(isThere)
    // The last one of a key stays in the map.
    .orderBy(sql`sum(${userFigures.documents})`, desc(name));
  const nameOf = new Map(writings.map((writing) => [writing.key, writing.name]));
  return sellers.map(({ key, ...sums }) => ({ seller: nameOf.get(key) ?? key, ...sums }));
}

/** What unpaid invoices are due on each day, by currency ('' where it is not known). */
export const owedByDay = (db: Db, userId: string) =>
  db
    .select({ day: key, currency, total: amount, count: documents })
    .from(userFigures)
    .where(figuresOf(userId, 'due'))
    .groupBy(key, currency)
    .having(isThere)
    .orderBy(currency);
