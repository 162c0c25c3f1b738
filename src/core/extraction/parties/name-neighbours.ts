import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import {
  isAddressLine,
  isHouseName,
  isSenderLine,
  isStreetLine,
  STREET_WITH_NUMBER,
} from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { largerAbove, largerBelow } from '../page/larger-lines.ts';
import { areWordsInRow } from '../page/words-in-row.ts';
import { namesOnlyTrade } from './letterhead-names.ts';
import { ATTENTION, hasTitle, isAttention, isPersonLike } from './name-zone.ts';
import { isSendersLine } from './party-sections.ts';
import { isPossibleName, isProfession, isSalutation, namesDepartment } from './possible-name.ts';

export function isBelowAddress(segment: Segment, block: Block, facts: DocumentFacts): boolean {
  const own = block.segments.indexOf(segment);
  return block.segments
    .slice(Math.max(0, own - 3), own)
    .some(
      (line) =>
        isAddressLine(line.text) &&
        !isLineOfWindow(line, segment) &&
        !(facts.labels.get(line) ?? []).some(isSendersLine),
    );
}

/** Letters of the line above a window are smaller than those of the recipient by this much, at least. */
const SMALLER = 0.85;

/** "Acme GmbH, Ringstr. 4, 72336 Balingen" in small print above whom it is sent to: all of the sender in one line. */
function isLineOfWindow({ text, fontSize }: Segment, below: Segment): boolean {
  return fontSize < SMALLER * below.fontSize && isSenderLine(text);
}

/** A person, or whose attention is asked for, directly below: a company's contact. */
export function isContactBelow(line: Segment, block: Block): boolean {
  const next = block.segments[block.segments.indexOf(line) + 1];
  if (next === undefined || isAddressLine(next.text)) return false;
  return ATTENTION.test(next.text) || (isPersonLike(next.text) && !sharesWord(line.text, next.text));
}

/** "Danielle Prochaska" above "Sendero Park Owners Association" and its address: who is written to for the body below. */
export function standsForBody(line: Segment, block: Block): boolean {
  if (!isPersonLike(line.text)) return false;
  const body = block.segments[block.segments.indexOf(line) + 1];
  if (body === undefined || isOfBody(line, body)) return false;
  return isBody(body.text) && isPossibleName(body.text);
}

/** "DISTRICT OF LARCH VALLEY" above "PUBLIC WORKS – ACCOUNTS PAYABLE", "CASSOWARY COAST MARINE" above "RESEARCH INSTITUTE": the body, and a part or the rest of its name. */
function isOfBody(line: Segment, { text }: Segment): boolean {
  return BODY.test(line.text) || namesDepartment(text) || (namesOnlyTrade(text) && !hasTitle(line.text));
}

/** "District of", "Ville de": what public bodies are, in front of where. */
const BODY = new RegExp(String.raw`^(?:${partyWords('bodies')})(?!\p{L})`, 'iu');

/** What has a legal form, or a word of institutions, and no address in its line. */
function isBody(text: string): boolean {
  return (hasOrganisationWord(text) || LEGAL_FORM.test(text)) && !isAddressLine(text) && !isHouseName(text);
}

/** "Acme Street 60a" above a town: a street without a word for one; "The Old Forge" below a name: a house. */
export function isStreetLike(candidate: Candidate, block: Block, isBelowName: boolean): boolean {
  const next = block.segments[block.segments.indexOf(candidate.segment) + 1];
  if (isBelowName && next !== undefined && isHouseName(candidate.segment.text)) return true;
  // "Association Horizon 77" above "22 allée des Peupliers": a street of its own follows.
  const isAboveStreet =
    candidate.segment === block.segments[0] && next !== undefined && STREET_OF_ITS_OWN.test(next.text);
  return STREET_WITH_NUMBER.test(candidate.value) && next !== undefined && isAddressLine(next.text) && !isAboveStreet;
}

/** A house's number and its street. */
const STREET_OF_ITS_OWN = /^\d{1,4}(?:\s?\p{Ll})?,?\s\p{L}{3}/u;

/** A street directly below begins an address, even where another address ends above. */
export function isStreetBelow(line: Segment, block: Block): boolean {
  const next = block.segments[block.segments.indexOf(line) + 1];
  return next !== undefined && isStreetLine(next.text) && !isAddressLine(line.text);
}

/** Whether the line above in the block says something itself, so that this is a contact or a second line. */
export function isNameAbove(segment: Segment, block: Block, facts: DocumentFacts): boolean {
  const above = block.segments[block.segments.indexOf(segment) - 1];
  if (!above || !/\p{L}{3}/u.test(above.text) || isSalutation(above.text)) return false;
  return !facts.labels.get(above)?.some(isHeading);
}

/** 1 when an address line follows within three lines of the block (a contact may stand between), else 0; "c/o" is none of them. */
export function addressBelow(segment: Segment, blocks: ReadonlyMap<Segment, Block>): number {
  const block = blocks.get(segment)!;
  const own = block.segments.indexOf(segment);
  for (let step = 1, last = 3; step <= last; step++) {
    const next = block.segments[own + step];
    if (next && isAddressLine(next.text)) return 1;
    if (next && last === 3 && isAttention(next.text)) last++;
  }
  return 0;
}

/** Whether an address stands right below a name, also in a street that has no word for one. */
export function isAddressed(line: Segment, { segments }: Block): boolean {
  const [street, town] = segments.slice(segments.indexOf(line) + 1);
  return (
    street !== undefined && town !== undefined && (isAddressLine(street.text) || STREET_WITH_NUMBER.test(street.text))
  );
}

/** Whether two lines have a word in common: "Okeke Design" and its owner "Rosalind Okeke". */
export function sharesWord(a: string, b: string): boolean {
  const own = new Set(a.split(/\s+/).map(compactName));
  return b.split(/\s+/).some((word) => word.length >= 3 && own.has(compactName(word)));
}

/**
 * "Charpente – Couverture – Zinguerie" right below a name in larger letters: what is done there, and nobody; below
 * "Law Offices" stand the names of partners.
 */
export function listsTradesBelowName(segment: Segment, facts: DocumentFacts): boolean {
  const name = areWordsInRow(segment.text) ? largerAbove(segment, facts.layout) : null;
  return (
    name !== null &&
    isPossibleName(name.text) &&
    !isProfession(name.text) &&
    !(facts.labels.get(name) ?? []).some(isHeading)
  );
}

/** "Studio legale" above "Avv. Bellini": the profession of whoever is named there, and nobody's name as it is above a street. */
export function isBesideName(segment: Segment, blocks: ReadonlyMap<Segment, Block>, facts: DocumentFacts): boolean {
  const { segments } = blocks.get(segment)!;
  const own = segments.indexOf(segment);
  return [
    segments[own - 1],
    segments[own + 1],
    largerAbove(segment, facts.layout),
    largerBelow(segment, facts.layout),
  ].some(
    (line) =>
      line &&
      !isAddressLine(line.text) &&
      isPossibleName(line.text) &&
      !isProfession(line.text) &&
      !facts.labels.get(line)?.some((label) => label.startsSegment),
  );
}
