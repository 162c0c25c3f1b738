import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** How near a label must stand that names an amount. */
const NAMED = 0.6;

/** Whether a label right at an amount calls it a total, or what is due. */
export function isNamedTotal(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  return strongestLink(labelLinks(candidate, facts), ['total', 'amount_due']) > NAMED;
}
