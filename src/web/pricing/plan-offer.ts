import type { Plan, PlanId, SubscriptionStatus } from '#contracts/subscription.ts';

/** What a plan's button does for the reader. */
export type PlanOffer =
  | { kind: 'current' }
  | { kind: 'none' }
  | { kind: 'register' | 'trial' | 'checkout'; words: string };

const DAY_MS = 86_400_000;

/** Whole days until the trial ends, at least 0; null without a trial. */
export function trialDaysLeft(status: Pick<SubscriptionStatus, 'is_trial' | 'trial_end'>, now: Date): number | null {
  if (!status.is_trial || !status.trial_end) return null;
  return Math.max(0, Math.ceil((Date.parse(status.trial_end) - now.getTime()) / DAY_MS));
}

/** The button of `plan`; `status` is null for visitors. */
export function planOffer(plan: PlanId, status: SubscriptionStatus | null): PlanOffer {
  if (!status) return { kind: 'register', words: plan === 'discovery' ? 'Start free trial' : 'Get started' };
  if (status.billing === 'off') return { kind: 'none' };
  if (status.plan_type === plan) {
    // Stripe's customers take a cancellation back where they manage their billing: a checkout would charge them twice.
    const isLeft = status.cancel_at_period_end && status.billing === 'test';
    return isLeft ? { kind: 'checkout', words: `Keep ${plan}` } : { kind: 'current' };
  }
  if (plan === 'discovery') {
    // A trial is there once, before any plan; the server has the last word.
    return status.plan_type === null && !status.trial_end
      ? { kind: 'trial', words: 'Start free trial' }
      : { kind: 'none' };
  }
  const isUpgrade = status.plan_type !== 'advanced';
  return { kind: 'checkout', words: isUpgrade ? `Upgrade to ${plan}` : `Switch to ${plan}` };
}

/** "10 documents in total" for the trial, "20 documents per month" for the others (§9). */
export function documentsWords({ id, documents_limit }: Pick<Plan, 'id' | 'documents_limit'>): string {
  return `${documents_limit} documents ${id === 'discovery' ? 'in total' : 'per month'}`;
}

/** The features beside the two limits, which the card shows as figures already. */
export function furtherFeatures({ features, documents_limit, ai_queries_limit }: Plan): string[] {
  const limits = [`${documents_limit} documents`, `${ai_queries_limit} AI queries`];
  return features.filter((feature) => !limits.some((limit) => feature.startsWith(limit)));
}
