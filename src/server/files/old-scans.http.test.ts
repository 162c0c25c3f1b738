import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TextDocument } from '#core/text-document.ts';
import { packDocument } from '#reader/packed-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { repairInstallation } from '../documents/repair-installation.ts';
import { samplePages } from '../templates/sample-words.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000, interval: 20 };
const RECOGNISED = 'Lindgren';

let server: TestServer;
let user: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', ANALYSIS_ANSWER_S: '1' });
  ({ client: user } = await signUp(server));
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const deps = () => server.server.deps;
const versionsOf = async (sha256: string) =>
  (await deps().storage.listWords()).filter((key) => key.sha256 === sha256).map(({ readerVersion }) => readerVersion);

/** A page that is nothing but a picture. */
async function scanPdf(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const grey = sharp({ create: { width: 60, height: 80, channels: 3, background: '#eee' } });
  const picture = await pdf.embedPng(await grey.png().toBuffer());
  pdf.addPage([300, 400]).drawImage(picture, { x: 0, y: 0, width: 300, height: 400 });
  return pdf.save();
}

/** What recognising the page is said to have found. */
async function recognised(): Promise<Uint8Array> {
  const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.03 };
  const words = [{ text: RECOGNISED, box, fontSize: 12, bold: false, confidence: 0.9 }];
  const document: TextDocument = {
    ...{ metadata: {}, attachments: [], warnings: [], textSource: 'ocr', recognisedPages: [1] },
    pages: [{ number: 1, width: 300, height: 400, rotation: 0, words }],
  };
  return packDocument(document);
}

const ofEarlierReader = (packed: Uint8Array) =>
  gzipSync(
    gunzipSync(packed)
      .toString()
      .replace(`"reader":${READER_VERSION}`, `"reader":${READER_VERSION - 1}`),
  );

/** An analysed scan of which no words are kept. */
async function uploadedScan(title: string) {
  const { analyze } = deps().reader;
  const analysed = vi.spyOn(deps().reader, 'analyze').mockImplementation(async (bytes, options) => {
    const { unreadPages: _unread, ...analysis } = await analyze(bytes, { ...options, recognise: 'later' });
    return analysis;
  });
  const bytes = await scanPdf(title);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id: string = (await user.upload(Buffer.from(bytes), `${title}.pdf`)).body.document_id;
  await vi.waitFor(async () => {
    expect((await user.get(`/api/documents/${id}`)).body.last_analysis.status).toBe('completed');
  }, PATIENCE);
  analysed.mockRestore();
  await deps().storage.deleteWords({ sha256, readerVersion: READER_VERSION });
  return { id, sha256, path: `/api/documents/${id}/pages/1/words` };
}

test('of a scan that an earlier reader recognised, its words serve whoever asks, and nothing is recognised', async () => {
  const { id, sha256, path } = await uploadedScan('earlier');
  await deps().storage.putWords({ sha256, readerVersion: READER_VERSION - 1 }, ofEarlierReader(await recognised()));
  const pack = vi.spyOn(deps().reader, 'pack');
  const read = vi.spyOn(deps().reader, 'read');
  expect((await user.get(path)).body.words).toMatchObject([{ text: RECOGNISED, confidence: 0.9 }]);
  const copy = await user.download(`/api/files/${id}/searchable`);
  expect((await readPdf(copy.bytes)).pages[0]!.words.map(({ text }) => text)).toEqual([RECOGNISED]);
  expect(pack).not.toHaveBeenCalled();
  expect(await user.get(`/api/files/${id}/xml`)).toMatchObject({ status: 404, body: { code: 'file.no_xml' } });
  expect(read.mock.calls.map(([, options]) => options?.recognise)).toEqual(['later']);
  // They pass for no words of this version, and are there after a start.
  await repairInstallation(deps(), { alone: true });
  expect(await versionsOf(sha256)).toEqual([READER_VERSION - 1]);
});

/** Recognising takes until it is let go on. */
function slowRecognition() {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { pack } = deps().reader;
  let begun = 0;
  vi.spyOn(deps().reader, 'pack').mockImplementation(async (bytes, options) => {
    if (options?.recognise === 'later') return pack(bytes, options);
    begun += 1;
    await gate;
    return recognised();
  });
  return { open, begun: () => begun };
}

test('where nothing was kept, its pages are recognised for all who ask, and nobody’s request waits for the end', async () => {
  const { path, sha256 } = await uploadedScan('lost');
  const { open, begun } = slowRecognition();
  for (const answer of await Promise.all([user.get(path), user.get(path)])) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'words.being_read' } });
    expect(answer.headers.get('retry-after')).toBe('10');
  }
  expect(await user.get(path)).toMatchObject({ status: 503 });
  // A sample that becomes a template waits for the end, as jobs do.
  const patient = samplePages(deps(), 'ada', sha256);
  await vi.waitFor(() => expect(begun()).toBe(1), PATIENCE);
  open();
  expect((await patient).packed).toEqual(await recognised());
  await vi.waitFor(async () => expect(await versionsOf(sha256)).toEqual([READER_VERSION]), PATIENCE);
  expect((await user.get(path)).body.words).toMatchObject([{ text: RECOGNISED }]);
  expect(begun()).toBe(1);
});

test('what is deleted while its pages are recognised leaves no words', async () => {
  const { id, path, sha256 } = await uploadedScan('deleted');
  const { open, begun } = slowRecognition();
  expect((await user.get(path)).status).toBe(503);
  // Before it has its bytes there is nothing that it could leave.
  await vi.waitFor(() => expect(begun()).toBe(1), PATIENCE);
  expect((await user.delete(`/api/documents/${id}`)).status).toBe(204);
  const deleted = vi.spyOn(deps().storage, 'deleteWords');
  open();
  await vi.waitFor(() => expect(deleted).toHaveBeenCalled(), PATIENCE);
  await vi.waitFor(async () => expect(await versionsOf(sha256)).toEqual([]), PATIENCE);
});

/** An active template whose sample is a scan, of which no words are kept. */
async function templateOfScan(): Promise<string> {
  const pack = vi.spyOn(deps().reader, 'pack').mockImplementation(recognised);
  const pdf = await scanPdf('sample');
  const zone = {
    id: 'clerk',
    name: 'Clerk',
    type: 'text',
    required: true,
    rules: [{ id: 'c', type: 'regex', value: '.+', config: {} }],
  };
  const place = { pageNumber: 1, coordinates: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 } };
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Scans', status: 'active' })) body.set(name, value);
  body.set('zones', JSON.stringify([{ ...zone, ...place }]));
  body.set('pdf_file', new Blob([new Uint8Array(pdf)]), 'sample.pdf');
  const answer = await user.call('POST', '/api/templates', { body });
  expect(answer).toMatchObject({ status: 201 });
  pack.mockRestore();
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await deps().storage.deleteWords({ sha256, readerVersion: READER_VERSION });
  return answer.body.id;
}

test('whatever needs the words of pages that are being recognised says so, as the description of the API has it', async () => {
  const { id } = await uploadedScan('asked for everywhere');
  const template = await templateOfScan();
  const { open } = slowRecognition();
  const asked: [string, string, string][] = [
    ['get', '/api/documents/{id}/templates', `/api/documents/${id}/templates`],
    ['get', '/api/templates/{id}/pages/{page}/words', `/api/templates/${template}/pages/1/words`],
    ['get', '/api/export', `/api/export?format=ubl&ids=${id}`],
  ];
  const { paths } = (await user.get('/api/openapi.json')).body;
  for (const [method, described, path] of asked) {
    expect([path, await user.get(path)]).toMatchObject([path, { status: 503, body: { code: 'words.being_read' } }]);
    expect(Object.keys(paths[described][method].responses)).toContain('503');
  }
  const run = await user.json('POST', `/api/templates/${template}/test`, { document_id: id });
  expect(run).toMatchObject({ status: 503, body: { code: 'words.being_read' } });
  expect(Object.keys(paths['/api/templates/{id}/test'].post.responses)).toContain('503');
  open();
});
