import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { statusOf } from './testing/status-of.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const DAY_MS = 86_400_000;

let stripe: StripeDouble;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripeDouble();
  server = await startTestServer({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_ESSENTIAL: 'price_essential',
    STRIPE_PRICE_ADVANCED: 'price_advanced',
    STRIPE_API_BASE: stripe.url,
  });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  httpClient(server).call('POST', '/api/subscription/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

test('checkout, renewal, late and repeated events, cancellation and the portal', async () => {
  const { client, answer } = await signUp(server, { selected_plan: 'essential' });
  expect(answer.body.checkout_url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(stripe.checkouts.at(-1)).toMatchObject({ client_reference_id: answer.body.user.id });
  expect(await statusOf(client)).toMatchObject({ plan_type: null });

  const start = new Date(Math.floor(Date.now() / 1000) * 1000);
  const subscription = {
    id: `sub_${answer.body.user.id}`,
    customer: 'cus_1',
    status: 'active',
    priceId: 'price_essential',
    userId: answer.body.user.id as string,
    startedAt: start,
    periodStart: start,
    periodEnd: new Date(start.getTime() + 30 * DAY_MS),
    cancelAtPeriodEnd: false,
  };
  stripe.subscriptions.set(subscription.id, subscription);
  const paid = stripe.signedEvent({
    type: 'checkout.session.completed',
    object: { id: 'cs_1', object: 'checkout.session', subscription: subscription.id },
  });
  expect((await deliver(paid)).status).toBe(200);
  expect(await statusOf(client)).toMatchObject({
    plan_type: 'essential',
    period_end: subscription.periodEnd.toISOString(),
  });

  await client.upload(invoicePdf('stripe'));
  expect((await deliver(paid)).status).toBe(200);
  expect(await statusOf(client)).toMatchObject({ documents_used: 1 });

  // An event of the past comes late: what counts is what Stripe says now.
  Object.assign(subscription, { priceId: 'price_advanced' });
  const late = stripe.signedEvent({
    type: 'customer.subscription.created',
    object: { id: subscription.id, status: 'incomplete' },
  });
  await deliver(late);
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', documents_used: 1 });

  const next = subscription.periodEnd;
  Object.assign(subscription, { periodStart: next, periodEnd: new Date(next.getTime() + 30 * DAY_MS) });
  await deliver(
    stripe.signedEvent({
      type: 'invoice.paid',
      object: { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: subscription.id } } },
    }),
  );
  expect(await statusOf(client)).toMatchObject({ documents_used: 0, period_end: subscription.periodEnd.toISOString() });

  expect((await client.json('POST', '/api/subscription/portal')).body.portal_url).toContain('cus_1');
  expect((await client.json('POST', '/api/subscription/cancel')).body).toMatchObject({ cancel_at_period_end: true });
  expect(subscription.cancelAtPeriodEnd).toBe(true);
  Object.assign(subscription, { status: 'canceled' });
  await deliver(stripe.signedEvent({ type: 'customer.subscription.deleted', object: { id: subscription.id } }));
  expect(await statusOf(client)).toMatchObject({ plan_type: null });
});

test('tampered, unsigned and old events are refused', async () => {
  const event = stripe.signedEvent({ type: 'customer.subscription.updated', object: { id: 'sub_x' } });
  const refused = { status: 401, body: { code: 'subscription.invalid_signature' } };
  expect(await deliver({ ...event, body: event.body.replace('sub_x', 'sub_y') })).toMatchObject(refused);
  expect(await deliver({ ...event, signature: '' })).toMatchObject(refused);
  const old = { type: 'x', object: {}, signedAt: new Date(Date.now() - 3_600_000) };
  expect(await deliver(stripe.signedEvent(old))).toMatchObject(refused);
});

test('an event that cannot be looked up is not acknowledged, so that it comes again', async () => {
  const event = stripe.signedEvent({ type: 'customer.subscription.updated', object: { id: 'sub_missing' } });
  expect((await deliver(event)).status).toBe(503);
});
