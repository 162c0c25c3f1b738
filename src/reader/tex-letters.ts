import type { Pdfium } from './pdfium.ts';

/** Where TeX's text encodings (T1, and for ligatures OT1) have other letters than Latin-1, by their code. */
const LETTERS: Readonly<Record<number, string>> = {
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  16: '“',
  17: '”',
  18: '„',
  19: '«',
  20: '»',
  21: '–',
  22: '—',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
  247: 'œ',
  255: 'ß',
};
/** Among the symbols that have a font of their own (TS1). */
const SYMBOLS: Readonly<Record<number, string>> = { 136: '•', 191: '€' };

const isLetterOrDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/**
 * Reads what TeX sets with fonts made of dots: they have no name, and nothing says which letter a code stands for, so
 * that PDFium gives the code itself. That is right for plain letters and most accents, and wrong for "ß", "fi" and "€".
 */
export class TexLetters {
  private readonly symbolFonts = new Map<number, boolean>();
  private readonly pdfium: Pdfium;
  private readonly textPage: number;
  private readonly scratch: number;

  /** `scratch`: at least 16 bytes. */
  constructor(pdfium: Pdfium, textPage: number, scratch: number) {
    this.pdfium = pdfium;
    this.textPage = textPage;
    this.scratch = scratch;
  }

  /** What the glyph at `index` of the text object shows, where it is one of these; null for all others. */
  read(code: number, object: number, index: number): string | null {
    const letter = LETTERS[code];
    const symbol = SYMBOLS[code];
    if (letter === undefined && symbol === undefined) return null;
    const { call } = this.pdfium;
    if (call.FPDFText_HasUnicodeMapError!(this.textPage, index) !== 1 || !this.isNameless(index)) return null;
    return letter ?? (this.isOfSymbols(call.FPDFTextObj_GetFont!(object)) ? symbol! : null);
  }

  private isNameless(index: number): boolean {
    const { scratch } = this;
    // The closing zero is counted.
    return this.pdfium.call.FPDFText_GetFontInfo!(this.textPage, index, 0, 0, scratch) <= 1;
  }

  /** Whether no letter and no figure of the page is set in the font. */
  private isOfSymbols(font: number): boolean {
    const known = this.symbolFonts.get(font);
    if (known !== undefined) return known;
    const { call } = this.pdfium;
    const count = call.FPDFText_CountChars!(this.textPage);
    let found = true;
    for (let index = 0; index < count && found; index++) {
      if (!isLetterOrDigit(call.FPDFText_GetUnicode!(this.textPage, index))) continue;
      const object = call.FPDFText_GetTextObject!(this.textPage, index);
      if (object && call.FPDFTextObj_GetFont!(object) === font) found = false;
    }
    this.symbolFonts.set(font, found);
    return found;
  }
}
