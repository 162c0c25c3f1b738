import type { Pdfium } from './pdfium.ts';
import { isLikeWriting, shareOfCommonLetters } from './unread-pages.ts';

/** The letters from "Ä" on in the order in which Apple's and Microsoft's fonts have them, behind the 95 of ASCII. */
const MACINTOSH =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰' +
  'ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇŁłŠšŽž¦ÐðÝýÞþ−×¹²³½¼¾₣ĞğİŞşĆćČčđ';
/** Which number the space has, in TrueType fonts and in those that Adobe's order was kept in. */
const SPACES = [3, 1] as const;
const SPACE_CODE = 0x20;
/** So many letters stand behind the space, "~" being the last. */
const ASCII = 94;
const LAST_OF_LATIN = 0x17f;
/** Signs behind the letters of Liberation's upright and slanted faces without serifs; the others have two glyphs less. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  ...[...'–—'].map((sign, index) => [522 + index, sign] as const),
  ...[...'‘’‚'].map((sign, index) => [526 + index, sign] as const),
  ...[...'“”„'].map((sign, index) => [530 + index, sign] as const),
  ...[...'•…'].map((sign, index) => [535 + index, sign] as const),
  [549, '€'],
  [571, '−'],
]);
/** Fonts whose letters stand in the order of Unicode. */
const DEJAVU = /dejavu|bitstream ?vera/i;
const LIBERATION = /liberation|arimo|tinos|cousine/i;
const SERIF_OR_FIXED = /serif|mono|tinos|cousine/i;
/** xpdf cuts a font into parts of 256 glyphs: "LiberationSans_02". */
const PART = /_([0-9a-f]{2})$/i;
const UNKNOWN = '\uFFFD';
/** Where more of a page than this stays unknown, or one font makes no sense, its picture tells more. */
const MOST_UNKNOWN = 0.01;
const FEWEST_TELLING = 10;
const LEAST_COMMON = 0.25;
const LIGATURE = /[ﬀ-ﬆ]/u;
const NAME_BYTES = 240;
/** The bytes of a font of single bytes that says nothing of its letters: PDFium takes them for Apple's. */
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('macintosh').decode(Uint8Array.of(byte)), byte] as const),
);

/** What of a page is set in one font. */
interface Written {
  codes: Code[];
  name: string;
  /** Of next to none of its letters the PDF says what it stands for. */
  isBare: boolean;
}

/** A code as PDFium gives it, and whether it knew no letter for it and gave the bare number. */
interface Code {
  code: number;
  isBare: boolean;
}

type Decoder = (code: Code) => string;

/**
 * Letters by the numbers that their glyphs have in the font file. A PDF whose fonts have no table of their letters gives
 * nothing but these, as PostScript that was printed to PDF again does: "Total" is then "7RWDO", and figures are control
 * characters. Nearly all TrueType fonts number the letters alike, from the space as the third on.
 */
export class GlyphNumbers {
  private readonly decoders: ReadonlyMap<number, Decoder>;
  private readonly pdfium: Pdfium;
  private readonly textPage: number;

  private constructor(pdfium: Pdfium, textPage: number, decoders: ReadonlyMap<number, Decoder>) {
    this.pdfium = pdfium;
    this.textPage = textPage;
    this.decoders = decoders;
  }

  /** Null where the page's codes read as numbers of glyphs are no writing either. */
  static of(pdfium: Pdfium, textPage: number): GlyphNumbers | null {
    const decoders = new Map<number, Decoder>();
    let whole = '';
    for (const [font, written] of writtenByFont(pdfium, textPage)) {
      const { decoder, decoded, share } = bestDecoder(written);
      if (!isNumbered(written, share)) continue;
      if (decoded.length >= FEWEST_TELLING && /\p{L}{4}/u.test(decoded) && share < LEAST_COMMON) return null;
      decoders.set(font, decoder);
      whole += decoded;
    }
    const unknown = whole.split(UNKNOWN).length - 1;
    if (unknown > MOST_UNKNOWN * whole.length || !isLikeWriting(whole)) return null;
    return new GlyphNumbers(pdfium, textPage, decoders);
  }

  /** The letter of the glyph at `index`; null where its font says itself what its codes stand for. */
  read(code: number, object: number, index: number): string | null {
    const { call } = this.pdfium;
    const decoder = this.decoders.get(call.FPDFTextObj_GetFont!(object));
    if (!decoder || isGenerated(this.pdfium, this.textPage, code, index)) return null;
    const isBare = call.FPDFText_HasUnicodeMapError!(this.textPage, index) === 1;
    return decoder({ code, isBare }).replace(LIGATURE, (ligature) => ligature.normalize('NFKC'));
  }
}

function isNumbered({ codes, name, isBare }: Written, share: number): boolean {
  if (isBare || PART.test(name) || codes.some(({ code }) => code < SPACE_CODE)) return true;
  return share > shareOfCommonLetters(codes.map(({ code }) => String.fromCodePoint(code)).join(''));
}

function writtenByFont(pdfium: Pdfium, textPage: number): Map<number, Written> {
  const { call } = pdfium;
  const fonts = new Map<number, Written>();
  const count = call.FPDFText_CountChars!(textPage);
  for (let index = 0; index < count; index++) {
    const object = call.FPDFText_GetTextObject!(textPage, index);
    const code = call.FPDFText_GetUnicode!(textPage, index);
    if (!object || isGenerated(pdfium, textPage, code, index)) continue;
    const font = call.FPDFTextObj_GetFont!(object);
    let written = fonts.get(font);
    if (!written) {
      written = { codes: [], name: nameAt(pdfium, textPage, index), isBare: false };
      fonts.set(font, written);
    }
    written.codes.push({ code, isBare: call.FPDFText_HasUnicodeMapError!(textPage, index) === 1 });
  }
  for (const written of fonts.values()) {
    const printable = written.codes.filter(({ code }) => code > SPACE_CODE);
    written.isBare = printable.filter(({ isBare }) => isBare).length * 2 > printable.length;
  }
  return fonts;
}

/** PDFium puts spaces of its own among the glyphs of a text. */
const isGenerated = (pdfium: Pdfium, textPage: number, code: number, index: number): boolean =>
  code <= SPACE_CODE && pdfium.call.FPDFText_IsGenerated!(textPage, index) === 1;

function nameAt(pdfium: Pdfium, textPage: number, index: number): string {
  const pointer = pdfium.allocate(NAME_BYTES + 4);
  const length = pdfium.call.FPDFText_GetFontInfo!(textPage, index, pointer, NAME_BYTES, pointer + NAME_BYTES);
  const bytes = length > 1 && length <= NAME_BYTES ? pdfium.u8().slice(pointer, pointer + length - 1) : [];
  pdfium.free(pointer);
  return String.fromCharCode(...bytes);
}

/** The reading that has most of the letters that languages have most of. */
function bestDecoder(written: Written): { decoder: Decoder; decoded: string; share: number } {
  const readings = SPACES.map((space) => {
    const decoder = decoderOf(written, space);
    const decoded = written.codes.map(decoder).join('');
    return { decoder, decoded, share: shareOfCommonLetters(decoded) };
  });
  return readings.reduce((best, each) => (each.share > best.share ? each : best));
}

function decoderOf({ name, isBare: isOfBareCodes }: Written, space: (typeof SPACES)[number]): Decoder {
  const part = Number.parseInt(PART.exec(name)?.[1] ?? '0', 16);
  return ({ code, isBare }) => {
    if (isOfBareCodes && !isBare) return String.fromCodePoint(code);
    const number = isBare ? code : (BYTES.get(String.fromCodePoint(code)) ?? code);
    return letterOf(number + 256 * part, space, name) ?? UNKNOWN;
  };
}

function letterOf(glyph: number, space: (typeof SPACES)[number], name: string): string | undefined {
  if (glyph < space) return undefined;
  if (glyph <= space + ASCII) return String.fromCharCode(glyph - space + SPACE_CODE);
  if (space !== SPACES[0]) return undefined;
  if (DEJAVU.test(name)) return latinLetter(glyph + 0x3e);
  if (!LIBERATION.test(name)) return MACINTOSH[glyph - space - ASCII - 1];
  // Without a no-break space, and without a soft hyphen behind "¬".
  return latinLetter(glyph + (glyph < 110 ? 0x3f : 0x40)) ?? SIGNS.get(SERIF_OR_FIXED.test(name) ? glyph + 2 : glyph);
}

const latinLetter = (code: number): string | undefined =>
  code <= LAST_OF_LATIN ? String.fromCharCode(code) : undefined;
