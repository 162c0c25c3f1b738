import { DEFAULT_MAX_PAGES } from './default-limits.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';
import { ReaderError } from './reader-error.ts';

export interface PdfInspection {
  pages: number;
}

/** FS_SIZEF: two floats. */
const SIZE_BYTES = 8;

/** Whether the first page is there; what is drawn on it, which may be made to take minutes, is not looked at. */
function hasFirstPage(pdfium: Pdfium, document: number): boolean {
  const size = pdfium.allocate(SIZE_BYTES);
  const isThere = pdfium.call.FPDF_GetPageSizeByIndexF!(document, 0, size) !== 0;
  pdfium.free(size);
  return isThere;
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
      const { pages, isFirstThere } = withOpened(opened, (document) => ({
        pages: pdfium.call.FPDF_GetPageCount!(document),
        isFirstThere: hasFirstPage(pdfium, document),
      }));
      if (pages > maxPages) throw new ReaderError('pdf.too_many_pages', { pages, limit: maxPages });
      if (isFirstThere) return { pages };
    }
  }
  const document = await readPdf(bytes, { maxPages });
  return { pages: document.pages.length };
}
