import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';

const headed = new WeakMap<DocumentFacts, ReadonlySet<LabelClass>>();

/** Whether the document has a heading for the party. */
export function hasHeading(facts: DocumentFacts, party: 'seller' | 'buyer'): boolean {
  let classes = headed.get(facts);
  if (!classes) {
    classes = new Set(
      [...facts.labels.values()]
        .flat()
        .filter(isHeading)
        .flatMap((label) => label.classes),
    );
    headed.set(facts, classes);
  }
  return classes.has(party);
}
