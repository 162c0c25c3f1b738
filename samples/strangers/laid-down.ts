import type { Box } from '../../src/core/geometry.ts';
import type { Page } from '../../src/core/text-document.ts';

/** The page as it is stored when it was scanned lying on a side or on its head; `turn` is clockwise. */
export function laidDown(page: Page, turn: 90 | 180 | 270): Page {
  const isOnSide = turn !== 180;
  return {
    ...page,
    width: isOnSide ? page.height : page.width,
    height: isOnSide ? page.width : page.height,
    words: page.words.map((word) => ({ ...word, box: turned(word.box, turn), angle: turn })),
  };
}

function turned({ x, y, width, height }: Box, turn: 90 | 180 | 270): Box {
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x: y, y: 1 - x - width, width: height, height: width };
}
