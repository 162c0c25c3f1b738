import type { Block } from '../../layout/layout.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

const begins = (whose: 'yours' | 'ours') =>
  new RegExp(`^(?:${LEXICONS.map(({ persons }) => persons[whose]).join('|')})(?!\\p{L})\\s?\\p{L}`, 'iu');
const YOURS = begins('yours');
const OURS = begins('ours');
/** Lines below a block that still belong to it, and how far its left edge may be from theirs, as a share of the width. */
const LINES_BELOW = 2;
const SAME_EDGE = 0.012;
/** Longer lines are sentences. */
const MOST_WORDS = 6;

/**
 * "Your reference: …" below an address tells that it is the reader's (1), "Our reference" that it is the sender's (-1);
 * blocks without such a line are left out.
 */
export function spokenOf(blocks: ReadonlySet<Block>, facts: DocumentFacts): Map<Block, number> {
  const found = new Map<Block, number>();
  for (const block of blocks) {
    const first = block.segments[0]!;
    const last = block.segments.at(-1)!;
    const below = facts.layout.rows
      .slice(last.row + 1, last.row + 1 + LINES_BELOW)
      .filter(({ page }) => page === block.page)
      .flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box.x - first.box.x) < SAME_EDGE));
    const lines = [...block.segments.slice(1), ...below].filter(({ words }) => words.length <= MOST_WORDS);
    const yours = lines.some(({ text }) => YOURS.test(text));
    const ours = lines.some(({ text }) => OURS.test(text));
    if (yours !== ours) found.set(block, yours ? 1 : -1);
  }
  return found;
}
