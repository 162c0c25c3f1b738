import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TextDocument } from '#core/text-document.ts';
import { packDocument, unpackDocument, unpackOnePage } from './packed-document.ts';
import { readPdf } from './read-pdf.ts';
import { READER_VERSION } from './reader-version.ts';
import { invoicePdf } from './sample-pdfs.test-suite.ts';

const word = (text: string, x: number) => ({ text, box: { x, y: 1 / 3, width: 0.1, height: 0.01 }, fontSize: 9.5 });
const document: TextDocument = {
  pages: [
    {
      number: 1,
      width: 595.28,
      height: 841.89,
      rotation: 0,
      words: [
        { ...word('Größe', 0.1), bold: true },
        { ...word('"a\\b"', Math.PI / 10), bold: false, hidden: true },
        { ...word('📄', 0.7), bold: false, angle: 270 },
      ],
    },
    {
      number: 2,
      width: 842,
      height: 595,
      rotation: 90,
      words: [{ ...word('Summe', 0.2), bold: false, confidence: 0.87 }],
    },
    { number: 3, width: 842, height: 595, rotation: 0, words: [] },
  ],
  unreadPages: [3],
  recognisedPages: [2],
  metadata: { Title: 'Two\nlines' },
  attachments: [{ name: 'factur-x.xml', bytes: new Uint8Array([60, 0, 255]) }],
  textSource: 'text_layer',
  warnings: [{ code: 'pdf.repaired', message: 'Repaired.', page: 2 }],
};

test('what was packed comes back exactly', async () => {
  expect(await unpackDocument(await packDocument(document))).toEqual(document);
  const read = await readPdf(await invoicePdf());
  expect(await unpackDocument(await packDocument(read))).toEqual(read);
});

test('one page can be had alone', async () => {
  const packed = await packDocument(document);
  expect(await unpackOnePage(packed, 1)).toEqual(document.pages[0]);
  expect(await unpackOnePage(packed, 2)).toEqual(document.pages[1]);
  expect(await unpackOnePage(packed, 4)).toBeNull();
});

test('of the attachments the e-invoice alone is kept', async () => {
  const photo = { name: 'photo.jpg', bytes: new Uint8Array(100) };
  const attachments = [photo, ...document.attachments];
  expect(await unpackDocument(await packDocument({ ...document, attachments }))).toEqual(document);
});

/** The packed document with its lines changed. */
async function changed(change: (lines: string[]) => string[]): Promise<Uint8Array> {
  const lines = gunzipSync(await packDocument(document))
    .toString()
    .split('\n');
  return gzipSync(change(lines).join('\n'));
}
const replaced = (of: string, by: string) => changed((lines) => lines.map((line) => line.replace(of, by)));

test('nothing is made of what is damaged or of another version', async () => {
  const packed = await packDocument(document);
  const damaged = Uint8Array.from(packed);
  damaged[damaged.length >> 1]! ^= 0xff;
  const cases: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    torn: packed.subarray(0, packed.length - 9),
    damaged,
    'not compressed': gunzipSync(packed),
    'another format': await replaced('"format":2', '"format":1'),
    'an earlier reader': await replaced(`"reader":${READER_VERSION}`, `"reader":${READER_VERSION - 1}`),
    'a page less': await changed((lines) => lines.slice(0, -1)),
    'a word less': await replaced('"Größe",', ''),
    'a word that is none': await replaced('"Größe"', '7'),
    'a place that is none': await replaced('0.7', '"0.7"'),
    'a word that is not there hidden': await replaced('"hidden":[1]', '"hidden":[9]'),
    'no page': await changed(([head]) => [head!, 'null', 'null']),
  };
  expect(Object.keys(cases)).not.toEqual([]);
  for (const [name, bytes] of Object.entries(cases)) expect(await unpackDocument(bytes), name).toBeNull();
});
