import { median } from '#core/median.ts';
import type { GreyImage } from './grey-image.ts';
import { impossibleWords } from './impossible-words.ts';
import { areaAround, inkShapes, letterShapes, moved, type Shape } from './letter-shapes.ts';
import { withLostPoint } from './lost-points.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';
import { withoutEmptyRows } from './without-empty-rows.ts';

/** Read less surely than this, a word may be parts of several lines: what stands there is read once more. */
const UNSURE = 0.5;
/** In usual heights: a higher one may be as well, or is a title, which is then read the same again. */
const MELTED = 1.6;
/** What was left out is believed when it is this sure; a letter alone when it is surer. */
const SURE = 0.6;
const SURE_ALONE = 0.75;
/** Letters, in shares of the usual height of words: smaller are dots and specks, larger pictures. */
const LETTERS: readonly [number, number] = [0.5, 3.5];
/** More is a picture, or a page that was not read at all. */
const MOST_SHAPES = 1500;
const MARGIN_PX = 24;
/** Two boxes are of one place when so much of the smaller is covered. */
const SAME_PLACE = 0.3;
/** Of a word's width, so much is all of it, up to the edges of letters. */
const WHOLE = 0.85;

/**
 * The words that can be, with those that the recogniser passed over while it looked for columns and lines: a quantity
 * alone in its column, a title far from everything. Whatever looks like letters and is in no word is laid on white
 * paper, and that is read as pieces that may stand anywhere. `isToBeCompared`: words that were read by another model, and
 * are read again with what was left out; the surer of both readings stays.
 */
export async function withLeftovers(
  recogniser: Recogniser,
  image: GreyImage,
  languages: readonly OcrLanguage[],
  words: readonly RecognisedWord[],
  isToBeCompared: (word: RecognisedWord) => boolean = () => false,
): Promise<RecognisedWord[]> {
  const impossible = impossibleWords(words);
  const possible = words.filter((word) => !impossible.has(word));
  const usual = usualHeight(words);
  const isDoubtful = ({ confidence, box: { top, bottom } }: RecognisedWord) =>
    confidence < UNSURE || bottom - top > MELTED * usual;
  const isReadAgain = (word: RecognisedWord) => isDoubtful(word) || isToBeCompared(word);
  const read = [...possible.filter((word) => !isReadAgain(word)), ...impossible].map(({ box }) => box);
  const left = leftovers(image, usual, read);
  if (left.length === 0 || left.length > MOST_SHAPES) return possible;
  const area = areaAround(left, image, MARGIN_PX);
  const paper = onWhite(image, left, area, read);
  const ink = inkShapes(paper);
  const dense = withoutEmptyRows(paper, MARGIN_PX);
  const pieces = await recogniser.recognise(dense.image, languages, { isSparse: true });
  const found = pieces.map((word) => ({ ...word, box: dense.before(word.box) }));
  const lines = words.reduce((most, { line }) => Math.max(most, line + 1), 0);
  const believed = found.filter(isSure).flatMap((word) => withLostPoint(word, ink) ?? []);
  const more = believed.map((word) => ({ ...word, box: moved(word.box, area), line: lines + word.line }));
  const isReplaceable = (word: RecognisedWord) => {
    if (!isReadAgain(word)) return false;
    const instead = more.filter(({ box }) => meet(box, word.box));
    if (isSurer(instead, word) || (isToBeCompared(word) && hasOtherMarks(instead, word))) return true;
    // One piece that says the same less surely is no better reading; several may be the lines of which it was melted.
    if (!isDoubtful(word) || (word.confidence >= UNSURE && instead.length < 2)) return false;
    return instead.reduce((sum, { text }) => sum + text.length, 0) >= word.text.length;
  };
  const replaceable = new Set(possible.filter(isReplaceable));
  // A piece comes in for all words that it lies over, or for none: half of one would be lost.
  const believable = more.filter(({ box }) => possible.every((word) => replaceable.has(word) || !meet(box, word.box)));
  const currencies = found.filter(isCurrency).map((word) => ({ ...word, box: moved(word.box, area) }));
  const isReplaced = (word: RecognisedWord) =>
    (replaceable.has(word) && believable.some(({ box }) => meet(box, word.box))) ||
    (isToBeCompared(word) && isNoFigure(word, currencies));
  return [...possible.filter((word) => !isReplaced(word)), ...believable];
}

/** What stands in a word's place, all of it, is told more surely than the word was. */
function isSurer(instead: readonly RecognisedWord[], { box, confidence }: RecognisedWord): boolean {
  const width = instead.reduce((sum, word) => sum + word.box.right - word.box.left, 0);
  return width >= WHOLE * (box.right - box.left) && instead.every((word) => word.confidence > confidence);
}

/** Whether a comma or a point stands between the same figures is better known to the model of the page's language. */
function hasOtherMarks(instead: readonly RecognisedWord[], { text }: RecognisedWord): boolean {
  const withoutMarks = (of: string) => of.replace(/,/g, '.');
  return /\d/.test(text) && instead.length === 1 && withoutMarks(instead[0]!.text) === withoutMarks(text);
}

/** What is sooner the sign of a currency: as a figure it would stand before those of an amount. */
function isNoFigure({ text, box, confidence }: RecognisedWord, currencies: readonly RecognisedWord[]): boolean {
  return /^\d$/.test(text) && currencies.some((sign) => sign.confidence > confidence && meet(sign.box, box));
}

const isCurrency = ({ text }: RecognisedWord) => /^\p{Sc}$/u.test(text);

const isSure = ({ text, confidence }: RecognisedWord) =>
  /[\p{L}\p{N}]/u.test(text) && confidence >= (text.length === 1 ? SURE_ALONE : SURE);

/** What looks like letters of the page's words and is in none of the places that were read. */
function leftovers(image: GreyImage, usual: number, read: readonly Shape[]): Shape[] {
  const rows = byRow(read);
  return letterShapes(image).filter((shape) => {
    const height = shape.bottom - shape.top;
    if (height < LETTERS[0] * usual || height > LETTERS[1] * usual) return false;
    return !(rows.get(bandOf((shape.top + shape.bottom) / 2)) ?? []).some((box) => touches(shape, box));
  });
}

/** The median; 0 without words. */
function usualHeight(words: readonly RecognisedWord[]): number {
  return median(words.map(({ box }) => box.bottom - box.top)) ?? 0;
}

const BAND_PX = 32;
const bandOf = (y: number) => Math.floor(y / BAND_PX);

function byRow(boxes: readonly Shape[]): Map<number, Shape[]> {
  const rows = new Map<number, Shape[]>();
  for (const box of boxes) {
    for (let band = bandOf(box.top) - 1; band <= bandOf(box.bottom) + 1; band++) {
      const row = rows.get(band);
      if (row) row.push(box);
      else rows.set(band, [box]);
    }
  }
  return rows;
}

const touches = (a: Shape, b: Shape) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function meet(a: Shape, b: Shape): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return false;
  const area = ({ left, top, right, bottom }: Shape) => (right - left) * (bottom - top);
  return width * height >= SAME_PLACE * Math.min(area(a), area(b));
}

/** The shapes alone, with the dots and strokes between them; without pictures, rules and what was read. */
function onWhite(image: GreyImage, shapes: readonly Shape[], area: Shape, read: readonly Shape[]): GreyImage {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const data = new Uint8Array(width * height).fill(255);
  const within = ({ left, top, right, bottom }: Shape): Shape => ({
    left: Math.max(area.left, left),
    top: Math.max(area.top, top),
    right: Math.min(area.right, right),
    bottom: Math.min(area.bottom, bottom),
  });
  const placeOf = (x: number, y: number) => (y - area.top) * width + x - area.left;
  for (const shape of shapes) {
    const size = shape.bottom - shape.top;
    const { left, top, right, bottom } = within({
      ...{ left: shape.left - size, right: shape.right + size },
      ...{ top: shape.top - (size >> 2), bottom: shape.bottom + (size >> 2) },
    });
    for (let y = top; y < bottom; y++) {
      data.set(image.data.subarray(y * image.width + left, y * image.width + right), placeOf(left, y));
    }
  }
  for (const { left, top, right, bottom } of read.map(within)) {
    for (let y = top; y < bottom; y++) if (right > left) data.fill(255, placeOf(left, y), placeOf(right, y));
  }
  return { width, height, data };
}
