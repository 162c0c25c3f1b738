import type { SubscriptionStatus } from '#contracts/subscription.ts';
import { planTerms } from '#core/billing/plans.ts';
import { formatDate } from '#web/format/dates.ts';

/** Where the customer stands, in one sentence; null where there are no plans. */
export function standingWords(status: SubscriptionStatus, locale?: string): string | null {
  const { plan_type: plan, documents_used: used, documents_limit: limit, period_end: end } = status;
  if (status.billing === 'off' || limit === null) return null;
  const day = (moment: string) => formatDate(moment, locale);
  if (plan === null) return withoutPlan(status, day);
  const { name } = planTerms(plan);
  const isFull = used >= limit;
  const left = `${limit - used} ${limit - used === 1 ? 'document' : 'documents'} left`;
  if (status.is_trial) {
    const until = status.trial_end ? ` until ${day(status.trial_end)}` : '';
    return isFull
      ? `You have used all ${limit} documents of your free trial. Choose a plan to go on.`
      : `You are on the free trial${until}: ${left}.`;
  }
  if (!end) return `You are on ${name}: ${left}.`;
  if (status.cancel_at_period_end) return `Your ${name} plan is cancelled and runs until ${day(end)}.`;
  if (status.next_plan) return `You are on ${name} until ${day(end)}; ${planTerms(status.next_plan).name} starts then.`;
  return isFull
    ? `You have used all ${limit} documents of this month; they reset on ${day(end)}.`
    : `You are on ${name}: ${left} this month; usage resets on ${day(end)}.`;
}

function withoutPlan({ trial_end, ended_at }: SubscriptionStatus, day: (moment: string) => string): string {
  const goesOn = 'Reading, exporting and deleting stay possible.';
  if (!ended_at && !trial_end) return `You have no plan yet. Choose one to upload documents. ${goesOn}`;
  const wasTrial = trial_end !== null && (!ended_at || ended_at === trial_end);
  return `Your ${wasTrial ? 'free trial' : 'plan'} ended on ${day(ended_at ?? trial_end ?? '')}. ${goesOn}`;
}
