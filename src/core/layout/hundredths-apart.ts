import { unionOf } from '../geometry.ts';
import type { Word } from '../text-document.ts';
import { currencyOf, isHundredth } from '../values/currency.ts';

/** One may be two numbers that happen to stand side by side. */
const FEWEST = 2;
/** Shares of the page's width: how far hundredths stand from the middle of their title, and amounts left of theirs. */
const SAME_MIDDLE = 0.025;
const LEFT_OF_TITLE = 0.03;

const WHOLE = /^(?:\p{Sc}\s?)?\d{1,3}(?:[.,'’]?\d{3})*$/u;
const HUNDREDTHS = /^\d{2}$/;

/**
 * Forms of paper rule a column for pounds and one for pence, and "432   00" stands below "£" and "p": the two as one word,
 * "432.00", below a title that is the currency alone. The rows of a page, each from the left.
 */
export function joinHundredths(rows: readonly Word[][]): Word[][] {
  for (const [index, row] of rows.entries()) {
    const at = row.findIndex((word, place) => place > 0 && isHundredth(word.text) && isCurrency(row[place - 1]!));
    if (at < 0) continue;
    const [whole, part] = [row[at - 1]!, row[at]!];
    const pairs = rows.slice(index + 1).map((below) => pairIn(below, whole, part));
    if (pairs.filter((place) => place >= 0).length < FEWEST) continue;
    return rows.map((one, place) => {
      if (place === index) return withOne(one, at, whole.text);
      const found = place > index ? pairs[place - index - 1]! : -1;
      return found < 0 ? one : withOne(one, found, amountOf(one[found - 1]!.text, one[found]!.text));
    });
  }
  return [...rows];
}

function isCurrency({ text }: Word): boolean {
  return currencyOf(text) !== null;
}

/** Where the hundredths stand in a row, right behind the amount that they belong to; -1 where it has none. */
function pairIn(row: readonly Word[], whole: Word, part: Word): number {
  return row.findIndex((word, index) => {
    const before = row[index - 1];
    if (!before || !HUNDREDTHS.test(word.text) || !WHOLE.test(before.text)) return false;
    const end = before.box.x + before.box.width;
    return Math.abs(middleOf(word) - middleOf(part)) < SAME_MIDDLE && end > whole.box.x - LEFT_OF_TITLE;
  });
}

function middleOf({ box }: Word): number {
  return box.x + box.width / 2;
}

function amountOf(whole: string, hundredths: string): string {
  return `${whole}${whole.includes('.') ? ',' : '.'}${hundredths}`;
}

/** The row with a word and the one before it as one. */
function withOne(row: readonly Word[], at: number, text: string): Word[] {
  const [before, word] = [row[at - 1]!, row[at]!];
  return [...row.slice(0, at - 1), { ...before, text, box: unionOf([before.box, word.box]) }, ...row.slice(at + 1)];
}
