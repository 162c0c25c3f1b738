import { planChange } from '#core/billing/plan-change.ts';
import type { PlanId } from '#core/billing/plans.ts';
import type { UserRow } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { appError, invalidField } from '../errors.ts';
import { changeAtProvider, providerUnreachable, runningPlan } from './change-plan.ts';
import type { PaidPlan } from './payments.ts';
import { currentSubscription } from './quota.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import { openTestCheckout } from './test-checkout.ts';

type CheckoutDeps = Pick<Deps, 'db' | 'config' | 'now' | 'publicUrl' | 'payments'>;
type Customer = Pick<UserRow, 'id' | 'email'>;

/**
 * The address where a plan is paid. Where a subscription runs at the payment provider that one is changed, and the
 * address is where to confirm the payment, or the product's own when there is nothing to confirm. Throws 422 for the
 * plan that is free, 409 with `BILLING=off` or when the plan is the current one, 503 when the payment provider cannot
 * be reached.
 */
export async function createCheckout(deps: CheckoutDeps, user: Customer, plan: PlanId): Promise<string> {
  if (deps.config.BILLING === 'off') {
    throw appError('subscription.billing_off', 409, 'This installation has no plans and no limits.');
  }
  if (plan === 'discovery') throw invalidField('plan', 'The discovery plan is free and needs no checkout.');
  const now = deps.now();
  const row = await currentSubscription(deps.db, user.id, now);
  const change = planChange(runningPlan(row, now), plan);
  if (change.kind === 'none') throw appError('subscription.already_active', 409, 'This is already your plan.');
  if (!deps.payments) return openTestCheckout(deps, user.id, plan);
  const changed = await changeAtProvider(deps, row, { plan, change });
  if (changed === 'none') return providerCheckout(deps, user, { plan, row });
  return changed.confirmUrl ?? `${deps.publicUrl()}/pricing?checkout=success`;
}

async function providerCheckout(
  deps: CheckoutDeps,
  user: Customer,
  { plan, row }: { plan: PaidPlan; row: SubscriptionRow | null },
): Promise<string> {
  const back = `${deps.publicUrl()}/pricing?checkout=`;
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
