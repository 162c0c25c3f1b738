import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { periodAt } from '#core/billing/billing-period.ts';
import type { PlanId } from '#core/billing/plans.ts';
import type { UserRow } from '../auth/sessions.ts';
import { checkoutSessions } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';
import type { PaidPlan } from './payments.ts';
import { currentSubscription } from './quota.ts';
import { findSubscription, saveSubscription } from './subscriptions.repository.ts';

type CheckoutDeps = Pick<Deps, 'db' | 'config' | 'now' | 'publicUrl' | 'payments'>;
type Customer = Pick<UserRow, 'id' | 'email'>;

/**
 * The address where a plan is paid. Throws 422 for the plan that is free, 409 with `BILLING=off` or when the plan is
 * the current one, 503 when the payment provider cannot be reached.
 */
export async function createCheckout(deps: CheckoutDeps, user: Customer, plan: PlanId): Promise<string> {
  if (deps.config.BILLING === 'off') {
    throw appError('subscription.billing_off', 409, 'This installation has no plans and no limits.');
  }
  if (plan === 'discovery') throw invalidField('plan', 'The discovery plan is free and needs no checkout.');
  const row = await currentSubscription(deps.db, user.id, deps.now());
  const runs = row?.plan === plan && row.periodEnd && row.periodEnd > deps.now();
  if (runs && !row.cancelAtPeriodEnd) {
    throw appError('subscription.already_active', 409, 'This is already your plan.');
  }
  return deps.payments ? providerCheckout(deps, user, plan) : testCheckout(deps, user, plan);
}

async function providerCheckout(deps: CheckoutDeps, user: Customer, plan: PaidPlan): Promise<string> {
  const back = `${deps.publicUrl()}/pricing?checkout=`;
  const row = await findSubscription(deps.db, user.id);
  try {
    const { url } = await deps.payments!.createCheckout({
      userId: user.id,
      email: user.email,
      plan,
      customerId: row?.customerId ?? null,
      successUrl: `${back}success`,
      cancelUrl: `${back}cancelled`,
    });
    return url;
  } catch (cause) {
    throw providerUnreachable(cause);
  }
}

async function testCheckout(deps: CheckoutDeps, user: Customer, plan: PaidPlan): Promise<string> {
  const id = randomUUID();
  await deps.db.insert(checkoutSessions).values({ id, userId: user.id, plan, createdAt: deps.now() });
  return `${deps.publicUrl()}/checkout/test/${id}`;
}

export const providerUnreachable = (cause: unknown) =>
  appError(
    'subscription.provider_unreachable',
    503,
    'The payment provider cannot be reached. Please try again later.',
    {
      headers: { 'retry-after': '30' },
      cause,
    },
  );

/** The plan of an open test session, or null when it is unknown or was used. */
export async function findTestCheckout(deps: Pick<Deps, 'db'>, id: string): Promise<PaidPlan | null> {
  const [session] = await deps.db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.id, id), isNull(checkoutSessions.outcome)));
  return session?.plan ?? null;
}

/** Ends a test session; paid makes the plan active at once. Returns false when the session is unknown or was used. */
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
    const now = deps.now();
    const row = await currentSubscription(tx, session.userId, now);
    const isChange = row?.plan && row.plan !== 'discovery' && row.periodEnd && row.periodEnd > now;
    if (isChange) {
      // Between paid plans the month and what was used of it stay.
      await saveSubscription(tx, session.userId, { plan: session.plan, cancelAtPeriodEnd: false });
      return true;
    }
    const period = periodAt(now, now);
    await saveSubscription(tx, session.userId, {
      plan: session.plan,
      anchor: now,
      periodStart: period.start,
      periodEnd: period.end,
      cancelAtPeriodEnd: false,
      renewedByProvider: false,
      documentsUsed: 0,
      aiQueriesUsed: 0,
    });
    return true;
  });
}
