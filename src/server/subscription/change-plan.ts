import { entitlementAt } from '#core/billing/entitlement.ts';
import type { PlanChange, RunningPlan } from '#core/billing/plan-change.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import type { PaidPlan, ProvidedSubscription } from './payments.ts';
import { storeProvided } from './store-provided.ts';
import { type SubscriptionRow, toSubscription } from './subscriptions.repository.ts';

export const providerUnreachable = (cause: unknown) =>
  appError(
    'subscription.provider_unreachable',
    503,
    'The payment provider cannot be reached. Please try again later.',
    {
      headers: { 'retry-after': '30' },
      cause,
    },
  );

/** What runs for a user now, for `planChange`. */
export function runningPlan(row: SubscriptionRow | null, now: Date): RunningPlan {
  const standing = row ? entitlementAt(toSubscription(row), now) : null;
  if (!row || !standing?.plan) return { plan: null, periodEnd: null, isEnding: false, nextPlan: null };
  const { cancelAtPeriodEnd: isEnding, nextPlan } = row;
  return { plan: standing.plan, periodEnd: standing.resetsAt, isEnding, nextPlan };
}

/**
 * Changes the subscription that runs at the provider, instead of selling a second one. Returns where the customer
 * confirms the payment, null when the change is made, and `'none'` when nothing runs there. Throws 503 when the
 * provider cannot be reached.
 */
export async function changeAtProvider(
  deps: Pick<Deps, 'db' | 'payments'>,
  row: SubscriptionRow | null,
  input: { plan: PaidPlan; change: PlanChange },
): Promise<{ confirmUrl: string | null } | 'none'> {
  const { payments } = deps;
  const id = row?.renewedByProvider ? row.providerSubscriptionId : null;
  if (!payments || !row || !id) return 'none';
  try {
    if (!(await payments.findSubscription(id)).active) return 'none';
    const prorated = input.change.kind === 'upgrade' || input.change.kind === 'start';
    const { subscription, confirmUrl } = await payments.changePlan(id, input.plan, { prorated });
    if (!confirmUrl) await storeChanged(deps, row.userId, subscription);
    return { confirmUrl };
  } catch (cause) {
    throw providerUnreachable(cause);
  }
}

/** At once, not with the event that will say the same: the answer already tells the new state. */
async function storeChanged(deps: Pick<Deps, 'db'>, userId: string, provided: ProvidedSubscription): Promise<void> {
  await deps.db.transaction((tx) => storeProvided(tx, { userId, provided, current: null }));
}
