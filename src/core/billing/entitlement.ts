import { periodAt } from './billing-period.ts';
import { type PlanId, planTerms } from './plans.ts';

/** A subscription as it is stored; dates are moments in UTC. */
export interface Subscription {
  plan: PlanId | null;
  trialEnd: Date | null;
  /** The paid subscription's start: its months are counted from here. */
  anchor: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The smaller plan that takes over at `periodEnd`; null: the same goes on. */
  nextPlan: PlanId | null;
  documentsUsed: number;
  aiQueriesUsed: number;
  /** True when a payment provider tells us about each new period, so that ours must not run ahead of it. */
  renewedByProvider: boolean;
}

export interface Entitlement {
  /** Null after expiry or cancellation, or while nothing is paid. */
  plan: PlanId | null;
  isTrial: boolean;
  documentsLimit: number;
  aiQueriesLimit: number;
  documentsUsed: number;
  aiQueriesUsed: number;
  /** When the counters go back to zero; null for the trial, which has one lot in total. */
  resetsAt: Date | null;
  /** When the plan ends unless something is done: the trial's end, or a cancelled period's. */
  endsAt: Date | null;
}

/** A provider's renewal may reach us late; paid work goes on for this long after the period we know of. */
export const RENEWAL_GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** What is allowed without a plan: nothing. */
export const NO_ENTITLEMENT: Entitlement = {
  plan: null,
  isTrial: false,
  documentsLimit: 0,
  aiQueriesLimit: 0,
  documentsUsed: 0,
  aiQueriesUsed: 0,
  resetsAt: null,
  endsAt: null,
};

/** What a subscription allows at the moment `now`. */
export function entitlementAt(subscription: Subscription, now: Date): Entitlement {
  const { plan } = subscription;
  if (!plan) return NO_ENTITLEMENT;
  const { documentsLimit, aiQueriesLimit } = planTerms(plan);
  const used = { documentsUsed: subscription.documentsUsed, aiQueriesUsed: subscription.aiQueriesUsed };
  const limits = { documentsLimit, aiQueriesLimit };

  if (plan === 'discovery') {
    if (!subscription.trialEnd || subscription.trialEnd <= now) return NO_ENTITLEMENT;
    return { plan, isTrial: true, ...limits, ...used, resetsAt: null, endsAt: subscription.trialEnd };
  }

  const { periodEnd } = subscription;
  if (!periodEnd) return NO_ENTITLEMENT;
  if (periodEnd > now) {
    const endsAt = subscription.cancelAtPeriodEnd ? periodEnd : null;
    return { plan, isTrial: false, ...limits, ...used, resetsAt: periodEnd, endsAt };
  }
  if (subscription.cancelAtPeriodEnd) return NO_ENTITLEMENT;
  if (subscription.renewedByProvider) {
    if (now.getTime() - periodEnd.getTime() > RENEWAL_GRACE_MS) return NO_ENTITLEMENT;
    return { plan, isTrial: false, ...limits, ...used, resetsAt: periodEnd, endsAt: null };
  }
  const renewed = periodAt(subscription.anchor ?? periodEnd, now);
  const renewedPlan = subscription.nextPlan ?? plan;
  const terms = planTerms(renewedPlan);
  return {
    plan: renewedPlan,
    isTrial: false,
    documentsLimit: terms.documentsLimit,
    aiQueriesLimit: terms.aiQueriesLimit,
    documentsUsed: 0,
    aiQueriesUsed: 0,
    resetsAt: renewed.end,
    endsAt: null,
  };
}

export type MeteredThing = 'document' | 'ai_query';

const NOUN = { document: 'documents', ai_query: 'AI queries' } as const;

/**
 * The sentence of a 402: what was reached, when it resets, and what to do. It always holds one of the words the
 * upload error box looks for (product specification §2).
 */
export function limitSentence(entitlement: Entitlement, thing: MeteredThing, hadPlan: boolean): string {
  const selfHosted = 'On a private installation, BILLING=off lifts all limits.';
  if (!entitlement.plan) {
    const why = hadPlan ? 'Your trial or subscription has ended.' : 'You have no active subscription yet.';
    return `${why} Choose a plan to continue. ${selfHosted}`;
  }
  const limit = thing === 'document' ? entitlement.documentsLimit : entitlement.aiQueriesLimit;
  const subject = thing === 'document' ? 'Document' : 'AI query';
  const { name } = planTerms(entitlement.plan);
  if (entitlement.isTrial) {
    return `${subject} limit reached: the trial includes ${limit} ${NOUN[thing]} in total. Upgrade to continue. ${selfHosted}`;
  }
  const reset = entitlement.resetsAt?.toISOString().slice(0, 10);
  return `${subject} limit reached: the ${name} plan includes ${limit} ${NOUN[thing]} a month. It resets on ${reset}; upgrade for more. ${selfHosted}`;
}
