import { type PlanId, planIdSchema, type SubscriptionStatus } from '#contracts/subscription.ts';

/** How the customer came back from the checkout. Only how: whether the plan is active, the status says. */
export type CheckoutReturn = 'success' | 'cancelled';

const CHOSEN_KEY = 'checkout-plan';

export function checkoutReturn(search: URLSearchParams): CheckoutReturn | null {
  const said = search.get('checkout');
  return said === 'success' || said === 'cancelled' ? said : null;
}

/** Notes which plan the customer leaves for the checkout with, to know it on the way back. */
export function rememberChosenPlan(plan: PlanId): void {
  sessionStorage.setItem(CHOSEN_KEY, plan);
}

/** The plan noted, once; null when none was. */
export function takeChosenPlan(): PlanId | null {
  const chosen = planIdSchema.safeParse(sessionStorage.getItem(CHOSEN_KEY)).data ?? null;
  sessionStorage.removeItem(CHOSEN_KEY);
  return chosen;
}

/** Whether the status knows of the payment: of the plan that was chosen, or of any when that is not known. */
export function isPaymentKnown(status: SubscriptionStatus, chosen: PlanId | null): boolean {
  if (status.next_plan && status.next_plan === chosen) return true;
  if (status.plan_type === null || status.is_trial) return false;
  return chosen === null || status.plan_type === chosen;
}
