import { expect, test } from 'vitest';
import { printedWords } from './printed-text.ts';
import { readPdf } from './read-pdf.ts';
import { pdfWith, rawPdf } from './sample-pdfs.test-suite.ts';

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

const INVOICE = [
  'Rechnung Nr. 2026-0417',
  'Sehr geehrte Frau Müller, für unsere Leistungen',
  'berechnen wir Ihnen: Beratung & Betreuung (4,5 Std.)',
  "zum Stundensatz von 80,00 = 360,00, zahlbar bis 30.04.2026 auf das Konto 'Rheinbank'",
];
const MACINTOSH = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, byte) => byte + 128));

/** The number of a letter's glyph in the fonts of Apple and Microsoft. */
const glyphOf = (letter: string): number =>
  letter <= '~' ? letter.charCodeAt(0) - 29 : MACINTOSH.indexOf(letter) + 98;

function numberedPdf(font: readonly string[], toHex: (glyph: number) => string): Uint8Array {
  const lines = INVOICE.map((line) => `<${[...line].map((letter) => toHex(glyphOf(letter))).join('')}> Tj`);
  const content = `BT /F1 10 Tf 40 800 Td ${lines.join(' 0 -20 Td ')} ET`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...font,
  ]);
}

const oneByte = (glyph: number) => glyph.toString(16).padStart(2, '0');
const twoBytes = (glyph: number) => glyph.toString(16).padStart(4, '0');
const COMPOSITE = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
  `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial /DW 500 /FontDescriptor 7 0 R
   /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
  '<< /Type /FontDescriptor /FontName /Arial /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
];
const SIMPLE = [
  `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /Encoding /MacRomanEncoding /FirstChar 0 /LastChar 255
   /Widths [${'500 '.repeat(256)}] >>`,
];

test.each([
  ['of two bytes', numberedPdf(COMPOSITE, twoBytes)],
  ['of one byte', numberedPdf(SIMPLE, oneByte)],
])(
  'codes %s that are numbers of glyphs, as PostScript printed to PDF again has, are read as their letters',
  async (_, bytes) => {
    const document = await readPdf(bytes);
    expect(document.garbagePages).toBeUndefined();
    expect(document.pages[0]!.words.map(({ text }) => text).join(' ')).toBe(INVOICE.join(' '));
  },
);

test('codes that make no writing as numbers of glyphs either stay what a recogniser has to look at', async () => {
  // "c" for "a" and so on.
  const turned = numberedPdf(COMPOSITE, (glyph) =>
    twoBytes(glyph >= 68 && glyph <= 93 ? 68 + ((glyph - 66) % 26) : glyph),
  );
  expect((await readPdf(turned)).garbagePages).toEqual([1]);
});

test('values of form fields and notes that the viewer is left to draw are read', async () => {
  const field = (name: string, value: string, y: number) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /Rect [200 ${y} 400 ${y + 18}] /DA (/Helv 10 Tf 0 g) /F 4 >>`;
  const content = 'BT /Helv 10 Tf 50 705 Td (Invoice number:) Tj 0 -30 Td (Total EUR:) Tj ET';
  const fonts = '/Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const bytes = rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R 6 0 R 8 0 R] /NeedAppearances true /DA (/Helv 10 Tf 0 g) /DR << ${fonts} >> >> >>`,
    `<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842] /Resources << ${fonts} >> >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [5 0 R 6 0 R 7 0 R 8 0 R] >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    field('number', 'RE-2026-118', 700),
    field('total', '1.190,00', 670),
    '<< /Type /Annot /Subtype /FreeText /Contents (Paid 12.03.2026) /Rect [200 600 400 620] /DA (/Helv 10 Tf 0 g) /F 4 >>',
    // Hidden.
    field('secret', 'Draft', 640).replace('/F 4', '/F 2'),
  ]);
  const words = await wordsOf(bytes);
  expect(words.toSorted()).toEqual(
    ['Invoice', 'number:', 'Total', 'EUR:', 'RE-2026-118', '1.190,00', 'Paid', '12.03.2026'].toSorted(),
  );
});
