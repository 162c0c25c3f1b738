import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyBin } from '../documents/empty-bin.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { mailWritten } from '../testing/outbox.ts';
import { type Reply, webhookReceiver } from '../testing/webhook-receiver.ts';
import { deliveries, startWebhooks, untilOver, verified } from './testing/start-webhooks.ts';

const { begin, close, makeWebhook, receiver, reply, server, untilReceived } = await startWebhooks();
afterAll(close);
let client: HttpClient;
beforeEach(async () => {
  client = await begin();
});

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
  const webhook = await makeWebhook(client);
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
  await untilOver(client, webhook, 'delivered');
  const log = await deliveries(client, webhook);
  expect(new Set(log.map((delivery: { id: string }) => delivery.id)).size).toBe(3);
  expect(log.map((delivery: { id: string }) => delivery.id).toReversed()).toEqual(
    receiver.received.map(({ headers }) => headers['webhook-id']),
  );
  expect(() => verified({ secret: 'whsec_AAAA' }, receiver.received[0]!)).toThrow();
});

test('an analysis that fails is told; only what was chosen is told, and only to its owner', async () => {
  const chosen = await makeWebhook(client, { events: ['document.failed', 'document.deleted'] });
  await makeWebhook((await signUp(server)).client);
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
  const webhook = await makeWebhook(client, { events: ['document.analyzed'] });
  reply({ status: 500, body: 'not now' }, { status: 500 }, { status: 500 }, 'hang', { status: 200, body: 'ok' });
  await client.upload(invoicePdf('again'));
  for (let attempts = 1; attempts <= 4; attempts += 1) {
    await untilReceived(attempts);
    await expect
      .poll(async () => (await deliveries(client, webhook))[0].attempts.length, { timeout: 60_000 })
      .toBe(attempts);
    // The fourth is the one that hangs.
    wait(attempts === 3 ? 1 : 60);
    server.clock.aheadMs += 3_600_000;
    await hurry();
  }
  await untilOver(client, webhook, 'delivered');
  server.clock.aheadMs = 0;
  const [delivery, ...more] = await deliveries(client, webhook);
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
  const { promise: late, resolve: answer } = Promise.withResolvers<Reply>();
  const slow = await webhookReceiver(() => late);
  const webhook = await makeWebhook(client, { url: slow.url });
  const { body } = await client.upload(invoicePdf('slow'));
  const changes = 8;
  for (let n = 1; n <= changes; n += 1) {
    const entity = { label: 'PURCHASE_ORDER', value: `PO-${n}` };
    expect((await client.json('POST', `/api/documents/${body.document_id}/entities`, entity)).status).toBe(201);
  }
  await expect.poll(() => slow.received.length, { timeout: 60_000 }).toBeGreaterThan(1);
  const { client: other } = await signUp(server);
  await makeWebhook(other);
  await other.upload(invoicePdf('quick'));
  await untilReceived(1);
  expect(slow.received).toHaveLength(2);
  expect((await deliveries(client, webhook)).map(({ attempts }: { attempts: [] }) => attempts)).toEqual(
    Array.from({ length: changes + 1 }, () => []),
  );
  answer({ status: 204 });
  await slow.close();
});

test('a webhook at which nothing got through for a day is paused, with a mail; resumed, it goes on', async () => {
  const { username, client: owner } = await signUp(server);
  client = owner;
  const webhook = await makeWebhook(client);
  reply(...Array.from({ length: 11 }, () => ({ status: 503 })));
  await client.upload(invoicePdf('paused'));
  for (let attempts = 1; attempts <= 11; attempts += 1) {
    await untilReceived(attempts);
    await expect
      .poll(async () => (await deliveries(client, webhook))[0].attempts.length, { timeout: 60_000 })
      .toBe(attempts);
    await hurry();
  }
  expect((await deliveries(client, webhook))[0]).toMatchObject({ status: 'failed', next_attempt_at: null });
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
  expect(await deliveries(client, webhook)).toHaveLength(2);
});

test('a webhook that has let nothing through for a day is paused, however often each delivery was tried', async () => {
  const webhook = await makeWebhook(client);
  reply(...Array.from({ length: 3 }, () => ({ status: 500 })));
  await client.upload(invoicePdf('in-vain'));
  await expect.poll(async () => (await deliveries(client, webhook))[0]?.attempts.length, { timeout: 60_000 }).toBe(1);
  await server.server.deps.db.execute(
    sql`update webhooks set failing_since = failing_since - interval '25 hours' where id = ${webhook.id}`,
  );
  await hurry();
  const isActive = async () => (await client.get('/api/webhooks')).body[0].active;
  await expect.poll(isActive, { timeout: 60_000 }).toBe(false);
  expect((await deliveries(client, webhook))[0]).toMatchObject({ status: 'pending' });
});

test('what waits while a webhook is paused is sent when it goes on', async () => {
  const webhook = await makeWebhook(client);
  reply({ status: 500 });
  await client.upload(invoicePdf('waits'));
  await expect.poll(async () => (await deliveries(client, webhook))[0]?.attempts.length, { timeout: 60_000 }).toBe(1);
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: false });
  await hurry();
  const jobs = sql`select from pgboss.job where name = 'webhook-delivery' and state in ('created', 'active')`;
  await expect.poll(async () => (await server.server.deps.db.execute(jobs)).rows.length, { timeout: 60_000 }).toBe(0);
  expect(receiver.received).toHaveLength(1);
  server.clock.aheadMs = 60_000;
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: true });
  await untilOver(client, webhook, 'delivered');
  server.clock.aheadMs = 0;
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});
