import { setImmediate } from 'node:timers/promises';
import { acceptDocument } from '../analysis/accept-document.ts';
import type { Deps } from '../deps.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { AppError } from '../errors.ts';
import type { JobContext, JobWorker } from '../jobs/job-kind.ts';
import { sampleFilenames } from './samples.repository.ts';
import { SAMPLES, type SamplesJob } from './samples-job.ts';

/** Stores sample invoices, one account after the other. */
export function samplesWorker(deps: Deps): JobWorker<SamplesJob> {
  return {
    kind: SAMPLES,
    concurrencyOf: () => 1,
    handle: (job, context) => storeSamples(deps, job, context),
    // Those that are there stay; asking again brings the rest.
    giveUp: async () => {},
  };
}

/** Those that are not there yet, as uploads of the user that nothing counts. */
async function storeSamples(deps: Deps, { userId, today }: SamplesJob, { signal }: JobContext): Promise<void> {
  // What draws them is loaded by those alone who want them.
  const { starterSet } = await import('#samples/starter-set.ts');
  const there = await sampleFilenames(deps.db, userId);
  for (const { filename, draw } of starterSet(today)) {
    if (there.has(filename)) continue;
    // Drawing takes its moment; others have theirs in between.
    await setImmediate();
    if (signal.aborted) return;
    const bytes = Buffer.from(draw());
    const { document } = await acceptDocument(deps, { userId, filename, bytes, isSample: true });
    // They were removed while this one was stored.
    if (signal.aborted) await deleteIfThere(deps, { id: document.id, userId });
  }
}

async function deleteIfThere(deps: Deps, key: { id: string; userId: string }): Promise<void> {
  await deleteDocument(deps, key).catch((error: unknown) => {
    if (!(error instanceof AppError && error.status === 404)) throw error;
  });
}
