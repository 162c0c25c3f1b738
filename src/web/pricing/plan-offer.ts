import type { Plan, PlanId, SubscriptionStatus } from '#contracts/subscription.ts';
import { type PlanChange, planChange, type RunningPlan } from '#core/billing/plan-change.ts';
import { planTerms } from '#core/billing/plans.ts';

/** What a plan's button does for the reader; `change` is what a signed-in customer's choice means. */
export type PlanOffer =
  | { kind: 'current' }
  | { kind: 'none' }
  /** Chosen to follow the running plan. */
  | { kind: 'next' }
  | { kind: 'register' | 'trial'; words: string }
  | { kind: 'checkout' | 'keep'; words: string; change: PlanChange };

const DAY_MS = 86_400_000;

/** Whole days until the trial ends, at least 0; null without a trial. */
export function trialDaysLeft(status: Pick<SubscriptionStatus, 'is_trial' | 'trial_end'>, now: Date): number | null {
  if (!status.is_trial || !status.trial_end) return null;
  return Math.max(0, Math.ceil((Date.parse(status.trial_end) - now.getTime()) / DAY_MS));
}

/** The status as the rules of plan changes see it. */
function runningPlan(status: SubscriptionStatus): RunningPlan {
  return {
    plan: status.plan_type,
    periodEnd: status.period_end && !status.is_trial ? new Date(status.period_end) : null,
    isEnding: status.cancel_at_period_end === true,
    nextPlan: status.next_plan ?? null,
  };
}

/** The button of `plan`; `status` is null for visitors. */
export function planOffer(plan: PlanId, status: SubscriptionStatus | null): PlanOffer {
  if (!status) return { kind: 'register', words: plan === 'discovery' ? 'Start free trial' : 'Get started' };
  if (status.billing === 'off') return { kind: 'none' };
  if (plan === 'discovery') {
    if (status.plan_type === plan) return { kind: 'current' };
    // A trial is there once, before any plan; the server has the last word.
    return status.plan_type === null && !status.trial_end
      ? { kind: 'trial', words: 'Start free trial' }
      : { kind: 'none' };
  }
  const change = planChange(runningPlan(status), plan);
  const { name } = planTerms(plan);
  switch (change.kind) {
    case 'none':
      return { kind: status.plan_type === plan ? 'current' : 'next' };
    case 'keep':
      return { kind: 'keep', words: `Keep ${name}`, change };
    case 'downgrade':
      return { kind: 'checkout', words: `Switch to ${name}`, change };
    case 'start':
      return { kind: 'checkout', words: status.plan_type === null ? `Choose ${name}` : `Upgrade to ${name}`, change };
    default:
      return { kind: 'checkout', words: `Upgrade to ${name}`, change };
  }
}

/** "10 documents in total" for the trial, "20 documents per month" for the others (§9). */
export function documentsWords({ id, documents_limit }: Pick<Plan, 'id' | 'documents_limit'>): string {
  return `${documents_limit} documents ${id === 'discovery' ? 'in total' : 'per month'}`;
}

/** The features beside the two limits and the length of the trial, which the card shows as figures already. */
export function furtherFeatures({ features, documents_limit, ai_queries_limit }: Plan): string[] {
  const shown = [`${documents_limit} documents`, `${ai_queries_limit} AI queries`, '14-day trial'];
  return features.filter((feature) => !shown.some((words) => feature.startsWith(words)));
}
