import type { Box } from '../geometry.ts';
import type { Page, TextDocument } from '../text-document.ts';
import { boxAlongSlope, slopeOf, straightBox } from './page-slope.ts';

/** How far the writing of a page is turned clockwise. */
type Turn = 90 | 180 | 270;

/** A document whose pages can be read from the left, line by line, and where a box of theirs lies as stored. */
export interface UprightDocument {
  document: TextDocument;
  /** By page number; only of pages that are not stored as they are read. */
  asStored: ReadonlyMap<number, (box: Box) => Box>;
}

/**
 * Turns every page most of whose letters run up, down or upside down, and makes lines level that run askew: scans and
 * exports are stored like that.
 */
export function uprightPages(document: TextDocument): UprightDocument {
  const asStored = new Map<number, (box: Box) => Box>();
  const pages = document.pages.map((page) => {
    const turn = turnOf(page);
    const upright = turn ? turnedPage(page, turn) : page;
    const slope = slopeOf(upright);
    if (!turn && !slope) return page;
    asStored.set(page.number, (box) => {
      const sloped = slope ? boxAlongSlope(box, slope, upright) : box;
      return turn ? turnedBox(sloped, turn === 90 ? 270 : turn === 270 ? 90 : 180) : sloped;
    });
    if (!slope) return upright;
    const words = upright.words.map((word) => ({ ...word, box: straightBox(word.box, slope, upright) }));
    return { ...upright, words };
  });
  return { document: asStored.size === 0 ? document : { ...document, pages }, asStored };
}

function turnOf({ words }: Page): Turn | null {
  const letters = new Map<number, number>();
  let all = 0;
  for (const { text, angle = 0, hidden } of words) {
    if (hidden) continue;
    letters.set(angle, (letters.get(angle) ?? 0) + text.length);
    all += text.length;
  }
  for (const turn of [90, 180, 270] as const) if ((letters.get(turn) ?? 0) > all / 2) return turn;
  return null;
}

function turnedPage(page: Page, turn: Turn): Page {
  const isOnSide = turn !== 180;
  return {
    ...page,
    width: isOnSide ? page.height : page.width,
    height: isOnSide ? page.width : page.height,
    words: page.words.map(({ angle = 0, ...word }) => {
      const left = (angle - turn + 360) % 360;
      const box = turnedBox(word.box, turn);
      return left === 90 || left === 180 || left === 270 ? { ...word, box, angle: left } : { ...word, box };
    }),
  };
}

/** The box after turning the page back by so many degrees counterclockwise. */
function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x: 1 - y - height, y: x, width: height, height: width };
}
