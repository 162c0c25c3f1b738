import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pageWordsSchema } from '#contracts/document.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { longPdf } from '../testing/long-pdf.test-suite.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { documentWords } from './document-words.ts';

let server: TestServer;
let user: HttpClient;
let userId: string;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  ({ client: user } = await signUp(server));
  userId = (await user.get('/users/me')).body.id;
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const deps = () => server.server.deps;
const versionsOf = async (sha256: string) =>
  (await deps().storage.listWords()).filter((key) => key.sha256 === sha256).map(({ readerVersion }) => readerVersion);

async function uploaded(bytes: Buffer): Promise<{ id: string; sha256: string; path: string }> {
  const { body } = await user.upload(bytes);
  const id: string = body.document_id;
  return { id, sha256: body.metadata.sha256, path: `/api/documents/${id}/pages/1/words` };
}

/** As of a version that kept none. */
const withoutWords = (sha256: string) => deps().storage.deleteWords({ sha256, readerVersion: READER_VERSION });

/** What is asked of the reader and of the stored PDF from here on. */
function reading() {
  const { reader, storage } = deps();
  return {
    pack: vi.spyOn(reader, 'pack'),
    read: vi.spyOn(reader, 'read'),
    analyze: vi.spyOn(reader, 'analyze'),
    get: vi.spyOn(storage, 'get'),
  };
}

test('the words of a page are served line by line with their places', async () => {
  const { path } = await uploaded(invoicePdf('served'));
  const { status, body } = await user.get(path);
  expect(status).toBe(200);
  expect(pageWordsSchema.parse(body)).toEqual(body);
  expect(body.rotation).toBe(0);
  expect(body.width).toBeGreaterThan(500);
  expect(body.height).toBeGreaterThan(700);
  const texts: string[] = body.words.map(({ text }: { text: string }) => text);
  expect(texts.join(' ')).toContain('HP-2025-0147');
  for (const { box } of body.words) {
    for (const edge of [box.x, box.y, box.x + box.width, box.y + box.height]) {
      expect(edge).toBeGreaterThanOrEqual(0);
      expect(edge).toBeLessThanOrEqual(1);
    }
  }
  const middles: number[] = body.words.map(({ box }: { box: { y: number; height: number } }) => box.y + box.height / 2);
  const steps = middles.slice(1).map((middle, index) => middle - middles[index]!);
  // No line stands above the one before it.
  expect(Math.min(...steps)).toBeGreaterThan(-0.01);
});

test('they are nobody else’s, and a page that is not there has none', async () => {
  const { path } = await uploaded(invoicePdf('private'));
  const { client: other } = await signUp(server);
  expect(await other.get(path)).toMatchObject({ status: 404, body: { code: 'document.not_found' } });
  for (const page of ['0', '2', '-1', 'x', '1.5', '1e0']) {
    expect(await user.get(path.replace('pages/1', `pages/${page}`))).toMatchObject({
      status: 404,
      body: { code: 'page.not_found', detail: `The PDF has no page ${page}.` },
    });
  }
});

test('serving words and analysing again reads no PDF', async () => {
  const { id, path, sha256 } = await uploaded(invoicePdf('kept'));
  const { body: before } = await user.get(`/api/documents/${id}/entities`);
  const asked = reading();
  expect((await user.get(path)).status).toBe(200);
  expect((await documentWords(deps(), { id, userId })).pages).toHaveLength(1);
  const again = await user.json('POST', `/api/documents/${id}/reanalyze`);
  expect(again).toMatchObject({ status: 200, body: { entities: before.entities, line_items: before.line_items } });
  for (const call of Object.values(asked)) expect(call).not.toHaveBeenCalled();
  expect(await versionsOf(sha256)).toEqual([READER_VERSION]);
});

test('a document of a version that kept no words gets them when they are asked for, its file read once for all', async () => {
  const { id, sha256 } = await uploaded(longPdf('earlier', 12));
  const pages = Array.from({ length: 12 }, (_, index) => `/api/documents/${id}/pages/${index + 1}/words`);
  const kept = await Promise.all(pages.map((page) => user.get(page)));
  await withoutWords(sha256);
  const asked = reading();
  expect(await Promise.all(pages.map((page) => user.get(page)))).toEqual(
    kept.map(({ status, body }) => expect.objectContaining({ status, body })),
  );
  expect(asked.pack).toHaveBeenCalledTimes(1);
  expect(await versionsOf(sha256)).toEqual([READER_VERSION]);
});

test('a document of a version that kept no words gets them when it is analysed again', async () => {
  const { id, sha256 } = await uploaded(invoicePdf('earlier, again'));
  await withoutWords(sha256);
  expect((await user.json('POST', `/api/documents/${id}/reanalyze`)).status).toBe(200);
  expect(await versionsOf(sha256)).toEqual([READER_VERSION]);
});

test('words that are damaged are read anew, for whatever they are needed', async () => {
  const { id, path, sha256 } = await uploaded(invoicePdf('damaged'));
  const { body: whole } = await user.get(path);
  const key = { sha256, readerVersion: READER_VERSION };
  const packed = await deps().storage.getWords(key);
  for (const need of [
    () => user.get(path),
    () => user.json('POST', `/api/documents/${id}/reanalyze`),
    () => documentWords(deps(), { id, userId }),
  ]) {
    await deps().storage.putWords(key, Buffer.from('torn'));
    await need();
    expect(await deps().storage.getWords(key)).toEqual(packed);
  }
  expect((await user.get(path)).body).toEqual(whole);
});

test('words of an earlier reader are neither used nor kept over a start', async () => {
  const { path, sha256 } = await uploaded(invoicePdf('old reader'));
  await withoutWords(sha256);
  await deps().storage.putWords({ sha256, readerVersion: READER_VERSION - 1 }, Buffer.from('of another kind'));
  expect((await user.get(path)).status).toBe(200);
  expect((await versionsOf(sha256)).toSorted((a, b) => a - b)).toEqual([READER_VERSION - 1, READER_VERSION]);
  await server.restart();
  await vi.waitFor(async () => expect(await versionsOf(sha256)).toEqual([READER_VERSION]), 60_000);
});

test('words that nobody needs are gone after a start, and those of a lost row are not', async () => {
  const { sha256 } = await uploaded(invoicePdf('needed'));
  const nobodys = { sha256: 'ab'.repeat(32), readerVersion: READER_VERSION };
  await deps().storage.putWords(nobodys, Buffer.from('nobody’s'));
  await server.restart();
  await vi.waitFor(async () => expect(await versionsOf(nobodys.sha256)).toEqual([]), 60_000);
  expect(await versionsOf(sha256)).toEqual([READER_VERSION]);
});

test('an upload is read and analysed when its words cannot be stored', async () => {
  vi.spyOn(deps().storage, 'putWords').mockRejectedValue(new Error('no space'));
  const { path, sha256 } = await uploaded(invoicePdf('no space'));
  expect((await user.get(path)).status).toBe(200);
  expect(await versionsOf(sha256)).toEqual([]);
});

test('words that are read while their document is deleted are kept by nobody', async () => {
  const { id, path, sha256 } = await uploaded(invoicePdf('deleted meanwhile'));
  await withoutWords(sha256);
  const { get } = deps().storage;
  vi.spyOn(deps().storage, 'get').mockImplementationOnce(async (hash) => {
    const bytes = await get(hash);
    expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
    return bytes;
  });
  expect(await user.get(path)).toMatchObject({ status: 404, body: { code: 'document.not_found' } });
  expect(await versionsOf(sha256)).toEqual([]);
});

test('where the file is gone and no words are kept, it says so', async () => {
  const { path, sha256 } = await uploaded(invoicePdf('gone'));
  await deps().storage.delete(sha256);
  expect(await user.get(path)).toMatchObject({
    status: 404,
    body: { code: 'file.missing', detail: 'The stored file is missing.' },
  });
});

test('analysing again writes no entity and no word to search by that is there already, and every one that differs', async () => {
  const { id } = await uploaded(invoicePdf('written-once'));
  const { pool } = deps().database;
  const rows = async () => {
    const own = [id];
    const { rows } = await pool.query(
      'select id, ctid::text, xmin::text, body, position from entities where document_id = $1 order by position',
      own,
    );
    const search = await pool.query('select ctid::text, xmin::text from document_search where document_id = $1', own);
    return { entities: rows, search: search.rows };
  };
  const before = await rows();
  expect(before.entities.length).toBeGreaterThan(10);
  expect((await user.json('POST', `/api/documents/${id}/reanalyze`)).status).toBe(200);
  expect(await rows()).toEqual(before);

  // As a version that read less, and one of them differently, would have left it.
  const [first, second] = before.entities;
  await pool.query('delete from entities where document_id = $1 and id = $2', [id, first.id]);
  await pool.query(`update entities set body = body || '{"value": "other"}' where document_id = $1 and id = $2`, [
    id,
    second.id,
  ]);
  expect((await user.json('POST', `/api/documents/${id}/reanalyze`)).status).toBe(200);
  const after = await rows();
  const said = ({ entities }: typeof after) => entities.map(({ id, body, position }) => ({ id, body, position }));
  expect(said(after)).toEqual(said(before));
  expect(after.entities.slice(2)).toEqual(before.entities.slice(2));
  expect(after.search).toEqual(before.search);
});
