import { type Box, shareInside, unionOf } from '#core/geometry.ts';
import type { Page } from '#core/text-document.ts';

/** Smaller pictures, in shares of the page, are logos of a word, icons and seals. */
const NARROWEST = 0.25;
const LOWEST = 0.02;
const LEAST_AREA = 0.015;
/** A code that machines read is a square, and small. */
const SQUARE: readonly [number, number] = [0.8, 1.25];
const LARGEST_CODE = 0.06;
/** A picture with so many letters printed on it has its text. */
const FEWEST_LETTERS = 20;
/** A picture behind the whole page holds the letterhead in its head, where nothing is printed on it. */
const TALL = 0.5;
const HEAD = 0.2;
/** Strips of one picture touch, but for rounding. */
const TOUCHING = 0.003;
const MOST_PARTS = 4;
/** Of a map in ten thousand tiles the largest are enough: joining takes the square of their number. */
const MOST_IMAGES = 400;

/** Where pictures on a page with text may hold writing that its text layer does not: a letterhead, a table pasted in. */
export function unreadParts(page: Pick<Page, 'words' | 'width' | 'height'>, images: readonly Box[]): Box[] {
  return wholePictures(images)
    .flatMap(headApart)
    .filter((box) => isLargeEnough(box, page) && lettersIn(box, page) < FEWEST_LETTERS)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MOST_PARTS);
}

/** The pictures as they are seen, those joined that were stored in strips. */
export function wholePictures(images: readonly Box[]): Box[] {
  const largest = images.toSorted((a, b) => b.width * b.height - a.width * a.height).slice(0, MOST_IMAGES);
  return joinedStrips(largest);
}

function isLargeEnough({ width, height }: Box, page: Pick<Page, 'width' | 'height'>): boolean {
  if (width < NARROWEST || height < LOWEST || width * height < LEAST_AREA) return false;
  const ratio = (width * page.width) / (height * page.height);
  return ratio < SQUARE[0] || ratio > SQUARE[1] || width * height > LARGEST_CODE;
}

/** Letters and digits of visible words; those of a recognised scan stand over its picture and count. */
function lettersIn(box: Box, { words }: Pick<Page, 'words'>): number {
  return words
    .filter((word) => !word.hidden && shareInside(word.box, box) > 0.5)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

function headApart(box: Box): Box[] {
  if (box.height < TALL || box.y > HEAD) return [box];
  const head = { ...box, height: HEAD - box.y };
  return [head, { ...box, y: HEAD, height: box.y + box.height - HEAD }];
}

/** Many programs store one picture in strips, above or beside each other. */
function joinedStrips(images: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const image of images.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const other = joined.findIndex((one) => isNextTo(one, image));
    if (other < 0) joined.push(image);
    else joined[other] = unionOf([joined[other]!, image]);
  }
  return joined;
}

const near = (a: number, b: number) => Math.abs(a - b) <= TOUCHING;

const isNextTo = (a: Box, b: Box) =>
  (near(a.x, b.x) && near(a.width, b.width) && near(a.y + a.height, b.y)) ||
  (near(a.y, b.y) && near(a.height, b.height) && near(a.x + a.width, b.x));
