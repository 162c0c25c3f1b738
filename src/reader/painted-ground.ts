import { type Box, shareInside } from '#core/geometry.ts';
import { clampToPage, type Edges, type PageGeometry, toPageFractions } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';

/** Values of `FPDF_PAGEOBJ_*`. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const NEARLY_WHITE = 245;
const MOSTLY = 0.5;
const MATRIX_BYTES = 24;
/** Forms within forms; a damaged file may hold one within itself. */
const DEEPEST_FORM = 4;
/** A map may be drawn of more; nobody asks for all of them. */
const MOST_IMAGES = 100_000;

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

/** The images of the page, those within forms too: programs that scan or stamp wrap a page in one. */
export function imagesOf(pdfium: Pdfium, page: number, geometry: PageGeometry): PlacedImage[] {
  const { call } = pdfium;
  const found: PlacedImage[] = [];
  const scratch = pdfium.allocate(MATRIX_BYTES);
  const collect = (count: number, objectAt: (index: number) => number, matrix: Matrix, depth: number) => {
    for (let index = 0; index < count && found.length < MOST_IMAGES; index++) {
      const object = objectAt(index);
      const type = call.FPDFPageObj_GetType!(object);
      if (type === IMAGE) {
        const edges = boundsOf(pdfium, object, scratch);
        if (edges) found.push({ box: clampToPage(toPageFractions(geometry, transformed(edges, matrix))), object });
      } else if (type === FORM && depth < DEEPEST_FORM && call.FPDFPageObj_GetMatrix!(object, scratch)) {
        const own = [...pdfium.f32().slice(scratch >> 2, (scratch >> 2) + 6)] as unknown as Matrix;
        const objectIn = (at: number) => call.FPDFFormObj_GetObject!(object, at);
        collect(call.FPDFFormObj_CountObjects!(object), objectIn, multiplied(own, matrix), depth + 1);
      }
    }
  };
  collect(call.FPDFPage_CountObjects!(page), (index) => call.FPDFPage_GetObject!(page, index), UPRIGHT, 0);
  pdfium.free(scratch);
  return found;
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
    const edges = boundsOf(pdfium, object, scratch);
    if (edges) placed.push({ box: toPageFractions(geometry, edges), object });
  }
  pdfium.free(scratch);
  return placed;
}

/** In the coordinates of what holds the object: the page's, or the form's. */
function boundsOf(pdfium: Pdfium, object: number, scratch: number): Edges | null {
  const found = pdfium.call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!found) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.f32().slice(scratch >> 2, (scratch >> 2) + 4);
  return { left, bottom, right, top };
}

/** As PDF has it: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

/** The first, then the second. */
function multiplied([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function transformed({ left, bottom, right, top }: Edges, [a, b, c, d, e, f]: Matrix): Edges {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
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
