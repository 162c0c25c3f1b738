import Stripe from 'stripe';
import type { ChangedSubscription, PaidPlan, PaymentProvider, ProvidedSubscription } from './payments.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's price id of each plan. */
  prices: Record<PaidPlan, string>;
  /** Another address that speaks Stripe's protocol, for tests. */
  apiBase?: string | undefined;
}

// https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses: 'past_due' still retries the card.
const ACTIVE_STATUSES = new Set(['active', 'trialing', 'past_due']);

/** Payments through Stripe Checkout, its customer portal and signed webhooks. */
export function stripePayments(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, { maxNetworkRetries: 2, timeout: 15_000, ...address(options.apiBase) });
  const planOf = (priceId: string | undefined): PaidPlan | null =>
    (Object.keys(options.prices) as PaidPlan[]).find((plan) => options.prices[plan] === priceId) ?? null;

  return {
    async createCheckout(request) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: options.prices[request.plan], quantity: 1 }],
        client_reference_id: request.userId,
        subscription_data: { metadata: { user_id: request.userId } },
        ...(request.customerId ? { customer: request.customerId } : { customer_email: request.email }),
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
      });
      if (!session.url) throw new Error('Stripe gave no address for the checkout session');
      return { url: session.url };
    },

    async createPortal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return { url };
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },

    async changePlan(subscriptionId, plan, { prorated }): Promise<ChangedSubscription> {
      const before = await stripe.subscriptions.retrieve(subscriptionId);
      const [item] = before.items.data;
      let changed: Stripe.Subscription = await stripe.subscriptions.update(subscriptionId, {
        items: [{ ...(item ? { id: item.id } : {}), price: options.prices[plan], quantity: 1 }],
        ...(prorated
          ? // Not changed until the difference is paid: a card that is refused, or asks back, leaves the plan as it was.
            { proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' }
          : { proration_behavior: 'none' }),
        expand: ['latest_invoice'],
      });
      if (changed.pending_update) {
        const invoice = typeof changed.latest_invoice === 'string' ? null : changed.latest_invoice;
        if (!invoice?.hosted_invoice_url) throw new Error('Stripe gave no address to confirm the payment at');
        return { subscription: toProvided(changed, planOf), confirmUrl: invoice.hosted_invoice_url };
      }
      // A call of its own: Stripe takes no other change together with one that may wait for its payment.
      if (isEnding(changed)) {
        const goesOn = changed.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
        changed = await stripe.subscriptions.update(subscriptionId, goesOn);
      }
      return { subscription: toProvided(changed, planOf), confirmUrl: null };
    },

    async endNow(subscriptionId) {
      try {
        await stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true });
      } catch (error) {
        const isGone = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
        if (!isGone) throw error;
      }
    },

    async findSubscription(subscriptionId) {
      return toProvided(await stripe.subscriptions.retrieve(subscriptionId), planOf);
    },

    readEvent(rawBody, signature) {
      const event = stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret);
      return { id: event.id, type: event.type, subscriptionId: subscriptionOf(event) };
    },
  };
}

function address(apiBase: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return idOf(event.data.object.subscription);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription);
    default:
      return null;
  }
}

const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null;

function toProvided(
  subscription: Stripe.Subscription,
  planOf: (priceId: string | undefined) => PaidPlan | null,
): ProvidedSubscription {
  const item = subscription.items.data[0];
  const moment = (seconds: number | undefined) => new Date((seconds ?? subscription.start_date) * 1000);
  return {
    userId: subscription.metadata.user_id ?? null,
    customerId: idOf(subscription.customer) ?? '',
    subscriptionId: subscription.id,
    plan: planOf(item?.price.id),
    active: ACTIVE_STATUSES.has(subscription.status),
    startedAt: moment(subscription.start_date),
    periodStart: moment(item?.current_period_start),
    periodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: isEnding(subscription),
  };
}
