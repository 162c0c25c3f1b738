import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { paymentEvents, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { PaymentEvent, ProvidedSubscription } from './payments.ts';
import { findByProviderId, findSubscription, type Queries, saveSubscription } from './subscriptions.repository.ts';

/**
 * Brings a user's plan in line with the provider after a webhook event. An event is applied once (by its id), and only
 * says what to look up: the provider's present state is what is stored, so that the order of events does not matter.
 */
export async function applyPaymentEvent(
  deps: Pick<Deps, 'db' | 'payments' | 'now'>,
  event: PaymentEvent,
): Promise<void> {
  if (await wasSeen(deps.db, event.id)) return;
  const provided =
    event.subscriptionId && deps.payments ? await deps.payments.findSubscription(event.subscriptionId) : null;
  await deps.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (isNew && provided) await storeProvided(tx, provided);
  });
}

async function wasSeen(db: Db, id: string): Promise<boolean> {
  const [seen] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return seen !== undefined;
}

async function storeProvided(db: Queries, provided: ProvidedSubscription): Promise<void> {
  const known = await findByProviderId(db, provided.subscriptionId);
  const userId = known?.userId ?? provided.userId;
  if (!userId) return;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  // The account was deleted meanwhile: there is nobody to give a plan to.
  if (!user) return;
  const row = known ?? (await findSubscription(db, userId));
  const isCurrent = !row?.providerSubscriptionId || row.providerSubscriptionId === provided.subscriptionId;

  if (!provided.active || !provided.plan) {
    // An old subscription that ends must not take the plan of the one that replaced it.
    if (isCurrent && row?.renewedByProvider) await saveSubscription(db, userId, { plan: null });
    return;
  }
  const isSamePeriod = row?.renewedByProvider && row.periodStart?.getTime() === provided.periodStart.getTime();
  await saveSubscription(db, userId, {
    plan: provided.plan,
    anchor: provided.startedAt,
    periodStart: provided.periodStart,
    periodEnd: provided.periodEnd,
    cancelAtPeriodEnd: provided.cancelAtPeriodEnd,
    renewedByProvider: true,
    customerId: provided.customerId,
    providerSubscriptionId: provided.subscriptionId,
    ...(isSamePeriod ? {} : { documentsUsed: 0, aiQueriesUsed: 0 }),
  });
}
