/**
 * Does `work` every `everyMs` milliseconds: never two at once (what takes longer is waited for), and what fails is
 * given to `onError` and tried again the next time. Returns what ends it, after work that has begun.
 */
export function repeatWork(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(onError);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
