import type { DocumentQuestion } from '#web/api/document-pages.ts';
import { readFilter, readSort } from '#web/document-list/list-address.ts';

export const PANEL_TABS = ['overview', 'document', 'entities', 'tables'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** Everything the documents screen keeps in its address. */
export interface DocumentsAddress extends DocumentQuestion {
  view: 'grid' | 'list';
  /** The document in the panel. */
  open: string | null;
  tab: PanelTab;
}

/** Reads the address; what it does not know is left out, so that old links still open. */
export function readAddress(params: URLSearchParams): DocumentsAddress {
  return {
    filter: readFilter(params),
    sort: readSort(params),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    open: params.get('open'),
    tab: PANEL_TABS.find((tab) => tab === params.get('tab')) ?? 'overview',
  };
}
