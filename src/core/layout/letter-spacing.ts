import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';

/** So many single letters in a row are a letter-spaced word, not initials or a list. */
const MIN_LETTERS = 3;
/** A gap this much wider than the usual one separates two letter-spaced words. */
const WORD_GAP = 1.6;
/** Letters further apart than this many font sizes are table cells. */
const MAX_GAP_EM = 1.6;

/** Joins runs such as "I N V O I C E" into one word; all other words stay as they are. */
export function joinLetterSpaced(words: readonly Word[], page: Page): Word[] {
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

function isSpacedOn(left: Word, right: Word, page: Page): boolean {
  return isLetter(left) && isLetter(right) && gapBetween(left, right) * page.width <= MAX_GAP_EM * left.fontSize;
}

function isLetter(word: Word): boolean {
  return /^[\p{L}\d]$/u.test(word.text);
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
