import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DocumentWire, documentSchema } from '#contracts/document.ts';
import { requestPage } from '#web/api/client.ts';

/** The server is asked when no key was pressed for this long. */
const TYPING_MS = 150;
const MOST_FOUND = 6;
const NONE: readonly DocumentWire[] = [];

/** The documents that a text finds, the best first; the newest ones without a text. */
export function useFoundDocuments(text: string): { documents: readonly DocumentWire[]; isSettled: boolean } {
  const sought = text.trim().slice(0, 200);
  const [q, setQ] = useState(sought);
  useEffect(() => {
    const timer = setTimeout(() => setQ(sought), TYPING_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  const { data, isFetching } = useQuery({
    queryKey: ['documents', 'palette', q],
    queryFn: ({ signal }) =>
      requestPage('/api/documents', documentSchema, {
        query: { ...(q ? { q } : {}), limit: MOST_FOUND, offset: 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return { documents: data?.items ?? NONE, isSettled: q === sought && !isFetching };
}
