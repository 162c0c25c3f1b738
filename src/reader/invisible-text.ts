import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib';
import type { Page, Word } from '#core/text-document.ts';
import { GLYPHLESS_FONT } from './glyphless-font.ts';
import type { Edges } from './page-geometry.ts';

/** Of the font size; as the recogniser places its words (`placeWords`). */
const DESCENT = 0.2;
/** Every letter is as wide, in thousandths of the font size; each word is stretched to its own width. */
const ADVANCE = 500;
const INVISIBLE = 3;
const LETTERS = 0x10000;
/** The number of the font's empty shape, in two bytes, for each code. */
const EVERY_LETTER_EMPTY = new Uint8Array(2 * LETTERS).map((_, index) => index % 2);

/** Codes are the UTF-16 of their letters, and say so: what is copied is what was written. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** A font for text that nobody sees: it has codes for all letters of the basic plane, and one empty shape for them. */
export function invisibleFont(context: PDFContext): PDFRef {
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'GlyphLessFont',
      // Symbolic, and all letters of one width.
      Flags: 5,
      FontBBox: [0, -200, ADVANCE, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 720,
      StemV: 80,
      FontFile2: context.register(context.flateStream(GLYPHLESS_FONT, { Length1: GLYPHLESS_FONT.length })),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'GlyphLessFont',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      CIDToGIDMap: context.register(context.flateStream(EVERY_LETTER_EMPTY)),
      DW: ADVANCE,
      FontDescriptor: descriptor,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'GlyphLessFont',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(TO_UNICODE)),
    }),
  );
}

interface Place {
  page: Pick<Page, 'width' | 'height' | 'rotation'>;
  /** The part of the page that is shown, in user space. */
  crop: Edges;
  /** As the page's resources call it, with its slash. */
  font: string;
}

/** The content stream that writes the words where they are, each as wide as its box. */
export function showInvisibly(words: readonly Word[], { page, crop, font }: Place): string {
  const shown = words.map((word) => {
    const { x, y, size, length } = written(word, page);
    const [left, bottom] = toUserSpace(x / page.width, y / page.height, page.rotation, crop);
    const degrees = page.rotation - (word.angle ?? 0);
    const [cosine, sine] = [round(Math.cos((degrees * Math.PI) / 180)), round(Math.sin((degrees * Math.PI) / 180))];
    // A gap behind every word: who copies the text gets words and not one long one.
    const stretched = (100 * length * 1000) / (word.text.length * ADVANCE * size);
    return [
      `${font} ${round(size)} Tf ${round(stretched)} Tz`,
      `${cosine} ${sine} ${round(-sine)} ${cosine} ${round(left)} ${round(bottom)} Tm`,
      `${codes(`${word.text} `)} Tj`,
    ].join('\n');
  });
  return ['BT', `${INVISIBLE} Tr`, ...shown, 'ET'].join('\n');
}

/** Where the base line of a word begins, in points from the top left of the page as it is read, its size and length. */
function written({ box, angle }: Word, { width, height }: Pick<Page, 'width' | 'height'>) {
  const [left, top] = [box.x * width, box.y * height];
  const [across, down] = [box.width * width, box.height * height];
  if (angle === 90) return { x: left + DESCENT * across, y: top, size: across, length: down };
  if (angle === 180) return { x: left + across, y: top + DESCENT * down, size: down, length: across };
  if (angle === 270) return { x: left + across * (1 - DESCENT), y: top + down, size: across, length: down };
  return { x: left, y: top + down * (1 - DESCENT), size: down, length: across };
}

/** The reverse of `toPageFractions`, of a point. */
function toUserSpace(x: number, y: number, rotation: Page['rotation'], crop: Edges): [number, number] {
  const [width, height] = [crop.right - crop.left, crop.top - crop.bottom];
  if (rotation === 90) return [crop.left + y * width, crop.top - (1 - x) * height];
  if (rotation === 180) return [crop.left + (1 - x) * width, crop.top - (1 - y) * height];
  if (rotation === 270) return [crop.left + (1 - y) * width, crop.top - x * height];
  return [crop.left + x * width, crop.top - y * height];
}

const codes = (text: string) =>
  PDFHexString.of(
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join(''),
  ).toString();

const round = (value: number) => Math.round(value * 1000) / 1000 + 0;
