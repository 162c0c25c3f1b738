import { infiniteQueryOptions } from '@tanstack/react-query';
import { type DocumentWire, documentSchema } from '#contracts/document.ts';
import { requestPage } from './client.ts';
import { PAGE_SIZE } from './document-pages.ts';
import { documentStatus } from './document-status.ts';

/** The documents whose analysis is completed, newest first, as many at a time as come into view. */
export function analyzedDocumentsQuery(query: string) {
  return infiniteQueryOptions({
    queryKey: ['documents', 'analyzed', query],
    queryFn: ({ pageParam, signal }) =>
      requestPage('/api/documents', documentSchema, {
        query: { status: 'completed', q: query, limit: PAGE_SIZE, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { items }) => sum + items.length, 0);
      return known < total ? known : undefined;
    },
  });
}

/** Those of an answer that are analysed, whatever else it brought. */
export function analyzedOf(items: readonly DocumentWire[]): DocumentWire[] {
  return items.filter((document) => documentStatus(document) === 'completed');
}
