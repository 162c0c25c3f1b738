import { DEFAULT_MAX_PAGES } from './default-limits.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { loadPdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';
import { ReaderError } from './reader-error.ts';

export interface PdfInspection {
  pages: number;
}

/**
 * Whether a file can be read at all, and how many pages it has, without reading them. Files that PDFium cannot open
 * are read in full, as that is the only way to know. Throws what `readPdf` throws.
 */
export async function inspectPdf(bytes: Uint8Array, maxPages = DEFAULT_MAX_PAGES): Promise<PdfInspection> {
  const prepared = bytes.length > 0 ? preparePdf(bytes) : null;
  if (prepared) {
    const pdfium = await loadPdfium();
    const opened = openPdf(pdfium, prepared.bytes);
    if (typeof opened === 'object') {
      const { pages, firstLoads } = withOpened(opened, (document) => {
        const page = pdfium.call.FPDF_LoadPage!(document, 0);
        if (page) pdfium.call.FPDF_ClosePage!(page);
        return { pages: pdfium.call.FPDF_GetPageCount!(document), firstLoads: page !== 0 };
      });
      if (pages > maxPages) throw new ReaderError('pdf.too_many_pages', { pages, limit: maxPages });
      if (firstLoads) return { pages };
    }
  }
  const document = await readPdf(bytes, { maxPages });
  return { pages: document.pages.length };
}
