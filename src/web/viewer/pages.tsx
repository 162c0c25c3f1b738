import { useMemo, useRef, useState } from 'react';
import { inReadingOrder, type Mark, markAt } from './marks.ts';
import type { OpenedPdf } from './open-pdf.ts';
import { PageOverlay } from './page-overlay.tsx';
import { PagePicker, type Picking } from './page-picker.tsx';
import { PdfPage } from './pdf-page.tsx';
import { RecognisedText } from './recognised-text.tsx';
import { usePageSizes } from './use-page-sizes.ts';
import { useShownPage } from './use-shown-page.ts';
import { useViewerZoom, type ViewerTarget } from './use-viewer-zoom.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

export interface PagesProps {
  opened: OpenedPdf;
  documentId: string;
  /** For the region's name. */
  filename: string;
  /** `fit`: as the standard start, but never wider than the view. */
  start?: 'standard' | 'fit';
  marks?: readonly Mark[];
  activeId?: string | null;
  onHover?: (id: string | null) => void;
  onOpen?: (id: string) => void;
  target?: ViewerTarget | null;
  /** A place is being picked on the pages. */
  picking?: Picking | null;
  /** Those that are pictures whose words were recognised. */
  scannedPages?: readonly number[];
}

const NO_MARKS: readonly Mark[] = [];
const NO_SCANS: readonly number[] = [];
const nothing = () => undefined;

/** All pages in one scrolling column under a toolbar. */
export function Pages(props: PagesProps) {
  const {
    opened,
    documentId,
    filename,
    start = 'standard',
    marks = NO_MARKS,
    activeId = null,
    target = null,
    picking = null,
    scannedPages = NO_SCANS,
  } = props;
  const { onHover = nothing, onOpen = nothing } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { sizes, onSize } = usePageSizes();
  const { zoom, step, fit } = useViewerZoom(scroller, opened.firstPage.width, start, target);
  const { page, goTo } = useShownPage(scroller, opened.pdf.numPages);
  const pickFrom = usePageAtStart(picking !== null, page);
  const byPage = useMemo(() => Map.groupBy(inReadingOrder(marks), (mark) => mark.page), [marks]);

  const numbers = Array.from({ length: opened.pdf.numPages }, (_, index) => index + 1);
  return (
    <>
      <ViewerToolbar page={page} pages={opened.pdf.numPages} zoom={zoom} onPage={goTo} onZoom={step} onFit={fit} />
      {/* biome-ignore lint/a11y/useSemanticElements: a named scrolling region inside a page's section */}
      <div
        ref={scroller}
        role="region"
        aria-label={`Pages of ${filename}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto p-4 focus-visible:-outline-offset-2"
      >
        {numbers.map((number) => {
          const onPage = byPage.get(number) ?? NO_MARKS;
          return (
            <PageWithMarks key={number} marks={onPage} onHover={onHover} onOpen={onOpen}>
              <PdfPage
                pdf={opened.pdf}
                number={number}
                size={sizes.get(number) ?? opened.firstPage}
                onSize={onSize}
                zoom={zoom}
                scroller={scroller}
              >
                {scannedPages.includes(number) && (
                  <RecognisedText documentId={documentId} page={number} scroller={scroller} />
                )}
                <PageOverlay page={number} marks={onPage} activeId={activeId} onHover={onHover} onOpen={onOpen} />
                {picking && Math.abs(number - page) <= 1 && (
                  <PagePicker documentId={documentId} page={number} focused={number === pickFrom} {...picking} />
                )}
              </PdfPage>
            </PageWithMarks>
          );
        })}
      </div>
    </>
  );
}

/** The page in view when picking began: it takes the focus, while others come and go with the scrolling. */
function usePageAtStart(picking: boolean, page: number): number | null {
  const [start, setStart] = useState<number | null>(null);
  if (picking && start === null) setStart(page);
  if (!picking && start !== null) setStart(null);
  return start;
}

interface PageWithMarksProps {
  marks: readonly Mark[];
  onHover: (id: string | null) => void;
  onOpen: (id: string) => void;
  children: React.ReactNode;
}

/** Finds the mark under the pointer, as the text above the drawing keeps the pointer for selecting. */
function PageWithMarks({ marks, onHover, onOpen, children }: PageWithMarksProps) {
  const last = useRef<string | null>(null);
  const hit = (event: React.MouseEvent<HTMLElement>): string | null => {
    const sheet = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (!sheet) return null;
    return (
      markAt(marks, (event.clientX - sheet.left) / sheet.width, (event.clientY - sheet.top) / sheet.height)?.id ?? null
    );
  };
  const hover = (id: string | null) => {
    if (id === last.current) return;
    last.current = id;
    onHover(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the boxes themselves take the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="w-max min-w-full"
      onPointerMove={(event) => hover(hit(event))}
      onPointerLeave={() => hover(null)}
      onClick={(event) => {
        const id = hit(event);
        if (id && document.getSelection()?.isCollapsed !== false) onOpen(id);
      }}
    >
      {children}
    </div>
  );
}
