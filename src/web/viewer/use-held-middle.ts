import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the middle of the view where it is when the zoom changes, unless `instead` scrolls to somewhere else and says
 * so. Returns the zoom that is shown.
 */
export function useHeldMiddle(
  scroller: RefObject<HTMLElement | null>,
  zoom: number,
  instead?: (view: HTMLElement) => boolean,
): RefObject<number> {
  const shown = useRef(zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the zoom that has changed
  useLayoutEffect(() => {
    const view = scroller.current;
    const ratio = zoom / shown.current;
    shown.current = zoom;
    if (!view || ratio === 1 || instead?.(view)) return;
    view.scrollTop = (view.scrollTop + view.clientHeight / 2) * ratio - view.clientHeight / 2;
    view.scrollLeft = (view.scrollLeft + view.clientWidth / 2) * ratio - view.clientWidth / 2;
  }, [zoom, scroller]);
  return shown;
}
