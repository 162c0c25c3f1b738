import { type Box, shareInside } from '#core/geometry.ts';
import { clampToPage, type PageGeometry, toPageFractions } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';

/** Values of `FPDF_PAGEOBJ_*`. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const NEARLY_WHITE = 245;
const MOSTLY = 0.5;

/** How much of the page images cover, 0 to 1; overlapping images count twice. */
export function imageCoverage(pdfium: Pdfium, page: number, geometry: PageGeometry): number {
  const images = objectBoxes(pdfium, page, geometry, (type) => type === IMAGE || type === FORM);
  return Math.min(
    1,
    images.map(clampToPage).reduce((sum, { width, height }) => sum + width * height, 0),
  );
}

/** An image on a page, and PDFium's handle of it, which lasts as long as the page is open. */
export interface PlacedImage {
  box: Box;
  object: number;
}

/** The images of the page; of one within a form, nothing is known. */
export function imagesOf(pdfium: Pdfium, page: number, geometry: PageGeometry): PlacedImage[] {
  return placedObjects(pdfium, page, geometry, (type) => type === IMAGE).map(({ box, object }) => ({
    box: clampToPage(box),
    object,
  }));
}

/**
 * Where something other than white is painted on the page: filled paths, images, shadings and forms. Forms are
 * taken as painted throughout, so white text on them counts as visible: a wrong "hidden" would lose a heading.
 */
export function paintedBoxes(pdfium: Pdfium, page: number, geometry: PageGeometry): Box[] {
  return objectBoxes(pdfium, page, geometry, (type, object, scratch) =>
    type === PATH ? isColouredFill(pdfium, object, scratch) : type !== TEXT,
  );
}

type Wanted = (type: number, object: number, scratch: number) => boolean;

const objectBoxes = (pdfium: Pdfium, page: number, geometry: PageGeometry, wanted: Wanted): Box[] =>
  placedObjects(pdfium, page, geometry, wanted).map(({ box }) => box);

function placedObjects(pdfium: Pdfium, page: number, geometry: PageGeometry, wanted: Wanted): PlacedImage[] {
  const { call } = pdfium;
  const scratch = pdfium.allocate(16);
  const placed: PlacedImage[] = [];
  const count = call.FPDFPage_CountObjects!(page);
  for (let index = 0; index < count; index++) {
    const object = call.FPDFPage_GetObject!(page, index);
    if (!wanted(call.FPDFPageObj_GetType!(object), object, scratch)) continue;
    if (!call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.f32().slice(scratch >> 2, (scratch >> 2) + 4);
    placed.push({ box: toPageFractions(geometry, { left, bottom, right, top }), object });
  }
  pdfium.free(scratch);
  return placed;
}

/** Whether most of the word lies on painted ground. */
export function standsOnPaint(word: Box, painted: readonly Box[]): boolean {
  return painted.some((box) => shareInside(word, box) >= MOSTLY);
}

function isColouredFill(pdfium: Pdfium, path: number, scratch: number): boolean {
  const { call } = pdfium;
  if (!call.FPDFPath_GetDrawMode!(path, scratch, scratch + 4) || pdfium.i32()[scratch >> 2] === 0) return false;
  if (!call.FPDFPageObj_GetFillColor!(path, scratch, scratch + 4, scratch + 8, scratch + 12)) return true;
  const [red = 0, green = 0, blue = 0, alpha = 255] = pdfium.i32().slice(scratch >> 2, (scratch >> 2) + 4);
  return alpha > 0 && Math.min(red, green, blue) < NEARLY_WHITE;
}
