import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { MOST_AT_ONCE } from '#contracts/export.ts';
import { documents } from '../../db/schema.ts';
import type { Answering } from './answering.test-suite.ts';

/** Exports at once and in the background, over documents that are there for a moment. */
export async function answerExports({ server, client }: Omit<Answering, 'noteAnswers'>, id: string): Promise<void> {
  const { db } = server.server.deps;
  await client.get(`/api/export?format=csv&ids=${id}`);
  await client.get('/api/export');
  await client.get('/api/export?format=csv&ids=none');
  await client.json('POST', '/api/export', { format: 'csv', ids: [id] });
  await client.json('POST', '/api/export', { format: 'csv', ids: ['none'] });
  await db.execute(sql`
    insert into documents (id, user_id, filename, file_size, sha256, total_pages, status)
    select 'many-' || n, (select user_id from documents where id = ${id}), n || '.pdf', 1,
      encode(sha256(n::text::bytea), 'hex'), 1, 'failed' from generate_series(0, ${MOST_AT_ONCE}::int) n`);
  const begun = await client.get('/api/export?format=csv&status=failed');
  await client.json('POST', '/api/export', { format: 'csv' });
  await db.delete(documents).where(sql`${documents.id} like 'many-%'`);
  const job = `/api/export/jobs/${begun.body.job_id}`;
  await expect.poll(async () => (await client.get(job)).body.status, { timeout: 60_000 }).toBe('completed');
  expect((await client.get(`${job}/file`)).status).toBe(200);
}
