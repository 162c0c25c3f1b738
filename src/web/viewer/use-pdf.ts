import { useEffect, useState } from 'react';
import { isAbort, messageOf, messages } from '#web/api/errors.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';

export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; opened: OpenedPdf }
  | { status: 'failed'; error: string };

/** Opens a document's file while mounted and closes it afterwards; `retry` fetches it again. */
export function usePdf(documentId: string): PdfState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    const controller = new AbortController();
    let close: (() => void) | null = null;
    setState({ status: 'loading' });
    openPdf(documentId, controller.signal).then(
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
  }, [documentId, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
