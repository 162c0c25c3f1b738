import type { Box } from '#core/geometry.ts';
import type { Page, Word } from '#core/text-document.ts';
import { GlyphNumbers } from './glyph-numbers.ts';
import { type PageGeometry, readPageGeometry } from './page-geometry.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';
import { imageCoverage, imagesOf, paintedBoxes, standsOnPaint } from './painted-ground.ts';
import type { Pdfium } from './pdfium.ts';
import { printedText } from './printed-text.ts';
import { TexLetters } from './tex-letters.ts';
import { type TextRun, TextRunReader } from './text-run.ts';
import { type TextLayer, textLayerOf } from './unread-pages.ts';
import { unreadParts } from './unread-parts.ts';
import { type BuiltWord, WordBuilder } from './word-builder.ts';

const SCRATCH_BYTES = 256;
/** A page whose writing is nearly all invisible and that an image covers was scanned and then recognised. */
const MOSTLY_INVISIBLE = 0.8;
const SCAN_COVERAGE = 0.5;
const AXIS_PARALLEL = 0.999;
const AVERAGE_ADVANCE = 0.7;
const FLATTEN_FOR_DISPLAY = 0;
const FLATTEN_SUCCESS = 1;
/** Kinds of annotation (`FPDF_ANNOT_…`): two that hold writing, two that draw nothing; and the drawing of one that nothing is done to. */
const LINK = 2;
const FREE_TEXT = 3;
const POPUP = 16;
const WIDGET = 20;
const NORMAL = 0;

export interface ReadPage {
  page: Page;
  layer: TextLayer;
  /** Pictures that may hold writing, on a page that has text as well. */
  unreadParts: Box[];
  /** Behind all of a page that has text as well and that no other program recognised. */
  picture: PagePicture | null;
}

/** Reads page `index` (from 0) of an open document; null when the page itself cannot be loaded. */
export function readPage(pdfium: Pdfium, document: number, index: number): ReadPage | null {
  const page = loadFlattenedPage(pdfium, document, index);
  if (!page) return null;
  const { call } = pdfium;
  try {
    const geometry = readPageGeometry(pdfium, page);
    const textPage = call.FPDFText_LoadPage!(page);
    if (!textPage) return null;
    const { words, layer, isScan } = readWriting(pdfium, page, textPage, geometry);
    const { width, height, rotation } = geometry;
    const read = { number: index + 1, width, height, rotation, words };
    const images = layer === 'usable' && !isScan ? imagesOf(pdfium, page, geometry) : [];
    return {
      page: read,
      layer,
      unreadParts: unreadParts(
        read,
        images.map(({ box }) => box),
      ),
      picture: pagePicture(pdfium, read, images),
    };
  } finally {
    call.FPDF_ClosePage!(page);
  }
}

/**
 * Programs that fill in forms often leave it to the viewer to draw the values, and so do some that write notes on a page:
 * without a drawing of their own they would be lost.
 */
function drawBareAnnotations({ call }: Pdfium, page: number): void {
  const count = call.FPDFPage_GetAnnotCount!(page);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot!(page, index);
    if (!annotation) continue;
    const subtype = call.FPDFAnnot_GetSubtype!(annotation);
    if ((subtype === WIDGET || subtype === FREE_TEXT) && !call.EPDFAnnot_HasAppearanceStream!(annotation, NORMAL)) {
      if (subtype === WIDGET) call.EPDFAnnot_GenerateFormFieldAP!(annotation);
      else call.EPDFAnnot_GenerateAppearance!(annotation);
    }
    call.FPDFPage_CloseAnnot!(annotation);
  }
}

/** Links and the windows of notes draw nothing: a page with no other annotation need not be laid out a second time. */
function hasDrawnAnnotations({ call }: Pdfium, page: number): boolean {
  for (let index = call.FPDFPage_GetAnnotCount!(page) - 1; index >= 0; index--) {
    const annotation = call.FPDFPage_GetAnnot!(page, index);
    if (!annotation) continue;
    const subtype = call.FPDFAnnot_GetSubtype!(annotation);
    call.FPDFPage_CloseAnnot!(annotation);
    if (subtype !== LINK && subtype !== POPUP) return true;
  }
  return false;
}

/** Filled-in form fields and stamps become part of the page, as a reader sees them. */
export function loadFlattenedPage(pdfium: Pdfium, document: number, index: number): number {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage!(document, index);
  if (!page || !hasDrawnAnnotations(pdfium, page)) return page;
  drawBareAnnotations(pdfium, page);
  if (call.FPDFPage_Flatten!(page, FLATTEN_FOR_DISPLAY) !== FLATTEN_SUCCESS) return page;
  call.FPDF_ClosePage!(page);
  return call.FPDF_LoadPage!(document, index);
}

interface Writing {
  words: Word[];
  layer: TextLayer;
  isScan: boolean;
}

/** Reads a page's words and closes its text. */
function readWriting(pdfium: Pdfium, page: number, textPage: number, geometry: PageGeometry): Writing {
  const read = (numbers: GlyphNumbers | null): Writing => {
    const builder = new WordBuilder(geometry);
    readGlyphs(pdfium, textPage, builder, numbers);
    const isScan = wasRecognised(pdfium, page, geometry, builder.words);
    const words = visibleAndHidden(pdfium, page, geometry, builder.words, isScan);
    return { words, isScan, layer: textLayerOf({ words }, () => imageCoverage(pdfium, page, geometry)) };
  };
  try {
    const plain = read(null);
    const numbers = plain.layer === 'garbage' ? GlyphNumbers.of(pdfium, textPage) : null;
    const decoded = numbers && read(numbers);
    return decoded?.layer === 'usable' ? decoded : plain;
  } finally {
    pdfium.call.FPDFText_ClosePage!(textPage);
  }
}

function readGlyphs(pdfium: Pdfium, textPage: number, builder: WordBuilder, numbers: GlyphNumbers | null): void {
  const { call } = pdfium;
  const scratch = pdfium.allocate(SCRATCH_BYTES);
  const runs = new TextRunReader(pdfium, textPage, scratch);
  const texLetters = new TexLetters(pdfium, textPage, scratch);
  const count = call.FPDFText_CountChars!(textPage);
  // Made apart from the loop, which would else keep its variables for the few spaces that are measured.
  const measuring = (index: number, run: TextRun) => () => measure(pdfium, textPage, index, run, scratch);
  let highSurrogate = 0;
  for (let index = 0; index < count; index++) {
    let code = call.FPDFText_GetUnicode!(textPage, index);
    const object = call.FPDFText_GetTextObject!(textPage, index);
    if (!object) {
      // Generated by PDFium, not printed. Its spaces are guesses that the gap decides; its line ends hold for
      // all but letters that touch: between those of wkhtmltopdf, each a text of its own, it guesses them too.
      if (code !== 0x20) builder.endLine();
      continue;
    }
    if (code >= 0xd800 && code < 0xdc00) {
      highSurrogate = code;
      continue;
    }
    if (code >= 0xdc00 && code < 0xe000 && highSurrogate) {
      code = ((highSurrogate - 0xd800) << 10) + (code - 0xdc00) + 0x10000;
    }
    highSurrogate = 0;
    const run = runs.runOf(object, index);
    const text = run.onlyEuro
      ? '€'
      : (numbers?.read(code, object, index) ?? texLetters.read(code, object, index) ?? printedText(code));
    if (text === ' ') builder.space(measuring(index, run));
    if (text.trim() === '') continue;
    const { start, end, baseline } = measure(pdfium, textPage, index, run, scratch);
    builder.add({ text, run, start, end, baseline, rightToLeft: code >= 0x590 && code <= 0x8ff });
  }
  builder.breakWord();
  pdfium.free(scratch);
}

/** Start, end and base line of a glyph in points of its own writing direction. */
function measure(pdfium: Pdfium, textPage: number, index: number, run: TextRun, scratch: number) {
  const { call } = pdfium;
  const { directionX, directionY } = run;
  call.FPDFText_GetCharOrigin!(textPage, index, scratch, scratch + 8);
  const doubles = pdfium.f64();
  const originX = doubles[scratch >> 3]!;
  const originY = doubles[(scratch >> 3) + 1]!;
  const baseline = originY * directionX - originX * directionY;
  if (Math.max(Math.abs(directionX), Math.abs(directionY)) < AXIS_PARALLEL) {
    // Slanted writing (a watermark): boxes of glyphs overlap, so an average advance has to do.
    const start = originX * directionX + originY * directionY;
    return { start, end: start + AVERAGE_ADVANCE * run.fontSize, baseline };
  }
  // The advance box: side bearings included, so that gaps between words measure true.
  call.FPDFText_GetLooseCharBox!(textPage, index, scratch);
  // Left, top, right and bottom, read one by one: a view on them for every letter takes longer than measuring it.
  const floats = pdfium.f32();
  const at = scratch >> 2;
  const left = floats[at]!;
  const top = floats[at + 1]!;
  const right = floats[at + 2]!;
  const bottom = floats[at + 3]!;
  const start = left * directionX + bottom * directionY;
  const end = right * directionX + top * directionY;
  return { start: Math.min(start, end), end: Math.max(start, end), baseline };
}

/** Whether another program recognised the page, which is a picture, and laid its words over it. */
function wasRecognised(pdfium: Pdfium, page: number, geometry: PageGeometry, built: readonly BuiltWord[]): boolean {
  const invisible = built.filter((word) => word.invisible).length;
  return (
    invisible > 0 &&
    invisible >= MOSTLY_INVISIBLE * built.length &&
    imageCoverage(pdfium, page, geometry) >= SCAN_COVERAGE
  );
}

/** Marks what nobody sees. Invisible writing over a scanned page is that page's text, and no secret. */
function visibleAndHidden(
  pdfium: Pdfium,
  page: number,
  geometry: PageGeometry,
  built: readonly BuiltWord[],
  isScan: boolean,
): Word[] {
  const ground = built.some(({ white }) => white) ? paintedBoxes(pdfium, page, geometry) : [];
  return built.map(({ word, white, invisible }) => {
    if (invisible ? !isScan : white && !standsOnPaint(word.box, ground)) word.hidden = true;
    return word;
  });
}
