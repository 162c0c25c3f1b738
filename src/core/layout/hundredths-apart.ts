import { unionOf } from '../geometry.ts';
import type { Word } from '../text-document.ts';
import { currencyOf, isHundredth } from '../values/currency.ts';

/** One may be two numbers that happen to stand side by side. */
const FEWEST = 2;
/** Shares of the page's width: how far hundredths stand from the middle of their title, and amounts left of theirs. */
const SAME_MIDDLE = 0.025;
const LEFT_OF_TITLE = 0.03;

/** What is taken off has its minus or bracket before the pounds. */
const WHOLE = /^[-\u2012-\u2014\u2212(]?(?:\p{Sc}\s?)?\d{1,3}(?:[.,'’]?\d{3})*$/u;
/** A dash writes that there are none. */
const NONE = /^(?:--?|[\u2012-\u2014\u2212])(?=\)?$)/u;
const HUNDREDTHS = new RegExp(String.raw`^(?:\d{2}-?|${NONE.source})\)?$`, 'u');

/**
 * Forms of paper rule a column for pounds and one for pence, and "432   00" stands below "£" and "p": the two as one word,
 * "432.00", below a title that is the currency alone; so do prices and amounts that have two columns each. The rows of a
 * page, each from the left.
 */
export function joinHundredths(rows: readonly Word[][]): Word[][] {
  for (const [index, row] of rows.entries()) {
    const places = row.flatMap((word, place) =>
      place > 0 && isHundredth(word.text) && isCurrency(row[place - 1]!) ? [place] : [],
    );
    if (places.length === 0) continue;
    // From the right, so that the places further left stay the same.
    const joined = places.reduceRight<readonly Word[][]>((all, at) => joinBelow(all, index, at), rows);
    if (joined !== rows) return [...joined];
  }
  return [...rows];
}

/** The rows with the amounts below one pair of titles as one word each; unchanged where there are too few. */
function joinBelow(rows: readonly Word[][], index: number, at: number): readonly Word[][] {
  const row = rows[index]!;
  const [whole, part] = [row[at - 1]!, row[at]!];
  const pairs = rows.slice(index + 1).map((below) => pairIn(below, whole, part));
  if (pairs.filter((place) => place >= 0).length < FEWEST) return rows;
  return rows.map((one, place) => {
    if (place === index) return withOne(one, at, whole.text);
    const found = place > index ? pairs[place - index - 1]! : -1;
    return found < 0 ? one : withOne(one, found, amountOf(one[found - 1]!.text, one[found]!.text));
  });
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
  return `${whole}${whole.includes('.') ? ',' : '.'}${hundredths.replace(NONE, '00')}`;
}

/** The row with a word and the one before it as one. */
function withOne(row: readonly Word[], at: number, text: string): Word[] {
  const [before, word] = [row[at - 1]!, row[at]!];
  return [...row.slice(0, at - 1), { ...before, text, box: unionOf([before.box, word.box]) }, ...row.slice(at + 1)];
}
