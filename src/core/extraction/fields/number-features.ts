import type { Candidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
import { partySection } from '../party-sections.ts';
import { type Features, type FieldLabels, isOneOf, linkFeatures } from './link-features.ts';
import { placeFeatures } from './place-features.ts';

export const INVOICE_NUMBER_LABELS: FieldLabels = {
  target: ['invoice_number'],
  weak: ['title', 'credit_title', 'receipt_title', 'reference'],
};

/** Features of every identifier candidate for the invoice number. */
export function numberFeatures(candidates: readonly Candidate[], facts: DocumentFacts): Features[] {
  const counts = new Map<string, number>();
  for (const { value } of candidates) counts.set(value, (counts.get(value) ?? 0) + 1);
  return candidates.map((candidate) => {
    const { value, segment } = candidate;
    const links = labelLinks(candidate, facts);
    const digits = value.replace(/\D/g, '').length;
    const before = segment.text.slice(0, candidate.start);
    const after = segment.text.slice(candidate.end);
    const section = partySection(segment, facts);
    const titled = links.filter((link) => isOneOf(link.label, ['title', 'credit_title']));
    const described = linkFeatures(links, INVOICE_NUMBER_LABELS);
    const titledSign = titledNumber(candidate, facts) ? 1 : 0;
    const inParty = Math.max(section.seller, section.buyer, section.other) > 0 ? 1 : 0;
    return {
      ...described,
      prior: described.prior! + 3 * titledSign - (described.target! > 0.6 ? 0 : 1.5 * inParty),
      ...placeFeatures(candidate, facts),
      titleNear: Math.max(0, ...titled.map((link) => link.strength)),
      titleInside: Math.max(
        0,
        ...titled
          .filter((link) => link.direction === 'inside' && link.label.startsSegment)
          .map((link) => link.strength),
      ),
      // "Handelsrechnung (380) Nr. 471102": a title, then the number sign.
      titledNumber: titledSign,
      inParty,
      digits: Math.min(20, digits),
      length: Math.min(30, value.length),
      digitsOnly: /^\d+$/.test(value) ? 1 : 0,
      separators: /[-/._]/.test(value) ? 1 : 0,
      letters: Math.min(8, value.replace(/\P{L}/gu, '').length),
      lowerCase: /\p{Ll}/u.test(value) ? 1 : 0,
      groups: value.split(' ').length - 1,
      repeats: Math.min(4, counts.get(value)!),
      yearLike: /^(?:19|20)\d\d$/.test(value) ? 1 : 0,
      invoicePrefix: /^(?:inv|re|rg|fa|fac|f|r|cn|av|gs|fv|sb|ft)[-/_.\s]?\d/iu.test(value) ? 1 : 0,
      numberSignBefore: /[#№]\s*$|(?:\bno|\bnr|n[°º]|\bn)\.?\s*:?\s*$/iu.test(before) ? 1 : 0,
      cutLeft: /[\p{L}\d]\s?[-/]?$/u.test(before) && !/\p{L}[.:]?\s$/u.test(before) ? 1 : 0,
      cutRight: /^\s?[-/]?\s?\d/.test(after) ? 1 : 0,
      wordAfter: /^\s+\p{L}{2}/u.test(after) ? 1 : 0,
      postcodeLike: /^\d{4,6}$/.test(value) && /^\s+\p{Lu}\p{L}+/u.test(after) ? 1 : 0,
    };
  });
}

/** The segment starts with the document's title and a number sign stands right before the candidate. */
function titledNumber({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const labels = facts.labels.get(segment) ?? [];
  const title = labels.some(
    (label) => label.startsSegment && isOneOf(label, ['title', 'credit_title', 'invoice_number']),
  );
  return (
    title && /(?:[#№]|(?<!\p{L})(?:no|nr|n|num|number|nummer|n[°º])\.?)\s*:?\s*$/iu.test(segment.text.slice(0, start))
  );
}
