import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { readWithPdfjs } from './read-with-pdfjs.ts';
import { invoicePdf, protectedPdf, repeatedPagePdf } from './sample-pdfs.test-suite.ts';

test('the last resort finds the same words in about the same places', async () => {
  const bytes = await invoicePdf();
  const [expected] = (await readPdf(bytes)).pages;
  const [page] = (await readWithPdfjs(bytes, 10)).pages;
  expect(page?.words.map(({ text }) => text)).toEqual(expected?.words.map(({ text }) => text));
  expect(page).toMatchObject({ number: 1, width: expected?.width, height: expected?.height, rotation: 0 });
  page?.words.forEach(({ box, fontSize }, index) => {
    const other = expected!.words[index]!;
    expect(fontSize).toBe(other.fontSize);
    expect(Math.abs(box.y - other.box.y)).toBeLessThan(0.005);
    // Places inside a run are estimated from its characters.
    expect(Math.abs(box.x - other.box.x)).toBeLessThan(0.03);
  });
});

test('it names the same failures', async () => {
  const encrypted = await protectedPdf({ userPassword: 'secret' });
  await expect(readWithPdfjs(encrypted, 10)).rejects.toMatchObject({ code: 'pdf.encrypted' });
  await expect(readWithPdfjs(repeatedPagePdf(4, 1), 3)).rejects.toMatchObject({ code: 'pdf.too_many_pages' });
  await expect(readWithPdfjs(new TextEncoder().encode('%PDF-1.4 nothing'), 3)).rejects.toMatchObject({
    code: 'pdf.damaged',
  });
});
