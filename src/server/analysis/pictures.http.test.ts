import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPdf } from '#reader/read-pdf.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { renderPage } from '#reader/render-page.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** A process of its own starts for the first page; slowly on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let server: TestServer;
let client: HttpClient;

beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await signUp(server));
});
afterAll(() => server.close());

const send = (bytes: Uint8Array, filename = 'photo.png') => client.upload(bytes, filename, '/api/analyze/image');

test('a picture of an invoice is a document like any other, and its words say how surely they were read', async () => {
  const { status, body } = await send(await renderPage(invoicePdf(), 1, 1000), 'march.png');
  expect(status).toBe(200);
  expect(body.metadata).toMatchObject({ filename: 'march.pdf', text_source: 'ocr', recognised_pages: [1] });
  expect(body.entities.INVOICE_NUMBER[0]).toMatchObject({ value: 'HP-2025-0147', page: 1 });
  const { document_id: id } = body;
  const file = await client.download(`/api/files/${id}/file`);
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { words } = (await client.get(`/api/documents/${id}/pages/1/words`)).body;
  expect(words.length).toBeGreaterThan(3);
  for (const { confidence } of words) expect(confidence).toBeGreaterThan(0);
  // The scan as a PDF with its words as text.
  const copy = await client.download(`/api/files/${id}/searchable`);
  expect(copy.headers.get('content-disposition')).toContain('filename="march-searchable.pdf"');
  const [page] = (await readPdf(copy.bytes)).pages;
  expect(page!.words.map(({ text }) => text).sort()).toEqual(words.map(({ text }: { text: string }) => text).sort());
  expect(
    (await client.get(`/api/files/${(await client.upload(invoicePdf())).body.document_id}/searchable`)).body,
  ).toEqual(expect.objectContaining({ code: 'file.not_scanned' }));
  // Words that were damaged are read anew for it; whole ones go as they are kept, and are not packed again.
  const { storage } = server.server.deps;
  const key = { sha256: body.metadata.sha256, readerVersion: READER_VERSION };
  const kept = await storage.getWords(key);
  await storage.putWords(key, Buffer.from('torn'));
  expect((await client.download(`/api/files/${id}/searchable`)).bytes).toEqual(copy.bytes);
  expect(await storage.getWords(key)).toEqual(kept);
  // The words that are kept are what analysing again reads.
  const again = await client.json('POST', `/api/documents/${id}/reanalyze`);
  expect(again.body.entities.INVOICE_NUMBER[0].value).toBe('HP-2025-0147');
});

/** Blotches and streaks, as fur and leaves make them: a photograph without writing. */
const FUR = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><filter id="f"><feTurbulence type="turbulence"
  baseFrequency="0.012 0.06" numOctaves="5" seed="7"/><feColorMatrix type="saturate" values="0"/></filter>
  <rect width="400" height="300" fill="#b98"/><rect width="400" height="300" filter="url(#f)" opacity="0.9"/>
  <circle cx="150" cy="120" r="22" fill="#2a2"/><circle cx="250" cy="120" r="22" fill="#2a2"/></svg>`;
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#000' } });

/** Words of a hurried pen: loops and strokes as high as letters, some joined, that are none. */
function scrawl(): string {
  const stroke = (x: number, y: number, n: number) => {
    const [tall, wide] = [12 + ((n * 7) % 17), 7 + ((n * 5) % 6)];
    const loop = `M${x} ${y} q${wide} ${-tall} ${wide} ${-tall / 3} t${-wide / 2} ${tall / 3}`;
    return n % 3 === 0 ? `${loop} q${wide} 4 ${wide * 1.6} ${-tall / 2}` : `${loop} l${wide} ${-tall / (1 + (n % 4))}`;
  };
  const lines = Array.from({ length: 12 }, (_, line) => {
    // A gap behind every five strokes.
    const d = Array.from({ length: 35 }, (_, n) =>
      stroke(40 + 13 * n + 14 * Math.floor(n / 5), 60 + 46 * line, n + 11 * line),
    );
    return `<path d="${d.join(' ')}" fill="none" stroke="#223" stroke-width="${2 + (line % 2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#fff"/>${lines.join('')}</svg>`;
}

test('handwriting that nobody can read ends with a warning that says so', async () => {
  const { status, body } = await send(await sharp(Buffer.from(scrawl())).png().toBuffer());
  expect(status).toBe(200);
  const codes: string[] = body.warnings.map(({ code }: { code: string }) => code);
  expect(codes.some((code) => code === 'no_text' || code === 'image.low_quality')).toBe(true);
  // Nothing of it passes for an amount.
  expect(body.entities).not.toHaveProperty('TOTAL_AMOUNT');
  expect(body.line_items).toEqual([]);
});

test.each([
  ['a page that is all black', () => plain(300, 400).jpeg().toBuffer()],
  ['a single pixel', () => plain(1, 1).png().toBuffer()],
  ['a photograph of fur and eyes', () => sharp(Buffer.from(FUR)).jpeg().toBuffer()],
])('%s is a document without text, and says so', async (_, picture) => {
  const { status, body } = await send(await picture());
  expect(status).toBe(200);
  expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('no_text');
});

/** A small JPEG that says in its start of frame (ITU T.81, B.2.2) that it has so many pixels each way. */
async function claiming(side: number): Promise<Buffer> {
  const bytes = await plain(8, 8).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  for (const at of [5, 7]) bytes.writeUInt16BE(side, frame + at);
  return bytes;
}
const cutOff = async () => {
  const whole = await sharp(Buffer.from(FUR)).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};
/** Two pictures of eight by eight. */
const moving = () =>
  sharp(Buffer.alloc(8 * 16 * 3, 200), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer();

test.each([
  ['20,000 pixels each way', 422, 'image.too_large', () => claiming(20_000)],
  ['cut off in the middle', 422, 'image.damaged', cutOff],
  ['an animated GIF', 415, 'file.not_image', moving],
  ['from an iPhone (HEIC)', 415, 'file.heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
])('a picture that is %s is refused, with the reason', async (_, status, code, picture) => {
  const refused = await send(await picture());
  expect([refused.status, refused.body.code]).toEqual([status, code]);
});

test('what is no picture is refused, with the reason, and leaves nothing', async () => {
  const before = (await client.get('/api/documents')).body.length;
  const refused = await send(Buffer.from('GIF89a and so on'));
  expect([refused.status, refused.body.code]).toEqual([415, 'file.not_image']);
  expect((await client.get('/api/documents')).body).toHaveLength(before);
});
