import type { Deps } from '../deps.ts';
import { repeatWork } from '../repeat-work.ts';
import { binnedBefore, IN_BIN_MS } from './bin.ts';
import { deleteBinned } from './delete-document.ts';

const LOOK_EVERY_MS = 5_000;
const AT_ONCE = 100;

type BinDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'jobs' | 'config' | 'now' | 'log'>;

/** Deletes for good what nobody took out of the bin in time. Whatever a kill leaves in it goes the next time. */
export async function emptyBin(deps: BinDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - IN_BIN_MS);
  for (;;) {
    const due = await binnedBefore(deps.db, before, AT_ONCE);
    for (const document of due) {
      if (signal?.aborted) return;
      await deleteBinned(deps, document);
    }
    if (due.length < AT_ONCE) return;
  }
}

/** Empties the bin again and again. Returns what ends it. Any number of processes may do so. */
export function keepEmptyingBin(deps: BinDeps): () => Promise<void> {
  const stop = new AbortController();
  const end = repeatWork(
    () => emptyBin(deps, stop.signal),
    LOOK_EVERY_MS,
    (err) => deps.log.error({ err }, 'emptying the bin'),
  );
  return async () => {
    stop.abort();
    await end();
  };
}
