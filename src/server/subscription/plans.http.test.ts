import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planSchema, subscriptionStatusSchema } from '#contracts/subscription.ts';
import { documents, subscriptions } from '../db/schema.ts';
import { type HttpClient, httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { giveBackDocument } from './quota.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

const DAY_MS = 86_400_000;
const UPLOAD_BOX_WORDS = /trial|subscription|upgrade|limit reached/i;

const status = async (client: HttpClient) =>
  subscriptionStatusSchema.parse((await client.get('/api/subscription/status')).body);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('plans with the test checkout', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => server.close());

  async function pay(client: HttpClient, plan: string, outcome = 'paid') {
    const { body } = await client.json('POST', '/api/subscription/create-checkout-session', { plan });
    return client.form(new URL(body.checkout_url).pathname, { outcome });
  }

  test('anybody sees the three plans with prices as decimal strings', async () => {
    const { body } = await httpClient(server).get('/api/subscription/plans');
    const plans = body.map((plan: unknown) => planSchema.parse(plan));
    expect(
      plans.map(({ id, price, documents_limit, ai_queries_limit }: Record<string, unknown>) => [
        id,
        price,
        documents_limit,
        ai_queries_limit,
      ]),
    ).toEqual([
      ['discovery', '0.00', 10, 3],
      ['essential', '7.00', 20, 25],
      ['advanced', '19.00', 75, 100],
    ]);
  });

  test('a new account starts on the 14-day trial, which is given once', async () => {
    const { client } = await signUp(server);
    const trial = await status(client);
    expect(trial).toMatchObject({ plan_type: 'discovery', is_trial: true, documents_limit: 10, ai_queries_limit: 3 });
    const days = (Date.parse(trial.trial_end ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await client.json('POST', '/api/subscription/start-trial')).toMatchObject({
      status: 409,
      body: { code: 'subscription.trial_used' },
    });
  });

  test('of fifty parallel uploads at nine of ten used, exactly one gets through', async () => {
    const { client, answer } = await signUp(server);
    const userId = answer.body.user.id;
    await server.server.deps.db.update(subscriptions).set({ documentsUsed: 9 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, copy) => client.upload(invoicePdf(`race-${userId}-${copy}`))),
    );
    const counts = Object.groupBy(answers, ({ status }) => String(status));
    expect(Object.keys(counts).toSorted()).toEqual(['200', '402']);
    expect(counts['200']).toHaveLength(1);
    expect(counts['402']?.[0]?.body.detail).toMatch(UPLOAD_BOX_WORDS);
    expect((await status(client)).documents_used).toBe(10);
    expect((await client.get('/api/documents')).body).toHaveLength(1);
  });

  test('an expired trial keeps documents readable, refuses new work, and payment opens it again', async () => {
    const { username, client } = await signUp(server);
    const { body: result } = await client.upload(invoicePdf(`kept-${username}`));
    server.clock.aheadMs = 15 * DAY_MS;
    try {
      expect(await status(client)).toMatchObject({ plan_type: null, documents_limit: 0 });
      expect((await client.get(`/api/documents/${result.document_id}/entities`)).status).toBe(200);
      const refused = await client.upload(invoicePdf(`late-${username}`));
      expect(refused).toMatchObject({ status: 402, body: { code: 'subscription.required' } });
      expect(refused.body.detail).toMatch(UPLOAD_BOX_WORDS);
      expect((await pay(client, 'advanced')).status).toBe(303);
      expect(await status(client)).toMatchObject({ plan_type: 'advanced', documents_used: 0, documents_limit: 75 });
      expect((await client.upload(invoicePdf(`late-${username}`))).status).toBe(200);
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  test('a paid month starts afresh at its anniversary, and a cancelled one ends there', async () => {
    const { username, client } = await signUp(server, { selected_plan: 'essential' });
    expect(await status(client)).toMatchObject({ plan_type: null });
    expect((await pay(client, 'essential')).headers.get('location')).toBe(`${server.url}/pricing?checkout=success`);
    await client.upload(invoicePdf(`month-${username}`));
    const month = await status(client);
    expect(month).toMatchObject({ plan_type: 'essential', is_trial: false, documents_used: 1, documents_limit: 20 });
    try {
      server.clock.aheadMs = 32 * DAY_MS;
      const { client: later } = await signInAgain(username);
      const next = await status(later);
      expect(next).toMatchObject({ plan_type: 'essential', documents_used: 0 });
      expect(Date.parse(next.period_end ?? '')).toBeGreaterThan(Date.parse(month.period_end ?? ''));
      const cancelled = await later.json('POST', '/api/subscription/cancel');
      expect(cancelled.body).toMatchObject({ plan_type: 'essential', cancel_at_period_end: true });
      server.clock.aheadMs = 64 * DAY_MS;
      expect(await status((await signInAgain(username)).client)).toMatchObject({ plan_type: null, documents_limit: 0 });
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  async function signInAgain(username: string) {
    const { body } = await httpClient(server).form('/simple-token', { username, password: 'secret1' });
    return { client: httpClient(server, body.access_token) };
  }

  test('up and down between paid plans keep the month and what was used of it', async () => {
    const { username, client } = await signUp(server);
    await pay(client, 'essential');
    await client.upload(invoicePdf(`change-${username}`));
    const before = await status(client);
    await pay(client, 'advanced');
    expect(await status(client)).toMatchObject({
      plan_type: 'advanced',
      documents_used: 1,
      period_end: before.period_end,
    });
    await pay(client, 'essential');
    expect(await status(client)).toMatchObject({ plan_type: 'essential', documents_used: 1, documents_limit: 20 });
    expect(await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' })).toMatchObject(
      {
        status: 409,
      },
    );
  });

  test('a checkout that is cancelled, unknown or used again changes nothing', async () => {
    const { client } = await signUp(server, { selected_plan: 'advanced' });
    expect((await pay(client, 'advanced', 'cancelled')).status).toBe(303);
    expect(await status(client)).toMatchObject({ plan_type: null });
    const { body } = await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'advanced' });
    const path = new URL(body.checkout_url).pathname;
    expect((await client.get(path)).body).toContain('no money moves');
    expect((await client.form(path, { outcome: 'paid' })).status).toBe(303);
    expect((await client.form(path, { outcome: 'paid' })).status).toBe(404);
    expect((await client.form('/checkout/test/unknown', { outcome: 'paid' })).status).toBe(404);
    expect((await client.form(path, { outcome: 'perhaps' })).status).toBe(422);
    for (const plan of ['discovery', 'gold']) {
      const answer = await client.json('POST', '/api/subscription/create-checkout-session', { plan });
      expect(answer.status).toBe(422);
    }
  });

  test('a document is given back in the month it was spent in, and in no other', async () => {
    const { client, answer } = await signUp(server);
    await pay(client, 'essential');
    await client.upload(invoicePdf(`back-${answer.body.user.id}`));
    const { db } = server.server.deps;
    const [row] = await db
      .select()
      .from(documents)
      .where((await import('drizzle-orm')).eq(documents.userId, answer.body.user.id));
    await giveBackDocument(db, answer.body.user.id, new Date('2020-01-01T00:00:00Z'));
    expect((await status(client)).documents_used).toBe(1);
    await giveBackDocument(db, answer.body.user.id, row?.countedIn ?? null);
    expect((await status(client)).documents_used).toBe(0);
  });

  test('cancelling and the portal need a paid plan', async () => {
    const { client } = await signUp(server);
    for (const call of ['cancel', 'portal']) {
      expect(await client.json('POST', `/api/subscription/${call}`)).toMatchObject({ status: 409 });
    }
    await pay(client, 'essential');
    expect((await client.json('POST', '/api/subscription/portal')).body.portal_url).toBe(`${server.url}/pricing`);
  });

  test('a forgotten password is reset by the mailed link, once, and every older token dies', async () => {
    const { username, token, client } = await signUp(server);
    const email = `${username}@example.com`;
    const sentence = 'If an account with that email exists, a password reset link has been sent.';
    const anonymous = httpClient(server);
    for (const address of [email, 'nobody@example.com']) {
      const answer = await anonymous.json('POST', '/api/auth/request-reset', { email: address });
      expect(answer).toMatchObject({ status: 200, body: { success: true, message: sentence } });
    }
    const reset = await mailedToken(email);
    expect((await anonymous.json('POST', `/api/auth/validate-token?token=${reset}`)).body).toEqual({ valid: true });
    expect((await anonymous.json('POST', '/api/auth/validate-token?token=other')).body).toEqual({ valid: false });
    for (const [password, detail] of [
      ['Short1', 'Password must be at least 8 characters long'],
      ['alllower1', 'Password must contain at least one uppercase letter'],
      ['ALLUPPER1', 'Password must contain at least one lowercase letter'],
      ['NoDigitsHere', 'Password must contain at least one number'],
    ]) {
      const answer = await anonymous.json('POST', '/api/auth/confirm-reset', { token: reset, new_password: password });
      expect(answer).toMatchObject({ status: 422, body: { detail } });
    }
    const fields = { token: reset, new_password: 'Better-pass1' };
    expect((await anonymous.json('POST', '/api/auth/confirm-reset', fields)).status).toBe(200);
    expect(await anonymous.json('POST', '/api/auth/confirm-reset', fields)).toMatchObject({
      status: 422,
      body: { detail: 'Invalid or expired reset token' },
    });
    expect((await httpClient(server, token).get('/users/me')).status).toBe(401);
    expect((await client.form('/simple-token', { username, password: 'secret1' })).status).toBe(401);
    expect(
      (await client.form('/simple-token', { username: email.toUpperCase(), password: 'Better-pass1' })).status,
    ).toBe(200);
  });

  test('a reset link dies after an hour, and the fourth request within one is refused', async () => {
    const { username } = await signUp(server);
    const email = `${username}@example.com`;
    const anonymous = httpClient(server);
    await anonymous.json('POST', '/api/auth/request-reset', { email });
    const reset = await mailedToken(email);
    server.clock.aheadMs = 61 * 60_000;
    expect((await anonymous.json('POST', `/api/auth/validate-token?token=${reset}`)).body).toEqual({ valid: false });
    server.clock.aheadMs = 0;
    for (let request = 2; request <= 3; request += 1) {
      expect((await anonymous.json('POST', '/api/auth/request-reset', { email })).status).toBe(200);
    }
    const fourth = await anonymous.json('POST', '/api/auth/request-reset', { email });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await anonymous.json('POST', '/api/auth/request-reset', { email: ' ' })).toMatchObject({
      status: 422,
      body: { detail: 'Please enter your email address' },
    });
  });

  async function mails() {
    const folder = join(server.dataDir, 'outbox');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  }

  async function mailedToken(email: string): Promise<string> {
    for (let look = 0; look < 100; look += 1) {
      const mail = (await mails()).findLast(({ to }) => to?.[0]?.address === email);
      const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('No reset mail came');
  }

  test('a contact message is stored and mailed to support, and says what is missing', async () => {
    const { username, client } = await signUp(server);
    const message = { name: 'Ada', email: 'ada@example.com', subject: `Hello from ${username}`, message: 'A question' };
    expect(await client.json('POST', '/api/contact', message)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Thank you for contacting us! We'll get back to you shortly via email.",
      },
    });
    let mail: Awaited<ReturnType<typeof mails>>[number] | undefined;
    for (let look = 0; look < 100 && !mail; look += 1) {
      mail = (await mails()).find(({ subject }) => subject === `[Invoscope] Hello from ${username}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(mail?.replyTo?.[0]?.address).toBe('ada@example.com');
    expect(mail?.to?.[0]?.address).toBe('support@localhost');
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'ada'],
      ['subject', ''],
      ['message', ''],
    ] as const) {
      const answer = await client.json('POST', '/api/contact', { ...message, [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe(field);
    }
    for (let sent = 2; sent <= 10; sent += 1) await client.json('POST', '/api/contact', message);
    expect((await client.json('POST', '/api/contact', message)).status).toBe(429);
  });
});

test('with BILLING=off nothing is limited and nothing is to be paid', async () => {
  const server = await startTestServer({ BILLING: 'off' });
  try {
    const { client, answer } = await signUp(server, { selected_plan: 'advanced' });
    expect(answer.body.checkout_url).toBeUndefined();
    for (let copy = 1; copy <= 11; copy += 1) expect((await client.upload(invoicePdf(copy))).status).toBe(200);
    expect(await status(client)).toMatchObject({ documents_limit: null, ai_queries_limit: null, billing: 'off' });
    expect(await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' })).toMatchObject(
      {
        status: 409,
      },
    );
  } finally {
    await server.close();
  }
});

describe('plans paid through Stripe', () => {
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
    expect(await status(client)).toMatchObject({ plan_type: null });

    const start = new Date(Math.floor(Date.now() / 1000) * 1000);
    const subscription = {
      id: `sub_${hash(answer.body.user.id).slice(0, 8)}`,
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
    expect(await status(client)).toMatchObject({
      plan_type: 'essential',
      period_end: subscription.periodEnd.toISOString(),
    });

    await client.upload(invoicePdf('stripe'));
    expect((await deliver(paid)).status).toBe(200);
    expect(await status(client)).toMatchObject({ documents_used: 1 });

    // An event of the past comes late: what counts is what Stripe says now.
    Object.assign(subscription, { priceId: 'price_advanced' });
    const late = stripe.signedEvent({
      type: 'customer.subscription.created',
      object: { id: subscription.id, status: 'incomplete' },
    });
    await deliver(late);
    expect(await status(client)).toMatchObject({ plan_type: 'advanced', documents_used: 1 });

    const next = subscription.periodEnd;
    Object.assign(subscription, { periodStart: next, periodEnd: new Date(next.getTime() + 30 * DAY_MS) });
    await deliver(
      stripe.signedEvent({
        type: 'invoice.paid',
        object: { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: subscription.id } } },
      }),
    );
    expect(await status(client)).toMatchObject({ documents_used: 0, period_end: subscription.periodEnd.toISOString() });

    expect((await client.json('POST', '/api/subscription/portal')).body.portal_url).toContain('cus_1');
    expect((await client.json('POST', '/api/subscription/cancel')).body).toMatchObject({ cancel_at_period_end: true });
    expect(subscription.cancelAtPeriodEnd).toBe(true);
    Object.assign(subscription, { status: 'canceled' });
    await deliver(stripe.signedEvent({ type: 'customer.subscription.deleted', object: { id: subscription.id } }));
    expect(await status(client)).toMatchObject({ plan_type: null });
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
});
