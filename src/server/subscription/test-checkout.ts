import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { periodAt } from '#core/billing/billing-period.ts';
import { type PlanChange, planChange, type RunningPlan } from '#core/billing/plan-change.ts';
import { checkoutSessions } from '../db/subscription-schema.ts';
import type { Deps } from '../deps.ts';
import { runningPlan } from './change-plan.ts';
import type { PaidPlan } from './payments.ts';
import { currentSubscription } from './quota.ts';
import { type Queries, saveSubscription } from './subscriptions.repository.ts';

/** An open session of the built-in checkout, as its page shows it. */
export interface TestCheckout {
  plan: PaidPlan;
  running: RunningPlan;
  /** What paying does. */
  change: PlanChange;
}

/** Opens a session and returns the address of its page. */
export async function openTestCheckout(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  userId: string,
  plan: PaidPlan,
): Promise<string> {
  const id = randomUUID();
  await deps.db.insert(checkoutSessions).values({ id, userId, plan, createdAt: deps.now() });
  return `${deps.publicUrl()}/checkout/test/${id}`;
}

/** An open test session, or how it ended; `unknown` when there never was one. */
export async function findTestCheckout(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
): Promise<TestCheckout | 'paid' | 'cancelled' | 'unknown'> {
  const [session] = await deps.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  if (!session) return 'unknown';
  return session.outcome ?? checkoutOf(deps.db, session, deps.now());
}

async function checkoutOf(db: Queries, session: { userId: string; plan: PaidPlan }, now: Date): Promise<TestCheckout> {
  const running = runningPlan(await currentSubscription(db, session.userId, now), now);
  return { plan: session.plan, running, change: planChange(running, session.plan) };
}

/** Ends a test session; paid makes the change. Returns false when the session is unknown or was used. */
export async function completeTestCheckout(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  outcome: 'paid' | 'cancelled',
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [session] = await tx
      .update(checkoutSessions)
      .set({ outcome })
      .where(and(eq(checkoutSessions.id, id), isNull(checkoutSessions.outcome)))
      .returning();
    if (!session) return false;
    if (outcome === 'cancelled') return true;
    const { plan, change } = await checkoutOf(tx, session, deps.now());
    const columns = paidColumns(change, plan, deps.now());
    if (columns) await saveSubscription(tx, session.userId, columns);
    return true;
  });
}

function paidColumns(change: PlanChange, plan: PaidPlan, now: Date): Parameters<typeof saveSubscription>[2] | null {
  const goesOn = { cancelAtPeriodEnd: false, nextPlan: null };
  switch (change.kind) {
    case 'start': {
      const { start, end } = periodAt(now, now);
      const period = { anchor: now, periodStart: start, periodEnd: end, documentsUsed: 0, aiQueriesUsed: 0 };
      return { ...goesOn, plan, renewedByProvider: false, ...period };
    }
    // Between paid plans the month and what was used of it stay.
    case 'upgrade':
      return { ...goesOn, plan };
    case 'downgrade':
      return { ...goesOn, nextPlan: plan };
    case 'keep':
      return goesOn;
    default:
      return null;
  }
}
