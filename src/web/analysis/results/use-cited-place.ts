import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { pageWordsQuery } from '#web/api/documents-queries.ts';
import { readCited } from '#web/document-list/analysis-link.ts';
import type { EntityFocus } from '#web/entities/entity-focus.ts';
import { findQuote } from '#web/viewer/find-quote.ts';
import type { Mark } from '#web/viewer/marks.ts';

/** Where a page begins, for words that are not found on it. */
const TOP = { x: 0, y: 0, width: 1, height: 0.04 };

/** The words that the address cites, brought into view once and marked for as long as it cites them. */
export function useCitedPlace(documentId: string, show: EntityFocus['show']): readonly Mark[] {
  const [params] = useSearchParams();
  const cited = readCited(params);
  const [page, quote] = [cited?.page ?? 0, cited?.quote ?? ''];
  const { data, isError } = useQuery({ ...pageWordsQuery(documentId, page), enabled: page > 0 });
  const box = useMemo(() => (data ? findQuote(data.words, quote) : null), [data, quote]);
  useEffect(() => {
    if (box) show({ page, box }, true);
    else if (page > 0 && (data || isError)) show({ page, box: TOP }, false);
  }, [box, page, data, isError, show]);
  return useMemo(
    () =>
      box
        ? [
            {
              id: 'cited',
              name: `Cited: ${quote}`,
              page,
              box,
              colour: 'var(--accent)',
              doubtful: false,
              quiet: false,
              sought: true,
            },
          ]
        : [],
    [box, page, quote],
  );
}
