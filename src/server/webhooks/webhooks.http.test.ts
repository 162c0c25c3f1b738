import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import type { Reply } from '../testing/webhook-receiver.ts';
import { deliveries, startWebhooks, untilOver, verified } from './testing/start-webhooks.ts';

const { begin, close, makeWebhook, receiver, reply, server, untilReceived } = await startWebhooks();
afterAll(close);
let client: HttpClient;
beforeEach(async () => {
  client = await begin();
});

const DAY_MS = 86_400_000;

test('a webhook is its owner’s: it is listed without its secret, changed, and deleted with what it has sent', async () => {
  const webhook = await makeWebhook(client, { events: ['document.deleted', 'document.analyzed', 'document.deleted'] });
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
  const webhook = await makeWebhook(client);
  config.WEBHOOK_ALLOW_PRIVATE = false;
  const { body } = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  config.WEBHOOK_ALLOW_PRIVATE = true;
  expect(body).toMatchObject({ status: 'failed', attempts: [{ status: null }] });
  expect(receiver.received).toEqual([]);
});

test('for a day after a secret was renewed messages are signed with both, then with the new one alone', async () => {
  const before = await makeWebhook(client);
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

test('a test is sent at once and says what became of it', async () => {
  const webhook = await makeWebhook(client);
  reply({ status: 200, body: 'thanks' }, { status: 302, headers: { location: `${receiver.url}/elsewhere` } });
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
  const webhook = await makeWebhook(client);
  reply({ status: 500 });
  const test = await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  expect(test.body.status).toBe('failed');
  const again = `/api/webhooks/${webhook.id}/deliveries/${test.body.id}/again`;
  const asked = await client.call('POST', again);
  expect([asked.status, asked.body.status]).toEqual([202, 'pending']);
  await untilOver(client, webhook, 'delivered');
  expect((await client.call('POST', again)).status).toBe(202);
  await untilReceived(3);
  await untilOver(client, webhook, 'delivered');
  const [{ attempts }] = await deliveries(client, webhook);
  expect(attempts.map(({ status }: { status: number }) => status)).toEqual([500, 204, 204]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([test.body.id]));
  const { client: stranger } = await signUp(server);
  expect((await stranger.call('POST', again)).status).toBe(404);
  const other = await makeWebhook(client);
  expect((await client.call('POST', again.replace(webhook.id, other.id))).status).toBe(404);
  await client.json('PUT', `/api/webhooks/${webhook.id}`, { active: false });
  const refused = await client.call('POST', again);
  expect([refused.status, refused.body.detail]).toEqual([409, 'The webhook is paused. Please resume it first.']);
});

test('a message that is on its way is not sent a second time beside it', async () => {
  const webhook = await makeWebhook(client);
  const { promise: late, resolve: answer } = Promise.withResolvers<Reply>();
  reply({ status: 500 }, late);
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
  const attempted = async () => (await deliveries(client, webhook))[0].attempts.length;
  await expect.poll(attempted, { timeout: 60_000 }).toBe(2);
  expect(receiver.received).toHaveLength(2);
});

test('the log of deliveries goes back a week', async () => {
  const { tidyDatabase } = await import('../tidy-database.ts');
  const webhook = await makeWebhook(client);
  await client.call('POST', `/api/webhooks/${webhook.id}/test`);
  server.clock.aheadMs = 6 * DAY_MS;
  await tidyDatabase(server.server.deps);
  expect(await deliveries(client, webhook)).toHaveLength(1);
  server.clock.aheadMs = 0;
  await tidyDatabase({ ...server.server.deps, now: () => new Date(Date.now() + 8 * DAY_MS) });
  expect(await deliveries(client, webhook)).toEqual([]);
});
