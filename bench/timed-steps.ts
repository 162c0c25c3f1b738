import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { attachedInvoice } from '#core/einvoice/attached-invoice.ts';
import { hybridChecks } from '#core/einvoice/page/hybrid-checks.ts';
import { withEInvoice } from '#core/einvoice/page/with-e-invoice.ts';
import type { Extraction } from '#core/entity.ts';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import type { TextDocument } from '#core/text-document.ts';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import { hybridFacts } from '#reader/hybrid-facts.ts';
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

/**
 * Milliseconds that an embedded e-invoice adds: reading it, holding it against the page, checking how it is attached.
 * Null for a document without one.
 */
export function timeEInvoice(bytes: Uint8Array, document: TextDocument, read: Extraction): number | null {
  const layout = layoutDocument(document);
  const start = performance.now();
  const attachment = eInvoiceAttachment(document.attachments);
  if (!attachment) return null;
  const facts = hybridFacts(bytes, attachment.name);
  const attached = attachedInvoice(attachment);
  const checks = attached && 'invoice' in attached ? hybridChecks(facts, attachment.name, attached.invoice) : [];
  withEInvoice(read, attached, layout, checks);
  return performance.now() - start;
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
