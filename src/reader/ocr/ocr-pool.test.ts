import { PDFDocument } from 'pdf-lib';
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
  expect(warnings).toEqual([]);
  expect(pages).toEqual(['1 of 1']);
  const unread = await pool.analyze(await scanned(printed), { recognise: 'later' });
  expect(unread).toMatchObject({ unreadPages: [1], warnings: [{ code: 'no_text' }] });
});
