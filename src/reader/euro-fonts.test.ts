import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

/** A page that says "Total e 38,50", the "e" in a font of its own. */
function pageWith(font: string): Uint8Array {
  const content = 'BT /F1 12 Tf 50 700 Td (Total ) Tj /F2 12 Tf (e) Tj /F1 12 Tf ( 38,50) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar 101 /LastChar 101 /Widths [556] >>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 7\n0000000000 65535 f \n${entries}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(text);
}

const wordsOf = async (font: string) => (await readPdf(pageWith(font))).pages[0]!.words.map(({ text }) => text);

test.each(['KCXMNX+TeX-feymr10', 'feybr10'])('what TeX sets in %s is the sign of the euro', async (font) => {
  expect(await wordsOf(font)).toEqual(['Total', '€', '38,50']);
});

test('a letter "e" in any other font is one', async () => {
  expect(await wordsOf('Times-Roman')).toEqual(['Total', 'e', '38,50']);
});
