import { type EInvoice, readEInvoice } from '#core/einvoice/e-invoice.ts';
import type { ValidationReport } from '#core/einvoice/validation-report.ts';
import { XmlError } from '#core/einvoice/xml/xml-error.ts';
import type { TextDocument } from '#core/text-document.ts';
import { inspectPdf, type PdfInspection } from './inspect-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { ReaderError } from './reader-error.ts';

/** Where PDF readers look for the mark, and where XML has begun. */
const HEAD_BYTES = 1024;
const latin1 = new TextDecoder('latin1');

/** Whether bytes are XML rather than a PDF: they begin with '<', after a byte order mark and spaces, in any encoding. */
export function isXml(bytes: Uint8Array): boolean {
  const head = latin1
    .decode(bytes.subarray(0, HEAD_BYTES))
    .replaceAll('\0', '')
    .replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)+/, '')
    .trimStart();
  return head.startsWith('<?xml') || (head.startsWith('<') && !head.includes('%PDF-'));
}

/** The page that shows an e-invoice, as a PDF. Throws `ReaderError` (`xml.…`) for what is none or cannot be read. */
export async function readablePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const invoice = eInvoiceOf(bytes);
  // Loaded on first use: most reader processes never draw.
  const [{ drawReadablePage }, { readablePage }, { statedInvoice }] = await Promise.all([
    import('./draw-readable-page.ts'),
    import('#core/einvoice/readable-page.ts'),
    import('#core/einvoice/stated-invoice.ts'),
  ]);
  return drawReadablePage(readablePage(invoice, statedInvoice(invoice)));
}

/** The words of that page, with the e-invoice as its attachment. Throws as `readablePdf`. */
export async function readBareXml(bytes: Uint8Array): Promise<TextDocument> {
  const pdf = await readablePdf(bytes);
  const { pages, textSource } = await readPdf(pdf, { maxPages: Number.POSITIVE_INFINITY });
  const attachments = [{ name: 'invoice.xml', bytes }];
  return { pages, metadata: {}, attachments, textSource, warnings: [], madeFrom: 'einvoice' };
}

/** What the published rules say about it. Throws as `readablePdf`. */
export async function validateXml(bytes: Uint8Array): Promise<ValidationReport> {
  const { validationReport } = await import('#core/einvoice/validation-report.ts');
  return validationReport(eInvoiceOf(bytes));
}

/** Whether it is an e-invoice that can be read, and on how many pages it is shown. Throws as `readablePdf`. */
export async function readableInspection(bytes: Uint8Array): Promise<PdfInspection> {
  if (bytes.length === 0) throw new ReaderError('file.empty');
  if (!isXml(bytes)) throw noInvoice(bytes);
  return inspectPdf(await readablePdf(bytes), Number.POSITIVE_INFINITY);
}

/** Of what does not even begin as XML. */
function noInvoice(bytes: Uint8Array): ReaderError {
  try {
    eInvoiceOf(bytes);
  } catch (error) {
    if (error instanceof ReaderError && error.code === 'xml.empty') return error;
    const said = error instanceof ReaderError ? ` ${error.message}` : '';
    return new ReaderError('xml.not_an_invoice', { reason: `The file is no electronic invoice (XML).${said}` });
  }
  return new ReaderError('xml.not_an_invoice', { reason: 'The file is no electronic invoice (XML).' });
}

function eInvoiceOf(bytes: Uint8Array): EInvoice {
  try {
    return readEInvoice(bytes);
  } catch (error) {
    if (error instanceof XmlError) throw new ReaderError(error.code, { reason: error.message });
    throw error;
  }
}
