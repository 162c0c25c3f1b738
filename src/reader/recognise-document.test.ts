import { expect, test } from 'vitest';
import type { TextDocument, Word } from '#core/text-document.ts';
import type { OcrPool, RecogniseOptions } from './ocr/ocr-pool.ts';
import type { RecognisedPage } from './ocr/recognise-page.ts';
import { ReaderError } from './reader-error.ts';
import { recogniseDocument } from './recognise-document.ts';

const word = (text: string, confidence?: number, x = 0.1): Word => ({
  text,
  box: { x, y: 0.1, width: 0.1, height: 0.02 },
  fontSize: 10,
  bold: false,
  ...(confidence === undefined ? {} : { confidence }),
});

function scan(pages: Word[][], unreadPages: number[], garbagePages?: number[]): TextDocument {
  return {
    pages: pages.map((words, index) => ({ number: index + 1, width: 600, height: 800, rotation: 0, words })),
    metadata: {},
    attachments: [],
    textSource: 'text_layer',
    unreadPages,
    ...(garbagePages ? { garbagePages } : {}),
    warnings: [],
  };
}

/** Reads each page as it is told, and notes what it was asked. */
function fakeOcr(
  read: (page: number, tried: number) => RecognisedPage,
): OcrPool & { asked: number[]; told: RecogniseOptions[] } {
  const asked: number[] = [];
  const told: RecogniseOptions[] = [];
  return {
    asked,
    told,
    processes: 2,
    async recognise(_, page, options = {}) {
      asked.push(page);
      told.push(options);
      return read(page, asked.filter((each) => each === page).length);
    },
    close() {},
  };
}
const found = (...words: Word[]): RecognisedPage => ({ words, language: 'de' });
const bytes = new Uint8Array();

test('only the pages without text are recognised, and the document says so', async () => {
  const ocr = fakeOcr((page) => found(word(`Seite${page}`, 0.9)));
  const pages: string[] = [];
  const read = await recogniseDocument(ocr, bytes, scan([[word('Text')], [], []], [2, 3]), {
    onPage: (page, of) => pages.push(`${page} of ${of}`),
  });
  expect(read.pages.map(({ words }) => words.map(({ text }) => text))).toEqual([['Text'], ['Seite2'], ['Seite3']]);
  expect(read.textSource).toBe('mixed');
  expect(read).not.toHaveProperty('unreadPages');
  expect(read.recognisedPages).toEqual([2, 3]);
  expect(pages).toEqual(['1 of 2', '2 of 2']);
  const whole = await recogniseDocument(ocr, bytes, scan([[]], [1]));
  expect(whole.textSource).toBe('ocr');
});

test('a stamp of the text layer stays and wins over the same words recognised; garbage goes', async () => {
  const ocr = fakeOcr(() => found(word('C0PY', 0.5), word('Rechnung', 0.9, 0.5)));
  const stamped = await recogniseDocument(ocr, bytes, scan([[word('COPY')]], [1]));
  expect(stamped.pages[0]!.words.map(({ text }) => text)).toEqual(['COPY', 'Rechnung']);
  const garbage = await recogniseDocument(ocr, bytes, scan([[word('\uE001')]], [1], [1]));
  expect(garbage.pages[0]!.words.map(({ text }) => text)).toEqual(['C0PY', 'Rechnung']);
});

test('a picture on a page with text is read alone, in the language of the page; its words stand beside the printed ones', async () => {
  const box = { x: 0.1, y: 0, width: 0.8, height: 0.1 };
  const letter: TextDocument = {
    ...scan([['Rechnung', 'Datum', 'und', 'Betrag', 'der', 'Lieferung'].map((text) => word(text))], []),
    unreadParts: [{ page: 1, box }],
  };
  const ocr = fakeOcr(() => found(word('Hofmann', 0.9, 0.5)));
  const pages: string[] = [];
  const read = await recogniseDocument(ocr, bytes, letter, { onPage: (page, of) => pages.push(`${page} of ${of}`) });
  expect(ocr.told).toMatchObject([{ part: box, expected: 'de' }]);
  expect(read.pages[0]!.words.map(({ text }) => text)).toContain('Hofmann');
  expect(read.textSource).toBe('mixed');
  expect(read).not.toHaveProperty('recognisedPages');
  expect(pages).toEqual(['1 of 1']);
  const nothing = await recogniseDocument(
    fakeOcr(() => found()),
    bytes,
    letter,
  );
  expect(nothing).toMatchObject({ textSource: 'text_layer', warnings: [] });
});

test('what is known of the file besides stays, and letters that nobody sees hide none that are recognised', async () => {
  const hybrid = { pdfaPart: '3', relationship: 'Data', xmpProfile: 'EN 16931', xmpFileName: 'factur-x.xml' };
  const hidden = { ...word('Hofmann', undefined, 0.5), hidden: true };
  const letter: TextDocument = {
    ...scan([[word('Rechnung'), hidden]], []),
    ...{ hybrid, unreadParts: [{ page: 1, box: { x: 0, y: 0, width: 1, height: 0.1 } }] },
  };
  const ocr = fakeOcr(() => found(word('Hofmann', 0.9, 0.5)));
  const read = await recogniseDocument(ocr, bytes, letter);
  expect(read.hybrid).toEqual(hybrid);
  expect(read).not.toHaveProperty('unreadParts');
  expect(read.pages[0]!.words.filter((each) => !each.hidden).map(({ text }) => text)).toEqual(['Rechnung', 'Hofmann']);
});

test('a page whose process was lost is read again; one that cannot be read is a warning', async () => {
  const ocr = fakeOcr((page, tried) => {
    if (page === 1 && tried === 1) throw new ReaderError('pdf.damaged');
    if (page === 2) throw new ReaderError('analysis.timeout');
    if (page === 3) throw new ReaderError('pdf.damaged');
    return found(word('Rechnung', 0.4));
  });
  const read = await recogniseDocument(ocr, bytes, scan([[], [], []], [1, 2, 3]));
  expect(read.warnings.map(({ code, page }) => `${code} ${page}`)).toEqual([
    'image.too_large 2',
    'image.damaged 3',
    'image.low_quality 1',
  ]);
  expect(ocr.asked.filter((page) => page === 2)).toHaveLength(1);
});

test('of a catalogue of photos with captions the first four are looked at; stamped scans are all read', async () => {
  const captions = Array.from({ length: 9 }, (_, index) => [word(`Model-${index}`)]);
  const numbers = captions.map((_, index) => index + 1);
  const photos = fakeOcr(() => ({ words: [], language: null }));
  const catalogue = await recogniseDocument(photos, bytes, scan([...captions, []], [...numbers, 10]));
  // The last page is nothing but a picture.
  expect(photos.asked).toEqual([1, 2, 3, 4, 10]);
  expect(catalogue).toMatchObject({ textSource: 'text_layer', warnings: [{ code: 'image.not_read', page: 5 }] });
  expect(catalogue.warnings[0]!.message).toContain('Pages: 5–9.');
  expect(catalogue).not.toHaveProperty('unreadPages');
  const scans = fakeOcr((page) => (page === 4 ? found(word('Rechnung', 0.9, 0.5)) : { words: [], language: null }));
  const stamped = await recogniseDocument(scans, bytes, scan(captions, numbers));
  expect(scans.asked).toEqual(numbers);
  expect(stamped.warnings).toEqual([]);
  const lost = fakeOcr((page) => {
    if (page === 1) throw new ReaderError('pdf.damaged');
    return { words: [], language: null };
  });
  await recogniseDocument(lost, bytes, scan(captions, numbers));
  expect(lost.asked).toContain(9);
});

test('stamped pages without anything on them do not hide a stamped scan behind them', async () => {
  const stamped = Array.from({ length: 12 }, (_, index) => [word(`Seite${index}`)]);
  const numbers = stamped.map((_, index) => index + 1);
  const blank = { words: [], language: null, isBlank: true };
  const last = fakeOcr((page) => (page === 12 ? found(word('Rechnung', 0.9, 0.5)) : blank));
  const read = await recogniseDocument(last, bytes, scan(stamped, numbers));
  expect(read.recognisedPages).toEqual([12]);
  // Photos among them are counted: the fourth is on page 11.
  const photos = fakeOcr((page) => (page < 8 ? blank : { words: [], language: null }));
  const hidden = await recogniseDocument(photos, bytes, scan(stamped, numbers));
  expect(photos.asked).toEqual(numbers.slice(0, 11));
  expect(hidden.warnings.map(({ code, page }) => `${code} ${page}`)).toEqual(['image.not_read 12']);
});

test('nothing found on any page is no text', async () => {
  const read = await recogniseDocument(
    fakeOcr(() => ({ words: [], language: null })),
    bytes,
    scan([[]], [1]),
  );
  expect(read.warnings.map(({ code }) => code)).toEqual(['no_text']);
  expect(read.textSource).toBe('text_layer');
  expect(read).not.toHaveProperty('recognisedPages');
});

test('being cancelled ends it', async () => {
  const ocr = fakeOcr(() => {
    throw new ReaderError('analysis.cancelled');
  });
  await expect(recogniseDocument(ocr, bytes, scan([[]], [1]))).rejects.toMatchObject({ code: 'analysis.cancelled' });
});
