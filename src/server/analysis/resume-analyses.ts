import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../db/in-transaction.ts';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { restartRun } from '../documents/documents.repository.ts';
import { analysisStates, sendAnalysis, wakeForAnalysis } from '../jobs/analysis-jobs.ts';
import { giveUpAnalysis } from './analyze-document.ts';

export interface Resumed {
  /** Unfinished analyses whose jobs were gone: queued again. */
  requeued: number;
  /** Unfinished analyses whose jobs died as often as they may: ended as failed, to be retried by a person. */
  givenUp: number;
}

/**
 * Finds documents that are said to be analysed and are not, and sees to it that each ends. Any number of processes may
 * do so at any time: an analysis that waits or runs is left alone, and every change is bound to the run it is about.
 */
export async function resumeAnalyses(
  deps: Pick<Deps, 'db' | 'database' | 'jobs' | 'config' | 'log' | 'now'>,
): Promise<Resumed> {
  const resumed: Resumed = { requeued: 0, givenUp: 0 };
  // Documents first: a job is written in the transaction of its document, so none of these can be without its own yet.
  const unfinished = await deps.db
    .select({ documentId: documents.id, run: documents.run, pages: documents.totalPages })
    .from(documents)
    // What lies in the bin is resumed when it is taken out.
    .where(and(eq(documents.status, 'processing'), isNotNull(documents.userId)));
  if (unfinished.length === 0) return resumed;
  const states = await analysisStates(deps, unfinished);
  for (const [index, job] of unfinished.entries()) {
    if (states[index] === 'failed') {
      await giveUpAnalysis(deps, job);
      resumed.givenUp += 1;
    } else if (states[index] === 'absent') {
      const restarted = await inTransaction(deps.database.pool, async (tx, executeSql) => {
        const run = await restartRun(tx, job.documentId, job.run);
        if (run === null) return null;
        await sendAnalysis(deps, { ...job, run }, executeSql);
        return { ...job, run };
      });
      if (!restarted) continue;
      resumed.requeued += 1;
      wakeForAnalysis(deps, restarted);
    }
  }
  return resumed;
}
