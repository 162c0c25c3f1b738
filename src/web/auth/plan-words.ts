import type { PlanId } from '#contracts/subscription.ts';

/** How the registration forms speak of a chosen plan. */
export const PLAN_WORDS: Record<PlanId, { chosen: string; next: string }> = {
  discovery: {
    chosen: 'Free for 14 days, no payment details needed.',
    next: 'Your 14-day free trial starts right away.',
  },
  essential: {
    chosen: 'With the essential plan.',
    next: 'You go on to the checkout; the plan starts once it is paid.',
  },
  advanced: { chosen: 'With the advanced plan.', next: 'You go on to the checkout; the plan starts once it is paid.' },
};
