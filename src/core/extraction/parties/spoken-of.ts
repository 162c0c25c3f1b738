import { SAME_EDGE } from '../../alignment.ts';
import type { Block } from '../../layout/layout.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';

const begins = (whose: 'yours' | 'ours') =>
  new RegExp(`^(?:${LEXICONS.map(({ persons }) => persons[whose]).join('|')})(?!\\p{L})\\s?\\p{L}`, 'iu');
const YOURS = begins('yours');
const OURS = begins('ours');
/** Lines below a block that still belong to it. */
const LINES_BELOW = 2;
/** So many cells beside each other make a row of titles. */
const ROW_OF_TITLES = 4;
/** Longer lines are sentences. */
const MOST_WORDS = 6;

/** "billing@acme.com", "sales@…": mail that whoever sells reads; "invoices@" and "accounts@" may be the reader's. */
const SELLS = new RegExp(String.raw`(?:^|\s)(?:${partyWords('mailboxes')})@`, 'iu');

/** "Account # 2281" below a name and its address: the number that the sender gave to its reader. */
function hasCustomerNumber({ segments }: Block, facts: DocumentFacts): boolean {
  const address = segments.findIndex(({ text }) => isAddressLine(text));
  return (
    address > 0 &&
    segments
      .slice(address + 1)
      .some((line) => facts.labels.get(line)?.some((one) => one.startsSegment && isOneOf(one, ['customer_number'])))
  );
}

/**
 * "Your reference: …" below an address tells that it is the reader's (1), "Our reference" and the mail of those who sell,
 * the only mail of the page, that it is the sender's (-1);
 * blocks without such a line are left out.
 */
export function spokenOf(blocks: ReadonlySet<Block>, facts: DocumentFacts): Map<Block, number> {
  const found = new Map<Block, number>();
  // Where headings tell the parties apart, mail tells nothing.
  const isOnlyDomain = facts.domains.length === 1 && !facts.headings.has('buyer');
  for (const block of blocks) {
    const first = block.segments[0]!;
    const last = block.segments.at(-1)!;
    const below = facts.layout.rows
      .slice(last.row + 1, last.row + 1 + LINES_BELOW)
      // "Our job no. | Despatch note | Tax point": a row of titles is about the paper.
      .filter(({ page, segments }) => page === block.page && segments.length < ROW_OF_TITLES)
      .flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box.x - first.box.x) < SAME_EDGE.usual));
    const lines = [...block.segments.slice(1), ...below].filter(({ words }) => words.length <= MOST_WORDS);
    const yours = lines.some(({ text }) => YOURS.test(text)) || hasCustomerNumber(block, facts);
    const ours = lines.some(({ text }) => OURS.test(text) || (isOnlyDomain && SELLS.test(text)));
    if (yours !== ours) found.set(block, yours ? 1 : -1);
  }
  return found;
}
