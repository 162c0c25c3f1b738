import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeAnalyses } from '../analysis/resume-analyses.ts';
import { documents } from '../db/schema.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { IN_BIN_MS } from './bin.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
});
afterAll(() => server.close());

const remove = (client: HttpClient, which: unknown) => client.json('POST', '/api/documents/delete', which);
const restore = (client: HttpClient, deletionId: string) =>
  client.json('POST', '/api/documents/restore', { deletion_id: deletionId });
const idsOf = async (client: HttpClient, query = '') =>
  (await client.get(`/api/documents?${query}`)).body.map(({ id }: { id: string }) => id) as string[];

/** A new account with so many invoices of its own bytes, the newest first. */
async function withInvoices(name: string, count: number) {
  const user = await signUp(server);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const uploaded = await user.client.upload(invoicePdf(`${name}-${n}`), `${name}-${n}.pdf`);
    expect(uploaded).toMatchObject({ status: 200, body: { document_id: expect.any(String) } });
    ids.unshift(uploaded.body.document_id);
  }
  return { ...user, ids };
}

test('one document deleted by a client that offers Undo comes back as it was; without the header it is gone', async () => {
  const { client, ids } = await withInvoices('alone', 1);
  const document = `/api/documents/${ids[0]}`;
  const before = (await client.get(`${document}/entities`)).body;
  const headers = { prefer: 'restorable' };
  const deleted = await client.call('DELETE', document, { headers });
  expect(deleted).toMatchObject({ status: 200, body: { deleted: 1 } });
  expect((await client.get(document)).status).toBe(404);
  expect((await client.call('DELETE', document, { headers })).status).toBe(404);
  expect((await restore(client, deleted.body.deletion_id)).body).toEqual({ restored: 1 });
  expect((await client.get(`${document}/entities`)).body).toEqual(before);
  expect((await client.delete(document)).status).toBe(204);
  expect((await restore(client, deleted.body.deletion_id)).status).toBe(404);
});

test('what is deleted together is nowhere any more, and comes back as it was', async () => {
  const { client, ids } = await withInvoices('together', 3);
  const { client: stranger, ids: theirs } = await withInvoices('theirs', 1);
  const [kept, ...gone] = ids as [string, string, string];
  const entities = `/api/documents/${gone[0]}/entities`;
  await client.json('POST', entities, { label: 'BUYER_NAME', value: 'Quillfeather' });
  const addresses = ['/api/documents', '/api/documents/stats', '/api/files', entities, `${entities}/history`];
  const seen = () => Promise.all(addresses.map(async (address) => (await client.get(address)).body));
  const before = await seen();

  const deleted = await remove(client, { ids: [...gone, ...theirs, 'never-there'] });
  expect(deleted).toMatchObject({ status: 200, body: { deleted: 2 } });
  expect(await idsOf(client)).toEqual([kept]);
  expect(await idsOf(client, 'q=together')).toEqual([kept]);
  expect(await idsOf(client, 'q=quillfeather')).toEqual([]);
  expect(await idsOf(client, 'label=INVOICE_NUMBER')).toEqual([kept]);
  expect((await client.get('/api/documents/stats')).body).toMatchObject({ total_documents: 1, overdue_count: 1 });
  expect((await client.get('/api/files')).body).toHaveLength(1);
  for (const path of ['', '/entities', '/entities/history', '/pages/1.png', '/events']) {
    expect((await client.get(`/api/documents/${gone[0]}${path}`)).status, path).toBe(404);
  }
  expect((await client.get(`/api/files/${gone[0]}/file`)).status).toBe(404);
  expect((await client.delete(`/api/documents/${gone[0]}`)).status).toBe(404);
  expect((await remove(client, { ids: gone })).body.deleted).toBe(0);
  expect(await idsOf(stranger)).toEqual(theirs);

  expect((await restore(stranger, deleted.body.deletion_id)).status).toBe(404);
  expect(await restore(client, deleted.body.deletion_id)).toMatchObject({ status: 200, body: { restored: 2 } });
  expect(await seen()).toEqual(before);
  expect(await idsOf(client, 'q=quillfeather')).toEqual([gone[0]]);
  expect((await client.download(`/api/files/${gone[1]}/file`)).status).toBe(200);
  expect((await restore(client, deleted.body.deletion_id)).status).toBe(404);
});

test('all that match are deleted only if they are as many as the person confirmed', async () => {
  const { client, ids } = await withInvoices('matching', 3);
  const filter = { seller: 'no such seller' };
  const all = { due: 'overdue', q: 'matching' };
  expect(await remove(client, { filter: all, count: 2 })).toMatchObject({
    status: 409,
    body: { code: 'documents.changed', params: { count: 3 } },
  });
  expect(await remove(client, { filter, count: 3 })).toMatchObject({ status: 409 });
  for (const unclear of [
    { filter: { sellr: 'x' }, count: 3 },
    { filter: {} },
    { filter: { due: 'later' }, count: 3 },
    { ids: [] },
    { ids, count: 3, filter: {} },
    {},
  ]) {
    expect((await remove(client, unclear)).status, JSON.stringify(unclear)).toBe(422);
  }
  expect(await idsOf(client)).toEqual(ids);
  expect((await remove(client, { filter: all, count: 3 })).body.deleted).toBe(3);
  expect(await idsOf(client)).toEqual([]);
});

test('after its time a deletion is final, also when the server was stopped in between', async () => {
  const { client: first, ids } = await withInvoices('final', 2);
  const { deps } = server.server;
  const stored = await deps.db
    .select()
    .from(documents)
    .where(eq(documents.id, ids[0] as string));
  const sha256 = stored[0]?.sha256 as string;
  const { body } = await remove(first, { ids });
  // However long the start takes, the deletion's time is not over.
  server.clock.aheadMs = -600_000;
  await server.restart();
  expect(await idsOf(first)).toEqual([]);
  expect(await server.server.deps.storage.has(sha256)).toBe(true);
  server.clock.aheadMs = IN_BIN_MS + 1_000;
  try {
    const { storage, db } = server.server.deps;
    await expect.poll(() => storage.has(sha256), { timeout: 60_000 }).toBe(false);
    for (const id of ids) {
      await expect
        .poll(async () => (await db.select().from(documents).where(eq(documents.id, id))).length, { timeout: 60_000 })
        .toBe(0);
      expect(await storage.getSidecar(id)).toBeNull();
    }
    expect((await restore(first, body.deletion_id)).status).toBe(404);
  } finally {
    server.clock.aheadMs = 0;
  }
});

test('a file that was sent again in the meantime stays as it was sent', async () => {
  const { client, ids } = await withInvoices('sent-again', 2);
  const { body } = await remove(client, { ids });
  const again = await client.upload(invoicePdf('sent-again-0'), 'again.pdf');
  expect(again.body.duplicate_of).toBeUndefined();
  expect((await restore(client, body.deletion_id)).body).toEqual({ restored: 1 });
  expect((await idsOf(client)).toSorted()).toEqual([ids[0], again.body.document_id].toSorted());
});

test('an analysis stops with the deletion and begins again when it is taken back', async () => {
  const { client, ids } = await withInvoices('running', 1);
  const id = ids[0] as string;
  const { deps } = server.server;
  await deps.db.update(documents).set({ status: 'processing' }).where(eq(documents.id, id));
  const { body } = await remove(client, { ids });
  await resumeAnalyses(deps);
  await restore(client, body.deletion_id);
  await resumeAnalyses(deps);
  await expect
    .poll(async () => (await client.get(`/api/documents/${id}`)).body.last_analysis.status, { timeout: 60_000 })
    .toBe('completed');
});
