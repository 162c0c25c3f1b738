import type { Box } from '../geometry.ts';
import type { Page, TextDocument } from '../text-document.ts';

/** How far the writing of a page is turned clockwise. */
type Turn = 90 | 180 | 270;

/** A document whose pages can be read from the left, and the turn of those that could not. */
export interface UprightDocument {
  document: TextDocument;
  turned: ReadonlyMap<number, Turn>;
}

/** Turns every page most of whose letters run up, down or upside down: scans and exports are stored like that. */
export function uprightPages(document: TextDocument): UprightDocument {
  const turned = new Map<number, Turn>();
  for (const page of document.pages) {
    const turn = turnOf(page);
    if (turn) turned.set(page.number, turn);
  }
  if (turned.size === 0) return { document, turned };
  const pages = document.pages.map((page) => {
    const turn = turned.get(page.number);
    return turn ? turnedPage(page, turn) : page;
  });
  return { document: { ...document, pages }, turned };
}

/** Where a box of the upright page lies on the page as it is stored. */
export function boxAsStored(box: Box, turn: Turn): Box {
  return turnedBox(box, turn === 90 ? 270 : turn === 270 ? 90 : 180);
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
