/** Milliseconds without a scroll event after which scrolling has ended. */
const IDLE_MS = 120;

let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function onScroll(): void {
  clearTimeout(timer);
  timer = setTimeout(runWaiting, IDLE_MS);
}

function runWaiting(): void {
  timer = undefined;
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

/**
 * Calls `run` once nothing on the page has scrolled for `IDLE_MS`, so that costly work for things that only scroll past
 * is never started. Returns a function that cancels the call.
 */
export function afterScrolling(run: () => void): () => void {
  if (waiting.size === 0) window.addEventListener('scroll', onScroll, { passive: true, capture: true });
  waiting.add(run);
  timer ??= setTimeout(runWaiting, IDLE_MS);
  return () => waiting.delete(run);
}
