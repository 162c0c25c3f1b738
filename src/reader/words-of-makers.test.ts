import { expect, test } from 'vitest';
import { printedWords } from './printed-text.ts';
import { readPdf } from './read-pdf.ts';
import { pdfWith } from './sample-pdfs.test-suite.ts';

const wordsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readPdf(bytes)).pages.flatMap(({ words }) => words.map(({ text }) => text));

test('letters that are a text each, as wkhtmltopdf writes them, make words on a page of narrow columns as well', async () => {
  // Writing that fills the height and not the width PDFium takes for columns, and ends a line after most letters.
  const lines = 60;
  const bytes = await pdfWith(({ page, regular }) => {
    for (let line = 0; line < lines; line++) {
      for (const [left, text] of [
        [10, 'Umsatzsteuer (netto):'],
        [520, '2.624,85'],
      ] as const) {
        let x = left;
        for (const letter of text) {
          page.drawText(letter, { x, y: 780 - 8 * line, size: 8, font: regular });
          x += regular.widthOfTextAtSize(letter, 8);
        }
      }
    }
  });
  const words = await wordsOf(bytes);
  expect(words).toEqual(Array.from({ length: lines }, () => ['Umsatzsteuer', '(netto):', '2.624,85']).flat());
});

test('marks that nobody sees, as those of the direction of writing, are no part of a word', () => {
  expect(printedWords('\u200e12,50\u202f\u200f\u200e€\u2069 \u2066Total\ufe0f \u061c7')).toEqual([
    { text: '12,50', start: 1, end: 6 },
    { text: '€', start: 9, end: 10 },
    { text: 'Total', start: 13, end: 18 },
    { text: '7', start: 21, end: 22 },
  ]);
});
