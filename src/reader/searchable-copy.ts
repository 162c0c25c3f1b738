import { PDFArray, PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { Page, TextDocument } from '#core/text-document.ts';
import { invisibleFont, showInvisibly } from './invisible-text.ts';
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
  const font = invisibleFont(pdf.context);
  for (const page of recognised) {
    const leaf = pages[page.number - 1];
    if (leaf) layOver(leaf, page, font);
  }
  return pdf.save({ updateFieldAppearances: false });
}

async function opened(bytes: Uint8Array): Promise<{ pdf: PDFDocument; pages: PDFPage[] }> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    return { pdf, pages: pdf.getPages() };
  } catch (cause) {
    throw new ReaderError('pdf.damaged', {}, { cause });
  }
}

function layOver(leaf: PDFPage, page: Page, font: PDFRef): void {
  const { node } = leaf;
  // Pages may share their list of streams; this one's text belongs to no other.
  const contents = node.Contents();
  if (contents instanceof PDFArray) node.set(PDFName.of('Contents'), contents.clone());
  const name = node.newFontDictionary('Recognised', font).asString();
  const shown = page.words.filter(({ confidence, hidden }) => confidence !== undefined && !hidden);
  const text = showInvisibly(shown, { page, crop: visibleBox(leaf), font: name });
  node.addContentStream(node.context.register(node.context.flateStream(text)));
}

/** The part of the page that is shown, in its user space: points, origin bottom left, before its rotation. */
function visibleBox(leaf: PDFPage) {
  const [media, crop] = [leaf.getMediaBox(), leaf.getCropBox()];
  const left = Math.max(media.x, crop.x);
  const bottom = Math.max(media.y, crop.y);
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  return right > left && top > bottom
    ? { left, bottom, right, top }
    : { left: media.x, bottom: media.y, right: media.x + media.width, top: media.y + media.height };
}
