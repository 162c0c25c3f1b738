import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useHeldMiddle } from '#web/viewer/use-held-middle.ts';
import { useWheelZoom } from '#web/viewer/use-wheel-zoom.ts';
import { clampEditorZoom, EDITOR_ZOOM_START, stepEditorZoom } from './editor-zoom.ts';

/** Left and right of a page, in pixels. */
const GUTTERS = 32;

/** The zoom, kept around the middle of the view; Ctrl with the wheel and two fingers change it as well. */
export function useCanvasZoom(scroller: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(EDITOR_ZOOM_START);
  const shown = useHeldMiddle(scroller, zoom);
  useWheelZoom(scroller, (factor) => setZoom((current) => clampEditorZoom(current * factor)));

  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    /** Pixels between two fingers, and the zoom when they came down. */
    let pinch: { distance: number; zoom: number } | null = null;
    const onTouch = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]];
      if (!a || !b || event.touches.length !== 2) {
        pinch = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      pinch ??= { distance, zoom: shown.current };
      setZoom(clampEditorZoom((pinch.zoom * distance) / Math.max(1, pinch.distance)));
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of touches) view.addEventListener(name, onTouch, { passive: false });
    return () => {
      for (const name of touches) view.removeEventListener(name, onTouch);
    };
  }, [scroller, shown]);

  const step = useCallback((direction: 1 | -1) => setZoom((current) => stepEditorZoom(current, direction)), []);
  /** Fills the view with a page of `pageWidth` points. */
  const fillWidth = useCallback(
    (pageWidth: number) => {
      const available = (scroller.current?.clientWidth ?? 0) - GUTTERS;
      if (available > 0 && pageWidth > 0) setZoom(clampEditorZoom(Math.floor((available / pageWidth) * 100) / 100));
    },
    [scroller],
  );
  return { zoom, step, fillWidth };
}
