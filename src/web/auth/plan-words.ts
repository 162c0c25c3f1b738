import type { Plan, PlanId } from '#contracts/subscription.ts';
import { planPrice, pricePeriod } from '#web/pricing/plan-price.ts';

const PAID = 'You go on to the checkout; the plan starts once it is paid.';

/** What happens after registering with each plan. */
export const NEXT_WORDS: Record<PlanId, string> = {
  discovery: 'Your 14-day free trial starts right away.',
  essential: PAID,
  advanced: PAID,
};

/** What the registration form is for: "Advanced plan, $19 per month."; without the price while `plans` are not there. */
export function chosenPlanWords(id: PlanId, plans: readonly Plan[] | undefined): string {
  if (id === 'discovery') return 'Free for 14 days, no payment details needed.';
  const name = id === 'essential' ? 'Essential' : 'Advanced';
  const plan = plans?.find((each) => each.id === id);
  return plan ? `${plan.name} plan, ${planPrice(plan)} ${pricePeriod(plan)}.` : `${name} plan.`;
}
