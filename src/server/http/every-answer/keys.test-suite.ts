import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { apiKeys } from '../../db/key-schema.ts';
import type { Answering } from './answering.test-suite.ts';

/** API keys and settings. */
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
  await client.get('/api/settings');
  await client.json('PUT', '/api/settings', { own_company: 'x'.repeat(201) });
  await client.json('PUT', '/api/settings', { own_company: 'x'.repeat(20_000) });
  expect((await client.json('PUT', '/api/settings', {})).status).toBe(200);
}
