import { PDFArray, PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Page, TextDocument } from '#core/text-document.ts';
import { invisibleFont, showInvisibly } from './invisible-text.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { type Edges, readPageGeometry } from './page-geometry.ts';
import { loadPdfium } from './pdfium.ts';
import { ReaderError } from './reader-error.ts';

/**
 * The PDF with the words that were recognised in its pictures as invisible text over them, so that any program finds,
 * selects and copies them. Its pages look as they did; text that was there stays. The same file and words give the same
 * bytes. A signature of the PDF is no longer valid. Throws `ReaderError`: `pdf.protected` where a password guards against
 * changes, `pdf.damaged` for what cannot be taken apart, `file.not_scanned` where nothing was recognised.
 */
export async function searchableCopy(bytes: Uint8Array, words: Pick<TextDocument, 'pages'>): Promise<Uint8Array> {
  const recognised = words.pages.filter((page) => page.words.some(({ confidence }) => confidence !== undefined));
  if (recognised.length === 0) throw new ReaderError('file.not_scanned');
  const { pdf, pages } = await opened(bytes);
  if (pdf.isEncrypted) throw new ReaderError('pdf.protected', { what: 'no text can be put over its pages' });
  const shown = await shownParts(bytes, recognised);
  try {
    const font = invisibleFont(pdf.context);
    for (const page of recognised) {
      const [leaf, crop] = [pages[page.number - 1], shown.get(page.number)];
      if (leaf && crop) layOver(leaf, { page, crop, font });
    }
    return await pdf.save({ updateFieldAppearances: false });
  } catch (cause) {
    throw new ReaderError('pdf.damaged', {}, { cause });
  }
}

/** Of each page the part that is shown, as the reader saw it when the words were recognised. */
async function shownParts(bytes: Uint8Array, pages: readonly Page[]): Promise<Map<number, Edges>> {
  const pdfium = await loadPdfium();
  const document = openPdf(pdfium, preparePdf(bytes)?.bytes ?? bytes);
  if (typeof document === 'string') throw new ReaderError('pdf.damaged');
  return withOpened(document, (handle) => {
    const found = new Map<number, Edges>();
    for (const { number } of pages) {
      const page = pdfium.call.FPDF_LoadPage!(handle, number - 1);
      if (!page) continue;
      found.set(number, readPageGeometry(pdfium, page).crop);
      pdfium.call.FPDF_ClosePage!(page);
    }
    return found;
  });
}

async function opened(bytes: Uint8Array): Promise<{ pdf: PDFDocument; pages: PDFPage[] }> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    return { pdf, pages: pdf.getPages() };
  } catch (cause) {
    throw new ReaderError('pdf.damaged', {}, { cause });
  }
}

function layOver(leaf: PDFPage, { page, crop, font }: { page: Page; crop: Edges; font: PDFRef }): void {
  const { node } = leaf;
  // Pages may share their list of streams; this one's text belongs to no other.
  const contents = node.Contents();
  if (contents instanceof PDFArray) node.set(PDFName.of('Contents'), contents.clone());
  const name = node.newFontDictionary('Recognised', font).asString();
  const shown = page.words.filter(({ confidence, hidden }) => confidence !== undefined && !hidden);
  const text = showInvisibly(shown, { page, crop, font: name });
  node.addContentStream(node.context.register(node.context.flateStream(text)));
}
