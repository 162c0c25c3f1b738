import { type RefObject, useEffect, useState } from 'react';

/** Drawn from one view's height before it scrolls in, given back as far behind. */
const MARGIN = '100% 0px';

/** Whether an element is in or near the visible part of `scroller`. */
export function useNearView(element: RefObject<Element | null>, scroller: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear(last.isIntersecting);
      },
      { root: scroller.current, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return near;
}
