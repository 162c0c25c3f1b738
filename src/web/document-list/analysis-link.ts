/**
 * The address of a document's analysis. `queue` is the question to the server (filter and order, as a query string)
 * whose documents the reader goes through from there.
 */
export function analysisLink(documentId: string, queue = ''): string {
  return `/?${new URLSearchParams({ document: documentId, tab: 'document', ...(queue ? { queue } : {}) })}`;
}
