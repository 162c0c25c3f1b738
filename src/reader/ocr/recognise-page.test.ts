import { expect, test } from 'vitest';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { recognisePage } from './recognise-page.ts';
import type { Recogniser } from './tesseract.ts';

/** Reads the same words with so much confidence everywhere, and notes the sizes of what it is given. */
function readerWith(confidence: number, text = 'Invoice'): Recogniser & { widths: number[]; languages: string[] } {
  const [widths, languages]: [number[], string[]] = [[], []];
  return {
    widths,
    languages,
    async recognise({ width }, [language], { isSparse = false } = {}) {
      if (isSparse) return [];
      widths.push(width);
      languages.push(language!);
      const words = `${text} date amount total 12.00`.split(' ');
      return words.map((each, line) => ({
        ...{ text: each, line, confidence },
        box: { left: 10, top: 40 * line, right: 110, bottom: 40 * line + 20 },
      }));
    },
  };
}
const task = async (expected: 'en' | 'de' | null = 'en') => ({
  ...{ bytes: await invoicePdf('INV-2041'), pageNumber: 1 },
  ...{ languages: ['en', 'de'] as const, expected },
});

test('a page that is read surely at once is not read again in more detail', async () => {
  const reader = readerWith(0.95);
  const { words, language } = await recognisePage(reader, await task());
  expect([words.length, language]).toEqual([5, 'en']);
  expect(reader.widths).toHaveLength(1);
});

test('the dashes of a line to cut along, taken for letters, do not make a page unsure', async () => {
  const reader = readerWith(0.95);
  const dashes = Array.from({ length: 60 }, (_, index) => ({
    ...{ text: 'i', confidence: 0.4, line: 9 + index },
    box: { left: 200, top: 9 * index, right: 202, bottom: 9 * index + 6 },
  }));
  const withDashes: Recogniser = {
    recognise: async (image, languages, options) => [
      ...(await reader.recognise(image, languages, options)),
      ...(options?.isSparse ? [] : dashes),
    ],
  };
  await recognisePage(withDashes, await task());
  expect(reader.widths).toHaveLength(1);
});

test('a page that is read unsurely is painted finer and read at several sizes', async () => {
  const reader = readerWith(0.8);
  await recognisePage(reader, await task());
  const [, finest, smaller, smallest] = reader.widths;
  expect(reader.widths).toHaveLength(4);
  expect(smaller).toBeLessThan(0.8 * finest!);
  expect(smallest).toBeLessThan(0.8 * smaller!);
});

test('a page whose words tell another language than expected is read in that one', async () => {
  const reader = readerWith(0.95, 'Rechnung Rechnungsnummer Menge Betrag zahlbar');
  const { language } = await recognisePage(reader, await task());
  expect(reader.languages).toEqual(['en', 'de']);
  expect(language).toBe('de');
});
