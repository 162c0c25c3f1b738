import { trialEnd } from '#core/billing/billing-period.ts';
import type { PlanId } from '#core/billing/plans.ts';
import type { UserRow } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { createCheckout } from './checkout.ts';
import { findSubscription, saveSubscription, startTrial } from './subscriptions.repository.ts';

/**
 * What a new account starts with: the trial, or the address of the checkout for a paid plan (there is no plan until
 * it is paid). With `BILLING=off` nothing is to be paid.
 */
export async function startPlanAtRegistration(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'publicUrl' | 'payments'>,
  input: { user: UserRow; plan: PlanId },
): Promise<string | null> {
  const { user, plan } = input;
  const now = deps.now();
  if (plan === 'discovery' || deps.config.BILLING === 'off') {
    await startTrial(deps.db, user.id, now, trialEnd(now));
    return null;
  }
  await saveSubscription(deps.db, user.id, {});
  return createCheckout(deps, user, plan);
}

/** Starts the trial of a signed-in user. Throws 409 when one was used already, or a paid plan is running. */
export async function startTrialNow(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  const now = deps.now();
  if (!(await startTrial(deps.db, userId, now, trialEnd(now)))) {
    const row = await findSubscription(deps.db, userId);
    throw row?.trialStartedAt
      ? appError('subscription.trial_used', 409, 'You have already used your free trial.')
      : appError('subscription.already_active', 409, 'You have a running subscription already.');
  }
}
