import type { Block, Segment } from '../../layout/layout.ts';
import { isAddressLine } from '../address-lines.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
import { LEGAL_FORM } from '../legal-forms.ts';
import { partySection } from '../party-sections.ts';
import { compactName, nameStem } from '../same-name.ts';
import { isOneOf, strongestLink } from './link-features.ts';
import { greetedName } from './name-greetings.ts';
import { type NameSign, signedNames } from './name-signs.ts';
import { ON_BEHALF } from './name-trailers.ts';
import { hasHeading } from './party-headings.ts';

/** How strongly headings and labels give a printed name to each party, 0 to 1. */
export interface PartyEvidence {
  seller: number;
  buyer: number;
  other: number;
}

/** What all the places together where one name is printed say about its bearer. */
export interface NameRecord extends PartyEvidence {
  /** Phrases that only sellers get. */
  signs: Set<NameSign>;
  places: number;
  /** Some place carries an address, below it or in its line. */
  addressed: boolean;
  /** Some place prints it with its legal form. */
  formal: boolean;
  /** A longer name with a legal form begins with it: this one is the brand. */
  fuller: boolean;
  /** A line in large letters at the top of a page begins it or is a word of it: its brand. */
  branded: boolean;
  /** Some place says that it acts on another's behalf. */
  agent: boolean;
  /** The lines that show the brand. */
  brandLines: Set<Segment>;
}

const LEAD = {
  seller: /(?:^|\s)(?:from|by)[,:]?\s+$/iu,
  buyer: /(?:^|\s)(?:to|m\/s\.?|messrs\.?|spett\.?(?:le)?)[,:]?\s+$/iu,
};
/** Without a colon, "To" and "From" may begin a sentence. */
const LEAD_STRENGTH = 0.6;
/** Headings such as "Ordered by" and "For" name buyers as well as contacts and jobs. */
const DOUBTFUL_BUYER = 0.6;
/** Greeted are buyers, but their names are rarely complete. */
const GREETED_STRENGTH = 0.6;

const ACTS_FOR = new RegExp(`^(?:${ON_BEHALF.source})`, 'iu');
/** Less than an address without a heading beside it: that one is billed. */
const ONLY_DELIVERED = 0.5;
const DELIVERY = /^(?:ship(?:ped|ping)?|deliver(?:ed|y)?)\b/u;
const PAYMENT_SLIP = /^(?:payment|remittance)\s+(?:advice|slip|stub|coupon|voucher)|^zahlungsavis|^talon|^coupon/iu;
/** Brands stand in the upper part of the page. */
const BRAND_TOP = 0.2;
/** Letters of a brand that may be any word of the full name. */
const MIN_BRAND_WORD = 5;
const MOST_BRAND_WORDS = 6;

const evidences = new WeakMap<Candidate, PartyEvidence>();

/** The headings above a candidate in its column, or a label right at it. */
export function partyEvidence(candidate: Candidate, facts: DocumentFacts): PartyEvidence {
  const known = evidences.get(candidate);
  if (known) return known;
  const section = partySection(candidate.segment, facts);
  // Half a line above and to the left stands the next column's heading.
  const near = labelLinks(candidate, facts).filter(({ direction }) => direction !== 'beside');
  const before = candidate.segment.text.slice(0, candidate.start);
  const evidence = {
    seller: Math.max(section.seller, strongestLink(near, ['seller']), LEAD.seller.test(before) ? LEAD_STRENGTH : 0),
    buyer: Math.max(
      section.buyer,
      strongestLink(near, ['buyer']),
      LEAD.buyer.test(before) ? LEAD_STRENGTH : 0,
      isGreeted(candidate) ? GREETED_STRENGTH : 0,
    ),
    other: Math.max(section.other, strongestLink(near, ['other_party'])),
  };
  // "Ordered by" and "Consignee" may be the buyer, if nobody else is.
  if (evidence.other >= evidence.buyer) {
    // One heading that may mean either speaks for both alike.
    if (evidence.other - evidence.buyer < 0.01) evidence.other *= 1 - DOUBTFUL_BUYER;
    evidence.buyer *= DOUBTFUL_BUYER;
  }
  // Where nobody is billed by a heading, the goods go to the buyer.
  const delivered = near.some(({ label }) => isOneOf(label, ['other_party']) && DELIVERY.test(label.phrase));
  if (delivered && evidence.buyer === 0 && !hasHeading(facts, 'buyer')) {
    evidence.buyer = evidence.other * ONLY_DELIVERED;
    evidence.other *= 1 - ONLY_DELIVERED;
  }
  // "Issued by Acme Travel Ltd on behalf of:": the invoice is another's.
  if (actsForAnother(candidate)) {
    evidence.other = Math.max(evidence.other, evidence.seller);
    evidence.seller = 0;
  }
  // The slip that goes back with the money is addressed to the seller.
  if (evidence.buyer > 0 && onPaymentSlip(candidate, facts) && near.some(({ label }) => label.phrase === 'to')) {
    evidence.seller = evidence.buyer;
    evidence.buyer = 0;
  }
  evidences.set(candidate, evidence);
  return evidence;
}

function actsForAnother({ segment, end }: Candidate): boolean {
  return ACTS_FOR.test(segment.text.slice(end));
}

function isGreeted({ segment, start, end }: Candidate): boolean {
  const name = greetedName(segment);
  return name !== null && name.start === start && name.end === end;
}

function onPaymentSlip({ segment }: Candidate, facts: DocumentFacts): boolean {
  const above = facts.layout.rows.slice(Math.max(0, segment.row - 8), segment.row + 1);
  return above.some((row) => row.page === segment.page && row.segments.some(({ text }) => PAYMENT_SLIP.test(text)));
}

/** The phrase that gives away this very place of the name, or null. */
export function signOf(candidate: Candidate, facts: DocumentFacts): NameSign | null {
  const names = signedNames(candidate.segment, facts);
  return names.find(({ start, end }) => candidate.start >= start - 1 && candidate.end <= end + 1)?.sign ?? null;
}

/** The records of all names of the document, by stem. */
export function nameRecords(
  candidates: readonly Candidate[],
  blocks: Map<Segment, Block>,
  facts: DocumentFacts,
): Map<string, NameRecord> {
  const records = new Map<string, NameRecord>();
  for (const candidate of candidates) {
    const stem = nameStem(candidate.value);
    if (stem === '') continue;
    const record = records.get(stem) ?? {
      seller: 0,
      buyer: 0,
      other: 0,
      signs: new Set<NameSign>(),
      places: 0,
      addressed: false,
      formal: false,
      fuller: false,
      branded: false,
      agent: false,
      brandLines: new Set(),
    };
    records.set(stem, record);
    const evidence = partyEvidence(candidate, facts);
    record.seller = Math.max(record.seller, evidence.seller);
    record.buyer = Math.max(record.buyer, evidence.buyer);
    record.other = Math.max(record.other, evidence.other);
    const sign = signOf(candidate, facts);
    if (sign) record.signs.add(sign);
    record.agent ||= actsForAnother(candidate);
    record.places++;
    record.addressed ||= addressBelow(candidate.segment, blocks) > 0;
  }
  markBrands(records, candidates, facts);
  return records;
}

/** Links short names to the longer ones that begin with them: "northwind" to "Northwind Media Ltd". */
function markBrands(records: Map<string, NameRecord>, candidates: readonly Candidate[], facts: DocumentFacts): void {
  const formal = new Set(candidates.filter(({ value }) => LEGAL_FORM.test(value)).map(({ value }) => nameStem(value)));
  const large = new Map<string, Set<Segment>>();
  for (const { segment, box, value, start, end } of candidates) {
    const stem = nameStem(value);
    // A brand fills its line; "Thanks for riding, Anna" is none.
    if (start > 1 || end < segment.text.length - 1 || value.split(/\s+/).length > MOST_BRAND_WORDS) continue;
    const isLarge =
      segment.fontSize >= facts.medianFontSize * 1.3 ||
      (segment.bold && segment.row === 0 && [...formal].some((long) => long.startsWith(stem)));
    if (greetedName(segment) || !isLarge || box.y >= BRAND_TOP || stem.length < 2) continue;
    large.set(stem, (large.get(stem) ?? new Set()).add(segment));
  }
  const words = new Map<string, Set<string>>();
  for (const { value } of candidates) {
    const parts = value.split(/\s+/);
    if (parts.length <= MOST_BRAND_WORDS) words.set(nameStem(value), new Set(parts.map(compactName)));
  }
  for (const [stem, record] of records) {
    if (stem.length < 2) continue;
    record.formal = formal.has(stem);
    record.fuller =
      [...formal].some((long) => long.length > stem.length && long.startsWith(stem)) ||
      (stem.length >= MIN_BRAND_WORD &&
        large.has(stem) &&
        [...formal].some((long) => long.length > stem.length && words.get(long)?.has(stem)));
    for (const [short, lines] of large) {
      const isWord = short.length >= MIN_BRAND_WORD && words.get(stem)?.has(short);
      if (stem.startsWith(short) || isWord) for (const line of lines) record.brandLines.add(line);
    }
    record.branded = record.brandLines.size > 0;
    // Programs that print invoices put their maker's copyright on them.
    if (record.places === 1 && !record.branded) record.signs.delete('copyright');
  }
}

/** 1 when an address line follows within three lines of the block (a contact may stand between), else 0. */
export function addressBelow(segment: Segment, blocks: Map<Segment, Block>): number {
  const block = blocks.get(segment)!;
  const own = block.segments.indexOf(segment);
  for (let step = 1; step <= 3; step++) {
    const next = block.segments[own + step];
    if (next && isAddressLine(next.text)) return 1;
  }
  return 0;
}
