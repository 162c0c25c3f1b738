/** A place to be shown on arrival: the words that stand on a page. */
export interface CitedWords {
  page: number;
  quote: string;
}

/**
 * The address of a document's analysis. `queue` is the question to the server (filter and order, as a query string)
 * whose documents the reader goes through from there; `cited` is brought into view and marked.
 */
export function analysisLink(documentId: string, queue = '', cited: CitedWords | null = null): string {
  const place = cited ? { page: String(cited.page), ...(cited.quote ? { quote: cited.quote } : {}) } : {};
  return `/?${new URLSearchParams({ document: documentId, tab: 'document', ...(queue ? { queue } : {}), ...place })}`;
}

/** The words an address wants to be shown; null without a page. */
export function readCited(params: URLSearchParams): CitedWords | null {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? { page, quote: params.get('quote') ?? '' } : null;
}

/** What `add` says in the address where the missed value is one of the line items. */
export const LINE_ITEMS = 'LINE_ITEMS';

/** The address of a document's analysis with the form for a missed value open, for this label; null: at its line items. */
export function addValueLink(documentId: string, label: string | null): string {
  return `${analysisLink(documentId)}&${new URLSearchParams({ add: label ?? LINE_ITEMS })}`;
}
