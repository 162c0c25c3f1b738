import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DocumentWire, documentSchema } from '#contracts/document.ts';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { requestPage } from './client.ts';
import { addDocument, removeDocuments } from './documents-store.ts';

/** Documents asked for at a time; a list of any length is never loaded whole. */
export const PAGE_SIZE = 100;

/** Pages that nobody looks at are forgotten after this time, so that a long scroll does not fill the memory. */
const KEPT_MS = 30_000;

const PAGES = ['documents', 'page'] as const;

/** Which documents, in which order; without `sort` the server's: newest first, the best match first under a search. */
export interface DocumentQuestion {
  filter: DocumentFilter;
  sort: string | null;
}

/** Every document, newest first: what the dashboard and the documents screen begin with. */
export const ALL_DOCUMENTS: DocumentQuestion = { filter: {}, sort: null };

export interface DocumentPage {
  items: DocumentWire[];
  /** How many documents answer the question on all pages. */
  total: number;
}

/** The documents `page * PAGE_SIZE` and on of the answer. */
export function documentPageQuery({ filter, sort }: DocumentQuestion, page: number) {
  return queryOptions({
    queryKey: [...PAGES, { ...filter, sort }, page],
    queryFn: ({ signal }): Promise<DocumentPage> =>
      requestPage('/api/documents', documentSchema, {
        query: { ...filter, sort, limit: PAGE_SIZE, offset: page * PAGE_SIZE },
        signal,
      }),
    gcTime: KEPT_MS,
  });
}

/** The pages that hold the documents from `first` to `last`, both included. */
export function pagesBetween(first: number, last: number): number[] {
  const start = Math.floor(first / PAGE_SIZE);
  const end = Math.floor(last / PAGE_SIZE);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
}

/** Takes deleted documents out of every list at once; the next fetch has the last word. */
export function removeFromPages(client: QueryClient, ids: ReadonlySet<string>): void {
  const known = client.getQueriesData<DocumentPage>({ queryKey: PAGES });
  const removed = new Map<string, number>();
  for (const [key, page] of known) {
    const list = JSON.stringify(key[2]);
    const gone = page?.items.filter(({ id }) => ids.has(id)).length ?? 0;
    removed.set(list, (removed.get(list) ?? 0) + gone);
  }
  for (const [key, page] of known) {
    const gone = removed.get(JSON.stringify(key[2])) ?? 0;
    if (!page || gone === 0) continue;
    client.setQueryData<DocumentPage>(key, { items: removeDocuments(page.items, ids), total: page.total - gone });
  }
}

/** Shows a new document in the list of all at once (specification §4); the next fetch has the last word. */
export function addToPages(client: QueryClient, added: DocumentWire): void {
  client.setQueryData<DocumentPage>(documentPageQuery(ALL_DOCUMENTS, 0).queryKey, (page) => {
    if (!page) return page;
    const items = addDocument(page.items, added);
    return { items: items.slice(0, PAGE_SIZE), total: page.total + items.length - page.items.length };
  });
}
