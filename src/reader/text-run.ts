import type { Pdfium } from './pdfium.ts';

/** What all glyphs of one text object share. */
export interface TextRun {
  /** Points, with all scaling applied. */
  fontSize: number;
  bold: boolean;
  /** Cannot be seen whatever lies behind it: render mode "invisible" or fully transparent. */
  invisible: boolean;
  /** Fill colour is (nearly) white: visible only on a coloured ground. */
  white: boolean;
  /** Unit vector of the writing direction in user space. */
  directionX: number;
  directionY: number;
  /** Points above and below the base line, together `fontSize`. */
  ascent: number;
  descent: number;
}

/** Values of `FPDF_TEXT_RENDERMODE`. */
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const CLIP_ONLY = 7;
const STROKE_MODES = new Set([1, 5]);

const BOLD_WEIGHT = 600;
const BOLD_NAME = /bold|black|heavy|demi(?!light)|semibd|[-,]bd\b/i;
const WHITE = 250;
const DEFAULT_ASCENT_SHARE = 0.8;

/** Reads the style of the text object that the glyph at `index` belongs to. `scratch`: at least 256 bytes. */
export function readTextRun(pdfium: Pdfium, textPage: number, index: number, object: number, scratch: number): TextRun {
  const { call } = pdfium;
  const f32 = scratch >> 2;
  let [a, b, c, d] = [1, 0, 0, 1];
  if (call.FPDFText_GetMatrix!(textPage, index, scratch)) {
    [a = 1, b = 0, c = 0, d = 1] = pdfium.f32().slice(f32, f32 + 4);
  }
  const size = call.FPDFText_GetFontSize!(textPage, index);
  const along = Math.hypot(a, b);
  const across = Math.hypot(c, d) || along;
  const fontSize = Math.abs(size) * (across || 1);
  // A negative font size turns the writing around (some generators mirror twice).
  const sign = size < 0 ? -1 : 1;
  const mode = call.FPDFTextObj_GetTextRenderMode!(object);
  const [red = 0, green = 0, blue = 0, alpha = 255] = readColor(
    pdfium,
    textPage,
    index,
    scratch,
    STROKE_MODES.has(mode),
  );
  const ascentShare = readAscentShare(pdfium, object, scratch);
  return {
    fontSize,
    bold: isBold(pdfium, textPage, index, scratch) || mode === FILL_AND_STROKE,
    invisible: mode === INVISIBLE || mode === CLIP_ONLY || alpha === 0 || fontSize === 0,
    white: red >= WHITE && green >= WHITE && blue >= WHITE,
    directionX: along ? (sign * a) / along : 1,
    directionY: along ? (sign * b) / along : 0,
    ascent: ascentShare * fontSize,
    descent: (1 - ascentShare) * fontSize,
  };
}

function readColor(pdfium: Pdfium, textPage: number, index: number, scratch: number, stroked: boolean): number[] {
  const read = stroked ? pdfium.call.FPDFText_GetStrokeColor! : pdfium.call.FPDFText_GetFillColor!;
  const found = read(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  return found ? [...pdfium.i32().slice(scratch >> 2, (scratch >> 2) + 4)] : [];
}

function isBold(pdfium: Pdfium, textPage: number, index: number, scratch: number): boolean {
  if (pdfium.call.FPDFText_GetFontWeight!(textPage, index) >= BOLD_WEIGHT) return true;
  const length = pdfium.call.FPDFText_GetFontInfo!(textPage, index, scratch, 240, scratch + 244);
  if (length <= 1 || length > 240) return false;
  return BOLD_NAME.test(String.fromCharCode(...pdfium.u8().subarray(scratch, scratch + length - 1)));
}

/** The ascender's share of ascender plus descender, so that all glyphs of a line have boxes of one height. */
function readAscentShare(pdfium: Pdfium, object: number, scratch: number): number {
  const font = pdfium.call.FPDFTextObj_GetFont!(object);
  if (!font) return DEFAULT_ASCENT_SHARE;
  const { FPDFFont_GetAscent, FPDFFont_GetDescent } = pdfium.call;
  if (!FPDFFont_GetAscent!(font, 1, scratch) || !FPDFFont_GetDescent!(font, 1, scratch + 4))
    return DEFAULT_ASCENT_SHARE;
  const [ascent = 0, descent = 0] = pdfium.f32().slice(scratch >> 2, (scratch >> 2) + 2);
  const share = ascent / (ascent - descent);
  // Fonts that state nonsense (zero, or a positive descent) get the usual proportions.
  return share >= 0.6 && share <= 0.95 ? share : DEFAULT_ASCENT_SHARE;
}
