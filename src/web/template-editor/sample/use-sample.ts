import { useEffect, useState } from 'react';
import { fetchBlob } from '#web/api/client.ts';
import { ApiError, isAbort, messageOf, messages } from '#web/api/errors.ts';
import { fetchSample } from '#web/api/templates-queries.ts';
import { openSample, type Sample } from './open-sample.ts';

/** Where the sample comes from: chosen just now, saved with the template, or a document of the user's. */
export type SampleSource =
  | { kind: 'file'; file: File }
  | { kind: 'template'; id: string }
  | { kind: 'document'; id: string };

export type SampleState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; sample: Sample; file: Blob }
  | { status: 'failed'; error: string };

/** Opens the sample while mounted, and closes it when another takes its place. `retry` fetches it again. */
export function useSample(source: SampleSource | null): SampleState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SampleState>({ status: 'none' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    if (!source) return setState({ status: 'none' });
    const controller = new AbortController();
    let opened: Sample | null = null;
    setState({ status: 'loading' });
    const open = async () => {
      const file = await fileOf(source, controller.signal);
      opened = await openSample(file, controller.signal);
      if (controller.signal.aborted) return opened.close();
      setState({ status: 'ready', sample: opened, file });
    };
    open().catch((error: unknown) => {
      if (controller.signal.aborted || isAbort(error)) return;
      setState({ status: 'failed', error: messageOf(error, messages.sampleUnreadable) });
    });
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [source, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

async function fileOf(source: SampleSource, signal: AbortSignal): Promise<Blob> {
  if (source.kind === 'file') return source.file;
  try {
    if (source.kind === 'template') return await fetchSample(source.id, signal);
    return await fetchBlob(`/api/files/${encodeURIComponent(source.id)}/file`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Error(messages.templateSampleMissing);
    throw error;
  }
}
