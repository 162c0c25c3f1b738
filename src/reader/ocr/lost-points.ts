import type { Shape } from './letter-shapes.ts';
import type { RecognisedWord } from './recognised-words.ts';

const NUMBER = /^\d{2,}$/;
/** Of the height of a figure: what is lower is a point, a comma or a dash. */
const LOW = 0.5;
/** How far above the foot of the figures a point begins at most, and how far below it a comma ends at least. */
const POINT = 0.35;
const COMMA = 0.08;

/**
 * A number read alone with the point or comma that stands between its figures and was lost ("25" of "2.5"), by the
 * patches of ink in its place; null where these are others than its figures and one point. All other words stay.
 */
export function withLostPoint(word: RecognisedWord, ink: readonly Shape[]): RecognisedWord | null {
  if (!NUMBER.test(word.text)) return word;
  const own = ink.filter((shape) => isInside(shape, word.box)).toSorted((a, b) => a.left - b.left);
  const height = own.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  const isLow = ({ top, bottom }: Shape) => bottom - top < LOW * height;
  const [low, ...others] = own.filter(isLow);
  if (!low) return word;
  const figures = own.filter((shape) => !isLow(shape));
  const before = figures.filter(({ left }) => left < low.left).length;
  const foot = figures.reduce((least, { bottom }) => Math.min(least, bottom), word.box.bottom);
  const isPoint = others.length === 0 && figures.length === word.text.length && low.top >= foot - POINT * height;
  if (!isPoint || before === 0 || before === figures.length) return null;
  const sign = low.bottom > foot + COMMA * height ? ',' : '.';
  return { ...word, text: `${word.text.slice(0, before)}${sign}${word.text.slice(before)}` };
}

function isInside({ left, top, right, bottom }: Shape, box: Shape): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // A comma hangs below the box of its number.
  const below = (box.bottom - box.top) / 4;
  return x > box.left && x < box.right && y > box.top && y < box.bottom + below;
}
