/** Without a new request for so long the page has what it needs. */
const QUIET_MS = 1500;
/** A page that never comes to rest is not waited for any longer. */
const LONGEST_MS = 10_000;

/**
 * Calls `work` once the page's own requests have come to an end: what is shown first needs the few connections that a
 * browser opens to a server. Returns what takes it back.
 */
export function whenAtRest(work: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout>;
  const start = () => {
    stop();
    work();
  };
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(start, QUIET_MS);
  };
  const observer = new PerformanceObserver(wait);
  const longest = setTimeout(start, LONGEST_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
  };
  observer.observe({ type: 'resource', buffered: true });
  wait();
  return stop;
}
