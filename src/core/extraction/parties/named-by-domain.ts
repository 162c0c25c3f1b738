import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** The part of the first page where senders print who they are. */
const HEAD = 0.25;
/** A line with a web address and nothing else. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,})\/?$/iu;

/**
 * "www.woolsocks.nl" above the number of the invoice: a shop without a name in its head, and without a company on the
 * page, is called by its address. Where anybody is named there, the address is only an address.
 */
export function namedByDomain(names: readonly Candidate[], facts: DocumentFacts): Candidate[] {
  if (names.some(({ page, box, value }) => (page === 1 && box.y < HEAD) || LEGAL_FORM.test(value))) return [];
  return facts.layout.rows
    .filter(({ page, box, index }) => page === 1 && box.y < HEAD && !facts.mailRows.has(index))
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => {
      const name = ADDRESS.exec(segment.text)?.[1];
      return name ? [makeCandidate(segment, segment.text.indexOf(name), segment.text.length, name)] : [];
    });
}
