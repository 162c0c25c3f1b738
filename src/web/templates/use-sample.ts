import { useEffect, useState } from 'react';
import { isAbort, messageOf, messages } from '#web/api/errors.ts';
import { openPdfBytes } from '#web/viewer/open-pdf.ts';
import type { PdfState } from '#web/viewer/use-pdf.ts';

/** Opens a sample while mounted and closes it afterwards; `retry` tries again. */
export function useSample(sample: Blob): PdfState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    const controller = new AbortController();
    let close: (() => void) | null = null;
    setState({ status: 'loading' });
    // Bytes are handed over to the viewer's worker, so every attempt takes its own.
    const bytes = sample.arrayBuffer().then((buffer) => new Uint8Array(buffer));
    openPdfBytes(bytes, controller.signal).then(
      (opened) => {
        if (controller.signal.aborted) return opened.close();
        close = opened.close;
        setState({ status: 'ready', opened });
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAbort(error)) return;
        setState({ status: 'failed', error: messageOf(error, messages.pdfLoadFailed) });
      },
    );
    return () => {
      controller.abort();
      close?.();
    };
  }, [sample, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
