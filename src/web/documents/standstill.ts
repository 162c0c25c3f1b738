/** Without scrolling for this long the window stands still. */
const STILL_MS = 120;

let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function onScroll(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, STILL_MS);
}

function settle(): void {
  timer = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

/**
 * Calls `run` once nothing on the page has scrolled for `STILL_MS`: what is dear and only flies past is not begun, and
 * the frames stay free for the scrolling. Returns the function that takes the wish back.
 */
export function atStandstill(run: () => void): () => void {
  if (waiting.size === 0) window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  waiting.add(run);
  timer ??= setTimeout(settle, STILL_MS);
  return () => waiting.delete(run);
}
