import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planSchema } from '#contracts/subscription.ts';
import { documents } from '../db/schema.ts';
import { subscriptions } from '../db/subscription-schema.ts';
import { type HttpClient, httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { giveBackDocument } from './quota.ts';
import { statusOf } from './testing/status-of.ts';

const DAY_MS = 86_400_000;
const UPLOAD_BOX_WORDS = /trial|subscription|upgrade|limit reached/i;

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
    const trial = await statusOf(client);
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
    expect((await statusOf(client)).documents_used).toBe(10);
    expect((await client.get('/api/documents')).body).toHaveLength(1);
  });

  test('an expired trial keeps documents readable, refuses new work, and payment opens it again', async () => {
    const { username, client } = await signUp(server);
    const { body: result } = await client.upload(invoicePdf(`kept-${username}`));
    server.clock.aheadMs = 15 * DAY_MS;
    try {
      expect(await statusOf(client)).toMatchObject({ plan_type: null, documents_limit: 0 });
      expect((await client.get(`/api/documents/${result.document_id}/entities`)).status).toBe(200);
      const refused = await client.upload(invoicePdf(`late-${username}`));
      expect(refused).toMatchObject({ status: 402, body: { code: 'subscription.required' } });
      expect(refused.body.detail).toMatch(UPLOAD_BOX_WORDS);
      expect((await pay(client, 'advanced')).status).toBe(303);
      expect(await statusOf(client)).toMatchObject({ plan_type: 'advanced', documents_used: 0, documents_limit: 75 });
      expect((await client.upload(invoicePdf(`late-${username}`))).status).toBe(200);
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  test('a paid month starts afresh at its anniversary, and a cancelled one ends there', async () => {
    const { username, client } = await signUp(server, { selected_plan: 'essential' });
    expect(await statusOf(client)).toMatchObject({ plan_type: null });
    expect((await pay(client, 'essential')).headers.get('location')).toBe(`${server.url}/pricing?checkout=success`);
    await client.upload(invoicePdf(`month-${username}`));
    const month = await statusOf(client);
    expect(month).toMatchObject({ plan_type: 'essential', is_trial: false, documents_used: 1, documents_limit: 20 });
    try {
      server.clock.aheadMs = 32 * DAY_MS;
      const { client: later } = await signInAgain(username);
      const next = await statusOf(later);
      expect(next).toMatchObject({ plan_type: 'essential', documents_used: 0 });
      expect(Date.parse(next.period_end ?? '')).toBeGreaterThan(Date.parse(month.period_end ?? ''));
      const cancelled = await later.json('POST', '/api/subscription/cancel');
      expect(cancelled.body).toMatchObject({ plan_type: 'essential', cancel_at_period_end: true });
      server.clock.aheadMs = 64 * DAY_MS;
      expect(await statusOf((await signInAgain(username)).client)).toMatchObject({
        plan_type: null,
        documents_limit: 0,
      });
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  async function signInAgain(username: string) {
    const { body } = await httpClient(server).form('/simple-token', { username, password: 'secret1' });
    return { client: httpClient(server, body.access_token) };
  }

  test('going up between paid plans keeps the month and what was used of it', async () => {
    const { username, client } = await signUp(server);
    await pay(client, 'essential');
    await client.upload(invoicePdf(`change-${username}`));
    const before = await statusOf(client);
    await pay(client, 'advanced');
    expect(await statusOf(client)).toMatchObject({
      plan_type: 'advanced',
      documents_used: 1,
      period_end: before.period_end,
    });
  });

  test('a smaller plan starts when the paid month is over, is said before, and can be taken back', async () => {
    const { username, client } = await signUp(server);
    await pay(client, 'advanced');
    await client.upload(invoicePdf(`smaller-${username}`));
    const { period_end } = await statusOf(client);
    const { body } = await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' });
    const page = (await client.get(new URL(body.checkout_url).pathname)).body;
    expect(page).toMatch(/Starts on \d+ \w+ \d{4}, at \$7 per month; Advanced stays until then\. Usage begins at zero/);
    expect((await client.form(new URL(body.checkout_url).pathname, { outcome: 'paid' })).status).toBe(303);
    const chosen = {
      plan_type: 'advanced',
      documents_limit: 75,
      documents_used: 1,
      next_plan: 'essential',
      period_end,
    };
    expect(await statusOf(client)).toMatchObject(chosen);
    expect(await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' })).toMatchObject(
      {
        status: 409,
      },
    );
    expect((await client.json('POST', '/api/subscription/keep')).body).toMatchObject({ next_plan: null, period_end });
    await pay(client, 'essential');
    try {
      server.clock.aheadMs = 32 * DAY_MS;
      const { client: later } = await signInAgain(username);
      expect(await statusOf(later)).toMatchObject({ plan_type: 'essential', documents_used: 0, next_plan: null });
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  test('keeping a cancelled plan takes the cancellation back, and nothing else changes', async () => {
    const { client } = await signUp(server);
    await pay(client, 'essential');
    const before = await statusOf(client);
    expect((await client.json('POST', '/api/subscription/keep')).status).toBe(409);
    await client.json('POST', '/api/subscription/cancel');
    expect((await client.json('POST', '/api/subscription/keep')).body).toEqual(before);
    // The checkout of the same plan comes to the same.
    await client.json('POST', '/api/subscription/cancel');
    await pay(client, 'essential');
    expect(await statusOf(client)).toEqual(before);
    // Choosing the smaller plan instead of cancelling is a change, too.
    await pay(client, 'advanced');
    await client.json('POST', '/api/subscription/cancel');
    await pay(client, 'essential');
    expect(await statusOf(client)).toMatchObject({ cancel_at_period_end: false, next_plan: 'essential' });
  });

  test('a checkout that was used says how it ended', async () => {
    const { client } = await signUp(server);
    for (const [outcome, sentence] of [
      ['cancelled', 'This checkout was cancelled; nothing was charged.'],
      ['paid', 'This checkout was completed already; nothing is charged again.'],
    ] as const) {
      const { body } = await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' });
      const path = new URL(body.checkout_url).pathname;
      expect((await client.get(path)).body).toContain('<b>$7</b> per month');
      await client.form(path, { outcome });
      expect(await client.get(path)).toMatchObject({ status: 404, body: expect.stringContaining(sentence) });
    }
    expect((await client.get('/checkout/test/unknown')).body).toContain('There is no such checkout.');
  });

  test('a checkout that is cancelled, unknown or used again changes nothing', async () => {
    const { client } = await signUp(server, { selected_plan: 'advanced' });
    expect((await pay(client, 'advanced', 'cancelled')).status).toBe(303);
    expect(await statusOf(client)).toMatchObject({ plan_type: null });
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
    const [row] = await db.select().from(documents).where(eq(documents.userId, answer.body.user.id));
    await giveBackDocument(db, answer.body.user.id, new Date('2020-01-01T00:00:00Z'));
    expect((await statusOf(client)).documents_used).toBe(1);
    await giveBackDocument(db, answer.body.user.id, row?.countedIn ?? null);
    expect((await statusOf(client)).documents_used).toBe(0);
  });

  test('cancelling and the portal need a paid plan', async () => {
    const { client } = await signUp(server);
    for (const call of ['cancel', 'portal']) {
      expect(await client.json('POST', `/api/subscription/${call}`)).toMatchObject({ status: 409 });
    }
    await pay(client, 'essential');
    expect((await client.json('POST', '/api/subscription/portal')).body.portal_url).toBe(`${server.url}/pricing`);
  });
});

test('with BILLING=off nothing is limited and nothing is to be paid', async () => {
  const server = await startTestServer({ BILLING: 'off' });
  try {
    const { client, answer } = await signUp(server, { selected_plan: 'advanced' });
    expect(answer.body.checkout_url).toBeUndefined();
    for (let copy = 1; copy <= 11; copy += 1) expect((await client.upload(invoicePdf(copy))).status).toBe(200);
    expect(await statusOf(client)).toMatchObject({ documents_limit: null, ai_queries_limit: null, billing: 'off' });
    expect(await client.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' })).toMatchObject(
      {
        status: 409,
      },
    );
  } finally {
    await server.close();
  }
});
