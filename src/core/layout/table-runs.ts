import { SAME_EDGE } from '../alignment.ts';
import { type Box, unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';
import type { Row } from './layout.ts';

/** Words of one row that stand closely together: a cell, or the part of one between two gaps. */
export interface Run {
  words: Word[];
  text: string;
  box: Box;
  /** Fractions of the page's width. */
  left: number;
  right: number;
}

/** In tables, columns may be closer than the gaps of running text: so many font sizes part two runs. */
export const RUN_GAP_EM = 0.62;

export function isSameEdge(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_EDGE.usual;
}

/** Dots that lead the eye from a name to its amount; they belong to neither. */
const LEADER = /^[.…·_]{3,}$/;

/** "0,35 18,69": however close they stand, figures with decimals of their own are two. */
function areTwoAmounts(left: string, right: string): boolean {
  return WITH_DECIMALS.test(left) && WITH_DECIMALS.test(right);
}

const WITH_DECIMALS = /^[-–−+]?\p{Sc}?\d[\d.,'’]*[.,]\d{2}(?:\p{Sc}|%)?$/u;

/** Tables are looked for in several ways, each of which cuts the same rows. */
const CUT = new WeakMap<Row, readonly Run[]>();

/** Cuts a row where gaps are wider than in running text, between two amounts, and at leader dots. */
export function runsOf(row: Row, page: Page): readonly Run[] {
  const known = CUT.get(row);
  if (known) return known;
  const runs = cutRow(row, page);
  CUT.set(row, runs);
  return runs;
}

function cutRow(row: Row, page: Page): Run[] {
  const runs: Run[] = [];
  let words: Word[] = [];
  for (const word of row.words) {
    if (LEADER.test(word.text)) {
      if (words.length > 0) runs.push(runOf(words));
      words = [];
      continue;
    }
    const previous = words.at(-1);
    if (previous && (gapInEms(previous, word, page) > RUN_GAP_EM || areTwoAmounts(previous.text, word.text))) {
      runs.push(runOf(words));
      words = [];
    }
    words.push(word);
  }
  if (words.length > 0) runs.push(runOf(words));
  // A line to sign on is all its row prints.
  return runs.length > 0 ? runs : [runOf(row.words)];
}

export function runOf(words: Word[]): Run {
  const box = unionOf(words.map((word) => word.box));
  return { words, text: words.map((word) => word.text).join(' '), box, left: box.x, right: box.x + box.width };
}

export function gapInEms(left: Word, right: Word, page: Page): number {
  const gap = (right.box.x - (left.box.x + left.box.width)) * page.width;
  return gap / Math.max(Math.min(left.fontSize, 2 * left.box.height * page.height), 1);
}
