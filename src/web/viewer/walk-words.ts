import type { PageWords } from '#contracts/document.ts';
import type { Box } from '#core/geometry.ts';

/** As the engine read it; they come in reading order. */
export type PageWord = PageWords['words'][number];

const middle = ({ y, height }: Box) => y + height / 2;

/** Words as one text: lines become spaces. */
export function textOf(words: readonly PageWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** The words whose middle lies inside a box, in their order. */
export function wordsInside(words: readonly PageWord[], box: Box): PageWord[] {
  return words.filter(({ box: word }) => {
    const [x, y] = [word.x + word.width / 2, middle(word)];
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
}

/** The word to go to from `index`: the next one, or the nearest of the line above or below. */
export function wordBeside(words: readonly PageWord[], index: number, key: string): number {
  const current = words[index];
  if (!current) return 0;
  if (key === 'ArrowRight') return Math.min(words.length - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return words.length - 1;
  const down = key === 'ArrowDown' ? 1 : -1;
  let best = index;
  let least = Number.POSITIVE_INFINITY;
  words.forEach(({ box }, other) => {
    const away = (middle(box) - middle(current.box)) * down;
    if (away < Math.min(box.height, current.box.height) / 2) return;
    // Lines first: a step sideways within a line costs little against a line.
    const sideways = Math.abs(box.x + box.width / 2 - current.box.x - current.box.width / 2);
    const cost = away * 20 + sideways;
    if (cost < least) [best, least] = [other, cost];
  });
  return best;
}
