import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, expect, test, vi } from 'vitest';
import { createReaderPool } from '../reader-pool.ts';
import { renderPage } from '../render-page.ts';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { createOcrPool } from './ocr-pool.ts';

/** A process, its WebAssembly and a model start; slowly on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const pool = createReaderPool({ processes: 1, ocr: createOcrPool({ processes: 1 }) });
afterAll(() => pool.close());

/** The first page of a PDF as nothing but a picture, as a scanner stores it. */
async function scanned(pdf: Uint8Array): Promise<Uint8Array> {
  const scan = await PDFDocument.create();
  const picture = await scan.embedPng(await renderPage(pdf, 1, 1000));
  scan.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  return scan.save();
}

/** An invoice whose letterhead is a picture: the seller's name stands there alone. */
async function withLetterhead(): Promise<Uint8Array> {
  const drawn = await PDFDocument.create();
  const large = await drawn.embedFont(StandardFonts.HelveticaBold);
  const head = drawn.addPage([595, 110]);
  head.drawText('Bellweather Instruments Ltd', { x: 60, y: 60, size: 24, font: large });
  head.drawText('14 Foundry Lane, Sheffield S3 8UP, United Kingdom', { x: 60, y: 36, size: 11 });
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const picture = await pdf.embedPng(await renderPage(await drawn.save(), 1, 1600));
  page.drawImage(picture, { x: 0, y: 732, width: 595, height: 110 });
  for (const [index, line] of LETTER.entries()) page.drawText(line, { x: 60, y: 680 - 20 * index, size: 10 });
  return pdf.save();
}
const LETTER = [
  'INVOICE',
  'Invoice number: BW-7731',
  'Invoice date: 3 February 2026',
  'Bill to: Carrow Marine Ltd, 2 Quay Street, Bristol BS1 4QA',
  'Calibration of four gauges 4 x 90.00 = GBP 360.00',
  'Net GBP 360.00',
  'VAT 20% GBP 72.00',
  'Total GBP 432.00',
];

test('a letterhead that is a picture on a page with text is read too: it holds the name of the seller', async () => {
  const { extraction, warnings } = await pool.analyze(await withLetterhead());
  expect(extraction.entities.SELLER_NAME?.[0]?.value).toBe('Bellweather Instruments Ltd');
  const { box } = extraction.entities.SELLER_NAME![0]!;
  expect([box!.x, box!.y]).toEqual([expect.closeTo(60 / 595, 1), expect.closeTo(34 / 842, 1)]);
  expect(extraction.entities.TOTAL_AMOUNT?.[0]?.value).toBe('432.00');
  const text = await pool.analyze(await withLetterhead(), { recognise: 'later' });
  expect(text).toMatchObject({ unreadPages: [1], onlyPictures: true });
  expect(extraction.text_source).toBe('mixed');
  // The page itself was not.
  expect(extraction).not.toHaveProperty('recognised_pages');
  expect(warnings).toEqual([]);
});

test('a scanned invoice is read like a printed one: values, boxes, confidence, and where its text comes from', async () => {
  const printed = await invoicePdf('INV-2041');
  const pages: string[] = [];
  const { extraction, warnings } = await pool.analyze(await scanned(printed), {
    onPage: (page, of) => pages.push(`${page} of ${of}`),
  });
  const expected = (await pool.analyze(printed)).extraction.entities.INVOICE_NUMBER![0]!;
  const number = extraction.entities.INVOICE_NUMBER?.[0];
  expect(number?.value).toBe('INV-2041');
  expect(number!.box!.x).toBeCloseTo(expected.box!.x, 1);
  expect(number!.box!.y).toBeCloseTo(expected.box!.y, 1);
  expect(extraction.text_source).toBe('ocr');
  expect(extraction.recognised_pages).toEqual([1]);
  expect(warnings).toEqual([]);
  expect(pages).toEqual(['1 of 1']);
  const unread = await pool.analyze(await scanned(printed), { recognise: 'later' });
  expect(unread).toMatchObject({ unreadPages: [1], warnings: [{ code: 'no_text' }] });
  expect(unread).not.toHaveProperty('onlyPictures');
});
