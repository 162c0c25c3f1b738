import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { changeAtProvider, providerUnreachable, runningPlan } from './change-plan.ts';
import { currentSubscription } from './quota.ts';
import { findSubscription, saveSubscription } from './subscriptions.repository.ts';

const notSubscribed = () => appError('subscription.none', 409, 'You have no paid subscription.');

/** Lets the paid plan run to its period's end. Throws 409 without one. */
export async function cancelSubscription(deps: Pick<Deps, 'db' | 'now' | 'payments'>, userId: string): Promise<void> {
  const row = await currentSubscription(deps.db, userId, deps.now());
  if (!row?.plan || row.plan === 'discovery' || !row.periodEnd || row.periodEnd <= deps.now()) throw notSubscribed();
  if (row.renewedByProvider && row.providerSubscriptionId && deps.payments) {
    await deps.payments.cancelAtPeriodEnd(row.providerSubscriptionId).catch((cause: unknown) => {
      throw providerUnreachable(cause);
    });
  }
  await saveSubscription(deps.db, userId, { cancelAtPeriodEnd: true });
}

/**
 * Takes a cancellation, or a smaller plan that was to follow, back; nothing is charged. Throws 409 when there is
 * nothing to take back.
 */
export async function keepSubscription(deps: Pick<Deps, 'db' | 'now' | 'payments'>, userId: string): Promise<void> {
  const row = await currentSubscription(deps.db, userId, deps.now());
  const { plan, isEnding, nextPlan } = runningPlan(row, deps.now());
  if (!plan || plan === 'discovery') throw notSubscribed();
  if (!isEnding && !nextPlan) throw appError('subscription.not_ending', 409, 'Your plan goes on already.');
  await changeAtProvider(deps, row, { plan, change: { kind: 'keep' } });
  await saveSubscription(deps.db, userId, { cancelAtPeriodEnd: false, nextPlan: null });
}

/**
 * Where the customer changes card, plan and bills: the provider's portal, or the pricing page where there is no
 * provider. Throws 409 without a paid subscription.
 */
export async function portalUrl(deps: Pick<Deps, 'db' | 'payments' | 'publicUrl'>, userId: string): Promise<string> {
  const pricing = `${deps.publicUrl()}/pricing`;
  const row = await findSubscription(deps.db, userId);
  if (!row?.plan || row.plan === 'discovery') throw notSubscribed();
  if (!deps.payments) return pricing;
  if (!row.customerId) throw notSubscribed();
  try {
    return (await deps.payments.createPortal(row.customerId, pricing)).url;
  } catch (cause) {
    throw providerUnreachable(cause);
  }
}
