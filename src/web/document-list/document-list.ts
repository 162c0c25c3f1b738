import type { DocumentWire } from '#contracts/document.ts';
import { type DocumentStatus, documentStatus } from '#web/api/document-status.ts';

export const LIST_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  size: 'Largest first',
  total: 'Highest total',
  due: 'Due first',
} as const;
export type ListSort = keyof typeof LIST_SORTS;

export interface ListFilter {
  /** Part of a file name, a seller or an invoice number; case does not matter. */
  query: string;
  status?: DocumentStatus | null;
  seller?: string | null;
  /** "2026-01": the month of the invoice date. */
  month?: string | null;
  currency?: string | null;
  /** Only documents with a failed check. */
  failedChecks?: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function searchable(document: DocumentWire): string {
  const { summary } = document;
  return [document.filename, summary?.seller, summary?.invoice_number].filter(Boolean).join('\n').toLowerCase();
}

/** The documents that pass every part of the filter, in their order. */
export function filterDocuments(documents: readonly DocumentWire[], filter: ListFilter): DocumentWire[] {
  const query = filter.query.trim().toLowerCase();
  return documents.filter((document) => {
    const { summary } = document;
    if (query !== '' && !searchable(document).includes(query)) return false;
    if (filter.status && documentStatus(document) !== filter.status) return false;
    if (filter.seller && summary?.seller !== filter.seller) return false;
    if (filter.month && summary?.invoice_date?.slice(0, 7) !== filter.month) return false;
    if (filter.currency && summary?.currency !== filter.currency) return false;
    return !filter.failedChecks || (summary?.failed_checks ?? 0) > 0;
  });
}

// Documents without the figure come last, whichever way the list runs.
function byFigure(figure: (document: DocumentWire) => number | string | null | undefined, descending = false) {
  return (a: DocumentWire, b: DocumentWire) => {
    const [x, y] = [figure(a), figure(b)];
    if (x == null || y == null) return Number(x == null) - Number(y == null);
    const order = x < y ? -1 : x > y ? 1 : 0;
    return descending ? -order : order;
  };
}

const ORDERS: Record<ListSort, (a: DocumentWire, b: DocumentWire) => number> = {
  newest: byFigure((document) => document.upload_date, true),
  oldest: byFigure((document) => document.upload_date),
  name: (a, b) => collator.compare(a.filename, b.filename),
  size: byFigure((document) => document.file_size, true),
  // Within one currency this is an order of value; across currencies documents stay grouped by currency code.
  total: (a, b) =>
    byFigure((document) => document.summary?.currency)(a, b) ||
    byFigure((document) => (document.summary?.total == null ? null : Number(document.summary.total)), true)(a, b),
  due: byFigure((document) => document.summary?.due_date),
};

/** A sorted copy; equal documents keep their order. */
export function sortDocuments(documents: readonly DocumentWire[], sort: ListSort): DocumentWire[] {
  return documents.toSorted(ORDERS[sort]);
}
