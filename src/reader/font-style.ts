import type { Pdfium } from './pdfium.ts';

/** What a font says about itself. */
export interface FontStyle {
  bold: boolean;
  /** The ascender's share of ascender plus descender, so that all glyphs of a line have boxes of one height. */
  ascentShare: number;
  /** All that the font draws is the sign of the euro, whatever letter it says that this is. */
  onlyEuro: boolean;
}

const DEFAULT_ASCENT_SHARE = 0.8;
const BOLD_NAME = /bold|black|heavy|demi(?!light)|semibd|[-,]bd\b/i;
/** TeX's fonts of nothing but the euro (package `eurosym`): "TeX-feymr10", "feybo10"; their only glyph is called "e". */
const EURO_FONT = /(?:^|[-+])fey[mb][rol]\d{1,2}$/i;
/** Font descriptor flag "force bold" (PDF 1.7, table 123, bit 19). */
const FORCE_BOLD = 1 << 18;
/** PDFium derives weights from stem widths; above 1000 they are noise, and so is 600 to 700 for some regular cuts. */
const BOLD_WEIGHT = 700;
const MAX_WEIGHT = 1000;
const MAX_NAME_BYTES = 240;
/** Names that converters give when they lose the font's own: only the font file can tell the weight. */
const NAMELESS = /^(?:[A-Z]{6}\+)?(?:CIDFont\+)?[A-Z]{0,2}\d+$/i;

/** The style of the glyph at `index`, whose font is `font`. `scratch`: at least 256 bytes. */
export function readFontStyle(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  font: number,
  scratch: number,
): FontStyle {
  const named = nameAndFlags(pdfium, textPage, index, scratch);
  return {
    bold: isBold(pdfium, textPage, index, font, named, scratch),
    ascentShare: font ? readAscentShare(pdfium, font, scratch) : DEFAULT_ASCENT_SHARE,
    onlyEuro: EURO_FONT.test(named.name),
  };
}

interface NameAndFlags {
  /** Empty where the font has none. */
  name: string;
  /** Of its descriptor; null where nothing is known of the font. */
  flags: number | null;
}

function nameAndFlags(pdfium: Pdfium, textPage: number, index: number, scratch: number): NameAndFlags {
  const at = scratch + MAX_NAME_BYTES;
  const length = pdfium.call.FPDFText_GetFontInfo!(textPage, index, scratch, MAX_NAME_BYTES, at);
  const isWhole = length > 1 && length <= MAX_NAME_BYTES;
  const name = isWhole ? String.fromCharCode(...pdfium.u8().subarray(scratch, scratch + length - 1)) : '';
  return { name, flags: length > 0 ? (pdfium.i32()[at >> 2] ?? 0) : null };
}

function isBold(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  font: number,
  { name, flags }: NameAndFlags,
  scratch: number,
): boolean {
  if (BOLD_NAME.test(name) || (flags !== null && (flags & FORCE_BOLD) !== 0)) return true;
  if (NAMELESS.test(name)) return font !== 0 && fontFileSaysBold(pdfium, font, scratch);
  const weight = pdfium.call.FPDFText_GetFontWeight!(textPage, index);
  return weight >= BOLD_WEIGHT && weight <= MAX_WEIGHT;
}

/** Bit 0 of `macStyle` in the font file's `head` table, which even stripped subsets keep (OpenType, "head"). */
function fontFileSaysBold(pdfium: Pdfium, font: number, scratch: number): boolean {
  const { FPDFFont_GetFontData } = pdfium.call;
  if (!FPDFFont_GetFontData!(font, 0, 0, scratch)) return false;
  const size = pdfium.i32()[scratch >> 2] ?? 0;
  if (size < 12 || size > 10_000_000) return false;
  const pointer = pdfium.allocate(size);
  try {
    if (!FPDFFont_GetFontData!(font, pointer, size, scratch)) return false;
    const view = new DataView(pdfium.u8().buffer, pointer, size);
    const tables = Math.min(view.getUint16(4), Math.floor((size - 12) / 16));
    for (let table = 0; table < tables; table++) {
      const entry = 12 + table * 16;
      if (view.getUint32(entry) !== 0x68656164) continue;
      const macStyle = view.getUint32(entry + 8) + 44;
      return macStyle + 2 <= size && (view.getUint16(macStyle) & 1) === 1;
    }
    return false;
  } finally {
    pdfium.free(pointer);
  }
}

function readAscentShare(pdfium: Pdfium, font: number, scratch: number): number {
  const { FPDFFont_GetAscent, FPDFFont_GetDescent } = pdfium.call;
  if (!FPDFFont_GetAscent!(font, 1, scratch) || !FPDFFont_GetDescent!(font, 1, scratch + 4))
    return DEFAULT_ASCENT_SHARE;
  const [ascent = 0, descent = 0] = pdfium.f32().slice(scratch >> 2, (scratch >> 2) + 2);
  const share = ascent / (ascent - descent);
  // Fonts that state nonsense (zero, or a positive descent) get the usual proportions.
  return share >= 0.6 && share <= 0.95 ? share : DEFAULT_ASCENT_SHARE;
}
