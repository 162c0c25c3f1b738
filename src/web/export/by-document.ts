import type { IncompleteTerm } from '#contracts/export.ts';

/** The terms that one document lacks. */
export interface IncompleteDocument {
  id: string;
  filename: string;
  terms: IncompleteTerm[];
}

/** Missing terms by their documents, in the order in which these are named first. */
export function byDocument(missing: readonly IncompleteTerm[]): IncompleteDocument[] {
  const documents = new Map<string, IncompleteDocument>();
  for (const term of missing) {
    const { document_id: id, filename } = term;
    const known = documents.get(id);
    if (known) known.terms.push(term);
    else documents.set(id, { id, filename, terms: [term] });
  }
  return [...documents.values()];
}
