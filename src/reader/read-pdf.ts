import type { Attachment, DocumentWarning, Page, PagePart, TextDocument } from '#core/text-document.ts';
import { eInvoiceAttachment, isXmlName } from './attached-xml.ts';
import { DEFAULT_MAX_PAGES } from './default-limits.ts';
import { defuseAttachments } from './defuse-attachments.ts';
import { hybridFacts } from './hybrid-facts.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { discardPdfium, loadPdfium, type Pdfium } from './pdfium.ts';
import { readAttachments } from './read-attachments.ts';
import { readMetadata } from './read-metadata.ts';
import { readPage } from './read-page.ts';
import { readWithPdfjs } from './read-with-pdfjs.ts';
import { ReaderError } from './reader-error.ts';
import { readerWarning, repairedWarning } from './reader-warnings.ts';
import type { TextLayer } from './unread-pages.ts';

/** Stands for a page that cannot be loaded, so that the others keep their numbers; US Letter. */
const BLANK_PAGE = { width: 612, height: 792, rotation: 0 } as const;

export interface ReadPdfOptions {
  maxPages?: number;
}

/**
 * Reads a PDF's words with their places, its metadata and attachments. Throws `ReaderError` with `file.empty`,
 * `file.not_pdf`, `pdf.encrypted`, `pdf.damaged` or `pdf.too_many_pages`; anything less is a warning in the result.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<TextDocument> {
  const maxPages = options.maxPages ?? DEFAULT_MAX_PAGES;
  if (bytes.length === 0) throw new ReaderError('file.empty');
  const prepared = preparePdf(bytes);
  if (!prepared) throw new ReaderError('file.not_pdf');
  const document =
    (await readWithPdfium(prepared.bytes, maxPages)) ?? withPdfjsPages(await readWithPdfjs(prepared.bytes, maxPages));
  if (prepared.repaired && !document.warnings.some(({ code }) => code === 'pdf.repaired')) {
    document.warnings.unshift(readerWarning('pdf.repaired'));
  }
  const eInvoice = eInvoiceAttachment(document.attachments);
  if (eInvoice) document.hybrid = hybridFacts(prepared.bytes, eInvoice.name);
  return document;
}

/** Null when PDFium cannot make sense of the file. */
async function readWithPdfium(bytes: Uint8Array, maxPages: number): Promise<TextDocument | null> {
  const pdfium = await loadPdfium();
  try {
    const { bytes: safe, isDefused } = defuseAttachments(bytes);
    const opened = openPdf(pdfium, safe);
    if (opened === 'encrypted') throw new ReaderError('pdf.encrypted');
    if (opened === 'damaged') return null;
    return withOpened(opened, (document) => {
      const read = readDocument(pdfium, document, maxPages);
      if (read && isDefused) read.attachments = read.attachments.map(tooLargeWhereEmpty);
      return read;
    });
  } catch (error) {
    if (error instanceof ReaderError) throw error;
    // A trap inside WASM: the module's memory can no longer be trusted.
    discardPdfium();
    return null;
  }
}

function readDocument(pdfium: Pdfium, document: number, maxPages: number): TextDocument | null {
  const count = pdfium.call.FPDF_GetPageCount!(document);
  if (count > maxPages) throw new ReaderError('pdf.too_many_pages', { pages: count, limit: maxPages });
  const warnings: DocumentWarning[] = [];
  const isRepaired = !pdfium.call.FPDF_DocumentHasValidCrossReferenceTable!(document);
  const attachments = readAttachments(pdfium, document);
  const metadata = readMetadata(pdfium, document);
  const pages: Page[] = [];
  const lost: number[] = [];
  const layers: TextLayer[] = [];
  const parts: PagePart[] = [];
  for (let index = 0; index < count; index++) {
    const read = readPage(pdfium, document, index);
    pages.push(read?.page ?? { ...BLANK_PAGE, number: index + 1, words: [] });
    // What cannot be loaded cannot be painted either.
    layers.push(read?.layer ?? 'usable');
    parts.push(...(read?.unreadParts ?? []).map((box) => ({ page: index + 1, box })));
    if (!read) lost.push(index + 1);
  }
  if (lost.length === count) return null;
  if (isRepaired || lost.length > 0) warnings.push(repairedWarning(lost));
  if (hasNoWords(pages)) warnings.push(readerWarning('no_text'));
  return {
    pages,
    metadata,
    attachments,
    textSource: 'text_layer',
    ...unreadPages(layers),
    ...firstOfEach(parts),
    warnings,
  };
}

/** What has only zeros in it after bombs were taken away was one. */
function tooLargeWhereEmpty(attachment: Attachment): Attachment {
  return isXmlName(attachment.name) && attachment.bytes.subarray(0, 8).every((byte) => byte === 0)
    ? { name: attachment.name, bytes: new Uint8Array(), leftOut: 'too_large' }
    : attachment;
}

function unreadPages(layers: readonly TextLayer[]): Pick<TextDocument, 'unreadPages' | 'garbagePages'> {
  const numbersOf = (wanted: (layer: TextLayer) => boolean) =>
    layers.flatMap((layer, index) => (wanted(layer) ? [index + 1] : []));
  const unread = numbersOf((layer) => layer !== 'usable');
  const garbage = numbersOf((layer) => layer === 'garbage');
  return {
    ...(unread.length > 0 ? { unreadPages: unread } : {}),
    ...(garbage.length > 0 ? { garbagePages: garbage } : {}),
  };
}

/** Of a catalogue of photos the first pictures tell whether there is something to read. */
const MOST_PARTS = 6;
/** Lower, in shares of the page, is a letterhead or a foot; higher is what the page is about. */
const LETTERHEAD = 0.3;

/** A letterhead that stands at the same place of every page says the same on each; what fills a page does not. */
function firstOfEach(parts: readonly PagePart[]): Pick<TextDocument, 'unreadParts'> {
  const seen = new Set<string>();
  let pictures = 0;
  const unread = parts.filter(({ box }) => {
    if (box.height > LETTERHEAD) return true;
    const place = [box.x, box.y, box.width, box.height].map((side) => side.toFixed(2)).join(' ');
    return !seen.has(place) && seen.add(place) && ++pictures <= MOST_PARTS;
  });
  return unread.length > 0 ? { unreadParts: unread } : {};
}

function withPdfjsPages({ pages }: { pages: Page[] }): TextDocument {
  const warnings = [readerWarning('pdf.repaired')];
  if (hasNoWords(pages)) warnings.push(readerWarning('no_text'));
  return { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings };
}

function hasNoWords(pages: readonly Page[]): boolean {
  return pages.every(({ words }) => words.length === 0);
}
