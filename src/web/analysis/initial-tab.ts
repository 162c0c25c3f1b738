export const ANALYSIS_TABS = ['dashboard', 'upload', 'document'] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number];

export interface TabChoice {
  /** The `tab` of the address, if it names one. */
  requested: string | null;
  /** A document is selected in the address. */
  hasSelection: boolean;
  /** Null while it is not known yet. */
  hasDocuments: boolean | null;
}

/**
 * The tab to show: what the address asks for; else Current Document if one is selected, Dashboard if documents exist,
 * Upload otherwise (specification §2). Null while that cannot be told.
 */
export function chooseTab({ requested, hasSelection, hasDocuments }: TabChoice): AnalysisTab | null {
  const named = ANALYSIS_TABS.find((tab) => tab === requested);
  if (named && (named !== 'document' || hasSelection)) return named;
  if (hasSelection) return 'document';
  if (hasDocuments === null) return null;
  return hasDocuments ? 'dashboard' : 'upload';
}
