import type { Block, Segment } from '../../layout/layout.ts';
import { isAddressLine, isPostcodeLine, isStreetLine } from '../address-lines.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
import { LEGAL_FORM, ORGANISATION_WORD } from '../legal-forms.ts';
import { foldWord, type LabelClass } from '../lexicon/label-lexicon.ts';
import { partySection } from '../party-sections.ts';
import { type Features, type FieldLabels, isOneOf, strongestLink } from './link-features.ts';
import { placeFeatures } from './place-features.ts';

export const SELLER_LABELS: FieldLabels = { target: ['seller'], weak: ['name'] };
export const BUYER_LABELS: FieldLabels = { target: ['buyer'], weak: ['name'] };

const PARTY_WORDS: readonly LabelClass[] = ['seller', 'buyer', 'name', 'other_party', 'table_head'];
const NUMBER_LABELS: readonly LabelClass[] = [
  'invoice_number',
  'customer_number',
  'purchase_order',
  'other_number',
  'tax_id',
  'invoice_date',
  'due_date',
];
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|m|mme|mlle|monsieur|madame|dhr|mevr|de heer|mevrouw|sr|sra|d|don|sig|sig\.ra|spett\.le)\.?\s/iu;
const REGISTRATION =
  /\b(?:vat|ust|tva|btw|iva|p\.?\s?iva|nif|cif|gstin|abn|ein|siret|siren|rcs|kvk|hrb|handelsregister|registered|iban|steuer)/iu;
const CONTACT = /@|www\.|\btel|\bphone|\bfax|☎|\+\d{2}/iu;
const BANK = /bank|sparkasse|cr[ée]dit|caisse|banque|banco|banca/iu;
const PRONOUN =
  /(?<!\p{L})(?:you|your|we|our|us|ihre?|unser|wir|vous|votre|nous|uw|ons|su|nuestr[ao]|thank|danke|merci|gracias|grazie|bedankt|the|is|are|bitte|please)(?!\p{L})/iu;

/** Features of every name candidate for the seller or the buyer. */
export function nameFeatures(candidates: readonly Candidate[], labels: FieldLabels, facts: DocumentFacts): Features[] {
  const blocks = new Map<Segment, Block>();
  for (const page of facts.layout.pages) {
    for (const block of page.blocks) for (const segment of block.segments) blocks.set(segment, block);
  }
  const folded = candidates.map((candidate) => compact(candidate.value));
  const whole = folded.join('\n');
  const withForm = candidates.map((candidate) => LEGAL_FORM.test(candidate.value));
  const fullNames = `\n${folded.filter((_, index) => withForm[index]).join('\n')}`;
  const firstAddressed = candidates.findIndex((candidate) => addressBelow(candidate, blocks) > 0);
  return candidates.map((candidate, index) => {
    const { segment, value } = candidate;
    const block = blocks.get(segment)!;
    const links = labelLinks(candidate, facts);
    const section = partySection(segment, facts);
    // Half a line above and to the left stands the next column's heading.
    const near = links.filter(({ direction }) => direction !== 'beside');
    // The heading that governs the column, or a label right at the name.
    const seller = Math.max(section.seller, strongestLink(near, ['seller']));
    const buyer = Math.max(section.buyer, strongestLink(near, ['buyer']));
    const otherParty = Math.max(section.other, strongestLink(near, ['other_party']));
    const words = value.split(/\s+/);
    const own = folded[index]!;
    const rest = segment.text.slice(candidate.end);
    const inName = facts.labels
      .get(segment)
      ?.filter((label) => label.start >= candidate.start && label.end <= candidate.end);
    const isSeller = labels.target.includes('seller');
    const ownParty = isSeller ? seller - buyer : buyer - seller;
    const directlyLabelled = links.some(
      ({ label, direction, strength }) =>
        (direction === 'inside' || direction === 'left') &&
        strength > 0.6 &&
        isOneOf(label, ['seller', 'buyer', 'name']),
    );
    const nameAbove = !directlyLabelled && isNameAbove(segment, block, facts) ? 1 : 0;
    const heading = section.seller < 0.5 && section.buyer < 0.5 && inName?.some((label) => label.wholeSegment);
    const labelShare = heading
      ? 1
      : (inName ?? [])
          .filter((label) => label.colon || !isOneOf(label, PARTY_WORDS))
          .reduce((sum, label) => sum + label.end - label.start, 0) / Math.max(1, value.length);
    const numberNear = strongestLink(links, NUMBER_LABELS);
    const bankNear = strongestLink(links, ['bank', 'payment_method']);
    const digits = /\d/.test(value) ? 1 : 0;
    const senderLine = isPostcodeLine(rest) || isStreetLine(rest) ? 1 : 0;
    const domain = facts.domains.some((one) => sharesName(one, value)) ? 1 : 0;
    // Senders print their own domain, and their address in one line above the window.
    const brand =
      (segment.fontSize > facts.medianFontSize * 1.3 ? 0.8 : 0) +
      (segment.page === 1 && candidate.box.y < 0.15 ? 0.5 : 0);
    const ownSigns = (facts.domains.length === 1 ? 1.5 : 0.3) * domain + 1.5 * senderLine;
    const evidence = 6.5 * ownParty - 3 * otherParty + (isSeller ? ownSigns + brand : -ownSigns);
    const doubts =
      3 * labelShare + 2 * nameAbove + digits + Math.max(numberNear, bankNear) * (ownParty > 0.5 ? 0 : 1.5);
    return {
      prior: evidence - doubts,
      ...placeFeatures(candidate, facts),
      seller,
      buyer,
      otherParty,
      ownParty,
      nameLabel: strongestLink(links, ['name']),
      bankNear,
      numberNear,
      legalForm: withForm[index] ? 1 : 0,
      organisationWord: ORGANISATION_WORD.test(value) ? 1 : 0,
      words: words.length,
      capital: /^[\p{Lu}\d]/u.test(value) ? 1 : 0,
      upperCase: value === value.toUpperCase() ? 1 : 0,
      digits,
      personLike:
        words.length >= 2 && words.length <= 3 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) ? 1 : 0,
      title: TITLE.test(value) ? 1 : 0,
      nameAbove,
      lineInBlock: directlyLabelled ? 0 : Math.min(6, block.segments.indexOf(segment)),
      blockLines: Math.min(8, block.segments.length),
      addressBelow: addressBelow(candidate, blocks),
      addressInLine: senderLine,
      lineGoesOn: /[\p{L}\d]/u.test(rest) ? 1 : 0,
      registrationInBlock: REGISTRATION.test(block.text) ? 1 : 0,
      contactInBlock: CONTACT.test(block.text) ? 1 : 0,
      bank: BANK.test(value) ? 1 : 0,
      sentence: PRONOUN.test(value) || /[.!?]$/.test(segment.text) ? 1 : 0,
      domain,
      repeats: Math.min(4, occurrences(whole, own)),
      repeatsWithForm: !withForm[index] && fullNames.includes(`\n${own}`) ? 1 : 0,
      labelShare,
      firstAddressed: index === firstAddressed ? 1 : 0,
      documentOrder: Math.min(1, index / Math.max(1, candidates.length)),
      anyBuyerHeading: hasHeading(facts, 'buyer'),
      anySellerHeading: hasHeading(facts, 'seller'),
    };
  });
}

const headings = new WeakMap<DocumentFacts, Map<string, number>>();

function hasHeading(facts: DocumentFacts, party: 'seller' | 'buyer'): number {
  const known = headings.get(facts) ?? new Map<string, number>();
  headings.set(facts, known);
  const cached = known.get(party);
  if (cached !== undefined) return cached;
  const found = [...facts.labels.values()].some((labels) =>
    labels.some((label) => label.startsSegment && (label.wholeSegment || label.colon) && label.classes.includes(party)),
  );
  known.set(party, found ? 1 : 0);
  return found ? 1 : 0;
}

/** Whether the line above in the block says something itself, so that this is a contact or a second line. */
function isNameAbove(segment: Segment, block: Block, facts: DocumentFacts): boolean {
  const above = block.segments[block.segments.indexOf(segment) - 1];
  if (!above || !/\p{L}{3}/u.test(above.text) || /^(?:herrn?|frau|mr|mrs|ms|mme|m)\.?$/iu.test(above.text))
    return false;
  return !facts.labels.get(above)?.some((label) => label.startsSegment && (label.wholeSegment || label.colon));
}

/** 1 when an address line follows within three lines of the block (a contact may stand between), else 0. */
function addressBelow(candidate: Candidate, blocks: Map<Segment, Block>): number {
  const block = blocks.get(candidate.segment)!;
  const own = block.segments.indexOf(candidate.segment);
  for (let step = 1; step <= 3; step++) {
    const next = block.segments[own + step];
    if (next && isAddressLine(next.text)) return 1;
  }
  return 0;
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < 4; at = text.indexOf(part, at + part.length)) count++;
  return count;
}

function compact(name: string): string {
  return foldWord(name).replace(/[^\p{L}\d]/gu, '');
}

function sharesName(domain: string, name: string): boolean {
  const own = compact(name.replace(LEGAL_FORM, ''));
  if (own.length < 3) return false;
  const first = compact(name.split(/\s+/)[0]!);
  return domain.includes(own) || own.includes(domain) || (first.length >= 5 && domain.includes(first));
}
