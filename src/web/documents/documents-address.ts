import type { DocumentStatus } from '#web/api/document-status.ts';
import { LIST_SORTS, type ListFilter, type ListSort } from '#web/document-list/document-list.ts';

export const PANEL_TABS = ['overview', 'document', 'entities', 'tables'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** Everything the documents screen keeps in its address. */
export interface DocumentsAddress {
  filter: ListFilter;
  label: string | null;
  sort: ListSort;
  view: 'grid' | 'list';
  /** The document in the panel. */
  open: string | null;
  tab: PanelTab;
}

const STATUSES: readonly DocumentStatus[] = ['completed', 'failed', 'processing'];

/** Reads the address; what it does not know is left out, so that old links still open. */
export function readAddress(params: URLSearchParams): DocumentsAddress {
  const sort = params.get('sort') ?? '';
  return {
    filter: {
      query: params.get('q') ?? '',
      status: STATUSES.find((status) => status === params.get('status')) ?? null,
      seller: params.get('seller'),
      month: params.get('month'),
      currency: params.get('currency'),
      failedChecks: params.get('checks') === 'failed',
    },
    label: params.get('label'),
    sort: Object.hasOwn(LIST_SORTS, sort) ? (sort as ListSort) : 'newest',
    view: params.get('view') === 'list' ? 'list' : 'grid',
    open: params.get('open'),
    tab: PANEL_TABS.find((tab) => tab === params.get('tab')) ?? 'overview',
  };
}

/** The same address with some values changed; null and empty values leave it. */
export function withValues(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
