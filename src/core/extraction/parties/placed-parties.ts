import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { REGISTERS } from '../page/registration-words.ts';
import { companyBesideBuyer, companyOfBrand, isAddressed, isUnderLogo } from './company-of-brand.ts';
import { courteouslyAddressed, isCourteous } from './courteously-addressed.ts';
import type { PartyEvidence } from './name-evidence.ts';
import { isContactBelow } from './name-neighbours.ts';
import { NO_RIVAL, REACH, REGISTRATION, type Rival } from './name-rivals.ts';
import { signedBelow } from './signed-letters.ts';

/** What a place says of whoever is named there: above 0 sends the invoice, below 0 receives it; 1 and -1 as places do. */
export type PlacedParties = ReadonlyMap<Segment, number>;

/** Whoever signs a letter has written it, more surely than any place tells. */
const SIGNED = 2;
/** Evidence of a heading or a label from which a place says nothing more. */
const LABELLED = 0.3;
/** Evidence of a heading. */
const HEADED = 0.6;
/** So does a letterhead with all that senders print, beside a bare address. */
const LETTERHEAD = 2.5;
/** A form of address tells more than a place. */
const POLITE = 2;
/** Registers as well as how to reach somebody, which the other block has not; a hint only, as buyers may be printed so. */
const SURE_CONTEST = 2;
const PARTICULARS = 0.5;
/** Where the head of the page shows nothing but a brand, the company at the foot sends. */
const BRANDED = 2;

interface Letterhead {
  sender: Segment;
  others: Segment[];
}

/** Gap between two parties side by side, as a share of the page's width. */
const APART = 0.08;
/** Where the foot of a page begins, and its lower half, as shares of its height. */
const FOOT = 0.72;
const LOWER_HALF = 0.5;
/** So many addresses of a page are compared; level are those that begin within this share of its height. */
const MOST_ADDRESSES = 3;
const LEVEL = 0.05;
const TITLES = ['title', 'receipt_title', 'credit_title', 'invoice_number'] as const;
/** What senders print at the foot beside their address: their account and their registers. */
const OF_SENDER = new RegExp(
  String.raw`(?<!\p{L})(?:${REGISTERS}|(?:iban|bic|swift|${partyWords('banks', 'accounts')})(?!\p{L}))`,
  'iu',
);

/**
 * Tells by their places who sends an invoice of which no heading names the parties: the left one of two side by side
 * below the title of a form, and the one whose address stands with its account or registers at the foot, where another
 * address stands above.
 */
export function placedParties(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  evidences: ReadonlyMap<Candidate, PartyEvidence>,
  rivals: ReadonlyMap<Block, Rival>,
  facts: DocumentFacts,
): PlacedParties {
  const placed = new Map<Segment, number>();
  const isUnlabelled = (candidate: Candidate) => {
    const { seller, buyer, other } = evidences.get(candidate)!;
    return Math.max(seller, buyer, other) < LABELLED;
  };
  const heads = candidates
    .filter((one) => isHeadOfBlock(one, blocks) && isUnlabelled(one))
    .map(({ segment }) => segment);
  const lowerRivals = (line: Segment) => rivals.get(blocks.get(line)!) ?? NO_RIVAL;
  const isLetterheadAtRight = (right: Segment, left: Segment) => {
    const { rightAligned, sellerContest } = lowerRivals(right);
    return rightAligned > 0 && sellerContest >= 0 && !isTitleAbove(left, facts, 1) && isReader(blocks.get(left)!);
  };
  for (const [, pair] of Map.groupBy(heads, ({ row }) => row)) {
    const [left, right] = [...new Set(pair)].sort((a, b) => a.box.x - b.box.x);
    if (!left || !right || !isPair(left, right, blocks, facts)) continue;
    const [withSite, reader] = SITE.test(blocks.get(left)!.text) ? [left, right] : [right, left];
    if (SITE.test(blocks.get(withSite)!.text) && isReader(blocks.get(reader)!)) {
      placed.set(withSite, 1);
      placed.set(reader, -1);
      continue;
    }
    // Letters to a company name whom they are to reach there.
    const attended = [left, right].filter((line) => isContactBelow(line, blocks.get(line)!));
    if (attended.length === 1 && [left, right].every((line) => isAddressed(blocks.get(line)!))) {
      placed.set(left, attended[0] === left ? -1 : 1);
      placed.set(right, attended[0] === right ? -1 : 1);
      continue;
    }
    // Letterheads end at the right edge, and what is addressed never does.
    if (isLetterheadAtRight(right, left)) {
      placed.set(right, 1);
      placed.set(left, -1);
      continue;
    }
    // Level with a title at the left and below it stands whom the paper is for.
    if (lowerRivals(left).underTitle) continue;
    const contest = lowerRivals(right).sellerContest;
    const { rightAligned } = lowerRivals(right);
    if (contest > 0 || (rightAligned && !isTitleAbove(right, facts)) || !isTitleAbove(left, facts, 1)) continue;
    placed.set(left, 1);
    placed.set(right, -1);
  }
  // "Exmo(s). Sr(s)." heads whom the paper is for, "Spett.le Acme S.r.l." says it in the same line.
  const names = heads.filter(
    (line) =>
      !facts.labels
        .get(line)
        ?.some(
          ({ wholeSegment, startsSegment, classes }) => wholeSegment || (startsSegment && classes.includes('buyer')),
        ),
  );
  const addressed = names.filter(
    (line) => line.page === 1 && line.box.y < LOWER_HALF && isAddressed(blocks.get(line)!),
  );
  const letterhead = letterheadOf(addressed, blocks, facts) ?? parted(addressed, blocks, facts);
  // Who the sender is, a larger name above its address may tell.
  if (letterhead) for (const line of letterhead.others) placed.set(line, -LETTERHEAD);
  const polite = courteouslyAddressed(
    candidates.filter((one) => isHeadOfBlock(one, blocks) && isUnlabelled(one)),
    blocks,
    rivals,
  );
  if (polite) placed.set(polite, -POLITE);
  const signer = signedBelow(
    candidates.filter((one) => isHeadOfBlock(one, blocks) && isUnlabelled(one)),
    facts,
  );
  if (signer) {
    // House and village below the name are the writer's as well.
    for (const line of blocks.get(signer)!.segments) placed.set(line, SIGNED);
    for (const line of heads) if (line.box.y < LOWER_HALF && isCourteous(line.text)) placed.set(line, -POLITE);
  }
  // Whom one writes to stands at the left; with registers and telephone, lower at the right, stands who writes.
  for (const line of heads) {
    const { rightmost, lowest, sellerContest, addressedCount } = lowerRivals(line);
    if (!placed.has(line) && rightmost && lowest && addressedCount === 2 && sellerContest >= SURE_CONTEST)
      placed.set(line, PARTICULARS);
  }
  const company = companyOfBrand(candidates.filter(isUnlabelled), blocks, facts);
  if (company && !placed.has(company)) placed.set(company, BRANDED);
  const isBilled = candidates.some(
    (one) => evidences.get(one)!.buyer > HEADED && isAddressed(blocks.get(one.segment)!),
  );
  const beside = isBilled ? companyBesideBuyer(addressed, candidates, blocks, facts) : undefined;
  if (beside && !placed.has(beside)) placed.set(beside, BRANDED);
  const upper = candidates.some(
    (one) => one.box.y < LOWER_HALF && evidences.get(one)!.seller < LABELLED && isAddressed(blocks.get(one.segment)!),
  );
  if (upper)
    for (const line of heads)
      if (
        isAtFoot(blocks.get(line)!, facts) &&
        isAddressed(blocks.get(line)!) &&
        hasParticulars(blocks.get(line)!, facts)
      )
        placed.set(line, LEGAL_FORM.test(line.text) && isUnderLogo(candidates, blocks, facts) ? BRANDED : 1);
  return placed;
}

/** Of whom they sell to programs print address and mail, and no site. */
const SITE = /(?<![@\p{L}\d.-])(?:https?:\/\/|www\.)[\p{L}\d]/iu;

function isReader(block: Block): boolean {
  return isAddressed(block) && !SITE.test(block.text);
}

/** Whether a name fills the first line of its block. */
function isHeadOfBlock({ segment, start, end }: Candidate, blocks: ReadonlyMap<Segment, Block>): boolean {
  return blocks.get(segment)!.segments[0] === segment && start === 0 && end >= segment.text.length - 1;
}

/** Nothing else stands in their row, and lines of their own below at least one of them. */
function isPair(
  left: Segment,
  right: Segment,
  blocks: ReadonlyMap<Segment, Block>,
  { layout, tableRows }: DocumentFacts,
): boolean {
  const row = layout.rows[left.row]!;
  return (
    row.segments.length === 2 &&
    !tableRows.has(row.index) &&
    row.box.y < LOWER_HALF &&
    right.box.x - left.box.x - left.box.width > APART &&
    blocks.get(left) !== blocks.get(right) &&
    blocks.get(left)!.segments.length > 1
  );
}

/**
 * Among two or three addresses that no heading names: a letterhead, on whichever side of the window. It is the one that
 * says how to reach its sender and under which numbers it is registered, where the others are bare; or beside a bare
 * address above the title the right one with a telephone or mail. Above it stands nobody.
 */
function letterheadOf(
  addressed: readonly Segment[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Letterhead | null {
  if (addressed.length < 2 || addressed.length > MOST_ADDRESSES) return null;
  const textOf = (line: Segment) => blocks.get(line)!.text;
  const told = addressed.filter((line) => REGISTRATION.test(textOf(line)) || REACH.test(textOf(line)));
  const [sender] = told;
  if (!sender || told.length > 1) return null;
  const others = addressed.filter((line) => line !== sender);
  if (others.some((line) => line.box.y < sender.box.y - LEVEL)) return null;
  // Below whoever is billed may stand a VAT number as well; then the logo tells who sends.
  if (!REACH.test(textOf(sender)) && others.some((line) => bearsLogo(line, facts))) return null;
  const tellsAll = REGISTRATION.test(textOf(sender)) && REACH.test(textOf(sender));
  const isBeside = others.every((line) => line.box.x < sender.box.x - APART && !isTitleAbove(line, facts, 1));
  return tellsAll || isBeside ? { sender, others } : null;
}

/** Whether a name begins with what stands in large letters above it: "Brannigan's Table" above "Brannigan's Table Catering DAC". */
function bearsLogo(name: Segment, { layout, medianFontSize }: DocumentFacts): boolean {
  const whole = compactName(name.text);
  return layout.rows
    .filter(({ page, index }) => page === name.page && index < name.row)
    .some(({ segments }) =>
      segments.some((line) => {
        const logo = compactName(line.text);
        return line.fontSize >= medianFontSize * LARGE && logo.length >= LETTERS_OF_LOGO && whole.startsWith(logo);
      }),
    );
}

const LARGE = 1.3;
const LETTERS_OF_LOGO = 4;

/** Two addresses without a heading, one above the paper's title and one below it: letterheads stand above. */
function parted(
  addressed: readonly Segment[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Letterhead | null {
  const [sender, other] = addressed.toSorted((a, b) => a.row - b.row);
  if (!sender || !other || addressed.length > 2) return null;
  // What stands with an account is the sender's, wherever a short paper ends.
  if (hasParticulars(blocks.get(other)!, facts)) return null;
  return !isTitleAbove(sender, facts, 1) && isTitleAbove(other, facts, 1) ? { sender, others: [other] } : null;
}

/** Whether the paper's title or number stands above a line; with `anywhere` in whatever column, else in its own. */
function isTitleAbove(line: Segment, { labels }: DocumentFacts, anywhere = 0): boolean {
  const rightOf = ({ box }: Segment) => box.x + box.width;
  return [...labels].some(
    ([one, found]) =>
      one.page === line.page &&
      one.row < line.row &&
      (anywhere || Math.abs(rightOf(one) - rightOf(line)) < 0.02) &&
      found.some((label) => label.startsSegment && TITLES.some((name) => label.classes.includes(name))),
  );
}

/** At the foot of the page, or where a short paper ends. */
function isAtFoot({ box, page }: Block, { layout }: DocumentFacts): boolean {
  const end = box.y + box.height;
  return box.y > FOOT || layout.rows.every((row) => row.page !== page || row.box.y < end);
}

/** Whether account or registers stand level with a block. */
function hasParticulars({ box, page }: Block, { layout }: DocumentFacts): boolean {
  return layout.rows.some(
    (row) =>
      row.page === page &&
      row.box.y > box.y - row.box.height &&
      row.box.y < box.y + box.height + row.box.height &&
      OF_SENDER.test(row.text),
  );
}
