import type { Deps } from '../deps.ts';
import type { JobContext, JobWorker } from '../jobs/job-kind.ts';
import { repeatWork } from '../repeat-work.ts';
import { EXPORT, type ExportJob, findUnfinishedExport, removeOldExports, updateExport } from './export-jobs.ts';
import { exportedIds } from './exported-ids.ts';
import { FORMATS, writeExport } from './write-export.ts';

type WorkerDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'words' | 'reader' | 'now' | 'log'>;

const LOOK_EVERY_MS = 10 * 60_000;
/** The rest is the file's own way into the storage. */
const MOST_PROGRESS = 99;

/** Writes large exports, one after the other. A killed one begins anew. */
export function exportWorker(deps: WorkerDeps): JobWorker<ExportJob> {
  return {
    kind: EXPORT,
    concurrencyOf: () => 1,
    handle: (job, context) => storeExport(deps, job, context),
    giveUp: async ({ exportId }) => {
      await updateExport(deps.db, exportId, { status: 'failed', finishedAt: deps.now() });
    },
  };
}

async function storeExport(deps: WorkerDeps, { exportId }: ExportJob, { signal }: JobContext): Promise<void> {
  const row = await findUnfinishedExport(deps.db, exportId);
  if (!row) return;
  const { userId, query } = row;
  const ids = await exportedIds(deps, userId, query);
  const documents = ids.length * FORMATS[query.format].passes;
  let read = 0;
  let told = 0;
  let leftOut = 0;
  const stream = writeExport(deps, { userId, ids }, query, {
    signal,
    onLeftOut: () => {
      leftOut += 1;
    },
    async onRead(more) {
      read += more;
      const progress = Math.min(MOST_PROGRESS, Math.floor((100 * read) / Math.max(1, documents)));
      if (progress > told) await updateExport(deps.db, exportId, { progress });
      told = progress;
    },
  });
  signal.addEventListener('abort', () => stream.destroy(), { once: true });
  await deps.storage.putExport(exportId, stream);
  const end = { status: 'completed' as const, progress: 100, leftOut, finishedAt: deps.now() };
  // Its account was deleted meanwhile.
  if (!(await updateExport(deps.db, exportId, end))) await deps.storage.deleteExport(exportId);
}

/** Removes exports that have had their time, now and again and again. Returns what ends it. */
export function keepRemovingOldExports(deps: WorkerDeps): () => Promise<void> {
  return repeatWork(
    () => removeOldExports(deps),
    LOOK_EVERY_MS,
    (err) => deps.log.error({ err }, 'removing old exports'),
  );
}
