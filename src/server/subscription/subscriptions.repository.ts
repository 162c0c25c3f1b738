import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Subscription } from '#core/billing/entitlement.ts';
import type { Db } from '../db/database.ts';
import { subscriptions } from '../db/subscription-schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
/** What a `Db` and a transaction on it have in common. */
export type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export async function findSubscription(db: Queries, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** As `findSubscription`, and nobody else changes it until the transaction ends. */
export async function lockSubscription(tx: Queries, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update');
  return row ?? null;
}

export async function findByProviderId(db: Queries, subscriptionId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, subscriptionId));
  return row ?? null;
}

/** Writes the given columns, making the row when there is none. */
export async function saveSubscription(
  db: Queries,
  userId: string,
  fields: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...fields, userId } });
}

/** Starts the trial unless one was ever started. Returns whether it did. */
export async function startTrial(db: Queries, userId: string, now: Date, end: Date): Promise<boolean> {
  const fields = { plan: 'discovery' as const, trialStartedAt: now, trialEnd: end, documentsUsed: 0, aiQueriesUsed: 0 };
  const started = await db
    .insert(subscriptions)
    .values({ userId, ...fields })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: fields,
      // A trial is given once, and never takes a paid plan away.
      setWhere: sql`${subscriptions.trialStartedAt} is null and (${subscriptions.plan} is null or ${subscriptions.periodEnd} <= ${now})`,
    })
    .returning({ userId: subscriptions.userId });
  return started.length > 0;
}

/** Moves a paid plan, or the one chosen to follow it, into its current period, with counters at zero; a no-op when somebody else did it first. */
export async function renewPeriod(
  db: Queries,
  userId: string,
  previousEnd: Date,
  period: { start: Date; end: Date },
): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      plan: sql`coalesce(${subscriptions.nextPlan}, ${subscriptions.plan})`,
      nextPlan: null,
      periodStart: period.start,
      periodEnd: period.end,
      documentsUsed: 0,
      aiQueriesUsed: 0,
    })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.periodEnd, previousEnd)));
}

const COUNTER = { document: subscriptions.documentsUsed, ai_query: subscriptions.aiQueriesUsed };
const COLUMN = { document: 'documentsUsed', ai_query: 'aiQueriesUsed' } as const;

/** Checks the limit and spends one in one statement: of many at the same time, exactly as many get through as are left. */
export async function spendOne(
  db: Queries,
  userId: string,
  thing: keyof typeof COUNTER,
  limit: number,
): Promise<boolean> {
  const counter = COUNTER[thing];
  const spent = await db
    .update(subscriptions)
    .set({ [COLUMN[thing]]: sql`${counter} + 1` })
    .where(and(eq(subscriptions.userId, userId), lt(counter, limit)))
    .returning({ userId: subscriptions.userId });
  return spent.length > 0;
}

/** Gives one back, in the period it was spent in and no other. */
export async function giveOneBack(
  db: Queries,
  userId: string,
  thing: keyof typeof COUNTER,
  countedIn: Date,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ [COLUMN[thing]]: sql`greatest(${COUNTER[thing]} - 1, 0)` })
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(
          eq(subscriptions.periodStart, countedIn),
          and(eq(subscriptions.plan, 'discovery'), lte(subscriptions.trialStartedAt, countedIn)),
        ),
      ),
    );
}

/** The row as the core's rules see it. */
export function toSubscription(row: SubscriptionRow): Subscription {
  const { plan, trialEnd, anchor, periodStart, periodEnd, cancelAtPeriodEnd, nextPlan } = row;
  const { documentsUsed, aiQueriesUsed, renewedByProvider } = row;
  return {
    plan,
    trialEnd,
    anchor,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    nextPlan,
    documentsUsed,
    aiQueriesUsed,
    renewedByProvider,
  };
}
