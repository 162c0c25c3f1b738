import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentSchema } from '#contracts/document.ts';
import { requestPage } from '#web/api/client.ts';
import { placeIn, type QueuePlace } from './document-queue.ts';

/** Asked for at a time, until the document is among them. */
const PAGE_SIZE = 200;
/** Nobody goes through more in one sitting. */
const MOST = 2000;
const TO_REVIEW = 'review=needed';

interface QueuePage {
  ids: string[];
  total: number;
}

/**
 * The documents of a question to the server, as they were when the reader began: one whose checks pass now does not
 * fall out under the reader's feet. Asked anew when the reader comes back from another screen.
 */
function queueQuery(question: string) {
  return infiniteQueryOptions({
    queryKey: ['document-queue', question],
    queryFn: async ({ signal, pageParam: offset }): Promise<QueuePage> => {
      const query = { ...Object.fromEntries(new URLSearchParams(question)), limit: PAGE_SIZE, offset };
      const { items, total } = await requestPage('/api/documents', documentSchema, { query, signal });
      return { ids: items.map(({ id }) => id), total };
    },
    initialPageParam: 0,
    getNextPageParam: (last: QueuePage, pages: QueuePage[]) => {
      const loaded = pages.length * PAGE_SIZE;
      return last.ids.length === PAGE_SIZE && loaded < Math.min(last.total, MOST) ? loaded : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Where the document stands among those of a question; `isDone` once it is known whether it does. */
function useQueue(question: string, current: string, enabled: boolean) {
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({ ...queueQuery(question), enabled });
  const ids = data?.pages.flatMap((page) => page.ids) ?? [];
  const place = placeIn(ids, current);
  const isEnough = place !== null && place.next !== null;
  const needsMore = data !== undefined && !isEnough && hasNextPage;
  useEffect(() => {
    if (needsMore && !isFetching) void fetchNextPage();
  }, [needsMore, isFetching, fetchNextPage]);
  const count = data?.pages[0]?.total ?? 0;
  return { place: place && { ...place, count }, isDone: data !== undefined && (place !== null || !needsMore) };
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
  const toReview = useQueue(TO_REVIEW, current, list === null);
  const isElsewhere = list !== null || (toReview.isDone && !toReview.place);
  const others = useQueue(list ?? '', current, isElsewhere);
  if (list === null && toReview.place) return { ...toReview.place, of: 'review' };
  return others.place && { ...others.place, of: 'list' };
}
