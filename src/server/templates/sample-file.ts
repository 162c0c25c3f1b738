import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { MAX_SAMPLE_PAGES } from '#core/templates/limits.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { ReceivedFile } from '../analysis/upload-file.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';

/** A sample, ready to be stored: always a PDF. */
export interface SampleFile {
  bytes: Buffer;
  sha256: string;
  filename: string;
  pages: number;
}

/** Pictures of more pixels are not unpacked: a few kilobytes can hold gigabytes of them. */
const MAX_PIXELS = 60_000_000;
/** Points of the longer side of a page made of a picture: that of A4. */
const LONGER_SIDE = 842;
/** A PDF may have some bytes of other programs before its mark. */
const MARK_WITHIN = 1024;

/**
 * The sample that was sent: a PDF as it is, a picture as a PDF of one page. Throws 415 for anything else, 422 for what
 * is empty, damaged, encrypted or too long.
 */
export async function readSampleFile(
  { reader }: Pick<Deps, 'reader'>,
  userId: string,
  file: ReceivedFile,
): Promise<SampleFile> {
  if (file.size === 0) throw new ReaderError('file.empty');
  const received = await file.read();
  const isPdf = received.subarray(0, MARK_WITHIN).includes('%PDF');
  const bytes = isPdf ? received : await pdfOfPicture(received);
  const { pages } = await reader.inspect(bytes, { lane: userId });
  if (pages > MAX_SAMPLE_PAGES) throw new ReaderError('pdf.too_many_pages', { pages, limit: MAX_SAMPLE_PAGES });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const filename = isPdf ? file.filename : `${file.filename.replace(/\.[^.]*$/, '')}.pdf`;
  return { bytes, sha256, filename, pages };
}

/** Upright, as its own notes on how the camera was held say. */
async function pdfOfPicture(received: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(received, { limitInputPixels: MAX_PIXELS }).rotate().flatten({ background: '#fff' });
    const { data, info } = await picture.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const { PDFDocument } = await import('pdf-lib');
    const pdf = await PDFDocument.create();
    const image = await pdf.embedJpg(data);
    const scale = LONGER_SIDE / Math.max(info.width, info.height);
    const page = pdf.addPage([info.width * scale, info.height * scale]);
    page.drawImage(image, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
    // The same picture gives the same bytes.
    for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](new Date(0));
    return Buffer.from(await pdf.save());
  } catch (cause) {
    throw appError(
      'file.not_a_sample',
      415,
      'Please upload a PDF or an image (JPEG, PNG, TIFF or WebP) that is not damaged.',
      { cause },
    );
  }
}
