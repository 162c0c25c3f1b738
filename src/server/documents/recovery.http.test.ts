import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../db/schema.ts';
import { signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test', ANALYSIS_TIMEOUT_S: '20' });
});
afterAll(() => server.close());

const client = (name: string) => signUp(server, { username: name }).then((account) => account.client);
const statusOf = async (user: Awaited<ReturnType<typeof client>>, id: string): Promise<string> =>
  (await user.get(`/api/documents/${id}`)).body.last_analysis?.status;

async function untilStatus(user: Awaited<ReturnType<typeof client>>, id: string, status: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await statusOf(user, id)) === status) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The document is ${await statusOf(user, id)}, not ${status}`);
}

const bytesStored = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  ).length;

/** PostgreSQL loses no committed rows, and other processes may be at work on it: nothing is mended at a start. */
const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL);

onEmbedded('a row the database lost comes back from its sidecar and is analysed', async () => {
  const user = await client('lost-row');
  const { body } = await user.upload(invoicePdf('lost-row'), 'lost.pdf');
  const { db } = server.server.deps;
  const [before] = await db.select().from(documents).where(eq(documents.id, body.document_id));
  await db.delete(documents).where(eq(documents.id, body.document_id));
  expect((await user.get(`/api/documents/${body.document_id}`)).status).toBe(404);
  await server.restart();
  await untilStatus(user, body.document_id, 'completed');
  const [after] = await server.server.deps.db.select().from(documents).where(eq(documents.id, body.document_id));
  expect(after).toMatchObject({ filename: 'lost.pdf', sha256: before?.sha256, uploadDate: before?.uploadDate });
  expect(after?.countedIn).toEqual(before?.countedIn);
});

test('an analysis that a stop interrupted is run at the next start', async () => {
  const user = await client('interrupted');
  const { body } = await user.upload(invoicePdf('interrupted'));
  await server.server.deps.db.update(documents).set({ status: 'processing' }).where(eq(documents.id, body.document_id));
  await server.restart();
  await untilStatus(user, body.document_id, 'completed');
});

test('a deleted document stays deleted over a restart', async () => {
  const user = await client('deleter');
  const { body } = await user.upload(invoicePdf('deleted'));
  expect((await user.delete(`/api/documents/${body.document_id}`)).status).toBe(204);
  await server.restart();
  expect((await user.get('/api/documents')).body).toEqual([]);
});

test('an upload beyond the plan leaves no bytes behind', async () => {
  const user = await client('over-limit');
  for (let n = 0; n < 10; n += 1) expect((await user.upload(invoicePdf(`limit-${n}`))).status).toBe(200);
  const before = await bytesStored();
  const refused = await user.upload(invoicePdf('limit-10'));
  expect(refused.status).toBe(402);
  expect(refused.body.detail).toMatch(/limit reached/i);
  expect(await bytesStored()).toBe(before);
});

test('a document whose bytes are missing fails with the reason, and gives its quota back', async () => {
  const user = await client('missing-bytes');
  const { body } = await user.upload(invoicePdf('missing'));
  const sha256: string = body.metadata.sha256;
  await rm(join(server.dataDir, 'files', 'by-hash', sha256.slice(0, 2), sha256));
  const again = await user.json('POST', `/api/documents/${body.document_id}/reanalyze`);
  expect(again.body).toMatchObject({ code: 'file.missing', detail: 'The stored file is missing.' });
  expect((await user.get(`/api/documents/${body.document_id}`)).body.last_analysis).toMatchObject({
    status: 'failed',
    error: { code: 'file.missing' },
  });
  expect((await user.get('/api/subscription/status')).body.documents_used).toBe(0);
});

test('an analysis that fails through a fault of ours ends as failed after the last attempt, and can be retried', async () => {
  const user = await client('our-fault');
  const { body } = await user.upload(invoicePdf('our-fault'));
  const { storage } = server.server.deps;
  const get = storage.get;
  let attempts = 0;
  storage.get = async () => {
    attempts += 1;
    throw new Error('the disk does not answer');
  };
  const failed = await user.json('POST', `/api/documents/${body.document_id}/reanalyze`).finally(() => {
    storage.get = get;
  });
  expect(failed).toMatchObject({ status: 500, body: { code: 'analysis.failed' } });
  expect(failed.body.detail).not.toContain('disk');
  expect(attempts).toBe(3);
  const retried = await user.json('POST', `/api/documents/${body.document_id}/retry`);
  expect(retried.status).toBe(200);
});

onEmbedded(
  'half-written files of a killed process are not seen, and bytes nobody needs are removed at the start',
  async () => {
    const user = await client('half');
    const folder = join(server.dataDir, 'files');
    await writeFile(join(folder, 'sidecars', 'x.json.1.part'), '{"id":');
    const orphan = 'ef'.repeat(32);
    await server.server.deps.storage.put(orphan, Buffer.from('nobody has this'));
    await server.restart();
    expect((await user.get('/api/documents')).body).toEqual([]);
    expect(await server.server.deps.storage.has(orphan)).toBe(false);
    expect((await readdir(join(folder, 'sidecars'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
);
