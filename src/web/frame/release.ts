/** What answers at the server's address: the release of this window, a newer one, or nothing. */
export type RunningRelease = 'same' | 'newer' | 'unreachable';

/** How long the question waits before the server counts as silent. */
const ANSWER_MS = 10_000;

/**
 * Compares this window's program with the one that a reload would get: its file's name carries its content's hash. Never
 * throws.
 */
export async function runningRelease(): Promise<RunningRelease> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) return 'unreachable';
    return own && !(await answer.text()).includes(own) ? 'newer' : 'same';
  } catch {
    return 'unreachable';
  }
}

/** Whether `error` is that of a page's program or style that could not be fetched. */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
