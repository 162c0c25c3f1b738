import type { Deps } from './deps.ts';
import { mendInstallation } from './documents/mend-installation.ts';

/** Number of the lock that keeps servers which start together from mending at once; any number of our own. */
const MENDING_LOCK = 7_430_119;
/** How many documents a line of the log names. */
const NAMED = 20;

/**
 * Puts right what an unclean stop left, before anything else where the installation belongs to this process, and beside
 * everything else where others are at work. Returns what ends it.
 */
export async function startMending(deps: Deps): Promise<() => Promise<void>> {
  if (deps.database.kind === 'embedded') {
    await mend(deps, { alone: true });
    return async () => {};
  }
  const stop = new AbortController();
  const mending = mendAsOne(deps, stop.signal).catch((err: unknown) => {
    if (!stop.signal.aborted) deps.log.error({ err }, 'start-up check');
  });
  return async () => {
    stop.abort();
    await mending;
  };
}

async function mendAsOne(deps: Deps, signal: AbortSignal): Promise<void> {
  const client = await deps.database.pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MENDING_LOCK]);
    if (rows[0]?.mine) await mend(deps, { alone: false, signal });
  } finally {
    // Closing the connection gives the lock back.
    client.release(true);
  }
}

async function mend(deps: Deps, options: Parameters<typeof mendInstallation>[1]): Promise<void> {
  const { documentsWithoutFile, sidecarsWithoutAccountOrFile, ...mended } = await mendInstallation(deps, options);
  if (Object.values(mended).some((count) => count > 0)) deps.log.warn(mended, 'put right after an unclean stop');
  for (const [message, documents] of [
    ['documents whose file is gone', documentsWithoutFile],
    ['sidecars whose account or file is gone', sidecarsWithoutAccountOrFile],
  ] as const) {
    if (documents.length === 0) continue;
    deps.log.error({ count: documents.length, documents: documents.slice(0, NAMED) }, message);
  }
}
