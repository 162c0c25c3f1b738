import { type FontStyle, readFontStyle } from './font-style.ts';
import type { Pdfium } from './pdfium.ts';

/** What all glyphs of one text object share. */
export interface TextRun {
  /** Points, with all scaling applied. */
  fontSize: number;
  bold: boolean;
  /** Its font draws nothing but the sign of the euro. */
  onlyEuro: boolean;
  /** Cannot be seen whatever lies behind it: render mode "invisible" or fully transparent. */
  invisible: boolean;
  /** The colour is (nearly) white: visible only on a coloured ground. */
  white: boolean;
  /** Unit vector of the writing direction in user space. */
  directionX: number;
  directionY: number;
  /** Points above and below the base line, together `fontSize`. */
  ascent: number;
  descent: number;
}

/** Values of `FPDF_TEXT_RENDERMODE`. */
const STROKE_MODES = new Set([1, 5]);
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const CLIP_ONLY = 7;

const WHITE = 250;

/** Reads the styles of text objects, each text object and font once per page. `scratch`: at least 256 bytes. */
export class TextRunReader {
  private readonly runs = new Map<number, TextRun>();
  private readonly fonts = new Map<number, FontStyle>();
  private readonly pdfium: Pdfium;
  private readonly textPage: number;
  private readonly scratch: number;

  constructor(pdfium: Pdfium, textPage: number, scratch: number) {
    this.pdfium = pdfium;
    this.textPage = textPage;
    this.scratch = scratch;
  }

  /** The run of text object `object`, which the glyph at `index` belongs to. */
  runOf(object: number, index: number): TextRun {
    let run = this.runs.get(object);
    if (!run) {
      run = this.read(object, index);
      this.runs.set(object, run);
    }
    return run;
  }

  private read(object: number, index: number): TextRun {
    const { pdfium, textPage, scratch } = this;
    const { call } = pdfium;
    const style = this.styleOf(call.FPDFTextObj_GetFont!(object), index);
    let [a, b, c, d] = [1, 0, 0, 1];
    if (call.FPDFText_GetMatrix!(textPage, index, scratch)) [a, b, c, d] = fourAt(pdfium.f32(), scratch);
    const size = call.FPDFText_GetFontSize!(textPage, index);
    const along = Math.hypot(a, b);
    const fontSize = Math.abs(size) * (Math.hypot(c, d) || along);
    // A negative font size turns the writing around (some generators mirror twice).
    const sign = size < 0 ? -1 : 1;
    const mode = call.FPDFTextObj_GetTextRenderMode!(object);
    const [red = 0, green = 0, blue = 0, alpha = 255] = this.colorAt(index, STROKE_MODES.has(mode));
    return {
      fontSize,
      bold: style.bold || mode === FILL_AND_STROKE,
      onlyEuro: style.onlyEuro,
      invisible: mode === INVISIBLE || mode === CLIP_ONLY || alpha === 0 || fontSize === 0,
      white: Math.min(red, green, blue) >= WHITE,
      directionX: along ? (sign * a) / along : 1,
      directionY: along ? (sign * b) / along : 0,
      ascent: style.ascentShare * fontSize,
      descent: (1 - style.ascentShare) * fontSize,
    };
  }

  private styleOf(font: number, index: number): FontStyle {
    let style = this.fonts.get(font);
    if (!style) {
      style = readFontStyle(this.pdfium, this.textPage, index, font, this.scratch);
      this.fonts.set(font, style);
    }
    return style;
  }

  private colorAt(index: number, stroked: boolean): number[] {
    const { scratch } = this;
    const read = stroked ? this.pdfium.call.FPDFText_GetStrokeColor! : this.pdfium.call.FPDFText_GetFillColor!;
    const found = read(this.textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12);
    return found ? fourAt(this.pdfium.i32(), scratch) : [];
  }
}

/** Read one by one: many a word is a text object of its own, and a view for each takes longer than its four numbers. */
function fourAt(numbers: ArrayLike<number>, pointer: number): [number, number, number, number] {
  const at = pointer >> 2;
  return [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!, numbers[at + 3]!];
}
