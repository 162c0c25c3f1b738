import type { Attachment, DocumentWarning, Page, PagePart, TextDocument } from '#core/text-document.ts';
import { eInvoiceAttachment, isXmlName } from './attached-xml.ts';
import { DEFAULT_MAX_PAGES } from './default-limits.ts';
import { defuseAttachments } from './defuse-attachments.ts';
import { hybridFacts } from './hybrid-facts.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { discardPdfium, loadPdfium, type Pdfium } from './pdfium.ts';
import { readAttachments } from './read-attachments.ts';
import { readMetadata } from './read-metadata.ts';
import { type ReadPage, readPage } from './read-page.ts';
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
  const found: (ReadPage | null)[] = [];
  for (let index = 0; index < count; index++) {
    const read = readPage(pdfium, document, index);
    pages.push(read?.page ?? { ...BLANK_PAGE, number: index + 1, words: [] });
    found.push(read);
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
    ...whatIsUnread(found),
    warnings,
  };
}

/** What has only zeros in it after bombs were taken away was one. */
function tooLargeWhereEmpty(attachment: Attachment): Attachment {
  return isXmlName(attachment.name) && attachment.bytes.subarray(0, 8).every((byte) => byte === 0)
    ? { name: attachment.name, bytes: new Uint8Array(), leftOut: 'too_large' }
    : attachment;
}

/**
 * A picture behind a page on which next to nothing is printed is a scan, and all of it has to be recognised; where other
 * pages are written on the same picture it is their paper.
 */
function whatIsUnread(
  found: readonly (ReadPage | null)[],
): Pick<TextDocument, 'unreadPages' | 'garbagePages' | 'unreadParts'> {
  const paper = new Set(found.flatMap((read) => (read?.picture && !read.picture.isBare ? [read.picture.key] : [])));
  const isStamped = (read: ReadPage | null) =>
    Boolean(read?.picture?.isBare && (read.picture.key === null || !paper.has(read.picture.key)));
  // What cannot be loaded cannot be painted either.
  const layers = found.map((read) => (isStamped(read) ? 'absent' : (read?.layer ?? 'usable')));
  const parts = found.flatMap((read) =>
    read && !isStamped(read) ? read.unreadParts.map((box) => ({ page: read.page.number, box })) : [],
  );
  return { ...unreadPages(layers), ...firstOfEach(parts) };
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

/** A letterhead that stands at the same place of every page says the same on each. */
function firstOfEach(parts: readonly PagePart[]): Pick<TextDocument, 'unreadParts'> {
  const seen = new Set<string>();
  const unread = parts.filter(({ box }) => {
    const place = [box.x, box.y, box.width, box.height].map((side) => side.toFixed(2)).join(' ');
    return !seen.has(place) && seen.add(place);
  });
  return unread.length > 0 ? { unreadParts: unread.slice(0, MOST_PARTS) } : {};
}

function withPdfjsPages({ pages }: { pages: Page[] }): TextDocument {
  const warnings = [readerWarning('pdf.repaired')];
  if (hasNoWords(pages)) warnings.push(readerWarning('no_text'));
  return { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings };
}

function hasNoWords(pages: readonly Page[]): boolean {
  return pages.every(({ words }) => words.length === 0);
}
