import { expect, test } from 'vitest';
import type { Page } from '#core/text-document.ts';
import { printedWords } from './printed-text.ts';
import { readPdf } from './read-pdf.ts';
import { readWithPdfjs } from './read-with-pdfjs.ts';
import { toUnicodePdf } from './sample-pdfs.test-suite.ts';

test('words of a run are told apart by whatever prints no ink, and keep their places', () => {
  expect(printedWords('400000112\0P52')).toEqual([{ text: '400000112\uFFFDP52', start: 0, end: 13 }]);
  expect(printedWords('a\u0007b \u00a0c\u0085')).toEqual([
    { text: 'a', start: 0, end: 1 },
    { text: 'b', start: 2, end: 3 },
    { text: 'c', start: 5, end: 6 },
  ]);
  expect(printedWords('\ud800x\udc00 📄\u200b')).toEqual([
    { text: '\uFFFDx\uFFFD', start: 0, end: 3 },
    { text: '📄', start: 4, end: 6 },
  ]);
  expect(printedWords('\ufeff\u200d')).toEqual([]);
});

test('neither reader lets a NUL, half a surrogate pair or a control character through', async () => {
  const bytes = toUnicodePdf(['0041', '0000', 'D83D', '0042', 'DC00', '0007', '0043', '009F', '0044']);
  const textOf = ([page]: Page[]) => page?.words.map(({ text }) => text).join(' ') ?? '';
  for (const text of [textOf((await readPdf(bytes)).pages), textOf((await readWithPdfjs(bytes, 10)).pages)]) {
    for (const letter of 'ABCD') expect(text).toContain(letter);
    expect(text).not.toMatch(/\p{Cc}/u);
    expect(text.isWellFormed()).toBe(true);
  }
});
