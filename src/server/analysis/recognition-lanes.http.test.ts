import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { reanalyzeDocument } from './run-again.ts';

vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000, interval: 20 };
const LONG_SCAN_PAGES = 8;

let server: TestServer;
let ada: HttpClient;
let bob: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  ada = (await signUp(server)).client;
  bob = (await signUp(server)).client;
  recogniseSlowly();
});
afterAll(() => server.close());

/** Whose recognition has begun, in order; it goes on when its gate is opened. */
const begun: string[] = [];
const kinds = new Map<string, 'scan' | 'picture'>();
const gates = new Map<string, Promise<void>>();

/** The files named in `kinds` pass for scans, or for pages with a picture beside their text. */
function recogniseSlowly(): void {
  const { reader } = server.server.deps;
  const { analyze } = reader;
  vi.spyOn(reader, 'analyze').mockImplementation(async (bytes, options) => {
    const analysis = await analyze(bytes, { ...options, recognise: 'later' });
    const name = (await PDFDocument.load(bytes)).getSubject() ?? '';
    const kind = kinds.get(name);
    if (!kind) return analysis;
    if (options?.recognise === 'later') {
      return { ...analysis, unreadPages: [1], ...(kind === 'picture' ? { onlyPictures: true } : {}) };
    }
    begun.push(name);
    await gates.get(name);
    return analysis;
  });
}

async function pdfOf(kind: 'scan' | 'picture', name: string, pages = 1): Promise<Uint8Array> {
  kinds.set(name, kind);
  const pdf = await PDFDocument.load(invoicePdf(name));
  pdf.setSubject(name);
  for (let page = 1; page < pages; page += 1) pdf.addPage();
  return pdf.save();
}

function gateFor(names: readonly string[]): () => void {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const name of names) gates.set(name, gate);
  return open;
}

const begunOf = (prefix: string) => begun.filter((name) => name.startsWith(prefix));

test('one user’s scans delay neither another’s scan nor any document of which only a logo is a picture', async () => {
  const long = ['ada long 1', 'ada long 2', 'ada long 3', 'ada long 4', 'ada long 5'];
  const short = ['ada short 1', 'ada short 2', 'ada short 3', 'ada short 4', 'ada short 5'];
  const open = gateFor([...long, ...short]);
  const waiting: Promise<{ status: number }>[] = [];
  for (const name of long) waiting.push(ada.upload(await pdfOf('scan', name, LONG_SCAN_PAGES), `${name}.pdf`));
  for (const name of short) waiting.push(ada.upload(await pdfOf('scan', name), `${name}.pdf`));
  await vi.waitFor(() => {
    expect(begunOf('ada long')).toHaveLength(2);
    expect(begunOf('ada short')).toHaveLength(2);
  }, PATIENCE);
  expect((await ada.upload(await pdfOf('picture', 'ada logo'), 'logo.pdf')).status).toBe(200);
  expect((await bob.upload(await pdfOf('picture', 'bob logo'), 'logo.pdf')).status).toBe(200);
  expect((await bob.upload(await pdfOf('scan', 'bob short'), 'short.pdf')).status).toBe(200);
  expect((await bob.upload(await pdfOf('scan', 'bob long', LONG_SCAN_PAGES), 'long.pdf')).status).toBe(200);
  // With one recognising process, one owner has two at a time in each lane.
  expect([begunOf('ada long'), begunOf('ada short')].map(({ length }) => length)).toEqual([2, 2]);
  open();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  expect(begunOf('ada').toSorted()).toEqual([...long, ...short, 'ada logo'].toSorted());
});

test('what is analysed again in the background stays behind all others when its pages are recognised', async () => {
  const { deps } = server.server;
  const { body } = await ada.upload(await pdfOf('scan', 'carl'), 'carl.pdf');
  const { id: userId } = (await ada.get('/users/me')).body;
  vi.spyOn(deps.words, 'find').mockResolvedValue(null);
  const open = gateFor(['carl']);
  await reanalyzeDocument(deps, { id: body.document_id, userId }, { inBackground: true });
  await vi.waitFor(() => expect(begunOf('carl')).toHaveLength(2), PATIENCE);
  const { rows } = await deps.database.pool.query(
    `select name, priority from pgboss.job where data->>'documentId' = $1 and (data->>'run')::int = 2 order by created_on`,
    [body.document_id],
  );
  open();
  expect(rows).toEqual([
    { name: 'analyze-small', priority: -1 },
    { name: 'analyze-scans', priority: -1 },
  ]);
});
