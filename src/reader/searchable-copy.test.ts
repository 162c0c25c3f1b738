import { degrees, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page, Word } from '#core/text-document.ts';
import { readPdf } from './read-pdf.ts';
import { renderPage } from './render-page.ts';
import { searchableCopy } from './searchable-copy.ts';

const WORDS = ['Rechnung', '1.234,56', '€', 'Müller-Löß'];

const word = (text: string, index: number, more: Partial<Word> = {}): Word => ({
  text,
  box: { x: 0.1 + 0.2 * index, y: 0.1 + 0.1 * index, width: 0.15, height: 0.03 },
  fontSize: 9,
  bold: false,
  confidence: 0.9,
  ...more,
});

const pageOf = (words: Word[], page: Partial<Page> = {}): Page => ({
  ...{ number: 1, width: 300, height: 400, rotation: 0, words },
  ...page,
});

interface ScanOptions {
  rotation?: number;
  crop?: number;
  /** As the page has them, whatever `crop` says; null: it has none. */
  boxes?: { MediaBox?: number[] | null; CropBox?: number[] | null };
}

/** A page that is a picture, 300 by 400 points as it is stored. */
async function scan({ rotation = 0, crop = 0, boxes = {} }: ScanOptions = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const grey = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#999' } })
    .png()
    .toBuffer();
  const page = pdf.addPage([300 + 2 * crop, 400 + 2 * crop]);
  page.drawImage(await pdf.embedPng(grey), { x: crop, y: crop, width: 300, height: 400 });
  page.setCropBox(crop, crop, 300, 400);
  page.setRotation(degrees(rotation));
  for (const [name, corners] of Object.entries(boxes)) {
    if (corners) page.node.set(PDFName.of(name), pdf.context.obj(corners));
    else page.node.delete(PDFName.of(name));
  }
  return pdf.save();
}

test('what was recognised is text of the copy, letter for letter and where it stood, and its pages look the same', async () => {
  const original = await scan();
  const copy = await searchableCopy(original, { pages: [pageOf(WORDS.map((text, index) => word(text, index)))] });
  const [page] = (await readPdf(copy)).pages;
  expect(page!.words.map(({ text }) => text)).toEqual(WORDS);
  for (const [index, { box, hidden }] of page!.words.entries()) {
    const wanted = word('', index).box;
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(box[side]).toBeCloseTo(wanted[side], 1);
    expect(box.x).toBeCloseTo(wanted.x, 2);
    // Invisible over a picture is the picture's own text.
    expect(hidden).toBeUndefined();
  }
  expect(await renderPage(copy, 1, 300)).toEqual(await renderPage(original, 1, 300));
  expect(await searchableCopy(original, { pages: [pageOf([word('A', 0)])] })).toEqual(
    await searchableCopy(original, { pages: [pageOf([word('A', 0)])] }),
  );
});

test.each([0, 90, 180, 270] as const)(
  'a page stored turned by %s° and cropped has its words in place',
  async (rotation) => {
    const isOnSide = rotation === 90 || rotation === 270;
    const size = isOnSide ? { width: 400, height: 300 } : { width: 300, height: 400 };
    const pages = [
      pageOf(
        WORDS.map((text, index) => word(text, index)),
        { ...size, rotation },
      ),
    ];
    const [page] = (await readPdf(await searchableCopy(await scan({ rotation, crop: 20 }), { pages }))).pages;
    expect(page!.words.map(({ text }) => text)).toEqual(WORDS);
    for (const [index, { box, angle }] of page!.words.entries()) {
      expect(angle).toBeUndefined();
      expect(box.x).toBeCloseTo(0.1 + 0.2 * index, 2);
      expect(box.y + box.height / 2).toBeCloseTo(0.115 + 0.1 * index, 2);
    }
  },
);

test.each([
  ['corners in another order', { MediaBox: [340, 440, 0, 0], CropBox: [320, 20, 20, 420] }],
  ['a crop that reaches beyond the page', { MediaBox: [20, 20, 320, 420], CropBox: [-50, 500, 900, -50] }],
  ['a crop of the whole and corners in another order', { MediaBox: [320, 420, 20, 20], CropBox: null }],
  ['no size of its own', { MediaBox: null, CropBox: null }],
])('a page with %s has its words in place', async (_, boxes) => {
  const original = await scan({ crop: 20, boxes });
  const [{ width, height }] = (await readPdf(original)).pages as [Page];
  const pages = [
    pageOf(
      WORDS.map((text, index) => word(text, index)),
      { width, height },
    ),
  ];
  const [page] = (await readPdf(await searchableCopy(original, { pages }))).pages;
  expect(page).toMatchObject({ width, height });
  expect(page!.words.map(({ text }) => text)).toEqual(WORDS);
  for (const [index, { box }] of page!.words.entries()) {
    expect(box.x).toBeCloseTo(0.1 + 0.2 * index, 2);
    expect(box.y + box.height / 2).toBeCloseTo(0.115 + 0.1 * index, 2);
  }
});

test.each([90, 180, 270] as const)('writing that was turned by %s° on the page is so in the copy', async (angle) => {
  const box =
    angle === 180 ? { x: 0.2, y: 0.5, width: 0.3, height: 0.03 } : { x: 0.2, y: 0.5, width: 0.03, height: 0.3 };
  const pages = [pageOf([word('Lieferschein', 0, { box, angle })])];
  const [found] = (await readPdf(await searchableCopy(await scan(), { pages }))).pages[0]!.words;
  expect(found).toMatchObject({ text: 'Lieferschein', angle });
  expect(found!.box.x).toBeCloseTo(box.x, 2);
  expect(found!.box.y).toBeCloseTo(box.y, 2);
});

test('words of a text layer are not written a second time; without a recognised one there is no copy', async () => {
  const { confidence, ...printed } = word('printed', 0);
  expect(confidence).toBeDefined();
  const copy = await searchableCopy(await scan(), { pages: [pageOf([printed, word('recognised', 1)])] });
  expect((await readPdf(copy)).pages[0]!.words.map(({ text }) => text)).toEqual(['recognised']);
  await expect(searchableCopy(await scan(), { pages: [pageOf([printed])] })).rejects.toMatchObject({
    code: 'file.not_scanned',
  });
  await expect(
    searchableCopy(new TextEncoder().encode('%PDF-1.4 nothing'), { pages: [pageOf([word('A', 0)])] }),
  ).rejects.toMatchObject({ code: 'pdf.damaged' });
});
