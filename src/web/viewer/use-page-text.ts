import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect } from 'react';
import { loadPdfjs } from './load-pdfjs.ts';

/** Lays a page's selectable text into `container`; it follows the zoom by a custom property, without a new layout. */
export function usePageText(page: PDFPageProxy | null, container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!page || !element) return;
    let cancel: (() => void) | null = null;
    let stopped = false;
    const layOut = async () => {
      const { TextLayer } = await loadPdfjs();
      if (stopped) return;
      const viewport = page.getViewport({ scale: 1 });
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: element, viewport });
      cancel = () => layer.cancel();
      await layer.render();
    };
    // Without text a page is still readable; the drawing reports its own failures.
    layOut().catch(() => undefined);
    return () => {
      stopped = true;
      cancel?.();
      element.replaceChildren();
    };
  }, [page, container]);
}
