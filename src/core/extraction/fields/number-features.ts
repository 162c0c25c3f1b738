import type { Candidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
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
    const titled = links.filter((link) => isOneOf(link.label, ['title', 'credit_title']));
    return {
      ...linkFeatures(links, INVOICE_NUMBER_LABELS),
      ...placeFeatures(candidate, facts),
      titleNear: Math.max(0, ...titled.map((link) => link.strength)),
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
