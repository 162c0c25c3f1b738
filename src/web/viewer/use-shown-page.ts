import { type RefObject, useEffect, useState } from 'react';

/** The page in the middle of the view, and a way to go to another (held within 1..pages). */
export function useShownPage(scroller: RefObject<HTMLElement | null>, pages: number) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    let frame = 0;
    const update = () => {
      const middle = view.scrollTop + view.clientHeight / 2;
      // The last page that begins above the middle; found by halving, as there may be hundreds.
      const sheets = view.querySelectorAll<HTMLElement>('[data-page]');
      let [low, high] = [0, sheets.length - 1];
      while (low < high) {
        const between = Math.ceil((low + high) / 2);
        if ((sheets[between]?.offsetTop ?? 0) <= middle) low = between;
        else high = between - 1;
      }
      setPage(low + 1);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      view.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  const goTo = (wanted: number) => {
    const number = Math.min(pages, Math.max(1, Math.trunc(wanted)));
    const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    scroller.current?.scrollTo({ top: (sheet?.offsetTop ?? 0) - 16 });
  };
  return { page, goTo };
}
