import { PDFDocument } from 'pdf-lib';
import sharp, { type Metadata } from 'sharp';
import { isHeic } from './looks-like-picture.ts';
import { ReaderError } from './reader-error.ts';

/** A hundred million pixels: what the finest flat-bed scanners make of A4, and 100 MB a channel while it is read. */
export const MAX_PICTURE_PIXELS = 100_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'tiff', 'webp'];
/** Points of the longer side of A4. */
const A4_LONGER_SIDE = 842;
const INCH = 72;
/** What a picture says of its resolution is believed within these; cameras and screens say 72 or 96 of anything. */
const SCANNED_DPI: readonly [number, number] = [140, 1200];
/** What a picture without a resolution of its own is taken for: a slip photographed at arm’s length, enlarged before it is read. */
const ASSUMED_DPI = 150;
/** Finer is read no better, and pages are painted again and again. */
const LONGEST_PX = 5000;

/**
 * Pictures (JPEG, PNG, TIFF with any number of pages, WebP) as the pages of one PDF, upright as their own notes say; the
 * same pictures give the same bytes. Of what moves, the first picture counts. Throws `ReaderError` (`file.empty`,
 * `file.not_image`, `image.too_large`, `image.damaged`, `pdf.too_many_pages`).
 */
export async function picturesToPdf(pictures: readonly Uint8Array[], maxPages: number): Promise<Uint8Array> {
  sharp.cache(false);
  sharp.concurrency(1);
  const described = await Promise.all(pictures.map(describe));
  const pages = described.reduce((sum, { pages: own }) => sum + own, 0);
  if (pages > maxPages) throw new ReaderError('pdf.too_many_pages', { pages, limit: maxPages });
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const [index, picture] of pictures.entries()) {
    for (let page = 0; page < described[index]!.pages; page++) await addPage(pdf, picture, page, described[index]!);
  }
  for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](new Date(0));
  return pdf.save();
}

interface Described {
  pages: number;
  dpi: number | undefined;
}

async function describe(bytes: Uint8Array): Promise<Described> {
  if (bytes.length === 0) throw new ReaderError('file.empty');
  if (isHeic(bytes)) throw new ReaderError('file.heic');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.includes(metadata.format)) throw new ReaderError('file.not_image');
  const { width, height } = metadata;
  if (width * (metadata.pageHeight ?? height) > MAX_PICTURE_PIXELS) throw new ReaderError('image.too_large');
  return { pages: metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1, dpi: scannedDpi(metadata) };
}

function scannedDpi({ density, resolutionUnit }: Metadata): number | undefined {
  if (density === undefined) return undefined;
  // sharp gives pixels an inch, whatever the file counts in.
  return resolutionUnit && density >= SCANNED_DPI[0] && density <= SCANNED_DPI[1] ? density : undefined;
}

async function addPage(pdf: PDFDocument, bytes: Uint8Array, page: number, { dpi }: Described): Promise<void> {
  const { data, info } = await sharp(bytes, { page, limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated' })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ReaderError('image.damaged', {}, { cause });
    });
  const image = await pdf.embedJpg(data);
  const scale = Math.min(
    INCH / (dpi ?? ASSUMED_DPI),
    (dpi ? 4 : 1) * (A4_LONGER_SIDE / Math.max(info.width, info.height)),
  );
  const [width, height] = [Math.max(1, info.width * scale), Math.max(1, info.height * scale)];
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
}
