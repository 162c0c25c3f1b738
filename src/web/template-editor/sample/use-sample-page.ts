import { useEffect, useState } from 'react';
import { messageOf, messages } from '#web/api/errors.ts';
import type { Sample } from './open-sample.ts';
import type { SamplePage } from './sample-page.ts';

/** A page of the sample once it is there; the one before stays until then. */
export function useSamplePage(
  sample: Sample | null,
  number: number,
): { page: SamplePage | null; error: string | null; retry: () => void } {
  const [page, setPage] = useState<SamplePage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    setError(null);
    if (!sample) return setPage(null);
    let isStopped = false;
    sample.page(Math.min(number, sample.pageCount)).then(
      (loaded) => !isStopped && setPage(loaded),
      (failure: unknown) => !isStopped && setError(messages.samplePageFailed(messageOf(failure))),
    );
    return () => {
      isStopped = true;
    };
  }, [sample, number, attempt]);

  return { page, error, retry: () => setAttempt(attempt + 1) };
}
