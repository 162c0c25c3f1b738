import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documents } from '../db/schema.ts';
import { analysisKind } from '../jobs/analysis-jobs.ts';
import { signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { repairInstallation } from './repair-installation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test', ANALYSIS_TIMEOUT_S: '20' });
});
afterAll(() => server.close());

const client = (name: string) => signUp(server, { username: name }).then((account) => account.client);
const statusOf = async (user: Awaited<ReturnType<typeof client>>, id: string): Promise<string> =>
  (await user.get(`/api/documents/${id}`)).body.last_analysis?.status;

async function untilStatus(user: Awaited<ReturnType<typeof client>>, id: string, status: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await statusOf(user, id)) === status) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The document is ${await statusOf(user, id)}, not ${status}`);
}

async function jobsOf(documentId: string): Promise<number> {
  const { rows } = await server.server.deps.database.pool.query(
    "select count(*)::int as count from pgboss.job where data->>'documentId' = $1",
    [documentId],
  );
  return rows[0].count;
}

const bytesStored = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  ).length;

/**
 * On PostgreSQL other processes may be at work: what is mended there is done beside everything else, and what is younger
 * than a quarter of an hour is left alone.
 */
const isAlone = !process.env.TEST_DATABASE_URL;
const onEmbedded = test.skipIf(!isAlone);
const deps = () => server.server.deps;

async function startAgainLater(): Promise<void> {
  server.clock.aheadMs += 20 * 60_000;
  await server.restart();
}

test('rows the database lost come back from their sidecars and are analysed', async () => {
  const user = await client('lost-row');
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1)
    ids.push((await user.upload(invoicePdf(`lost-${n}`), `lost-${n}.pdf`)).body.document_id);
  const before = await deps().db.select().from(documents).where(inArray(documents.id, ids)).orderBy(documents.filename);
  await deps().db.delete(documents).where(inArray(documents.id, ids));
  expect((await user.get(`/api/documents/${ids[0]}`)).status).toBe(404);
  await startAgainLater();
  for (const id of ids) await untilStatus(user, id, 'completed');
  const after = await deps().db.select().from(documents).where(inArray(documents.id, ids)).orderBy(documents.filename);
  const said = ({ id, filename, sha256, uploadDate, countedIn, seller }: (typeof before)[number]) => ({
    ...{ id, filename, sha256, uploadDate, countedIn, seller },
  });
  expect(after.map(said)).toEqual(before.map(said));
  expect((await user.get('/api/documents?q=lost')).body).toHaveLength(3);
});

test('a sidecar that a kill left of an upload which was sent again is not in the way', async () => {
  const user = await client('sent-again');
  const { body } = await user.upload(invoicePdf('sent-again'), 'first.pdf');
  const sidecar = await deps().storage.getSidecar(body.document_id);
  if (!sidecar) throw new Error('no sidecar');
  await deps().storage.putSidecar({ ...sidecar, id: 'never-acknowledged' });
  await startAgainLater();
  await vi.waitFor(async () => expect(await deps().storage.getSidecar('never-acknowledged')).toBeNull(), 60_000);
  expect((await user.get('/api/documents')).body.map(({ id }: { id: string }) => id)).toEqual([body.document_id]);
});

test('files, page images and jobs that belong to nobody are removed at a start, and what is needed stays', async () => {
  const user = await client('leftovers');
  const { body } = await user.upload(invoicePdf('leftovers'));
  expect((await user.get(`/api/documents/${body.document_id}/pages/1.png`)).status).toBe(200);
  const [own, nobodys] = [body.metadata.sha256 as string, 'ef'.repeat(32)];
  const images = join(server.dataDir, 'cache', 'pages');
  await deps().storage.put(nobodys, Buffer.from('nobody has this'));
  await mkdir(join(images, nobodys));
  await writeFile(join(images, nobodys, '1-200.png'), 'a page');
  await deps().jobs.send(analysisKind(deps().config), { documentId: 'deleted', run: 1, pages: 500 });
  await startAgainLater();
  await vi.waitFor(async () => expect(await deps().storage.has(nobodys)).toBe(false), 60_000);
  await vi.waitFor(async () => expect(await readdir(images)).not.toContain(nobodys), 60_000);
  await vi.waitFor(async () => expect(await jobsOf('deleted')).toBe(0), 60_000);
  expect(await readdir(images)).toContain(own);
  expect((await user.download(`/api/files/${body.document_id}/file`)).status).toBe(200);
});

test('what may be on its way to another process is left alone', async () => {
  const nobodys = 'ea'.repeat(32);
  await deps().storage.put(nobodys, Buffer.from('an upload that is being taken in'));
  // Files are dated by the real clock, which the tests before have left behind.
  const report = await repairInstallation({ ...deps(), now: () => new Date() }, { alone: false });
  expect(report).toMatchObject({ files: 0, restored: 0 });
  expect(await deps().storage.has(nobodys)).toBe(true);
});

test('files that sidecars name are kept even when the whole database is another one', async () => {
  const sha256 = 'eb'.repeat(32);
  await deps().storage.put(sha256, Buffer.from('of somebody whose account is elsewhere'));
  const stray = { id: 'stray', userId: 'elsewhere', filename: 'a.pdf', fileSize: 3, sha256, totalPages: 1 };
  await deps().storage.putSidecar({
    ...{ ...stray, uploadDate: '2026-01-01T00:00:00.000Z', isSample: false, countedIn: null },
  });
  server.clock.aheadMs += 20 * 60_000;
  const report = await repairInstallation(deps(), { alone: isAlone });
  expect(report.sidecarsWithoutAccountOrFile).toContain('stray');
  expect(await deps().storage.has(sha256)).toBe(true);
  await deps().storage.deleteSidecar('stray');
});

test('documents whose file is gone are reported', async () => {
  const user = await client('gone-file');
  const { body } = await user.upload(invoicePdf('gone-file'));
  await deps().storage.delete(body.metadata.sha256);
  const report = await repairInstallation(deps(), { alone: isAlone });
  expect(report.documentsWithoutFile).toContain(body.document_id);
  expect((await user.get(`/api/documents/${body.document_id}/entities`)).body.total_count).toBeGreaterThan(0);
  expect((await user.get(`/api/files/${body.document_id}/file`)).body.code).toBe('file.missing');
});

test('deleting a document takes its jobs along', async () => {
  const user = await client('with-jobs');
  const { body } = await user.upload(invoicePdf('with-jobs'));
  expect(await jobsOf(body.document_id)).toBe(1);
  await user.delete(`/api/documents/${body.document_id}`);
  expect(await jobsOf(body.document_id)).toBe(0);
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
  // What was read of it is enough to analyse it again.
  const reanalyze = `/api/documents/${body.document_id}/reanalyze`;
  expect(await user.json('POST', reanalyze)).toMatchObject({ status: 200, body: { entities: body.entities } });
  await rm(join(server.dataDir, 'files', 'words'), { recursive: true });
  const again = await user.json('POST', reanalyze);
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
  const { getWords } = storage;
  let attempts = 0;
  storage.getWords = async () => {
    attempts += 1;
    throw new Error('the disk does not answer');
  };
  const failed = await user.json('POST', `/api/documents/${body.document_id}/reanalyze`).finally(() => {
    storage.getWords = getWords;
  });
  expect(failed).toMatchObject({ status: 500, body: { code: 'analysis.failed' } });
  expect(failed.body.detail).not.toContain('disk');
  expect(attempts).toBe(3);
  const retried = await user.json('POST', `/api/documents/${body.document_id}/retry`);
  expect(retried.status).toBe(200);
});

onEmbedded('half-written files of a killed process, and damaged sidecars, do not keep it from starting', async () => {
  const user = await client('half');
  const { body } = await user.upload(invoicePdf('half'));
  const sidecars = join(server.dataDir, 'files', 'sidecars');
  await writeFile(join(sidecars, 'x.json.1.part'), '{"id":');
  await writeFile(join(sidecars, 'damaged.json'), '{"id":');
  await deps().storage.deleteSidecar(body.document_id);
  await server.restart();
  expect((await user.get('/api/documents')).body).toHaveLength(1);
  const names = await readdir(sidecars);
  expect(names).not.toContain('x.json.1.part');
  // Nobody knows what the damaged one is about: it stays, and a lost one is written again.
  expect(names).toEqual(expect.arrayContaining(['damaged.json', `${body.document_id}.json`]));
  await rm(join(sidecars, 'damaged.json'));
});
