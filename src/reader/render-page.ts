import type { Box } from '#core/geometry.ts';
import { openPdf, preparePdf, withOpened } from './open-pdf.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { loadFlattenedPage } from './read-page.ts';
import { ReaderError } from './reader-error.ts';

const MIN_WIDTH_PX = 16;
const MAX_WIDTH_PX = 4096;
/** 64 MB of raw pixels; a page that is longer than this allows comes out narrower than asked. */
const MAX_PIXELS = 16_000_000;
/** FPDFBitmap_BGRx: four bytes a pixel, the last one unused. */
const BGRX = 3;
const WHITE = 0xffffffff;
/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER: with notes and stamps, red before blue. */
const RENDER_FLAGS = 0x01 | 0x10;

const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };

interface Pixels {
  /** Red, green, blue and an unused byte. */
  data: Uint8Array;
  width: number;
  height: number;
  /** The page's own size. */
  pagePoints: { width: number; height: number };
}

/**
 * Page `pageNumber` (from 1) as a PNG about `widthPx` pixels wide. Throws `ReaderError` with `file.empty`,
 * `file.not_pdf`, `pdf.encrypted`, `pdf.damaged` or `page.not_found`.
 */
export async function renderPage(bytes: Uint8Array, pageNumber: number, widthPx: number): Promise<Uint8Array> {
  const pixels = await paintPage(bytes, pageNumber, () => widthPx);
  // Loaded on first use: most reader processes never render.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/**
 * As `renderPage`, as pixels; `widthPx` gives their number for a page of so many points. `part`: of the page alone, in
 * its fractions, as large as it would be on the whole page.
 */
export async function paintPage(
  bytes: Uint8Array,
  pageNumber: number,
  widthPx: (pageWidth: number) => number,
  part: Box = WHOLE_PAGE,
): Promise<Pixels> {
  if (bytes.length === 0) throw new ReaderError('file.empty');
  const prepared = preparePdf(bytes);
  if (!prepared) throw new ReaderError('file.not_pdf');
  const pdfium = await loadPdfium();
  const opened = openPdf(pdfium, prepared.bytes);
  if (typeof opened === 'string') throw new ReaderError(opened === 'encrypted' ? 'pdf.encrypted' : 'pdf.damaged');
  return withOpened(opened, (document) => paint(pdfium, document, { pageNumber, widthPx, part }));
}

interface Wanted {
  pageNumber: number;
  widthPx: (pageWidth: number) => number;
  part: Box;
}

function paint(pdfium: Pdfium, document: number, { pageNumber, widthPx, part }: Wanted): Pixels {
  const { call } = pdfium;
  const count = call.FPDF_GetPageCount!(document);
  if (!Number.isInteger(pageNumber) || pageNumber < 1 || pageNumber > count) {
    throw new ReaderError('page.not_found', { page: pageNumber });
  }
  const page = loadFlattenedPage(pdfium, document, pageNumber - 1);
  if (!page) throw new ReaderError('pdf.damaged');
  try {
    const pagePoints = { width: call.FPDF_GetPageWidthF!(page), height: call.FPDF_GetPageHeightF!(page) };
    const whole = sizeInPixels(pagePoints.width, pagePoints.height, widthPx(pagePoints.width));
    const [left, top] = [Math.floor(part.x * whole.width), Math.floor(part.y * whole.height)];
    const width = Math.max(1, Math.min(whole.width - left, Math.ceil(part.width * whole.width)));
    const height = Math.max(1, Math.min(whole.height - top, Math.ceil(part.height * whole.height)));
    const bitmap = call.FPDFBitmap_CreateEx!(width, height, BGRX, 0, 0);
    if (!bitmap) throw new ReaderError('analysis.timeout');
    try {
      call.FPDFBitmap_FillRect!(bitmap, 0, 0, width, height, WHITE);
      call.FPDF_RenderPageBitmap!(bitmap, page, -left, -top, whole.width, whole.height, 0, RENDER_FLAGS);
      const start = call.FPDFBitmap_GetBuffer!(bitmap);
      return { data: pdfium.u8().slice(start, start + width * height * 4), width, height, pagePoints };
    } finally {
      call.FPDFBitmap_Destroy!(bitmap);
    }
  } finally {
    call.FPDF_ClosePage!(page);
  }
}

/** The wanted width within the limits, and the height that keeps the page's shape. */
export function sizeInPixels(
  pageWidth: number,
  pageHeight: number,
  widthPx: number,
): { width: number; height: number } {
  const ratio = pageWidth > 0 && pageHeight > 0 ? pageHeight / pageWidth : 1;
  const wanted = Number.isFinite(widthPx)
    ? Math.min(Math.max(Math.round(widthPx), MIN_WIDTH_PX), MAX_WIDTH_PX)
    : MIN_WIDTH_PX;
  const width = Math.max(1, Math.min(wanted, Math.floor(Math.sqrt(MAX_PIXELS / ratio))));
  return { width, height: Math.max(1, Math.min(Math.round(width * ratio), MAX_PIXELS)) };
}
