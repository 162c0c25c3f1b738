import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { documentCountry } from '../../patterns/document-country.ts';
import type { FoundPattern } from '../../patterns/found-pattern.ts';
import { findPhones } from '../../patterns/phone.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf } from '../page/link-features.ts';

/** "0491 570 156", "Tel. (05) 56 55 01 40": a line of digits and of what stands between and before them. */
const DIGITS_ALONE = /^(?:\p{L}{1,10}\s?[.:]?\s{0,2})?[+(]?\d[\d\s()./-]*\d$/u;
const DIGITS_OF_PHONE = { least: 7, most: 15 };
const CONTACT = /@|(?:^|\s)(?:www\.|https?:)/iu;
/** How near the line above or below is, in heights of a line. */
const NEAR = 2.6;
const RIGHT_ABOVE = 0.6;
/** "1" below a label counts the lines of a table. */
const LEAST_LETTERS = 3;

/**
 * The candidates without telephone numbers that close an address, as "07700 900118" below "NR9 4BD" does, or that stand
 * level with a label which has its number below: where label and number share a column, what stands in the next one at
 * the height of the label is the sender's address.
 */
export function withoutTelephonesBeside(numbers: Candidate[], facts: DocumentFacts): Candidate[] {
  const heading = labelsAbove(numbers, facts);
  const telephones = new Set(numbers.filter((one) => closesAddress(one, facts)).map(({ segment }) => segment));
  for (const candidate of numbers) {
    const { segment } = candidate;
    if (heading.size === 0) break;
    if (telephones.has(segment) || !DIGITS_ALONE.test(segment.text)) continue;
    const level = labelLinks(candidate, facts).some(
      ({ label, direction }) => direction === 'left' && heading.has(label),
    );
    if (level && isTelephone(segment, facts)) telephones.add(segment);
  }
  return telephones.size === 0 ? numbers : numbers.filter(({ segment }) => !telephones.has(segment));
}

/** A telephone of the country in a line of its own, right below the line of an address, which nothing calls a number. */
function closesAddress(candidate: Candidate, facts: DocumentFacts): boolean {
  const { segment } = candidate;
  if (!NATIONAL.test(segment.text)) return false;
  const named = labelLinks(candidate, facts).some(
    ({ label, direction, strength }) =>
      direction !== 'below' && strength > RIGHT_ABOVE && isOneOf(label, ['invoice_number', 'title', 'receipt_number']),
  );
  return !named && isTelephone(segment, facts) && isAddressLine(lineAbove(segment, facts)?.text ?? '');
}

/** With the zero or the country in front. */
const NATIONAL = /^(?:\+\d|\(?0\d)[\d\s()./-]{6,}\d$/u;

function lineAbove(segment: Segment, { layout }: DocumentFacts): Segment | undefined {
  return layout.rows[segment.row - 1]?.segments.find(
    (other) => other.page === segment.page && Math.abs(other.box.x - segment.box.x) < SAME_EDGE.usual,
  );
}

/** The labels of an invoice's number that fill a cell above one which a number fills. */
function labelsAbove(numbers: readonly Candidate[], facts: DocumentFacts): Set<FoundLabel> {
  const found = new Set<FoundLabel>();
  for (const candidate of numbers) {
    const { segment, start, end } = candidate;
    if (start > 0 || end < segment.text.length || end < LEAST_LETTERS) continue;
    for (const { label, direction, strength } of labelLinks(candidate, facts))
      if (
        direction === 'above' &&
        strength > RIGHT_ABOVE &&
        label.wholeSegment &&
        isOneOf(label, ['invoice_number']) &&
        Math.abs(label.segment.box.x - segment.box.x) < SAME_EDGE.usual &&
        phonesIn(segment.text, facts).length === 0
      )
        found.add(label);
  }
  return found;
}

/** By a label, by its form in the document's country, or by the address or mailbox in the line above or below. */
function isTelephone(segment: Segment, facts: DocumentFacts): boolean {
  const { text } = segment;
  const digits = text.replace(/\D/g, '').length;
  if (digits < DIGITS_OF_PHONE.least || digits > DIGITS_OF_PHONE.most) return false;
  if (phonesIn(text, facts).length > 0) return true;
  const read = /\d[\s()/-]+\d/.test(text) ? phonesIn(`Tel. ${text}`, facts)[0] : undefined;
  return (read?.confidence ?? 0) > SURE_FORM || isOfContact(segment, facts);
}

/** The confidence of a telephone number that some network of the country has. */
const SURE_FORM = 0.9;

function phonesIn(text: string, { currency, language }: DocumentFacts): FoundPattern[] {
  return findPhones({ text, above: '' }, documentCountry([], { currency, language }));
}

function isOfContact(segment: Segment, { layout }: DocumentFacts): boolean {
  return [-2, -1, 1, 2]
    .flatMap((step) => layout.rows[segment.row + step]?.segments ?? [])
    .some(
      (other) =>
        other.page === segment.page &&
        Math.abs(other.box.x - segment.box.x) < SAME_EDGE.usual &&
        Math.abs(other.box.y - segment.box.y) < NEAR * segment.box.height &&
        (CONTACT.test(other.text) || isAddressLine(other.text)),
    );
}
