import type { Box } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';
import { clusterRows } from './rows.ts';

/**
 * How the writing of a page runs against its edges: `fall` says how much lower a line ends per width it runs, `lean`
 * how much further left a column ends per height it runs; both in points per point.
 */
export interface Slope {
  fall: number;
  lean: number;
}

/** Below a tenth of a degree rows are found as they are; beyond eight the writing is slanted on purpose. */
const SMALLEST = Math.tan((0.1 * Math.PI) / 180);
const LARGEST = Math.tan((8 * Math.PI) / 180);
/** Words further apart than this many line heights may belong to other columns, and to other lines. */
const NEIGHBOURS = 3;
const FEWEST_WORDS = 12;
/** Lines shorter than this share of the width say little about the page. */
const LONG = 0.25;
/** Edges of columns are counted in steps of this share of the width. */
const EDGE_STEP = 0.004;

/** The slope of a page's writing, measured on its own lines; null where it is level. */
export function slopeOf(page: Page): Slope | null {
  const words = page.words.filter(({ hidden, angle, text }) => !hidden && !angle && text.trim() !== '');
  if (words.length < FEWEST_WORDS) return null;
  const steps = neighbourSlopes(words, page);
  const first = weightedMedian(steps);
  if (Math.abs(first) < SMALLEST || Math.abs(first) > LARGEST) return null;
  // Neighbours give the direction only roughly where letters jump; whole lines of the page made level tell the rest.
  const level = words.map((word) => ({ ...word, box: straightBox(word.box, { fall: first, lean: 0 }, page) }));
  const fall = first + weightedMedian(lineSlopes(level, page));
  if (Math.abs(fall) < SMALLEST) return null;
  const sheared = { fall, lean: 0 };
  const turned = { fall, lean: fall };
  return alignment(words, turned, page) > alignment(words, sheared, page) ? turned : sheared;
}

/** Where a box of the page lies when its lines are made level. */
export function straightBox(box: Box, { fall, lean }: Slope, page: Page): Box {
  const [dx, dy] = shiftAt(box, { fall, lean }, page);
  return { ...box, x: box.x + dx, y: box.y - dy };
}

/** The other way; a box of several words reaches as far up and down as they do. */
export function boxAlongSlope(box: Box, slope: Slope, page: Page): Box {
  const [dx, dy] = shiftAt(box, slope, page);
  const rise = (Math.abs(slope.fall) * box.width * page.width) / page.height;
  return { x: box.x - dx, y: box.y + dy - rise / 2, width: box.width, height: box.height + rise };
}

/** Fractions of the page, about its middle. */
function shiftAt({ x, y, width, height }: Box, { fall, lean }: Slope, page: Page): [dx: number, dy: number] {
  return [
    (y + height / 2 - 0.5) * lean * (page.height / page.width),
    (x + width / 2 - 0.5) * fall * (page.width / page.height),
  ];
}

type Weighted = readonly [value: number, weight: number];

/** From each word to the next one in its line. */
function neighbourSlopes(words: readonly Word[], page: Page): Weighted[] {
  const slopes: Weighted[] = [];
  const fromTop = [...words].sort((a, b) => a.box.y - b.box.y);
  for (const [index, word] of fromTop.entries()) {
    const height = word.box.height;
    const reach = (NEIGHBOURS * height * page.height) / page.width;
    let next: Word | null = null;
    for (const step of [-1, 1]) {
      for (let at = index + step; at >= 0 && at < fromTop.length; at += step) {
        const other = fromTop[at]!;
        if (Math.abs(other.box.y - word.box.y) > height * 0.6) break;
        const gap = other.box.x - word.box.x - word.box.width;
        if (gap < -height / 4 || gap > reach || Math.abs(other.box.height - height) > height * 0.3) continue;
        if (!next || other.box.x < next.box.x) next = other;
      }
    }
    if (next) slopes.push(slopeBetween(word, next, page));
  }
  return slopes;
}

function lineSlopes(words: readonly Word[], page: Page): Weighted[] {
  return clusterRows(words, page).flatMap((row): Weighted[] => {
    const [first, last] = [row[0]!, row.at(-1)!];
    return last.box.x - first.box.x > LONG ? [slopeBetween(first, last, page)] : [];
  });
}

/** Feet of words, which stand on the line whether they have tall letters or not. */
function slopeBetween(left: Word, right: Word, page: Page): Weighted {
  const run = (right.box.x + right.box.width / 2 - left.box.x - left.box.width / 2) * page.width;
  const fall = (right.box.y + right.box.height - left.box.y - left.box.height) * page.height;
  return [fall / Math.max(1, run), Math.max(0, run)];
}

function weightedMedian(values: readonly Weighted[]): number {
  const sorted = [...values].sort(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let sum = 0;
  for (const [value, weight] of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return 0;
}

/** How well the words' edges stand below each other: more for each that shares its place with others. */
function alignment(words: readonly Word[], slope: Slope, page: Page): number {
  const counts = new Map<number, number>();
  for (const word of words) {
    const { x, width } = straightBox(word.box, slope, page);
    for (const edge of [x, -x - width]) {
      const step = Math.round(edge / EDGE_STEP);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score;
}
