import type { Citation } from '#contracts/assistant.ts';
import { analysisLink } from '#web/document-list/analysis-link.ts';

/** The review of a cited document, at the page and words that say so. */
export function citationLink({ document_id, page, quote }: Citation): string {
  return analysisLink(document_id, '', page === null ? null : { page, quote });
}
