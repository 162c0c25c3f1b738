import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';

/** So many single letters in a row are a letter-spaced word, not initials or a list. */
const MIN_LETTERS = 3;
/** A gap this much wider than the usual one separates two letter-spaced words. */
const WORD_GAP = 1.6;
/** Letters further apart than this many font sizes are table cells. */
const MAX_GAP_EM = 1.6;

/** Letters spaced by less than this many font sizes stand closer than words do: kerning may bring some of them together. */
const NARROW_EM = 0.21;
/** So many single letters in a row tell how far apart the letters of a narrowly spaced line are. */
const TELLING_LETTERS = 4;

/** Gaps within a word of small capitals, in sizes of the large ones. */
const KERNED_EM = 0.24;
/** Small capitals against large ones, at most. */
const TWO_SIZES = 0.9;
/** So many such gaps tell a kerned line. */
const FEWEST_KERNED = 2;
/** More pieces than any heading has. */
const MOST_PIECES = 80;

/** What stands further apart than this many font sizes is another column. */
const COLUMN_GAP_EM = 0.95;

/** Joins runs such as "I N V O I C E" into one word; all other words stay as they are. */
export function joinLetterSpaced(words: readonly Word[], page: Page): Word[] {
  const stretches = stretchesOf(words, page);
  const joined = stretches.map((stretch) => {
    const gap = narrowGap(stretch, page);
    return gap === null ? joinKerned(stretch, page) : joinWithin(stretch, gap, page);
  });
  if (joined.every((parts) => parts === null)) return joinRuns(words, page);
  // Beside a letter-spaced heading stands what is written as usual: its words stay apart.
  return stretches.flatMap((stretch, index) => joined[index] ?? joinRuns(stretch, page));
}

function stretchesOf(words: readonly Word[], page: Page): Word[][] {
  const stretches: Word[][] = [];
  for (const word of words) {
    const stretch = stretches.at(-1);
    if (stretch && gapInEm(stretch.at(-1)!, word, page) <= COLUMN_GAP_EM) stretch.push(word);
    else stretches.push([word]);
  }
  return stretches;
}

function joinRuns(words: readonly Word[], page: Page): Word[] {
  const joined: Word[] = [];
  let start = 0;
  while (start < words.length) {
    let end = start + 1;
    while (end < words.length && isSpacedOn(words[end - 1]!, words[end]!, page)) end++;
    const run = words.slice(start, end);
    if (run.length >= MIN_LETTERS) joined.push(...joinRun(run));
    else joined.push(...run);
    start = end;
  }
  return joined;
}

/**
 * How far apart the letters of a line are, in font sizes, where they are spaced by less than a space: "S TUDIO LE GAL E"
 * is what remains when pairs of letters are kerned. Null for all other lines.
 */
function narrowGap(words: readonly Word[], page: Page): number | null {
  let best: number[] = [];
  let run: number[] = [];
  for (let index = 1; index < words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]!];
    const gap = gapInEm(left, right, page);
    run = isSpacedOn(left, right, page) && gap < NARROW_EM ? [...run, gap] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < TELLING_LETTERS - 1) return null;
  return [...best].sort((a, b) => a - b)[Math.floor(best.length / 2)]!;
}

/**
 * The words of a line in small capitals whose letters kerning left in few pieces: "Hot el zur Li n de". There are two kinds of gaps, and the wide ones are spaces. Null for all other lines.
 */
function joinKerned(words: readonly Word[], page: Page): Word[] | null {
  if (words.length > MOST_PIECES || !words.some(isLetter) || words.some(({ text }) => !/^[\p{L}&'’.-]+$/u.test(text)))
    return null;
  const sizes = words.map(({ fontSize }) => fontSize);
  if (Math.min(...sizes) >= TWO_SIZES * Math.max(...sizes)) return null;
  const em = Math.max(...sizes) / page.width;
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index]!, word) / em);
  const narrow = gaps.filter((gap) => gap <= KERNED_EM);
  const isPiece = (index: number) => isLetter(words[index]!) || isLetter(words[index + 1]!);
  if (narrow.length < FEWEST_KERNED || !gaps.some((gap, index) => gap <= KERNED_EM && isPiece(index))) return null;
  if (gaps.some((gap) => gap > KERNED_EM && gap <= WORD_GAP * Math.max(...narrow))) return null;
  const parts: Word[][] = [[words[0]!]];
  for (const [index, gap] of gaps.entries()) {
    if (gap > KERNED_EM) parts.push([]);
    parts.at(-1)!.push(words[index + 1]!);
  }
  return parts.map((part) => (part.length > 1 ? joinPart(part) : part[0]!));
}

function joinWithin(words: readonly Word[], gap: number, page: Page): Word[] {
  const parts: Word[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    if (part && gapInEm(part.at(-1)!, word, page) <= gap * WORD_GAP) part.push(word);
    else parts.push([word]);
  }
  return parts.map((part) => (part.length > 1 ? joinPart(part) : part[0]!));
}

function gapInEm(left: Word, right: Word, page: Page): number {
  return (gapBetween(left, right) * page.width) / Math.min(left.fontSize, right.fontSize);
}

function isSpacedOn(left: Word, right: Word, page: Page): boolean {
  return isLetter(left) && isLetter(right) && gapBetween(left, right) * page.width <= MAX_GAP_EM * left.fontSize;
}

function isLetter(word: Word): boolean {
  // Most words are longer than the longest letter, and need not be held against all of them.
  return word.text.length <= 2 && /^[\p{L}\d]$/u.test(word.text);
}

function joinRun(run: readonly Word[]): Word[] {
  const gaps = run.slice(1).map((word, index) => gapBetween(run[index]!, word));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const parts: Word[][] = [[run[0]!]];
  for (let index = 1; index < run.length; index++) {
    if (gaps[index - 1]! > usual * WORD_GAP) parts.push([]);
    parts.at(-1)!.push(run[index]!);
  }
  // Digits alone are table cells more often than spaced writing.
  return parts.flatMap((part) => (part.some((word) => /\p{L}/u.test(word.text)) ? [joinPart(part)] : part));
}

function joinPart(part: readonly Word[]): Word {
  return { ...part[0]!, text: part.map((word) => word.text).join(''), box: unionOf(part.map((word) => word.box)) };
}

function gapBetween(left: Word, right: Word): number {
  return right.box.x - (left.box.x + left.box.width);
}
