import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { TemplateSuggestion } from '#contracts/template.ts';
import type { Zone } from '#core/templates/template.ts';
import type { SampleSource, SampleState } from '../sample/use-sample.ts';
import { suggestZones } from '../template-calls.ts';
import type { LiveSample } from './live-sample.ts';
import type { SampleInk } from './page-ink.ts';
import { useSampleInk } from './use-sample-ink.ts';

export interface SampleReading {
  /** Zones that the engine's findings on the sample suggest; null until they are there, and where they cannot be had. */
  suggestion: TemplateSuggestion | null;
  /** Null as long as the sample's words are not there. */
  live: LiveSample | null;
  isPending: boolean;
  error: Error | null;
}

/** What the server reads on the sample, asked once for each beside drawing, and the ink of `zones` that are checkboxes. */
export function useLiveSample(source: SampleSource | null, sample: SampleState, zones: readonly Zone[]): SampleReading {
  const file = sample.status === 'ready' ? sample.file : null;
  const asked = useQuery({
    queryKey: ['template-suggestion', keyOf(source)],
    queryFn: ({ signal }) => suggestZones(source?.kind === 'document' ? { documentId: source.id } : file, signal),
    enabled: source !== null && file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [read, setRead] = useState<((inks: SampleInk) => LiveSample) | null>(null);
  const pages = asked.data?.pages;
  useEffect(() => {
    setRead(null);
    if (!pages) return;
    let isStopped = false;
    // The readers of dates, amounts and expressions are not needed for drawing.
    import('./live-sample.ts').then(
      ({ liveSample }) => !isStopped && setRead(() => liveSample(pages)),
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, [pages]);
  const inks = useSampleInk(sample, zones);
  const live = useMemo(() => read?.(inks) ?? null, [read, inks]);
  return {
    suggestion: asked.data ?? null,
    live,
    isPending: asked.isLoading,
    error: asked.error,
  };
}

function keyOf(source: SampleSource | null): string {
  if (source?.kind !== 'file') return source ? `${source.kind} ${source.id}` : '';
  const { name, size, lastModified } = source.file;
  return `file ${name} ${size} ${lastModified}`;
}
