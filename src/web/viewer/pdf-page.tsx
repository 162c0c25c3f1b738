import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isAbort, messages } from '#web/api/errors.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { drawPage, release } from './draw-page.ts';
import { useDevicePixelRatio } from './use-device-pixel-ratio.ts';
import { useNearView } from './use-near-view.ts';
import { usePageText } from './use-page-text.ts';

export interface PageSize {
  width: number;
  height: number;
}

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** Points, known or assumed. */
  size: PageSize;
  onSize: (number: number, size: PageSize) => void;
  zoom: number;
  scroller: RefObject<HTMLElement | null>;
  /** What lies over the page. */
  children?: ReactNode;
}

/** One page: drawn with selectable text while near the view, an empty sheet of its size otherwise. */
export function PdfPage({ pdf, number, size, onSize, zoom, scroller, children }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const near = useNearView(sheet, scroller);
  const pixelRatio = useDevicePixelRatio();
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    if (!near) return;
    let current: PDFPageProxy | null = null;
    let stopped = false;
    pdf.getPage(number).then(
      (loaded) => {
        if (stopped) return;
        current = loaded;
        const { width, height } = loaded.getViewport({ scale: 1 });
        onSize(number, { width, height });
        setPage(loaded);
      },
      () => !stopped && setFailed(true),
    );
    return () => {
      stopped = true;
      setPage(null);
      current?.cleanup();
    };
  }, [pdf, number, near, onSize, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    if (!page) return;
    const controller = new AbortController();
    drawPage(page, zoom, pixelRatio, controller.signal).then(
      (canvas) => {
        for (const old of host.current?.querySelectorAll('canvas') ?? []) release(old);
        canvas.setAttribute('aria-hidden', 'true');
        host.current?.replaceChildren(canvas);
        setFailed(false);
      },
      (error: unknown) => {
        if (!controller.signal.aborted && !isAbort(error)) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [page, zoom, pixelRatio, attempt]);

  // Far from the view the pixels go back.
  useEffect(() => {
    if (page) return;
    for (const old of host.current?.querySelectorAll('canvas') ?? []) release(old);
    host.current?.replaceChildren();
  }, [page]);

  usePageText(page, text);

  return (
    <div
      ref={sheet}
      data-page={number}
      className="pdf-page relative mx-auto shrink-0 bg-white shadow-float"
      style={
        {
          width: size.width * zoom,
          height: size.height * zoom,
          '--total-scale-factor': zoom,
          '--scale-round-x': '1px',
          '--scale-round-y': '1px',
        } as React.CSSProperties
      }
    >
      <div ref={host} className="absolute inset-0" />
      <div ref={text} className="pdf-text" />
      {children}
      {failed && (
        <div className="absolute inset-x-4 top-4 z-10">
          <ErrorBox
            onRetry={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {messages.pageRenderFailed}
          </ErrorBox>
        </div>
      )}
    </div>
  );
}
