import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { statusOf } from './testing/status-of.ts';
import { type StoredSubscription, type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

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

const seconds = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** A subscription of `userId` at Stripe that began `daysAgo`, with the event that tells of it. */
function subscribe(userId: string, fields: { id: string; plan: 'essential' | 'advanced'; daysAgo?: number }) {
  const start = seconds(new Date(Date.now() - (fields.daysAgo ?? 0) * DAY_MS));
  const subscription: StoredSubscription = {
    id: `sub_${fields.id}_${userId}`,
    customer: `cus_${userId}`,
    status: 'active',
    priceId: `price_${fields.plan}`,
    userId,
    startedAt: start,
    periodStart: start,
    periodEnd: new Date(start.getTime() + 30 * DAY_MS),
    cancelAtPeriodEnd: false,
  };
  stripe.subscriptions.set(subscription.id, subscription);
  const event = (kind: 'created' | 'updated' | 'deleted') =>
    stripe.signedEvent({ type: `customer.subscription.${kind}`, object: { id: subscription.id } });
  return { subscription, event };
}

async function customerOn(plan: 'essential' | 'advanced') {
  const { client, answer } = await signUp(server);
  const userId = answer.body.user.id as string;
  const { subscription, event } = subscribe(userId, { id: 'first', plan, daysAgo: 3 });
  expect((await deliver(event('created'))).status).toBe(200);
  expect(await statusOf(client)).toMatchObject({ plan_type: plan });
  const choose = (wanted: string) => client.json('POST', '/api/subscription/create-checkout-session', { plan: wanted });
  return { client, userId, subscription, event, choose };
}

test('an upgrade changes the running subscription with proration, and sells no second one', async () => {
  const { client, subscription, event, choose } = await customerOn('essential');
  await client.upload(invoicePdf(`upgrade-${subscription.id}`));
  const sold = stripe.checkouts.length;
  const answer = await choose('advanced');
  expect(answer).toMatchObject({ status: 200, body: { checkout_url: `${server.url}/pricing?checkout=success` } });
  expect(stripe.checkouts).toHaveLength(sold);
  expect(stripe.changes.at(-1)).toMatchObject({
    id: subscription.id,
    'items[0][id]': `si_${subscription.id}`,
    'items[0][price]': 'price_advanced',
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', documents_used: 1 });
  await deliver(event('updated'));
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', documents_used: 1 });
});

test('an upgrade whose card asks back leads to where it is confirmed, and changes nothing until then', async () => {
  const { client, subscription, event, choose } = await customerOn('essential');
  stripe.cardAsksBack = true;
  const { body } = await choose('advanced').finally(() => {
    stripe.cardAsksBack = false;
  });
  expect(body.checkout_url).toBe(`https://invoice.stripe.example/i/${subscription.id}`);
  expect(await statusOf(client)).toMatchObject({ plan_type: 'essential' });
  Object.assign(subscription, { priceId: 'price_advanced' });
  await deliver(event('updated'));
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced' });
});

test("a smaller plan starts with the provider's next period, and can be taken back without a charge", async () => {
  const { client, subscription, event, choose } = await customerOn('advanced');
  await client.upload(invoicePdf(`downgrade-${subscription.id}`));
  expect((await choose('essential')).status).toBe(200);
  expect(stripe.changes.at(-1)).toMatchObject({ 'items[0][price]': 'price_essential', proration_behavior: 'none' });
  const until = { plan_type: 'advanced', documents_limit: 75, documents_used: 1, next_plan: 'essential' };
  expect(await statusOf(client)).toMatchObject(until);
  await deliver(event('updated'));
  expect(await statusOf(client)).toMatchObject(until);

  expect((await client.json('POST', '/api/subscription/keep')).body).toMatchObject({ next_plan: null });
  expect(stripe.changes.at(-1)).toMatchObject({ 'items[0][price]': 'price_advanced', proration_behavior: 'none' });

  await choose('essential');
  const periodStart = subscription.periodEnd;
  Object.assign(subscription, { periodStart, periodEnd: new Date(periodStart.getTime() + 30 * DAY_MS) });
  await deliver(event('updated'));
  expect(await statusOf(client)).toMatchObject({ plan_type: 'essential', documents_used: 0, next_plan: null });
});

test('keeping a cancelled plan takes the cancellation back, and sells nothing', async () => {
  const { client, subscription, choose } = await customerOn('essential');
  for (const keep of [() => client.json('POST', '/api/subscription/keep'), () => choose('essential')]) {
    await client.json('POST', '/api/subscription/cancel');
    expect(subscription.cancelAtPeriodEnd).toBe(true);
    const sold = stripe.checkouts.length;
    expect((await keep()).status).toBe(200);
    expect(stripe.checkouts).toHaveLength(sold);
    expect(subscription.cancelAtPeriodEnd).toBe(false);
    expect(
      stripe.changes.filter(
        ({ id, proration_behavior }) => id === subscription.id && proration_behavior !== 'none' && proration_behavior,
      ),
    ).toEqual([]);
    expect(await statusOf(client)).toMatchObject({ plan_type: 'essential', cancel_at_period_end: false });
  }
  expect((await client.json('POST', '/api/subscription/keep')).status).toBe(409);
});

test.each([
  ['the new one first', ['new created', 'old updated']],
  ['the old one first', ['old updated', 'new created', 'old updated']],
  ['the new one twice', ['new updated', 'new created', 'old deleted', 'new updated']],
])('of two running subscriptions the older is ended, with %s, and the newer keeps the plan', async (_name, order) => {
  const { client, userId, subscription: old, event: ofOld } = await customerOn('essential');
  const { subscription, event: ofNew } = subscribe(userId, { id: 'second', plan: 'advanced' });
  for (const step of order) {
    const [which, kind] = step.split(' ') as ['new' | 'old', 'created' | 'updated' | 'deleted'];
    expect((await deliver(which === 'new' ? ofNew(kind) : ofOld(kind))).status).toBe(200);
  }
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', documents_limit: 75 });
  expect({ old: old.status, new: subscription.status }).toEqual({ old: 'canceled', new: 'active' });
});

test('an old subscription that cannot be ended is ended when the event comes again', async () => {
  const { client, userId, subscription: old } = await customerOn('essential');
  const { event } = subscribe(userId, { id: 'second', plan: 'advanced' });
  const created = event('created');
  stripe.endingFails = true;
  expect((await deliver(created)).status).toBe(503);
  stripe.endingFails = false;
  expect(await statusOf(client)).toMatchObject({ plan_type: 'essential' });
  expect((await deliver(created)).status).toBe(200);
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced' });
  expect(old.status).toBe('canceled');
});

test('events of a subscription that ended years ago change nothing, however often they come', async () => {
  const { client, userId } = await customerOn('advanced');
  const { subscription, event } = subscribe(userId, { id: 'ancient', plan: 'essential', daysAgo: 900 });
  Object.assign(subscription, { status: 'canceled' });
  for (const kind of ['created', 'updated', 'deleted', 'deleted'] as const) {
    const late = event(kind);
    for (const _time of [1, 2]) expect((await deliver(late)).status).toBe(200);
  }
  expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', cancel_at_period_end: false });
});

test('when the current subscription is over, another that runs takes its place', async () => {
  const { client, userId, subscription } = await customerOn('advanced');
  const { event } = subscribe(userId, { id: 'older', plan: 'essential', daysAgo: 20 });
  Object.assign(subscription, { status: 'canceled' });
  await deliver(event('updated'));
  expect(await statusOf(client)).toMatchObject({ plan_type: 'essential' });
});
