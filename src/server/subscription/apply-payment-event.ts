import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { paymentEvents } from '../db/subscription-schema.ts';
import type { Deps } from '../deps.ts';
import type { PaymentEvent, PaymentProvider } from './payments.ts';
import { type ProvidedState, redundantSubscription, storeProvided } from './store-provided.ts';
import { findByProviderId, findSubscription } from './subscriptions.repository.ts';

/**
 * Brings a user's plan in line with the provider after a webhook event. An event is applied once (by its id), and only
 * says what to look up: the provider's present state is what is stored, so that the order of events does not matter.
 * Where a customer has two running subscriptions the older one is ended. Throws when one could not be looked up or
 * ended; the event then counts as never seen.
 */
export async function applyPaymentEvent(
  deps: Pick<Deps, 'db' | 'payments' | 'now'>,
  event: PaymentEvent,
): Promise<void> {
  if (await wasSeen(deps.db, event.id)) return;
  const state =
    event.subscriptionId && deps.payments ? await lookUp(deps.db, deps.payments, event.subscriptionId) : null;
  // First, and outside the transaction: an event that fails here comes again and finds everything as it was.
  const redundant = state && redundantSubscription(state);
  if (redundant) await deps.payments?.endNow(redundant);
  await deps.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (isNew && state) await storeProvided(tx, state);
  });
}

async function wasSeen(db: Db, id: string): Promise<boolean> {
  const [seen] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return seen !== undefined;
}

/** Outside any transaction: the provider may take its time. Null when the subscription is nobody's. */
async function lookUp(db: Db, payments: PaymentProvider, subscriptionId: string): Promise<ProvidedState | null> {
  const provided = await payments.findSubscription(subscriptionId);
  const known = await findByProviderId(db, provided.subscriptionId);
  const userId = known?.userId ?? provided.userId;
  if (!userId) return null;
  const currentId = (known ?? (await findSubscription(db, userId)))?.providerSubscriptionId;
  const isOther = currentId && currentId !== provided.subscriptionId;
  return { userId, provided, current: isOther ? await payments.findSubscription(currentId) : null };
}
