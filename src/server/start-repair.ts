import type { Deps } from './deps.ts';
import { repairInstallation } from './documents/repair-installation.ts';

/** Number of the lock that keeps servers which start together from repair at once; any number of our own. */
const REPAIR_LOCK = 7_430_119;
/** How many documents a line of the log names. */
const NAMED = 20;

/**
 * Puts right what an unclean stop left, before anything else where the installation belongs to this process, and beside
 * everything else where others are at work. Returns what ends it.
 */
export async function startRepair(deps: Deps): Promise<() => Promise<void>> {
  if (deps.database.kind === 'embedded') {
    await repair(deps, { alone: true });
    return async () => {};
  }
  const stop = new AbortController();
  const repairing = repairAsOne(deps, stop.signal).catch((err: unknown) => {
    if (!stop.signal.aborted) deps.log.error({ err }, 'start-up check');
  });
  return async () => {
    stop.abort();
    await repairing;
  };
}

async function repairAsOne(deps: Deps, signal: AbortSignal): Promise<void> {
  const client = await deps.database.pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [REPAIR_LOCK]);
    if (rows[0]?.mine) await repair(deps, { alone: false, signal });
  } finally {
    // Closing the connection gives the lock back.
    client.release(true);
  }
}

async function repair(deps: Deps, options: Parameters<typeof repairInstallation>[1]): Promise<void> {
  const { documentsWithoutFile, sidecarsWithoutAccountOrFile, ...repaired } = await repairInstallation(deps, options);
  if (Object.values(repaired).some((count) => count > 0)) deps.log.warn(repaired, 'put right after an unclean stop');
  for (const [message, documents] of [
    ['documents whose file is gone', documentsWithoutFile],
    ['sidecars whose account or file is gone', sidecarsWithoutAccountOrFile],
  ] as const) {
    if (documents.length === 0) continue;
    deps.log.error({ count: documents.length, documents: documents.slice(0, NAMED) }, message);
  }
}
