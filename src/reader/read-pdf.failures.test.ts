import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { READER_ERROR_SENTENCES, ReaderError } from './reader-error.ts';
import { invoicePdf, pdfWith, protectedPdf, repeatedPagePdf } from './sample-pdfs.test-suite.ts';

const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

async function codeOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ReaderError)) throw new Error(`expected a ReaderError, got ${String(error)}`);
  return error.code;
}

test('an empty file, a text and a picture are told apart from damaged PDFs', async () => {
  expect(await codeOf(readPdf(new Uint8Array()))).toBe('file.empty');
  expect(await codeOf(readPdf(encode('Dear all, please find attached invoice 12.')))).toBe('file.not_pdf');
  expect(await codeOf(readPdf(encode('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000')))).toBe('file.not_pdf');
  expect(await codeOf(readPdf(encode('%PDF-1.7\nnothing of a document')))).toBe('pdf.damaged');
});

test('a PDF that needs a password is called encrypted', async () => {
  const bytes = await protectedPdf({ userPassword: 'secret', ownerPassword: 'owner' });
  expect(await codeOf(readPdf(bytes))).toBe('pdf.encrypted');
});

test('a PDF with only an owner password opens', async () => {
  const document = await readPdf(await protectedPdf({ ownerPassword: 'owner' }));
  expect(document.pages[0]?.words.map(({ text }) => text)).toEqual(['Invoice', 'number', 'INV-7']);
});

test('too many pages are refused with both numbers', async () => {
  const reading = readPdf(repeatedPagePdf(12, 1), { maxPages: 10 });
  await expect(reading).rejects.toMatchObject({
    code: 'pdf.too_many_pages',
    message: 'The PDF has 12 pages; at most 10 are allowed.',
  });
});

test('a missing or garbled header is repaired with a warning', async () => {
  const bytes = await invoicePdf();
  const expected = (await readPdf(bytes)).pages;
  const garbled = bytes.slice();
  garbled.set(encode('%XYZ-0.0'), 0);
  for (const broken of [garbled, bytes.slice(9)]) {
    const document = await readPdf(broken);
    expect(document.warnings.map(({ code }) => code)).toEqual(['pdf.repaired']);
    expect(document.pages).toEqual(expected);
  }
});

test('a page that is lost leaves the others their numbers and a warning with its own', async () => {
  const text = latin1(repeatedPagePdf(3, 1));
  // The second page is no longer a dictionary; the length stays, so that all offsets still hold.
  const broken = encode(text.replace(/(?<=\n6 0 obj\n)<<.*>>(?=\nendobj)/, (page) => '0'.padEnd(page.length)));
  const document = await readPdf(broken);
  expect(document.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(document.pages.map(({ words }) => words.length > 0)).toEqual([true, false, true]);
  expect(document.warnings).toMatchObject([{ code: 'pdf.repaired', page: 2 }]);
});

test('many lost pages are told in one warning', async () => {
  let text = latin1(repeatedPagePdf(9, 1));
  for (const object of [6, 7, 8, 11]) {
    const page = new RegExp(`(?<=\\n${object} 0 obj\\n)<<.*>>(?=\\nendobj)`);
    text = text.replace(page, (dictionary) => '0'.padEnd(dictionary.length));
  }
  expect((await readPdf(encode(text))).warnings).toEqual([
    {
      code: 'pdf.repaired',
      message:
        'The file was damaged and had to be repaired; parts of it may be missing. Pages that could not be read: 2–4, 7.',
    },
  ]);
});

test('a broken cross-reference table is rebuilt with a warning', async () => {
  const bytes = await invoicePdf();
  const broken = encode(latin1(bytes).replace(/startxref\n\d+/, 'startxref\n99'));
  const document = await readPdf(broken);
  expect(document.warnings.map(({ code }) => code)).toEqual(['pdf.repaired']);
  expect(document.pages).toEqual((await readPdf(bytes)).pages);
});

test('wherever a file is cut off, the result is an error or carries a warning', async () => {
  const bytes = await pdfWith(async ({ pdf, page, regular }) => {
    for (const target of [page, pdf.addPage(), pdf.addPage()]) {
      target.drawText('Invoice 17 over 1190.00 EUR', { x: 50, y: 700, font: regular });
    }
  });
  for (let share = 0.05; share < 0.99; share += 0.05) {
    const cut = bytes.slice(0, Math.floor(bytes.length * share));
    const outcome = await readPdf(cut).then(
      ({ warnings }) => warnings.map(({ code }) => code),
      (error: ReaderError) => [error.code],
    );
    expect(['pdf.damaged', 'pdf.repaired']).toContain(outcome[0]);
  }
});

test('arbitrary damage ends in a result or a coded error, and the next file still reads', async () => {
  const original = await invoicePdf();
  const expected = await readPdf(original);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
      fc.nat(original.length),
      async (changes, length) => {
        const bytes = original.slice(0, Math.max(length, original.length / 2));
        for (const [index, value] of changes) bytes[index % bytes.length] = value;
        try {
          const document = await readPdf(bytes);
          expect(document.pages.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ReaderError);
        }
      },
    ),
    { numRuns: 150, seed: 20260302 },
  );
  expect(await readPdf(original)).toEqual(expected);
});

test('every failure has a sentence of its own, with its numbers filled in', () => {
  // What is wrong with an XML is told by whoever parsed it, with line and reason.
  const sentences = Object.values(READER_ERROR_SENTENCES).filter((sentence) => sentence !== '{reason}');
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(new ReaderError('file.too_large', { limit: 25 }).message).toBe('The file is larger than the allowed 25 MB.');
});
