import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyBin } from '../documents/empty-bin.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { mailWritten } from '../testing/outbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type Received, type Reply, webhookReceiver } from '../testing/webhook-receiver.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let client: HttpClient;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
/** How the receiver answers, call by call; then 204. */
let replies: (Reply | Promise<Reply>)[];
beforeAll(async () => {
  replies = [];
  receiver = await webhookReceiver(() => replies.shift() ?? { status: 204 });
  server = await startTestServer({
    // So long that nobody who answers is too late on a busy machine.
    ...{ BILLING: 'off', WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_TIMEOUT_S: '60', REGISTRATIONS_PER_HOUR: '1000' },
  });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  replies = [];
  receiver.received.length = 0;
  ({ client } = await signUp(server));
});

async function makeWebhook(fields: object = {}, by = client) {
  const { status, body } = await by.json('POST', '/api/webhooks', { url: `${receiver.url}/hook`, ...fields });
  expect(status).toBe(201);
  return body as { id: string; secret: string };
}

/** What the published library makes of a call. Throws when the signature is not right. */
const verified = ({ secret }: { secret: string }, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    data: Record<string, unknown> & { document_id: string };
  };

const untilReceived = (count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);

const deliveries = async ({ id }: { id: string }) => (await client.get(`/api/webhooks/${id}/deliveries`)).body;
const untilOver = (webhook: { id: string }, status: string) =>
  expect.poll(async () => (await deliveries(webhook))[0]?.status, { timeout: 60_000 }).toBe(status);

/** How long the calls that begin from here on wait for their answer. */
function wait(seconds: number): void {
  (server.server.deps.config as { WEBHOOK_TIMEOUT_S: number }).WEBHOOK_TIMEOUT_S = seconds;
}

/** Nobody waits for a day: whatever is to be tried later is tried now. */
async function hurry(): Promise<void> {
  await server.server.deps.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'webhook-delivery' and state = 'created'`,
  );
}

test('each event arrives once, in a signed message that tells what it is about', async () => {
  const webhook = await makeWebhook();
  const { body } = await client.upload(invoicePdf('events'));
  const id = body.document_id;
  await untilReceived(1);
  const { entities } = (await client.get(`/api/documents/${id}/entities`)).body;
  const number = entities.INVOICE_NUMBER[0];
  const path = `/api/documents/${id}/entities/${number.id}`;
  await client.json('PATCH', path, { value: 'A-1' });
  await untilReceived(2);
  // What is no change is no event.
  await client.json('PATCH', path, { value: 'A-1' });
  await client.delete(`/api/documents/${id}`);
  await untilReceived(3);
  const [analyzed, corrected, deleted] = receiver.received.map((call) => verified(webhook, call));
  expect(analyzed).toMatchObject({
    type: 'document.analyzed',
    timestamp: expect.stringMatching(/^20.*Z$/),
    data: { document_id: id, document: { id, summary: { invoice_number: number.value } } },
  });
  expect(corrected).toMatchObject({
    type: 'document.corrected',
    data: {
      document: { summary: { invoice_number: 'A-1' } },
      changes: [{ action: 'corrected', label: 'INVOICE_NUMBER', before: number.value, after: 'A-1' }],
    },
  });
  expect(deleted).toMatchObject({ type: 'document.deleted', data: { document_id: id, filename: 'invoice.pdf' } });
  await untilOver(webhook, 'delivered');
  const log = await deliveries(webhook);
  expect(new Set(log.map((delivery: { id: string }) => delivery.id)).size).toBe(3);
  expect(log.map((delivery: { id: string }) => delivery.id).toReversed()).toEqual(
    receiver.received.map(({ headers }) => headers['webhook-id']),
  );
  expect(() => verified({ secret: 'whsec_AAAA' }, receiver.received[0]!)).toThrow();
});

test('an analysis that fails is told; only what was chosen is told, and only to its owner', async () => {
  const chosen = await makeWebhook({ events: ['document.failed', 'document.deleted'] });
  await makeWebhook({}, (await signUp(server)).client);
  const { words, reader } = server.server.deps;
  const { analyze } = reader;
  const { find } = words;
  words.find = async () => null;
  await client.upload(invoicePdf('analyzed'));
  server.server.deps.reader.analyze = async () => {
    throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  };
  const { id } = (await client.get('/api/documents')).body[0];
  await client.call('POST', `/api/documents/${id}/reanalyze`);
  await untilReceived(1);
  reader.analyze = analyze;
  words.find = find;
  expect(verified(chosen, receiver.received[0]!)).toMatchObject({
    type: 'document.failed',
    data: { document_id: id, document: { last_analysis: { status: 'failed', error: { code: 'analysis.failed' } } } },
  });
  // Many at once lie in the bin first; they are deleted when it is emptied.
  const deletion = await client.json('POST', '/api/documents/delete', { ids: [id] });
  expect(deletion.status).toBe(200);
  server.clock.aheadMs = 60_000;
  await emptyBin(server.server.deps);
  server.clock.aheadMs = 0;
  await untilReceived(2);
  expect(verified(chosen, receiver.received[1]!)).toMatchObject({
    type: 'document.deleted',
    data: { document_id: id },
  });
  expect(receiver.received).toHaveLength(2);
});

test('a receiver that fails three times and hangs gets the same message again until it takes it', async () => {
  const webhook = await makeWebhook({ events: ['document.analyzed'] });
  replies = [{ status: 500, body: 'not now' }, { status: 500 }, { status: 500 }, 'hang', { status: 200, body: 'ok' }];
  await client.upload(invoicePdf('again'));
  for (let attempts = 1; attempts <= 4; attempts += 1) {
    await untilReceived(attempts);
    await expect.poll(async () => (await deliveries(webhook))[0].attempts.length, { timeout: 60_000 }).toBe(attempts);
    // The fourth is the one that hangs.
    wait(attempts === 3 ? 1 : 60);
    server.clock.aheadMs += 3_600_000;
    await hurry();
  }
  await untilOver(webhook, 'delivered');
  server.clock.aheadMs = 0;
  const [delivery, ...more] = await deliveries(webhook);
  expect(more).toEqual([]);
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery.id]));
  expect(verified(webhook, receiver.received[0]!).type).toBe('document.analyzed');
  expect(delivery.attempts.map(({ status }: { status: number }) => status)).toEqual([500, 500, 500, null, 200]);
  expect(delivery.attempts[0]).toMatchObject({ answer: 'not now', error: 'The answer was 500.' });
  expect(delivery.attempts[3]).toMatchObject({ error: 'There was no answer within 1 seconds.' });
  expect(delivery.attempts[4].headers['webhook-id']).toBe(delivery.id);
  expect(delivery.body).toBe(receiver.received[4]?.body);
  expect((await client.get('/api/webhooks')).body[0]).toMatchObject({ active: true, failing_since: null });
});

test('a receiver that takes its time holds up nobody else’s deliveries', async () => {
  const { promise: reply, resolve: answer } = Promise.withResolvers<Reply>();
  const slow = await webhookReceiver(() => reply);
  const webhook = await makeWebhook({ url: slow.url });
  const { body } = await client.upload(invoicePdf('slow'));
  const changes = 8;
  for (let n = 1; n <= changes; n += 1) {
    const entity = { label: 'PURCHASE_ORDER', value: `PO-${n}` };
    expect((await client.json('POST', `/api/documents/${body.document_id}/entities`, entity)).status).toBe(201);
  }
  await expect.poll(() => slow.received.length, { timeout: 60_000 }).toBeGreaterThan(1);
  const { client: other } = await signUp(server);
  await makeWebhook({}, other);
  await other.upload(invoicePdf('quick'));
  await untilReceived(1);
  expect(slow.received).toHaveLength(2);
  expect((await deliveries(webhook)).map(({ attempts }: { attempts: [] }) => attempts)).toEqual(
    Array.from({ length: changes + 1 }, () => []),
  );
  answer({ status: 204 });
  await slow.close();
});

test('a webhook at which nothing got through for a day is paused, with a mail; resumed, it goes on', async () => {
  const { username, client: owner } = await signUp(server);
  client = owner;
  const webhook = await makeWebhook();
  replies = Array.from({ length: 11 }, () => ({ status: 503 }));
  await client.upload(invoicePdf('paused'));
  for (let attempts = 1; attempts <= 11; attempts += 1) {
    await untilReceived(attempts);
    await expect.poll(async () => (await deliveries(webhook))[0].attempts.length, { timeout: 60_000 }).toBe(attempts);
    await hurry();
  }
  expect((await deliveries(webhook))[0]).toMatchObject({ status: 'failed', next_attempt_at: null });
  const paused = (await client.get('/api/webhooks')).body[0];
  expect(paused).toMatchObject({ active: false, paused_at: expect.any(String), failing_since: expect.any(String) });
  const isOurs = (mail: { to?: { address?: string }[] | undefined }) =>
    mail.to?.[0]?.address === `${username}@example.com`;
  const mail = await mailWritten(server.dataDir, isOurs);
  expect(mail.subject).toBe('Invoscope has paused a webhook');
  expect(mail.text).toContain(`${receiver.url}/hook`);
  await client.upload(invoicePdf('while-paused'));
  const resumed = await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: true });
  expect(resumed.body).toMatchObject({ active: true, paused_at: null, failing_since: null });
  await client.upload(invoicePdf('after'));
  await untilReceived(12);
  expect(await deliveries(webhook)).toHaveLength(2);
});

test('a webhook that has let nothing through for a day is paused, however often each delivery was tried', async () => {
  const webhook = await makeWebhook();
  replies = Array.from({ length: 3 }, () => ({ status: 500 }));
  await client.upload(invoicePdf('in-vain'));
  await expect.poll(async () => (await deliveries(webhook))[0]?.attempts.length, { timeout: 60_000 }).toBe(1);
  await server.server.deps.db.execute(
    sql`update webhooks set failing_since = failing_since - interval '25 hours' where id = ${webhook.id}`,
  );
  await hurry();
  const isActive = async () => (await client.get('/api/webhooks')).body[0].active;
  await expect.poll(isActive, { timeout: 60_000 }).toBe(false);
  expect((await deliveries(webhook))[0]).toMatchObject({ status: 'pending' });
});

test('what waits while a webhook is paused is sent when it goes on', async () => {
  const webhook = await makeWebhook();
  replies = [{ status: 500 }];
  await client.upload(invoicePdf('waits'));
  await expect.poll(async () => (await deliveries(webhook))[0]?.attempts.length, { timeout: 60_000 }).toBe(1);
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: false });
  await hurry();
  const jobs = sql`select from pgboss.job where name = 'webhook-delivery' and state in ('created', 'active')`;
  await expect.poll(async () => (await server.server.deps.db.execute(jobs)).rows.length, { timeout: 60_000 }).toBe(0);
  expect(receiver.received).toHaveLength(1);
  server.clock.aheadMs = 60_000;
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: true });
  await untilOver(webhook, 'delivered');
  server.clock.aheadMs = 0;
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a test is sent at once and says what became of it', async () => {
  const webhook = await makeWebhook();
  replies = [
    { status: 200, body: 'thanks' },
    { status: 302, headers: { location: `${receiver.url}/elsewhere` } },
  ];
  const sent = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  expect(sent).toMatchObject({ status: 200, body: { event: 'webhook.test', status: 'delivered', document_id: null } });
  expect(sent.body.attempts).toMatchObject([{ status: 200, answer: 'thanks', error: null }]);
  expect(verified(webhook, receiver.received[0]!).type).toBe('webhook.test');
  expect((await client.call('POST', `/api/webhooks/${webhook.id}/test`)).body).toMatchObject({
    status: 'failed',
    attempts: [{ status: 302, error: 'The answer was a redirect (302), which is not followed.' }],
  });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  expect((await client.get('/api/webhooks')).body[0].failing_since).toBeNull();
});

test('a message that was given up, or delivered, is sent again under its own id, by its owner', async () => {
  const webhook = await makeWebhook();
  replies = [{ status: 500 }];
  const test = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  expect(test.body.status).toBe('failed');
  const again = `/api/webhooks/${webhook.id}/deliveries/${test.body.id}/again`;
  const asked = await client.call('POST', again);
  expect([asked.status, asked.body.status]).toEqual([202, 'pending']);
  await untilOver(webhook, 'delivered');
  expect((await client.call('POST', again)).status).toBe(202);
  await untilReceived(3);
  await untilOver(webhook, 'delivered');
  const [{ attempts }] = await deliveries(webhook);
  expect(attempts.map(({ status }: { status: number }) => status)).toEqual([500, 204, 204]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([test.body.id]));
  const { client: stranger } = await signUp(server);
  expect((await stranger.call('POST', again)).status).toBe(404);
  const other = await makeWebhook();
  expect((await client.call('POST', again.replace(webhook.id, other.id))).status).toBe(404);
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: false });
  const refused = await client.call('POST', again);
  expect([refused.status, refused.body.detail]).toEqual([409, 'The webhook is paused. Please resume it first.']);
});

test('a message that is on its way is not sent a second time beside it', async () => {
  const webhook = await makeWebhook();
  const { promise: late, resolve: answer } = Promise.withResolvers<Reply>();
  replies = [{ status: 500 }, late];
  const test = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  const again = `/api/webhooks/${webhook.id}/deliveries/${test.body.id}/again`;
  await client.call('POST', again);
  await untilReceived(2);
  const asked = await client.call('POST', again);
  expect([asked.status, asked.body.status]).toEqual([202, 'pending']);
  const { rows } = await server.server.deps.db.execute(
    sql`select id from pgboss.job where data->>'deliveryId' = ${test.body.id} and (data->>'attempt')::int = 1`,
  );
  expect(rows).toHaveLength(1);
  answer({ status: 500 });
  const attempted = async () => (await deliveries(webhook))[0].attempts.length;
  await expect.poll(attempted, { timeout: 60_000 }).toBe(2);
  expect(receiver.received).toHaveLength(2);
});

test('for a day after a secret was renewed messages are signed with both, then with the new one alone', async () => {
  const before = await makeWebhook();
  const renewed = await client.call('POST', `/api/webhooks/${before.id}/secret`);
  expect(renewed.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(renewed.body.secret).not.toBe(before.secret);
  const [listed] = (await client.get('/api/webhooks')).body;
  expect(listed).not.toHaveProperty('secret');
  expect(Date.parse(listed.previous_secret_until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await client.call('POST', `/api/webhooks/${before.id}/test`);
  for (const secret of [before, renewed.body])
    expect(verified(secret, receiver.received[0]!).type).toBe('webhook.test');
  server.clock.aheadMs = 25 * 3_600_000;
  await client.call('POST', `/api/webhooks/${before.id}/test`);
  expect((await client.get('/api/webhooks')).body[0].previous_secret_until).toBeNull();
  const { tidyDatabase } = await import('../tidy-database.ts');
  await tidyDatabase({ ...server.server.deps, now: () => new Date(Date.now() + 25 * 3_600_000) });
  server.clock.aheadMs = 0;
  expect((await client.get('/api/webhooks')).body[0].previous_secret_until).toBeNull();
  expect(receiver.received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
  expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  const { client: stranger } = await signUp(server);
  expect((await stranger.call('POST', `/api/webhooks/${before.id}/secret`)).status).toBe(404);
});

test('a webhook is its owner’s: it is listed without its secret, changed, and deleted with what it has sent', async () => {
  const webhook = await makeWebhook({ events: ['document.deleted', 'document.analyzed', 'document.deleted'] });
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [listed] = (await client.get('/api/webhooks')).body;
  const { secret, ...rest } = webhook;
  expect(listed).toEqual(rest);
  expect(listed.events).toEqual(['document.analyzed', 'document.deleted']);
  const { client: stranger } = await signUp(server);
  const one = `/api/webhooks/${webhook.id}`;
  expect((await stranger.get('/api/webhooks')).body).toEqual([]);
  for (const [method, path] of [
    ['PUT', one],
    ['DELETE', one],
    ['POST', `${one}/test`],
    ['GET', `${one}/deliveries`],
  ] as const) {
    expect((await stranger.json(method, path, method === 'PUT' ? {} : undefined)).status, method).toBe(404);
  }
  await client.call('POST', `${one}/test`);
  const changed = await client.json('PUT', one, { url: `${receiver.url}/other`, events: ['document.failed'] });
  expect(changed.body).toEqual({ ...rest, url: `${receiver.url}/other`, events: ['document.failed'] });
  expect((await client.get(`${one}/deliveries?limit=1`)).headers.get('x-total-count')).toBe('1');
  expect((await client.delete(one)).status).toBe(204);
  expect((await client.get(`${one}/deliveries`)).status).toBe(404);
  const { db } = server.server.deps;
  const left = await db.execute(sql`select from webhook_deliveries where webhook_id = ${webhook.id}`);
  expect(left.rows).toEqual([]);
});

test('what makes no webhook is told so, and a private address only passes where the operator wants it', async () => {
  for (const [fields, detail] of [
    [{}, 'Please enter an address'],
    [{ url: 'ftp://example.com' }, 'Please enter an address that begins with https:// or http://'],
    [{ url: 'example.com/hook' }, 'Please enter an address that begins with https:// or http://'],
    [{ url: 'https://a:b@example.com' }, 'Please leave user name and password out of the address.'],
    [{ url: 'https://example.com', events: [] }, 'Please choose at least one event'],
    [{ url: 'https://example.com', events: ['document.seen'] }, /^An event is one of document.analyzed, /],
  ] as const) {
    const { status, body } = await client.json('POST', '/api/webhooks', fields);
    expect([status, body.detail], JSON.stringify(fields)).toEqual([
      422,
      detail instanceof RegExp ? expect.stringMatching(detail) : detail,
    ]);
  }
  const config = server.server.deps.config as { WEBHOOK_ALLOW_PRIVATE: boolean };
  config.WEBHOOK_ALLOW_PRIVATE = false;
  for (const host of ['127.0.0.1', '10.0.0.1:8080', '[::1]', '2130706433', 'localhost', '[::ffff:127.0.0.1]']) {
    const { status, body } = await client.json('POST', '/api/webhooks', { url: `http://${host}/` });
    expect([status, body.code], host).toEqual([422, 'webhook.private_address']);
    expect(body.detail).toContain('a private or loopback address. This server only calls public ones.');
  }
  config.WEBHOOK_ALLOW_PRIVATE = true;
  const webhook = await makeWebhook();
  config.WEBHOOK_ALLOW_PRIVATE = false;
  const { body } = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  config.WEBHOOK_ALLOW_PRIVATE = true;
  expect(body).toMatchObject({ status: 'failed', attempts: [{ status: null }] });
  expect(receiver.received).toEqual([]);
});

test('the log of deliveries goes back a week', async () => {
  const { tidyDatabase } = await import('../tidy-database.ts');
  const webhook = await makeWebhook();
  await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  server.clock.aheadMs = 6 * DAY_MS;
  await tidyDatabase(server.server.deps);
  expect(await deliveries(webhook)).toHaveLength(1);
  server.clock.aheadMs = 0;
  await tidyDatabase({ ...server.server.deps, now: () => new Date(Date.now() + 8 * DAY_MS) });
  expect(await deliveries(webhook)).toEqual([]);
});
