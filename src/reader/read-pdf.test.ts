import { degrees, PDFDocument, rgb, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TextDocument, Word } from '#core/text-document.ts';
import { readPdf } from './read-pdf.ts';
import { A4, invoicePdf, pdfWith, rawPdf } from './sample-pdfs.test-suite.ts';

const [WIDTH, HEIGHT] = A4;

function words(document: TextDocument): Word[] {
  return document.pages.flatMap((page) => page.words);
}

function texts(document: TextDocument): string[] {
  return words(document).map(({ text }) => text);
}

test('a word has its place in page fractions from the top left', async () => {
  const document = await readPdf(
    await pdfWith(({ page, regular }) => {
      page.drawText('Total', { x: 100, y: 742, size: 20, font: regular });
    }),
  );
  const [word] = words(document);
  expect(word?.text).toBe('Total');
  expect(word?.fontSize).toBe(20);
  expect(word!.box.x * WIDTH).toBeCloseTo(100, 0);
  expect(word!.box.height * HEIGHT).toBeCloseTo(20, 0);
  // The base line lies 100 points below the page's top.
  expect(word!.box.y * HEIGHT).toBeGreaterThan(80);
  expect(word!.box.y * HEIGHT).toBeLessThan(90);
  expect(document.pages[0]).toMatchObject({ number: 1, width: WIDTH, height: HEIGHT, rotation: 0 });
});

test('white space and gaps separate words, touching pieces are one word', async () => {
  const document = await readPdf(
    await pdfWith(({ page, regular }) => {
      page.drawText('Net amount', { x: 50, y: 700 });
      page.drawText('12', { x: 50, y: 650 });
      page.drawText('34', { x: 50 + regular.widthOfTextAtSize('12', 12), y: 650 });
      page.drawText('56', { x: 90, y: 650 });
      page.drawText('below', { x: 50, y: 600 });
    }),
  );
  expect(texts(document)).toEqual(['Net', 'amount', '1234', '56', 'below']);
});

test('page rotation is applied to the page, the boxes and the writing', async () => {
  const document = await readPdf(
    await pdfWith(({ page }) => {
      page.setRotation(degrees(90));
      // Written upward along the left edge, so upright once the page is turned clockwise.
      page.drawText('Upright', { x: 40, y: 100, rotate: degrees(90) });
      page.drawText('Turned', { x: 300, y: 100 });
    }),
  );
  expect(document.pages[0]).toMatchObject({ width: HEIGHT, height: WIDTH, rotation: 90 });
  const [upright, turned] = words(document);
  expect(upright?.angle).toBeUndefined();
  expect(upright!.box.x * HEIGHT).toBeCloseTo(100, 0);
  expect(upright!.box.height * WIDTH).toBeCloseTo(12, 0);
  expect(turned?.angle).toBe(90);
});

test('turned writing stays whole and tells its angle', async () => {
  const document = await readPdf(
    await pdfWith(({ page }) => {
      page.drawText('Beispiel 2014', { x: 300, y: 300, rotate: degrees(90) });
      page.drawText('Downward', { x: 400, y: 300, rotate: degrees(-90) });
      page.drawText('COPY', { x: 200, y: 500, rotate: degrees(45), size: 60 });
    }),
  );
  expect(words(document).map(({ text, angle }) => [text, angle])).toEqual([
    ['Beispiel', 270],
    ['2014', 270],
    ['Downward', 90],
    ['COPY', 270],
  ]);
});

test('boxes count from the crop box', async () => {
  const document = await readPdf(
    await pdfWith(({ page }) => {
      page.setCropBox(100, 100, 300, 400);
      page.drawText('Inside', { x: 130, y: 488 });
      page.drawText('Outside', { x: 20, y: 50 });
    }),
  );
  expect(document.pages[0]).toMatchObject({ width: 300, height: 400 });
  const [inside, outside] = words(document);
  expect(inside!.box.x * 300).toBeCloseTo(30, 0);
  expect(inside?.hidden).toBeUndefined();
  expect(outside?.hidden).toBe(true);
});

test('writing that nobody sees is marked as hidden', async () => {
  const white = rgb(1, 1, 1);
  const document = await readPdf(
    await pdfWith(({ page }) => {
      page.drawText('Seen', { x: 50, y: 700 });
      page.drawText('WhiteOnWhite', { x: 50, y: 650, color: white });
      page.drawRectangle({ x: 40, y: 590, width: 200, height: 30, color: rgb(0.1, 0.2, 0.5) });
      page.drawText('WhiteOnBlue', { x: 50, y: 600, color: white });
      page.drawText('OffPage', { x: 50, y: 900 });
      page.drawText('Transparent', { x: 50, y: 500, opacity: 0 });
    }),
  );
  const hidden = words(document).filter((word) => word.hidden);
  expect(hidden.map(({ text }) => text)).toEqual(['WhiteOnWhite', 'OffPage', 'Transparent']);
});

test('bold writing is recognised by its font', async () => {
  const document = await readPdf(
    await pdfWith(({ page, bold }) => {
      page.drawText('plain', { x: 50, y: 700 });
      page.drawText('strong', { x: 50, y: 650, font: bold });
    }),
  );
  expect(words(document).map(({ bold }) => bold)).toEqual([false, true]);
});

test('what is typed into a form field is part of the page', async () => {
  const document = await readPdf(
    await pdfWith(({ pdf, page }) => {
      const field = pdf.getForm().createTextField('invoice.number');
      field.setText('INV-42');
      field.addToPage(page, { x: 50, y: 600, width: 200, height: 24 });
    }),
  );
  expect(texts(document)).toContain('INV-42');
});

test("the file's own statements and its attachments are passed on", async () => {
  const xml = '<Invoice xmlns="urn:x"><ID>1</ID></Invoice>';
  const document = await readPdf(
    await pdfWith(async ({ pdf, page }) => {
      pdf.setTitle('Rechnung 7 – März');
      pdf.setAuthor('Ada');
      page.drawText('text', { x: 50, y: 700 });
      await pdf.attach(new TextEncoder().encode(xml), 'factur-x.xml', { mimeType: 'text/xml' });
    }),
  );
  expect(document.metadata).toMatchObject({ title: 'Rechnung 7 – März', author: 'Ada' });
  expect(document.attachments.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['factur-x.xml', xml],
  ]);
  expect(document.warnings).toEqual([]);
});

test('a page without writing is a warning, not an error', async () => {
  const document = await readPdf(await pdfWith(() => {}));
  expect(document.warnings.map(({ code }) => code)).toEqual(['no_text']);
});

test('invisible writing (render mode 3) is hidden', async () => {
  const document = await readPdf(
    await pdfWith(({ page }) => {
      page.drawText('Seen', { x: 50, y: 720 });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText('Ghost', { x: 50, y: 700 });
    }),
  );
  expect(words(document).map(({ text, hidden }) => [text, hidden])).toEqual([
    ['Seen', undefined],
    ['Ghost', true],
  ]);
});

test('invisible writing over a scanned page is the text of that page', async () => {
  const pixel = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  const document = await readPdf(
    await pdfWith(async ({ pdf, page }) => {
      page.drawImage(await pdf.embedPng(pixel), { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText('Recognised', { x: 50, y: 700 });
    }),
  );
  expect(words(document).map(({ text, hidden }) => [text, hidden])).toEqual([['Recognised', undefined]]);
});

const LINE = 'Archived on 12 March 2024 by the accounts department, period 3, voucher 4711';

interface Picture {
  /** Of the page's height, from its foot. */
  share?: number;
}

/** A page for each list of lines, which begin at the given heights in points, over the same picture. */
const overPicture = async (pages: readonly (readonly number[])[], { share = 1 }: Picture = {}) => {
  const pixel = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  return pdfWith(async ({ pdf, page }) => {
    const image = await pdf.embedPng(pixel);
    for (const [index, lines] of pages.entries()) {
      const each = index === 0 ? page : pdf.addPage([WIDTH, HEIGHT]);
      each.drawImage(image, { x: 0, y: 0, width: WIDTH, height: HEIGHT * share });
      for (const y of lines) each.drawText(LINE, { x: 50, y, size: 9 });
    }
  });
};
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first - 15 * index);

test.each([
  ['a line in the head', [820]],
  ['a line at the foot', [20]],
  ['a line across', [400]],
  ['a header of eight lines', from(830, 8)],
  ['a foot of eight lines', from(125, 8)],
])('scanned pages on which an archive printed %s have to be recognised wholly, each of them', async (_, lines) => {
  const document = await readPdf(await overPicture([lines, lines]));
  expect(document.unreadPages).toEqual([1, 2]);
  expect(document).not.toHaveProperty('unreadParts');
});

/** Each page of a PDF within a form, as programs that stamp pages wrap it, and half as large. */
async function wrapped(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const form of await pdf.embedPdf(bytes, [0])) {
    const { width, height } = form.scale(0.5);
    pdf.addPage([width, height]).drawPage(form, { x: 0, y: 0, width, height });
  }
  return pdf.save();
}

test('a scan within forms, with a stamp of many letters, has to be recognised wholly; a letterhead within one as well', async () => {
  const scan = await wrapped(await wrapped(await overPicture([from(20, 1)])));
  expect((await readPdf(scan)).unreadPages).toEqual([1]);
  const letter = await readPdf(await wrapped(await overPicture([from(600, 30)])));
  expect(letter).not.toHaveProperty('unreadPages');
  expect(letter.unreadParts).toMatchObject([
    { page: 1, box: { x: 0, y: 0, width: expect.closeTo(1, 2), height: expect.closeTo(0.2, 2) } },
  ]);
});

test('the few lines of a last page are not on a scan where the page before is written on the same paper', async () => {
  const document = await readPdf(await overPicture([from(600, 30), from(600, 4)]));
  expect(document).not.toHaveProperty('unreadPages');
  // Its letterhead says the same on each.
  expect(document.unreadParts).toEqual([{ page: 1, box: { x: 0, y: 0, width: 1, height: 0.2 } }]);
});

test('of a catalogue with text and photos some pictures are looked at, and no page is taken for a scan', async () => {
  const pages = Array.from({ length: 30 }, () => from(800, 25));
  const document = await readPdf(await overPicture(pages, { share: 0.4 }));
  expect(document).not.toHaveProperty('unreadPages');
  expect(document.unreadParts!.length).toBeLessThanOrEqual(6);
});

test('reading the same bytes twice gives the same words', async () => {
  const bytes = await invoicePdf();
  expect(await readPdf(bytes)).toEqual(await readPdf(bytes));
});

test('letters that a damaged file puts nowhere are left out, those beside them stay', async () => {
  // Each makes what follows two thousand million times as large: after five of them no float holds it.
  const endless = '2147483647 0 0 2147483647 0 0 cm '.repeat(5);
  const contents = `BT /F1 12 Tf 50 700 Td (Total) Tj ET ${endless} BT /F1 12 Tf 1 0 0 1 5 5 Tm (Odd) Tj ET`;
  const document = await readPdf(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [5 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>',
      `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
    ]),
  );
  expect(texts(document)).toContain('Total');
  for (const { box, fontSize } of words(document)) {
    expect([box.x, box.y, box.width, box.height, fontSize].every(Number.isFinite)).toBe(true);
  }
});

test('letters of fonts made of dots, as TeX has them, are read though nothing names them', async () => {
  // pdfTeX names a glyph by its code: "a28" is "fi", "a255" is "ß"; "€" stands in a font of its own.
  const glyphs = '<< /Length 32 >>\nstream\n500 0 0 0 500 700 d1 0 0 m 9 9 l\nendstream';
  const font = (codes: number[]) =>
    `<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] /FontBBox [0 -200 500 800] /FirstChar 0
    /LastChar 255 /Widths [${'500 '.repeat(256)}] /Resources << >>
    /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /a${code}`).join(' ')}] >>
    /CharProcs << ${codes.map((code) => `/a${code} 6 0 R`).join(' ')} >> >>`;
  const letters = [...new Set([...Buffer.from('Strae Pro1l,5')]), 28, 255];
  const contents = `BT /F1 12 Tf 50 700 Td (Stra\\377e) Tj 100 0 Td (Pro\\034l) Tj 100 0 Td (15,5) Tj ET BT /F2 12 Tf 290 700 Td (\\277) Tj ET`;
  const document = await readPdf(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [5 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 7 0 R >> >> >>',
      `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
      font(letters),
      '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
      glyphs,
      font([191]),
    ]),
  );
  expect(texts(document)).toEqual(['Straße', 'Profil', '15,5', '€']);
});

test('a space that is taken back parts no word', async () => {
  // As troff kerns: "Depar", a space, and the "t" nearly where the space began. A narrow space parts words nevertheless.
  const contents = `BT /F1 12 Tf 50 700 Td (Depar ) Tj ET BT /F1 12 Tf 82.9 700 Td (t) Tj ET
  BT /F1 12 Tf 50 680 Td -2.1 Tw (narrow space) Tj ET`;
  const document = await readPdf(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [5 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>',
      `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
    ]),
  );
  expect(texts(document)).toEqual(['Depart', 'narrow', 'space']);
});
