import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { matchesOf } from '../../matches-of.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { REGISTERS } from '../page/registration-words.ts';
import { namesDomain } from './name-domain.ts';
import { addressBelow, sharesWord } from './name-neighbours.ts';
import { isPersonLike } from './name-zone.ts';

export const REGISTRATION = new RegExp(String.raw`\b${REGISTERS}`, 'iu');
export const REACH = /@|www\.|\btel\b|\bphone\b|\bfax\b|☎|\+\d{2}|^[(\d][\d ()./-]{8,16}\d$/imu;

/** How a block with an address stands among the others of its page. */
export type Rival = Record<
  'addressedRank' | 'addressedCount' | 'rightmost' | 'lowest' | 'sellerContest' | 'rightAligned' | 'underTitle',
  number
>;

export const NO_RIVAL: Rival = {
  addressedRank: -1,
  addressedCount: 0,
  rightmost: 0,
  lowest: 0,
  sellerContest: 0,
  rightAligned: 0,
  underTitle: 0,
};

const MOST = 4;
const TITLES = ['title', 'receipt_title', 'credit_title'] as const;
const MAIL = /([\p{L}\d._+-]+)@[\p{L}\d.-]+/gu;

/** Compares the address blocks of each page: their order, their places, and which of them carries a sender's particulars. */
export function addressedBlocks(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  recipient: Segment | null,
  facts: DocumentFacts,
): Map<Block, Rival> {
  const addressed = new Set<Block>();
  for (const { segment } of candidates) if (addressBelow(segment, blocks)) addressed.add(blocks.get(segment)!);
  if (recipient) addressed.add(blocks.get(recipient)!);
  joinParted(addressed, candidates, blocks);
  const rivals = new Map<Block, Rival>();
  for (const page of facts.layout.pages) {
    const own = [...addressed].filter((block) => block.page === page.page.number);
    const inOrder = own.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).slice(0, MOST);
    const signs = inOrder.map((block) => senderSigns(block, facts));
    for (const [index, block] of inOrder.entries()) {
      const others = inOrder.filter((_, other) => other !== index);
      const most = Math.max(0, ...signs.filter((_, other) => other !== index));
      rivals.set(block, {
        addressedRank: index,
        addressedCount: inOrder.length,
        rightmost: others.length > 0 && others.every((other) => other.box.x < block.box.x - 0.1) ? 1 : 0,
        lowest: others.length > 0 && others.every((other) => other.box.y < block.box.y - 0.02) ? 1 : 0,
        sellerContest: others.length > 0 ? signs[index]! - most : 0,
        rightAligned: isRightAligned(block) ? 1 : 0,
        underTitle: isUnderTitle(block, facts) ? 1 : 0,
      });
    }
  }
  return rivals;
}

/**
 * Particulars of a party with its address apart below them, as programs print what their users fill in: the block that
 * begins with the name stands for both.
 */
function joinParted(
  addressed: Set<Block>,
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
): void {
  for (const below of [...addressed]) {
    if (!isAddressLine(below.segments[0]!.text)) continue;
    const above = candidates
      .map(({ segment }) => blocks.get(segment)!)
      .find(
        (one) =>
          one.page === below.page &&
          one.segments.length > 1 &&
          !addressed.has(one) &&
          Math.abs(one.box.x - below.box.x) < SAME_EDGE.usual &&
          isRightAbove(one, below),
      );
    if (!above) continue;
    addressed.delete(below);
    addressed.add(above);
  }
}

/** In heights of a line. */
const PARTED = 2.5;

function isRightAbove({ box, segments }: Block, below: Block): boolean {
  const gap = below.box.y - box.y - box.height;
  return gap > 0 && gap < PARTED * segments[0]!.box.height;
}

/** Letterheads at the right edge end at it; recipients' addresses never do. */
function isRightAligned({ segments }: Block): boolean {
  if (segments.length < 2) return false;
  const rights = segments.map(({ box }) => box.x + box.width);
  const lefts = segments.map(({ box }) => box.x);
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return spread(rights) < 0.006 && spread(lefts) > 0.02 && Math.min(...rights) > 0.7;
}

/** Directly below "INVOICE" and level with it stands whom it is for; letterheads stand above the title. */
function isUnderTitle(block: Block, facts: DocumentFacts): boolean {
  for (const [line, labels] of facts.labels) {
    if (line.page !== block.page || Math.abs(line.box.x - block.box.x) > 0.03) continue;
    const below = block.box.y - line.box.y;
    if (below < 0.008 || below > 0.12 || !(line.bold || line.fontSize >= facts.medianFontSize * 1.3)) continue;
    if (labels.some((label) => label.startsSegment && TITLES.some((name) => label.classes.includes(name)))) return true;
  }
  return false;
}

/** Senders print how to reach them and their registers; recipients' addresses rarely have them. */
function senderSigns(block: Block, facts: DocumentFacts): number {
  const name = block.segments[0]!.text;
  const ofContact = hasContactMail(block);
  return (
    (REGISTRATION.test(block.text) ? 1 : 0) +
    (REACH.test(ofContact ? block.text.replace(MAIL, ' ') : block.text) ? reachOf(name, block) : 0) +
    (!ofContact && facts.domains.some((domain) => isOwnDomain(domain, name)) ? 1 : 0)
  );
}

/** Shops print how to reach the customer, whose mail is with some provider; a trade's mail has its own domain. */
function reachOf(name: string, { text }: Block): number {
  if (!isPersonLike(name)) return 1;
  const own = foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  const mails = matchesOf(text, MAIL).map(([mail]) => foldWord(mail).split('@') as [string, string]);
  const isPrivate = mails.some(
    ([user, domain]) => own.some((word) => user.includes(word)) && !own.some((word) => domain.includes(word)),
  );
  return isPrivate ? 0 : 0.5;
}

/** Many people's own mail has their surname as its domain, which says nothing about who sends the invoice. */
function isOwnDomain(domain: string, name: string): boolean {
  return namesDomain(domain, name) && (!isPersonLike(name) || domain === compactName(name));
}

/** "Joan Delacroix" below her company, with "joan@…": the mail of whom the invoice is for, not the sender's. */
export function hasContactMail(block: Block): boolean {
  // Most blocks have no mail, and the words of their lines need not be compared.
  if (!block.text.includes('@')) return false;
  const contacts = foldWord(
    block.segments
      .slice(1)
      .filter(({ text }) => !text.includes('@') && !sharesWord(block.segments[0]!.text, text))
      .map(({ text }) => text)
      .join(' '),
  ).split(/[^\p{L}]+/u);
  return matchesOf(block.text, MAIL).some((mail) =>
    foldWord(mail[1]!)
      .split(/[^\p{L}]+/u)
      .some((part) => part.length >= 3 && contacts.includes(part)),
  );
}
