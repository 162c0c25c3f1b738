import { type Box, shareInside } from '#core/geometry.ts';

/** Of a page: a line or two, as archives stamp on every page, cover less than half of this; the shortest invoice twice as much. */
const LITTLE = 0.015;
/** Some lines in the head or at the foot cover more, and leave the rest of the page free. */
const SOME_LINES = 0.03;
const MOSTLY_FREE = 0.7;

/** Whether words cover next to nothing of a place where more is to be seen: a stamp, a header, a line of an archive. */
export function coversLittle(words: readonly Box[], place: Box): boolean {
  const inside = words.filter((word) => shareInside(word, place) > 0.5);
  const covered = inside.reduce((sum, { width, height }) => sum + width * height, 0) / (place.width * place.height);
  return covered < LITTLE || (covered < SOME_LINES && longestGap(inside, place) >= MOSTLY_FREE * place.height);
}

/** The greatest height without a word. */
function longestGap(words: readonly Box[], { y, height }: Box): number {
  let [end, longest] = [y, 0];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    longest = Math.max(longest, word.y - end);
    end = Math.max(end, word.y + word.height);
  }
  return Math.max(longest, y + height - end);
}
