import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { documentSchema } from '#contracts/document.ts';
import { request } from '#web/api/client.ts';
import { placeIn, type QueuePlace } from './document-queue.ts';

/** Nobody goes through more in one sitting. */
const MOST = 2000;
const TO_REVIEW = 'review=needed';

/**
 * The documents of a question to the server, as they were when the reader began: one whose checks pass now does not
 * fall out under the reader's feet. Asked anew when the reader comes back from another screen.
 */
function queueQuery(question: string) {
  return queryOptions({
    queryKey: ['document-queue', question],
    queryFn: ({ signal }) =>
      request('/api/documents', z.array(documentSchema), {
        query: { ...Object.fromEntries(new URLSearchParams(question)), limit: MOST },
        signal,
      }),
    select: (documents) => documents.map(({ id }) => id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The place of a document among those that a person goes through. */
export interface DocumentPlace extends QueuePlace {
  of: 'review' | 'list';
}

/**
 * The place in the list that the document was opened from; without one, among those to review; among all where it is
 * none of these. Null while it is not known.
 */
export function useDocumentQueue(current: string, list: string | null): DocumentPlace | null {
  const toReview = useQuery({ ...queueQuery(TO_REVIEW), enabled: list === null });
  const place = toReview.data ? placeIn(toReview.data, current) : null;
  const others = useQuery({ ...queueQuery(list ?? ''), enabled: list !== null || (toReview.isSuccess && !place) });
  if (place) return { ...place, of: 'review' };
  const other = others.data ? placeIn(others.data, current) : null;
  return other && { ...other, of: 'list' };
}
