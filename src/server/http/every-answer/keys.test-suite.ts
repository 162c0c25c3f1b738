import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { apiKeys } from '../../db/key-schema.ts';
import type { Answering } from './answering.test-suite.ts';

/** API keys, webhooks and settings. */
export async function answerKeys({ server, client }: Answering): Promise<void> {
  const { db } = server.server.deps;
  const { id } = (await client.json('POST', '/api/keys', { name: 'One' })).body;
  await client.json('POST', '/api/keys', { name: 'x'.repeat(20_000) });
  await client.get('/api/keys');
  await db.execute(sql`
    insert into api_keys (id, user_id, name, scope, key_hash, prefix, created_at)
    select 'many-' || n, (select user_id from api_keys where id = ${id}), 'Many', 'read', n::text, 'inv_', now()
    from generate_series(1, 100) n`);
  expect((await client.json('POST', '/api/keys', { name: 'One too many' })).status).toBe(409);
  await db.delete(apiKeys).where(sql`${apiKeys.id} like 'many-%'`);
  expect((await client.delete(`/api/keys/${id}`)).status).toBe(204);
  await answerWebhooks({ server, client });
  await client.get('/api/settings');
  await client.json('PUT', '/api/settings', { own_company: 'x'.repeat(201) });
  await client.json('PUT', '/api/settings', { own_company: 'x'.repeat(20_000) });
  expect((await client.json('PUT', '/api/settings', {})).status).toBe(200);
  const mailbox = { host: '127.0.0.1', port: 143, security: 'tls', username: 'ada', password: 'p' };
  expect((await client.json('POST', '/api/settings/mailbox/check', mailbox)).status).toBe(200);
  await client.json('POST', '/api/settings/mailbox/check', { ...mailbox, host: '' });
  await client.json('POST', '/api/settings/mailbox/check', { ...mailbox, host: 'x'.repeat(20_000) });
}

async function answerWebhooks({ server, client }: Pick<Answering, 'server' | 'client'>): Promise<void> {
  const { db } = server.server.deps;
  // A name that never leads anywhere.
  const url = 'http://receiver.invalid/';
  const webhook = { url, active: false };
  const { id } = (await client.json('POST', '/api/webhooks', webhook)).body;
  const one = `/api/webhooks/${id}`;
  await client.json('POST', '/api/webhooks', { url: `${url}${'x'.repeat(20_000)}` });
  await client.json('POST', '/api/webhooks', { url: 'http://127.0.0.1/' });
  await db.execute(sql`
    insert into webhooks (id, user_id, url, events, active, secret, created_at)
    select 'many-' || n, user_id, url, events, false, secret, now() from webhooks, generate_series(2, 20) n
    where id = ${id}`);
  expect((await client.json('POST', '/api/webhooks', webhook)).status).toBe(409);
  await client.get('/api/webhooks');
  expect((await client.json('PUT', one, { active: true })).status).toBe(200);
  await client.json('PUT', one, { url: '' });
  await client.json('PUT', one, { url: `${url}${'x'.repeat(20_000)}` });
  expect((await client.call('POST', `${one}/test`)).status).toBe(200);
  const { status, body } = await client.get(`${one}/deliveries`);
  expect(status).toBe(200);
  const again = `${one}/deliveries/${body[0].id}/again`;
  expect((await client.call('POST', again)).status).toBe(202);
  await client.json('PUT', one, { active: false });
  expect((await client.call('POST', again)).status).toBe(409);
  expect((await client.call('POST', `${one}/secret`)).status).toBe(200);
  await client.get(`${one}/deliveries?limit=0`);
  expect((await client.delete(one)).status).toBe(204);
}
