import { useEffect, useState } from 'react';
import { isAbort, messageOf, messages } from '#web/api/errors.ts';
import type { OpenedPdf } from './open-pdf.ts';

export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; opened: OpenedPdf }
  | { status: 'failed'; error: string };

/** Opens a PDF while mounted and closes it afterwards; `retry` opens it again. Another `open` is another PDF. */
export function usePdf(open: (signal: AbortSignal) => Promise<OpenedPdf>): PdfState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    const controller = new AbortController();
    let close: (() => void) | null = null;
    setState({ status: 'loading' });
    open(controller.signal).then(
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
  }, [open, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
