import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '#core/geometry.ts';
import { scrollToBox } from './scroll-to-box.ts';
import { useHeldMiddle } from './use-held-middle.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { clampZoom, fitZoom, stepZoom, ZOOM_START } from './zoom.ts';

/** A place to bring into view, or the view before; a new object asks again, even for the same. */
export type ViewerTarget = ViewerPlace | { back: true };

interface ViewerPlace {
  page: number;
  box: Box;
  /** Also zooms in, so that the place can be read at a glance. */
  zoom: boolean;
}

interface View {
  zoom: number;
  left: number;
  top: number;
}

/** The zoom a place is read at after a click. */
const READING_ZOOM = 1.6;
/** Left and right of a page, in pixels. */
const GUTTERS = 32;

/** The zoom, kept around the middle of the view, and the scrolling that a target asks for. */
export function useViewerZoom(
  scroller: RefObject<HTMLElement | null>,
  pageWidth: number,
  start: 'standard' | 'fit',
  target: ViewerTarget | null,
) {
  const [zoom, setZoom] = useState(ZOOM_START);
  const pending = useRef<((view: HTMLElement) => void) | null>(null);
  const shownZoom = useHeldMiddle(scroller, zoom, (view) => {
    const scroll = pending.current;
    pending.current = null;
    scroll?.(view);
    return scroll !== null;
  });
  /** How things stood before a place was zoomed to; null once a person has zoomed since. */
  const before = useRef<View | null>(null);
  const fitted = () => fitZoom(pageWidth, (scroller.current?.clientWidth ?? 0) - GUTTERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first layout decides where to start
  useLayoutEffect(() => {
    if (start === 'fit') setZoom(Math.min(ZOOM_START, fitted()));
  }, []);

  useEffect(() => {
    const view = scroller.current;
    if (!target || !view) return;
    const goTo = (wanted: number, scroll: (view: HTMLElement) => void) => {
      if (wanted === shownZoom.current) return scroll(view);
      pending.current = scroll;
      setZoom(wanted);
    };
    if ('back' in target) {
      const { current } = before;
      before.current = null;
      if (current) goTo(current.zoom, () => view.scrollTo({ left: current.left, top: current.top }));
      return;
    }
    const { page, box } = target;
    if (!target.zoom) return scrollToBox(view, page, box, false);
    before.current ??= { zoom: shownZoom.current, left: view.scrollLeft, top: view.scrollTop };
    goTo(Math.max(shownZoom.current, READING_ZOOM), () => scrollToBox(view, page, box, true));
  }, [target, scroller, shownZoom]);

  useWheelZoom(scroller, (factor) => {
    before.current = null;
    setZoom((current) => clampZoom(current * factor));
  });

  return {
    zoom,
    step: (direction: 1 | -1) => {
      before.current = null;
      setZoom((current) => stepZoom(current, direction));
    },
    fit: () => {
      before.current = null;
      setZoom(fitted());
    },
  };
}
