import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

let stripe: StripeDouble;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(() => stripe.close());

beforeEach(() => {
  payments = stripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    prices: { essential: 'price_essential', advanced: 'price_advanced' },
    apiBase: stripe.url,
  });
  stripe.subscriptions.set('sub_1', {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    priceId: 'price_advanced',
    userId: 'user-1',
    startedAt: new Date('2026-01-31T10:00:00Z'),
    periodStart: new Date('2026-02-28T10:00:00Z'),
    periodEnd: new Date('2026-03-31T10:00:00Z'),
    cancelAtPeriodEnd: false,
  });
});

const request = {
  userId: 'user-1',
  email: 'ada@example.com',
  plan: 'essential',
  customerId: null,
  successUrl: 'http://127.0.0.1:3000/pricing?checkout=success',
  cancelUrl: 'http://127.0.0.1:3000/pricing?checkout=cancelled',
} as const;

test('a checkout session names the price, the customer and both return addresses', async () => {
  const { url } = await payments.createCheckout(request);
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(stripe.checkouts.at(-1)).toMatchObject({
    mode: 'subscription',
    'line_items[0][price]': 'price_essential',
    client_reference_id: 'user-1',
    'subscription_data[metadata][user_id]': 'user-1',
    customer_email: 'ada@example.com',
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  });
  await payments.createCheckout({ ...request, customerId: 'cus_1' });
  expect(stripe.checkouts.at(-1)).toMatchObject({ customer: 'cus_1' });
  expect(stripe.checkouts.at(-1)).not.toHaveProperty('customer_email');
});

test('a subscription is read with its plan, period and owner', async () => {
  expect(await payments.findSubscription('sub_1')).toEqual({
    userId: 'user-1',
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    plan: 'advanced',
    active: true,
    startedAt: new Date('2026-01-31T10:00:00Z'),
    periodStart: new Date('2026-02-28T10:00:00Z'),
    periodEnd: new Date('2026-03-31T10:00:00Z'),
    cancelAtPeriodEnd: false,
  });
});

test('cancelling runs to the end of the period', async () => {
  await payments.cancelAtPeriodEnd('sub_1');
  expect((await payments.findSubscription('sub_1')).cancelAtPeriodEnd).toBe(true);
});

test('the portal belongs to the customer', async () => {
  expect((await payments.createPortal('cus_1', 'http://127.0.0.1:3000/pricing')).url).toContain('cus_1');
});

test('a signed event is read; a tampered, a wrongly signed and an old one are refused', () => {
  const { body, signature } = stripe.signedEvent({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    object: { id: 'sub_1', object: 'subscription' },
  });
  expect(payments.readEvent(Buffer.from(body), signature)).toEqual({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    subscriptionId: 'sub_1',
  });
  expect(() => payments.readEvent(Buffer.from(body.replace('sub_1', 'sub_2')), signature)).toThrow();
  expect(() => payments.readEvent(Buffer.from(body), 't=1,v1=00')).toThrow();
  const old = stripe.signedEvent({
    type: 'customer.subscription.updated',
    object: { id: 'sub_1' },
    signedAt: new Date(Date.now() - 3_600_000),
  });
  expect(() => payments.readEvent(Buffer.from(old.body), old.signature)).toThrow();
});

test('a subscription that does not exist is an error, not an empty answer', async () => {
  await expect(payments.findSubscription('sub_none')).rejects.toThrow('No such subscription');
});
