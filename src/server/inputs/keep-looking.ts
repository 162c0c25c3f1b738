import { setTimeout as sleep } from 'node:timers/promises';

/** After a look that failed. */
const FAILED_PAUSE_MS = 30_000;
/** Work that has begun may go on for so long when it is ended; beyond that it is as with a kill. */
const STOP_PATIENCE_MS = 10_000;

/**
 * Looks again and again, `pauseMs` after the last look ended; what fails is given to `onError` and tried again half a
 * minute later. Returns what ends it: work that has begun hears it by its signal, and is waited for (ten seconds).
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
    const patience = new AbortController();
    await Promise.race([looking, sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
  };
}
