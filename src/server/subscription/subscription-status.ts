import type { Plan, SubscriptionStatus } from '#contracts/subscription.ts';
import { entitlementAt } from '#core/billing/entitlement.ts';
import { PLANS } from '#core/billing/plans.ts';
import type { Deps } from '../deps.ts';
import { currentSubscription } from './quota.ts';
import { type SubscriptionRow, toSubscription } from './subscriptions.repository.ts';

/** The three plans as the wire shows them. */
export const PLANS_ON_WIRE: Plan[] = PLANS.map((plan) => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  price: plan.price,
  currency: 'USD',
  interval: 'month',
  documents_limit: plan.documentsLimit,
  ai_queries_limit: plan.aiQueriesLimit,
  claude_model: plan.aiModel,
  features: [...plan.features],
}));

/** Where a user's plan stands now. With `BILLING=off` there are no limits, which the wire says as null. */
export async function subscriptionStatus(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<SubscriptionStatus> {
  const now = deps.now();
  const row = await currentSubscription(deps.db, userId, now);
  const standing = row ? entitlementAt(toSubscription(row), now) : null;
  const isPaid = Boolean(standing?.plan && !standing.isTrial);
  const isOff = deps.config.BILLING === 'off';
  return {
    plan_type: standing?.plan ?? null,
    is_trial: standing?.isTrial ?? false,
    trial_end: row?.trialEnd?.toISOString() ?? null,
    documents_used: standing?.documentsUsed ?? 0,
    documents_limit: isOff ? null : (standing?.documentsLimit ?? 0),
    ai_queries_used: standing?.aiQueriesUsed ?? 0,
    ai_queries_limit: isOff ? null : (standing?.aiQueriesLimit ?? 0),
    period_end: (standing?.resetsAt ?? standing?.endsAt)?.toISOString() ?? null,
    cancel_at_period_end: isPaid && row?.cancelAtPeriodEnd === true,
    next_plan: isPaid && !row?.cancelAtPeriodEnd ? (row?.nextPlan ?? null) : null,
    ended_at: standing?.plan ? null : (lastEnd(row, now)?.toISOString() ?? null),
    billing: deps.config.BILLING,
  };
}

/** When the latest of trial and paid plan was over; null when there was none. */
function lastEnd(row: SubscriptionRow | null, now: Date): Date | null {
  const ends = [row?.trialEnd, row?.periodEnd].filter((end) => end instanceof Date && end <= now) as Date[];
  return ends.length > 0 ? new Date(Math.max(...ends.map((end) => end.getTime()))) : null;
}
