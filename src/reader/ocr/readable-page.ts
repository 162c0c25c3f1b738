import type { Box } from '#core/geometry.ts';
import { paintPage } from '../render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { CLEAN_LETTER_PX, type PreparedImage, type PrepareOptions, prepareImage } from './prepare-image.ts';

export interface PageToRead {
  bytes: Uint8Array;
  /** From 1. */
  pageNumber: number;
  /** Of the page as it is read, in fractions; absent: all of it. */
  part?: Box;
}

export interface ReadablePage {
  image: GreyImage;
  /** The same as it is read best; null when there is nothing that could be writing. */
  prepared: PreparedImage | null;
  /** Of the page, in points. */
  width: number;
  height: number;
}

/** Points of an inch. */
const INCH = 72;
/** Clean letters of eight points and more are read from it as well as from a finer picture, in two thirds of the time. */
const CLEAN_DPI = 200;
/** For what is small, worn or photographed, as scanners give; what is finer still helps nobody. */
const FINEST_DPI = 300;

/** The page, or the part, in grey, as it is read best. Throws `ReaderError` as `renderPage` does. */
export const readablePage = (page: PageToRead) => painted(page, FINEST_DPI, { isClean: false });

/**
 * As it is read soonest, if it is a clean print: small letters in as much more detail as they need. Null when they are too
 * small for that as well.
 */
export async function cleanPage(page: PageToRead): Promise<ReadablePage | null> {
  const clean = await painted(page, CLEAN_DPI, { isClean: true });
  if (!clean.prepared) return null;
  if (isHighEnough(clean.prepared)) return clean;
  // Heights are whole pixels: a pixel more than what is needed reaches it for certain.
  const dpi = (CLEAN_DPI * (CLEAN_LETTER_PX + 1)) / clean.prepared.letterPx;
  if (dpi > FINEST_DPI) return null;
  const finer = await painted(page, dpi, { isClean: true });
  return finer.prepared && isHighEnough(finer.prepared) ? finer : null;
}

const isHighEnough = ({ letterPx }: PreparedImage) => letterPx >= CLEAN_LETTER_PX;

async function painted(
  { bytes, pageNumber, part }: PageToRead,
  dpi: number,
  options: PrepareOptions,
): Promise<ReadablePage> {
  const widthPx = (pageWidth: number) => Math.round((pageWidth / INCH) * dpi);
  const { data, width, height, pagePoints } = await paintPage(bytes, pageNumber, widthPx, part);
  const grey = new Uint8Array(width * height);
  // Rec. 601 luma, in 256ths.
  for (let index = 0, at = 0; index < grey.length; index++, at += 4) {
    grey[index] = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
  }
  const image = { width, height, data: grey };
  return { image, prepared: await prepareImage(image, options), ...pagePoints };
}
