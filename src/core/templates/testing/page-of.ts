import type { Box } from '../../geometry.ts';
import type { ZonePage } from '../zone-page.ts';

const COLUMNS = 80;
const LINES = 60;

/** A page typed in a fixed pitch: words where the lines have them; `shift` in columns and lines. */
export function pageOf(lines: readonly string[], { number = 1, right = 0, down = 0 } = {}) {
  const box = ([top, bottom]: [number, number], [left, end]: [number, number]): Box => ({
    x: (left + right) / COLUMNS,
    y: (top + down) / LINES,
    width: (end - left) / COLUMNS,
    height: (bottom - top - 0.2) / LINES,
  });
  const page: ZonePage = {
    ...{ number, width: 480, height: 720 },
    words: lines.flatMap((line, at) =>
      [...line.matchAll(/\S+/g)].map((word) => ({
        text: word[0],
        box: box([at, at + 1], [word.index, word.index + word[0].length]),
      })),
    ),
  };
  return { page, box };
}
