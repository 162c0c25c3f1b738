import type { z } from 'zod';
import type { samplesSchema } from '#contracts/samples.ts';
import { countAttempt } from '../auth/attempts.ts';
import type { Deps } from '../deps.ts';
import { deleteDocuments } from '../documents/delete-documents.ts';
import { today } from '../documents/today.ts';
import { countSamples, sampleIds } from './samples.repository.ts';
import { isLoading, SAMPLES, stopLoading } from './samples-job.ts';

type SamplesDeps = Pick<Deps, 'db' | 'database' | 'jobs' | 'config' | 'now'>;

const LOADS_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** Which sample documents a user has, and whether more come. */
export async function samplesStatus(deps: SamplesDeps, userId: string): Promise<z.infer<typeof samplesSchema>> {
  // In this order: what is on its way while it is asked for is counted, or there.
  const loading = await isLoading(deps, userId);
  return { ...(await countSamples(deps.db, userId)), loading };
}

/**
 * Sees to it that a user has all sample invoices: those that are missing are stored from now on, whatever happens to
 * this process. Asking again changes nothing. Throws 429 after twenty times in an hour.
 */
export async function loadSamples(deps: SamplesDeps, userId: string): Promise<void> {
  if (await isLoading(deps, userId)) return;
  const now = deps.now();
  await countAttempt(
    deps.db,
    [{ key: `samples:${userId}`, most: LOADS_PER_HOUR, withinMs: HOUR_MS }],
    now,
    'The sample invoices were loaded too often. Please try again later.',
  );
  const job = { userId, today: today(now) };
  await deps.jobs.send(SAMPLES, job);
  deps.jobs.wake(SAMPLES, job);
}

/** Removes all sample documents of a user, also those that are on their way. */
export async function removeSamples(deps: SamplesDeps, userId: string): Promise<void> {
  await stopLoading(deps, userId);
  const ids = await sampleIds(deps.db, userId);
  if (ids.length > 0) await deleteDocuments(deps, userId, { ids });
}
