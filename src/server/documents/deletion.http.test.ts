import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentSearch } from '../db/derived-schema.ts';
import { documents, entities, entityHistory } from '../db/schema.ts';
import { analysisKind } from '../jobs/analysis-jobs.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { longPdf } from '../testing/long-pdf.test-suite.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let user: HttpClient;
/** What was logged as a warning or worse. */
const complaints: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
  server = await startTestServer({ BILLING: 'off' }, { log });
  ({ client: user } = await signUp(server));
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const deps = () => server.server.deps;
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function idOf(sha256: string): Promise<string> {
  const [row] = await deps().db.select({ id: documents.id }).from(documents).where(eq(documents.sha256, sha256));
  if (!row) throw new Error('There is no such document');
  return row.id;
}

/** Every trace of a document, by name. */
async function tracesOf(id: string, sha256: string): Promise<string[]> {
  const { db, database, storage } = deps();
  const jobs = await database.pool.query("select 1 from pgboss.job where data->>'documentId' = $1", [id]);
  const names = await readdir(server.dataDir, { recursive: true });
  const traces = {
    row: await db.$count(documents, eq(documents.id, id)),
    entities: await db.$count(entities, eq(entities.documentId, id)),
    history: await db.$count(entityHistory, eq(entityHistory.documentId, id)),
    index: await db.$count(documentSearch, eq(documentSearch.documentId, id)),
    jobs: jobs.rows.length,
    file: await storage.has(sha256),
    words: (await storage.listWords()).some((key) => key.sha256 === sha256),
    sidecar: await storage.getSidecar(id),
    images: names.some((name) => name.startsWith(join('cache', 'pages', sha256))),
  };
  return Object.entries(traces)
    .filter(([, there]) => there)
    .map(([name]) => name);
}

/** Uploads, corrects a value and looks at the page, so that there is a trace of every kind. */
async function everyTrace(bytes: Buffer): Promise<{ id: string; sha256: string }> {
  const { document_id: id, entities: found } = (await user.upload(bytes)).body;
  await user.json('PATCH', `/api/documents/${id}/entities/${found.TOTAL_AMOUNT[0].id}`, { value: '1.00' });
  expect((await user.get(`/api/documents/${id}/pages/1.png`)).status).toBe(200);
  const sha256 = sha256Of(bytes);
  expect(await tracesOf(id, sha256)).toEqual(EVERY_TRACE);
  return { id, sha256 };
}
const EVERY_TRACE = ['row', 'entities', 'history', 'index', 'jobs', 'file', 'words', 'sidecar', 'images'];

test('a deleted document leaves no trace', async () => {
  const { id, sha256 } = await everyTrace(invoicePdf('no trace'));
  expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
  expect(await tracesOf(id, sha256)).toEqual([]);
});

test('of two deletions at once one finds the document, and there is no fault', async () => {
  const { id, sha256 } = await everyTrace(invoicePdf('twice'));
  const answers = await Promise.all([1, 2].map(() => user.delete(`/api/documents/${id}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await tracesOf(id, sha256)).toEqual([]);
});

describe('a document that is deleted during its analysis leaves no trace, and the analysis ends quietly', () => {
  /** Makes something of a run wait until the document is deleted. */
  const MOMENTS: Record<string, (remove: () => Promise<void>) => void> = {
    'before its bytes are fetched': (remove) => {
      const { get } = deps().storage;
      vi.spyOn(deps().storage, 'get').mockImplementationOnce(async (sha256) => {
        await remove();
        return get(sha256);
      });
    },
    'while it is read': (remove) => {
      const { analyze } = deps().reader;
      vi.spyOn(deps().reader, 'analyze').mockImplementationOnce((bytes, options = {}) => {
        let isRemoved = false;
        const onProgress: typeof options.onProgress = (stage) => {
          options.onProgress?.(stage);
          if (!isRemoved) void remove();
          isRemoved = true;
        };
        return analyze(bytes, { ...options, onProgress });
      });
    },
    'before its result is stored': (remove) => {
      const { analyze } = deps().reader;
      vi.spyOn(deps().reader, 'analyze').mockImplementationOnce(async (...input) => {
        const result = await analyze(...input);
        await remove();
        return result;
      });
    },
  };

  test.each(Object.keys(MOMENTS))('%s', async (moment) => {
    complaints.length = 0;
    const bytes = longPdf(moment, 40);
    const sha256 = sha256Of(bytes);
    let id = '';
    const removed = new Promise<number>((resolve, reject) => {
      const remove = async () => {
        // The document is there: its run has begun.
        id = await idOf(sha256);
        resolve((await user.delete(`/api/documents/${id}`)).status);
      };
      MOMENTS[moment]?.(() => remove().catch(reject));
    });
    const answer = await user.upload(bytes);
    expect(await removed).toBe(204);
    expect(answer).toMatchObject({ status: 409, body: { code: 'document.deleted' } });
    await vi.waitFor(
      async () => expect((await deps().jobs.lengthOf(analysisKind(deps().config))).pending).toBe(0),
      60_000,
    );
    // The next one goes through the same worker: the run before it is over.
    const next = await user.upload(longPdf(`after ${moment}`, 21));
    expect(next.status).toBe(200);
    expect(await tracesOf(id, sha256)).toEqual([]);
    expect(deps().events.latest(id)).toBeNull();
    expect(complaints).toEqual([]);
  });
});

test('a page that is rendered while its document is deleted is kept by nobody', async () => {
  const bytes = invoicePdf('rendered');
  const { document_id: id } = (await user.upload(bytes)).body;
  const { get } = deps().storage;
  vi.spyOn(deps().storage, 'get').mockImplementationOnce(async (sha256) => {
    const loaded = await get(sha256);
    expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
    return loaded;
  });
  expect(await user.get(`/api/documents/${id}/pages/1.png`)).toMatchObject({ status: 404 });
  expect(await tracesOf(id, sha256Of(bytes))).toEqual([]);
});

describe('what a kill in the middle of a deletion leaves is whole again, or gone, after the next start', () => {
  /** The rest of a deletion does not happen; the transaction it is in is taken back, as of a lost connection. */
  const killed = () => Promise.reject(new Error('killed here'));

  async function startAgainLater(): Promise<void> {
    // Beside PostgreSQL, what is younger than a quarter of an hour is left alone.
    server.clock.aheadMs += 20 * 60_000;
    await server.restart();
  }

  test.each(['completed', 'processing'] as const)(
    'behind the sidecar, of a document that is %s: everything is there',
    async (status) => {
      const { id, sha256 } = await everyTrace(invoicePdf(`behind the sidecar, ${status}`));
      if (status === 'processing') await deps().db.update(documents).set({ status }).where(eq(documents.id, id));
      const { deleteSidecar } = deps().storage;
      const before = await deps().storage.getSidecar(id);
      vi.spyOn(deps().storage, 'deleteSidecar').mockImplementationOnce((of) => deleteSidecar(of).then(killed));
      expect((await user.delete(`/api/documents/${id}`)).status).toBe(500);
      expect(await deps().storage.getSidecar(id)).toBeNull();
      await startAgainLater();
      await vi.waitFor(async () => expect(await deps().storage.getSidecar(id)).toEqual(before), 60_000);
      await vi.waitFor(async () => {
        const { body } = await user.get(`/api/documents/${id}`);
        expect(body).toMatchObject({ last_analysis: { status: 'completed' }, summary: { total: '1.00' } });
      }, 60_000);
      expect((await user.download(`/api/files/${id}/file`)).status).toBe(200);
      expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
      expect(await tracesOf(id, sha256)).toEqual([]);
    },
  );

  test.each([
    ['behind the row', 'storage', 'delete', ['file', 'words', 'images']],
    ['behind the file', 'images', 'forget', ['images']],
  ] as const)('%s: nothing is there', async (name, part, step, left) => {
    const { id, sha256 } = await everyTrace(invoicePdf(name));
    if (part === 'storage') vi.spyOn(deps().storage, step as 'delete').mockImplementationOnce(killed);
    else vi.spyOn(deps().images, 'forget').mockImplementationOnce(killed);
    expect((await user.delete(`/api/documents/${id}`)).status).toBe(500);
    expect(await tracesOf(id, sha256)).toEqual(left);
    await startAgainLater();
    await vi.waitFor(async () => expect(await tracesOf(id, sha256)).toEqual([]), 60_000);
    expect((await user.get(`/api/documents/${id}`)).status).toBe(404);
  });
});
