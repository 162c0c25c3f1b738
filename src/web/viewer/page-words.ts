import { type Box, unionOf } from '#core/geometry.ts';

/** A word of a page's text layer with its place in page fractions. */
export interface PageWord {
  text: string;
  box: Box;
}

/** A run of text as pdf.js gives it; units of the page at zoom 1. */
export interface TextRun {
  str: string;
  /** [a, b, c, d, e, f]: where the baseline starts and how the run is turned. */
  transform: number[];
  width: number;
  height: number;
}

/** The part of pdf.js's viewport that is needed. */
interface PagePlane {
  width: number;
  height: number;
  convertToViewportPoint: (x: number, y: number) => number[];
}

/** How far letters reach below and above the baseline, as parts of the font's height. */
const DESCENT = 0.22;
const ASCENT = 0.8;
/** Runs nearer than this part of their height belong to one word: kerning splits words into runs. */
const JOINED = 0.12;

/**
 * The words of a page in reading order. A run's own font is not known here: `widthOf` shares its width out among its
 * letters, by default as if all were equally wide.
 */
export function wordsOfPage(
  runs: readonly TextRun[],
  plane: PagePlane,
  widthOf: (text: string) => number = (text) => text.length,
): PageWord[] {
  const words: PageWord[] = [];
  for (const run of runs) {
    for (const match of run.str.matchAll(/\S+/gu)) {
      const whole = widthOf(run.str) || 1;
      const from = widthOf(run.str.slice(0, match.index)) / whole;
      const to = widthOf(run.str.slice(0, match.index + match[0].length)) / whole;
      words.push({ text: match[0], box: partBox(run, from, to, plane) });
    }
  }
  return joinNeighbours(inLines(words), plane);
}

function partBox({ transform, width, height }: TextRun, from: number, to: number, plane: PagePlane): Box {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const [along, up] = [
    { x: a / length, y: b / length },
    { x: -b / length, y: a / length },
  ];
  const corners = [from * width, to * width].flatMap((reach) =>
    [-DESCENT * height, ASCENT * height].map((rise) =>
      plane.convertToViewportPoint(e + along.x * reach + up.x * rise, f + along.y * reach + up.y * rise),
    ),
  );
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const xs = corners.map(([x = 0]) => clamp(x / plane.width));
  const ys = corners.map(([, y = 0]) => clamp(y / plane.height));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const middle = ({ y, height }: Box) => y + height / 2;

/** Lines from top to bottom, each from the left. A word belongs to the line whose middle it reaches over. */
function inLines(words: readonly PageWord[]): PageWord[] {
  const lines: PageWord[][] = [];
  for (const word of words.toSorted((p, q) => middle(p.box) - middle(q.box))) {
    const line = lines.at(-1);
    const last = line?.[0]?.box;
    if (line && last && middle(word.box) - middle(last) < Math.min(word.box.height, last.height) / 2) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.sort((p, q) => p.box.x - q.box.x));
}

function joinNeighbours(words: readonly PageWord[], plane: PagePlane): PageWord[] {
  const joined: PageWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? (word.box.x - last.box.x - last.box.width) * plane.width : Number.POSITIVE_INFINITY;
    const height = word.box.height * plane.height;
    const near =
      last &&
      Math.abs(gap) < JOINED * height &&
      Math.abs(middle(word.box) - middle(last.box)) * plane.height < height / 3;
    if (last && near) joined[joined.length - 1] = { text: last.text + word.text, box: unionOf([last.box, word.box]) };
    else joined.push(word);
  }
  return joined;
}

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
