import type { Box } from '#core/geometry.ts';
import { median } from '#core/median.ts';
import type { Word } from '#core/text-document.ts';
import type { Shape } from './letter-shapes.ts';
import type { QuarterTurn } from './prepare-image.ts';
import type { RecognisedWord } from './recognised-words.ts';

/** How a line of letters is proportioned, in shares of the font size (Helvetica, Times and Arial are within 0.04). */
const ASCENT = 0.8;
const DESCENT = 0.2;
const X_HEIGHT = 0.52;
const CAPITAL_HEIGHT = 0.72;
const BELOW_BASE_LINE = 0.21;
const REACHES_UP = /[\p{Lu}\p{N}bdfhijklt$€£%&()[\]{}/\\|!?'"“”‘’*+]/u;
const REACHES_DOWN = /[gjpqyç,;()[\]{}/\\|$QJ]/u;
/** A word whose own size differs by more is set in another size than its line. */
const SAME_SIZE: readonly [number, number] = [0.6, 1.6];

/** Of the page as it is stored. */
interface PageSize {
  /** Points. */
  width: number;
  height: number;
}

/**
 * Recognised words as a text layer would give them: with boxes from ascender to descender, all of a line on one base
 * line, where they lie on the page as it is stored. `turn`: how far the image was turned clockwise to be read.
 */
export function placeWords(
  words: readonly RecognisedWord[],
  { toPage, turn, page }: { toPage: (box: Shape) => Box; turn: QuarterTurn; page: PageSize },
): Word[] {
  const sizes = lineSizes(words);
  const isOnSide = turn === 90 || turn === 270;
  const upright = isOnSide ? { width: page.height, height: page.width } : page;
  return words.flatMap((word) => {
    const own = ownSize(word);
    const ofLine = sizes.get(word.line) ?? own;
    const size = own / ofLine > SAME_SIZE[0] && own / ofLine < SAME_SIZE[1] ? ofLine : own;
    const baseLine = word.box.bottom - (REACHES_DOWN.test(word.text) ? BELOW_BASE_LINE * size : 0);
    const box = toPage({ ...word.box, top: baseLine - ASCENT * size, bottom: baseLine + DESCENT * size });
    const fontSize = Math.round(box.height * upright.height * 100) / 100;
    const placed: Word = {
      text: word.text,
      box: clamped(turnedBack(box, turn)),
      fontSize,
      bold: false,
      confidence: Math.round(word.confidence * 1000) / 1000,
    };
    // Writing that had to be turned clockwise to be read runs up the page, and so on.
    if (turn !== 0) placed.angle = (360 - turn) as 90 | 180 | 270;
    return placed.box.width > 0 && placed.box.height > 0 ? [placed] : [];
  });
}

/** The font size, in pixels, that the letters of a word and its height tell. */
function ownSize({ text, box }: RecognisedWord): number {
  const up = REACHES_UP.test(text) ? CAPITAL_HEIGHT : X_HEIGHT;
  const down = REACHES_DOWN.test(text) ? BELOW_BASE_LINE : 0;
  return (box.bottom - box.top) / (up + down);
}

/** The median over the words of each line that have letters or digits. */
function lineSizes(words: readonly RecognisedWord[]): Map<number, number> {
  const byLine = new Map<number, number[]>();
  for (const word of words) {
    if (!/[\p{L}\p{N}]/u.test(word.text)) continue;
    byLine.set(word.line, [...(byLine.get(word.line) ?? []), ownSize(word)]);
  }
  return new Map([...byLine].map(([line, sizes]) => [line, median(sizes)!]));
}

/** A box of the turned image on the page before it was turned clockwise by `turn`. */
function turnedBack({ x, y, width, height }: Box, turn: QuarterTurn): Box {
  if (turn === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

function clamped({ x, y, width, height }: Box): Box {
  const within = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1e6) / 1e6;
  const [left, top] = [within(x), within(y)];
  return { x: left, y: top, width: within(x + width) - left, height: within(y + height) - top };
}
