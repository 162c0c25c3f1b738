import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { readPdf } from '#reader/read-pdf.ts';

const run = promisify(execFile);

export interface StepTimes {
  /** Milliseconds. */
  read: number;
  extract: number;
  total: number;
  pages: number;
}

/** Reads and extracts one document in this process. */
export async function timeAnalysis(bytes: Uint8Array): Promise<StepTimes> {
  const start = performance.now();
  const document = await readPdf(bytes);
  const middle = performance.now();
  extractInvoice(document);
  const end = performance.now();
  return { read: middle - start, extract: end - middle, total: end - start, pages: document.pages.length };
}

/** Milliseconds of `pdftotext -layout`, process start included as that is how it is used; null without poppler. */
export async function timePdftotext(path: string): Promise<number | null> {
  const start = performance.now();
  try {
    await run('pdftotext', ['-layout', path, '-'], { maxBuffer: 256 * 1024 * 1024 });
    return performance.now() - start;
  } catch (error) {
    // A missing program ends the comparison; a file that poppler cannot read took its time all the same.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : performance.now() - start;
  }
}

/** Milliseconds that pdf.js takes for the text of all pages. */
export async function timePdfjs(bytes: Uint8Array): Promise<number> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(bytes);
  const start = performance.now();
  const task = pdfjs.getDocument({ data, verbosity: pdfjs.VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    await page.getTextContent();
  }
  const elapsed = performance.now() - start;
  await task.destroy();
  return elapsed;
}
