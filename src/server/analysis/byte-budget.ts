/** How long an upload waits for its turn. */
const PATIENCE_MS = 60_000;

/**
 * Lets work go on as long as the bytes it holds in memory stay within `limit` together; the rest waits in order. What
 * is larger than the limit goes alone. Rejects with what `tooLate` makes after a minute of waiting.
 */
export function byteBudget(limit: number, tooLate: () => Error, patienceMs = PATIENCE_MS) {
  let held = 0;
  const waiting: { bytes: number; start: () => void }[] = [];

  function startNext(): void {
    for (let next = waiting[0]; next && (held === 0 || held + next.bytes <= limit); next = waiting[0]) {
      waiting.shift();
      held += next.bytes;
      next.start();
    }
  }

  function turn(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(tooLate());
        // Smaller ones may have waited behind it.
        startNext();
      }, patienceMs);
      const entry = {
        bytes,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(entry);
      startNext();
    });
  }

  return async function within<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    await turn(bytes);
    try {
      return await work();
    } finally {
      held -= bytes;
      startNext();
    }
  };
}
