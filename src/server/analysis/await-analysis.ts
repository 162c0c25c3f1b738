import type { Deps } from '../deps.ts';
import type { Owned } from '../documents/documents.repository.ts';
import { findWithEntities, type ShownDocument } from '../documents/find-with-entities.ts';

/** Looked up again this often: the analysis may run in another process, whose events can be lost on the way. */
const LOOK_AGAIN_MS = 5000;

/**
 * The document once its analysis has ended, or null when it still runs after `timeoutMs` or as this process stops, or was
 * deleted.
 */
export async function awaitAnalysis(
  deps: Pick<Deps, 'db' | 'events'>,
  key: Owned,
  timeoutMs: number,
): Promise<ShownDocument | null> {
  const deadline = Date.now() + timeoutMs;
  let wake = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const unsubscribe = deps.events.ofDocument(key.id, ({ status }) => {
    if (status !== 'processing') wake();
  });
  const onEnding = () => wake();
  deps.events.ending.addEventListener('abort', onEnding);
  try {
    // Whoever calls has just seen it being processed: what comes next is worth looking at, not what is.
    for (let looked = next(); ; ) {
      const left = deadline - Date.now();
      if (left > 0 && !deps.events.ending.aborted) {
        const timer = setTimeout(wake, Math.min(left, LOOK_AGAIN_MS));
        await looked;
        clearTimeout(timer);
      }
      looked = next();
      const found = await findWithEntities(deps.db, key);
      if (!found) return null;
      if (found.document.status !== 'processing') return found;
      if (deadline <= Date.now() || deps.events.ending.aborted) return null;
    }
  } finally {
    unsubscribe();
    deps.events.ending.removeEventListener('abort', onEnding);
  }
}
