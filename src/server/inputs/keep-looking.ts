import { setTimeout as sleep } from 'node:timers/promises';

/** After a look that failed. */
const FAILED_PAUSE_MS = 30_000;

/**
 * Looks again and again, `pauseMs` after the last look ended; what fails is given to `onError` and tried again half a
 * minute later. Returns what ends it: work that has begun hears it by its signal, and is waited for.
 */
export function keepLooking(
  look: (signal: AbortSignal) => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const looking = (async () => {
    while (!signal.aborted) {
      const pause = await look(signal).then(
        () => pauseMs,
        (error: unknown) => {
          onError(error);
          return FAILED_PAUSE_MS;
        },
      );
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  })();
  return async () => {
    stop.abort();
    await looking;
  };
}
