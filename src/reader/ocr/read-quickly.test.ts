import { expect, test } from 'vitest';
import { readQuickly } from './read-quickly.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

/** Each word is drawn as one block of ink, two lines below the one before. */
const boxOf = (line: number) => ({ left: 100, top: 40 + 60 * line, right: 140, bottom: 60 + 60 * line });

function pageOf(words: number) {
  const [width, height] = [300, 80 + 60 * words];
  const data = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < words; line++) {
    const { left, top, right, bottom } = boxOf(line);
    for (let y = top; y < bottom; y++) data.fill(0, y * width + left, y * width + right);
  }
  return { width, height, data };
}

const read = (texts: readonly [string, number?][]): RecognisedWord[] =>
  texts.map(([text, confidence = 0.96], line) => ({ ...{ text, confidence, line }, box: boxOf(line) }));

/** The quickest model gives the first words; what is compared is read as `again` in its place. */
function reader(words: readonly RecognisedWord[], again: RecognisedWord[] = []): Recogniser & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    quickest: 'fr',
    async recognise({ height }, [language], { isSparse = false } = {}) {
      asked.push(isSparse ? `${language} for pieces` : `${language}`);
      if (!isSparse) return [...words];
      // The pieces lie close together on paper of their own, with a margin of 24 pixels.
      return again.map((word) => ({ ...word, box: { left: 24, top: 24, right: 64, bottom: Math.min(44, height) } }));
    },
  };
}

const GERMAN = read([['Rechnung'], ['Rechnungsnummer'], ['Betrag'], ['zahlbar'], ['gemäB', 0.8]]);
const textsOf = (words: readonly RecognisedWord[] | null | undefined) => words?.map(({ text }) => text);

test('a clean page is read by the quickest model, and its unsure words by the one of the language it tells', async () => {
  const ocr = reader(GERMAN, read([['gemäß', 0.95]]));
  const found = await readQuickly(ocr, pageOf(5), { languages: ['en', 'de'], expected: null });
  expect(found?.language).toBe('de');
  expect(textsOf(found?.words)).toEqual(['Rechnung', 'Rechnungsnummer', 'Betrag', 'zahlbar', 'gemäß']);
  expect(ocr.asked).toEqual(['fr', 'de for pieces']);
});

test('a word that its own language reads less surely stays as it was', async () => {
  const ocr = reader(GERMAN, read([['gemaB', 0.7]]));
  const found = await readQuickly(ocr, pageOf(5), { languages: ['en', 'de'], expected: null });
  expect(textsOf(found?.words)).toContain('gemäB');
});

test('words that are read surely enough are not read again, which would take longer', async () => {
  const ocr = reader([...GERMAN.slice(0, 4), ...read([[''], [''], [''], [''], ['119,00', 0.89]]).slice(4)]);
  await readQuickly(ocr, pageOf(5), { languages: ['en', 'de'], expected: null });
  expect(ocr.asked).toEqual(['fr']);
});

test('of the same figures the marks are those that the language of the page has', async () => {
  const ocr = reader(
    read([['Invoice'], ['number'], ['date'], ['due'], ['7,811,25', 0.78]]),
    read([['7,811.25', 0.66]]),
  );
  const found = await readQuickly(ocr, pageOf(5), { languages: ['en', 'de'], expected: null });
  expect(textsOf(found?.words)).toContain('7,811.25');
});

test('a surely read word with a letter of French alone is compared', async () => {
  const ocr = reader(
    [...GERMAN.slice(0, 4), ...read([[''], [''], [''], [''], ['Kôhler', 0.91]]).slice(4)],
    read([['Köhler', 0.97]]),
  );
  const found = await readQuickly(ocr, pageOf(5), { languages: ['en', 'de'], expected: null });
  expect(textsOf(found?.words)).toContain('Köhler');
});

test('pages in a language whose letters the quickest model lacks are left to their own', async () => {
  const ocr = reader(GERMAN);
  expect(await readQuickly(ocr, pageOf(5), { languages: ['en', 'pl'], expected: 'pl' })).toEqual({
    ...{ words: null, language: 'pl' },
  });
  expect(ocr.asked).toEqual([]);
});

test('a recogniser without a quicker model is not asked', async () => {
  const { quickest: _, ...ocr } = reader(GERMAN);
  expect(await readQuickly(ocr, pageOf(5), { languages: ['en'], expected: 'en' })).toBeNull();
});
