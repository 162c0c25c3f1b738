import { eq } from 'drizzle-orm';
import { isSmaller } from '#core/billing/plan-change.ts';
import { users } from '../db/schema.ts';
import type { ProvidedSubscription } from './payments.ts';
import { lockSubscription, type Queries, type SubscriptionRow, saveSubscription } from './subscriptions.repository.ts';

/** What one user's subscriptions look like at the provider, seen from an event about one of them. */
export interface ProvidedState {
  userId: string;
  /** What the event is about. */
  provided: ProvidedSubscription;
  /** The subscription that gives the plan now, where it is another one. */
  current: ProvidedSubscription | null;
}

/** The id of the one to end where two are running, so that nobody pays twice: the older one; else null. */
export function redundantSubscription({ provided, current }: ProvidedState): string | null {
  if (!current || !isRunning(provided) || !isRunning(current)) return null;
  return replaces(provided, current) ? current.subscriptionId : provided.subscriptionId;
}

/**
 * Writes what the provider said into the user's plan; what is redundant gives none. Throws when another event changed
 * the user's subscription since it was looked up: asked again, it comes out right.
 */
export async function storeProvided(tx: Queries, state: ProvidedState): Promise<void> {
  const { userId, provided, current } = state;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  // The account was deleted meanwhile: there is nobody to give a plan to.
  if (!user) return;
  const row = await lockSubscription(tx, userId);
  const currentId = row?.providerSubscriptionId ?? null;
  if (currentId !== null && currentId !== provided.subscriptionId && currentId !== current?.subscriptionId) {
    throw new Error('The subscription was changed by another event meanwhile');
  }
  const isCurrent = currentId === null || currentId === provided.subscriptionId;
  if (!isRunning(provided)) {
    // An old subscription that ends must not take the plan of the one that replaced it.
    if (isCurrent && row?.renewedByProvider) await saveSubscription(tx, userId, { plan: null, nextPlan: null });
    return;
  }
  if (redundantSubscription(state) === provided.subscriptionId) return;
  await saveSubscription(tx, userId, columnsOf(provided, isCurrent ? row : null));
}

const isRunning = (subscription: ProvidedSubscription) => subscription.active && subscription.plan !== null;

/** The later will counts; of two of the same second the bigger plan. */
function replaces(one: ProvidedSubscription, other: ProvidedSubscription): boolean {
  const apart = one.startedAt.getTime() - other.startedAt.getTime();
  if (apart !== 0 || !one.plan || !other.plan) return apart > 0;
  return isSmaller(other.plan, one.plan);
}

/** `row` is what is stored of the same subscription, if anything is. */
function columnsOf(provided: ProvidedSubscription, row: SubscriptionRow | null) {
  const { plan } = provided;
  const isSamePeriod = Boolean(row?.renewedByProvider && row.periodStart?.getTime() === provided.periodStart.getTime());
  // The month is paid for the bigger plan; the smaller one has its turn when that is over.
  const bigger = row?.plan && plan && isSamePeriod && isSmaller(plan, row.plan) ? row.plan : null;
  return {
    plan: bigger ?? plan,
    nextPlan: bigger ? plan : null,
    anchor: provided.startedAt,
    periodStart: provided.periodStart,
    periodEnd: provided.periodEnd,
    cancelAtPeriodEnd: provided.cancelAtPeriodEnd,
    renewedByProvider: true,
    customerId: provided.customerId,
    providerSubscriptionId: provided.subscriptionId,
    ...(isSamePeriod ? {} : { documentsUsed: 0, aiQueriesUsed: 0 }),
  };
}
