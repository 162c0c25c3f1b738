import type { Box } from '#core/geometry.ts';

/**
 * Scrolls the least distance that brings a box of a page well into the view; with `centre`, always to the middle.
 * Pages must be laid out at the zoom that counts.
 */
export function scrollToBox(scroller: HTMLElement, page: number, box: Box, centre: boolean): void {
  const sheet = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!sheet) return;
  const left = sheet.offsetLeft + box.x * sheet.offsetWidth;
  const top = sheet.offsetTop + box.y * sheet.offsetHeight;
  const width = box.width * sheet.offsetWidth;
  const height = box.height * sheet.offsetHeight;
  scroller.scrollTo({
    left: nearest(scroller.scrollLeft, scroller.clientWidth, left, width, centre),
    top: nearest(scroller.scrollTop, scroller.clientHeight, top, height, centre),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** Room kept between a box and the edge of the view, in pixels. */
const ROOM = 24;

/** The scroll offset along one axis; exported for its test. */
export function nearest(scroll: number, view: number, start: number, length: number, centre: boolean): number {
  const visible = start - ROOM >= scroll && start + length + ROOM <= scroll + view;
  if (visible && !centre) return scroll;
  return Math.max(0, start + length / 2 - view / 2);
}
