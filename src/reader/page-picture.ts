import type { Box } from '#core/geometry.ts';
import type { Page } from '#core/text-document.ts';
import { coversLittle } from './covers-little.ts';
import type { PlacedImage } from './painted-ground.ts';
import type { Pdfium } from './pdfium.ts';
import { wholePictures } from './unread-parts.ts';

/** A picture behind a whole page, as scans and the paper of a letterhead are. */
export interface PagePicture {
  /** The same for the same picture on another page; null where nothing tells it from others. */
  key: string | null;
  /** What is printed on it is next to nothing, or in its head or at its foot alone. */
  isBare: boolean;
}

/** Of the page: photos in a catalogue are smaller. */
const NARROWEST = 0.8;
const LOWEST = 0.75;
/** Where scans are stamped: the page but for its head, or its foot, has hardly a word. */
const EDGE = 0.2;
const PLACES: readonly Box[] = [
  { x: 0, y: 0, width: 1, height: 1 },
  { x: 0, y: EDGE, width: 1, height: 1 - EDGE },
  { x: 0, y: 0, width: 1, height: 1 - EDGE },
];

/** Null where no picture covers the page. */
export function pagePicture(
  pdfium: Pdfium,
  { words }: Pick<Page, 'words'>,
  images: readonly PlacedImage[],
): PagePicture | null {
  const isWide = ({ width, height }: Box) => width >= NARROWEST && height >= LOWEST;
  if (!wholePictures(images.map(({ box }) => box)).some(isWide)) return null;
  const visible = words.filter(({ hidden }) => !hidden).map(({ box }) => box);
  return { key: keyOf(pdfium, images), isBare: PLACES.some((place) => coversLittle(visible, place)) };
}

/** The size of the largest image in pixels and in packed bytes: no two scans are packed to the same length. */
function keyOf(pdfium: Pdfium, images: readonly PlacedImage[]): string | null {
  const areaOf = ({ box }: PlacedImage) => box.width * box.height;
  const [first, ...others] = images;
  if (!first) return null;
  const { object } = others.reduce((most, image) => (areaOf(image) > areaOf(most) ? image : most), first);
  const { call } = pdfium;
  if (call.FPDFImageObj_GetImageFilterCount!(object) === 0) return null;
  const size = pdfium.allocate(8);
  const isKnown = call.FPDFImageObj_GetImagePixelSize!(object, size, size + 4);
  const [width, height] = pdfium.i32().subarray(size >> 2, (size >> 2) + 2);
  pdfium.free(size);
  return isKnown ? [width, height, call.FPDFImageObj_GetImageDataRaw!(object, 0, 0)].join(' ') : null;
}
