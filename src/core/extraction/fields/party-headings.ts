import type { DocumentFacts } from '../document-facts.ts';
import { isHeading } from '../find-labels.ts';

const headings = new WeakMap<DocumentFacts, Map<string, number>>();

/** 1 when the document has a heading for the party, else 0. */
export function hasHeading(facts: DocumentFacts, party: 'seller' | 'buyer'): number {
  const known = headings.get(facts) ?? new Map<string, number>();
  headings.set(facts, known);
  const cached = known.get(party);
  if (cached !== undefined) return cached;
  const found = [...facts.labels.values()].some((labels) =>
    labels.some((label) => isHeading(label) && label.classes.includes(party)),
  );
  known.set(party, found ? 1 : 0);
  return found ? 1 : 0;
}
