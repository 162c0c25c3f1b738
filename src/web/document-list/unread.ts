import type { DocumentEntities, DocumentWire } from '#contracts/document.ts';

/** What is said of a document without text that could be read: nobody knows what it is. */
export const NOT_READ = 'Not read';

/** Whether the analysis found no text at all, as in a scan. */
export function isUnread({ warnings }: Pick<DocumentEntities, 'warnings'>): boolean {
  return warnings?.some(({ code }) => code === 'no_text') ?? false;
}

/** The same of a document in a list. */
export function isListedUnread({ last_analysis: analysis }: Pick<DocumentWire, 'last_analysis'>): boolean {
  return analysis?.status === 'completed' && (analysis.warnings?.includes('no_text') ?? false);
}
