import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of the wheel that zoom by a factor of e. */
const WHEEL_PIXELS = 300;

/** Ctrl with the wheel, and pinching on a touchpad, zoom what is in the view by a factor instead of the window. */
export function useWheelZoom(scroller: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / WHEEL_PIXELS));
    };
    view.addEventListener('wheel', onWheel, { passive: false });
    return () => view.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
