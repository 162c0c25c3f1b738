import type { Deps } from '../deps.ts';
import { userTurns } from '../http/user-turns.ts';
import {
  type AnalysisJob,
  analysisKind,
  documentsAtOnce,
  ownScansAtOnce,
  sendAnalysis,
} from '../jobs/analysis-jobs.ts';
import type { JobContext, JobWorker } from '../jobs/job-kind.ts';
import { analyzeDocument, giveUpAnalysis } from './analyze-document.ts';

/** What was taken beyond its owner's share waits for so long. */
const OUT_OF_TURN_SECONDS = 1;

/** Reads documents: enough at once to keep all reading processes busy. */
export function analysisWorker(deps: Deps): JobWorker<AnalysisJob> {
  const { ANALYSIS_PROCESSES } = deps.config;
  const kind = analysisKind(deps.config);
  const turns = userTurns(ownScansAtOnce(ANALYSIS_PROCESSES), () => new Error('out of turn'), 0);

  // The queue keeps to each owner's share; but workers that look at the same moment do not see what the others take.
  async function inTurn(job: AnalysisJob, context: JobContext): Promise<void> {
    if (job.userId === undefined) return analyzeDocument(deps, job, context);
    const giveBack = await turns.take(`${kind.laneOf(job)} ${job.userId}`).catch(() => null);
    if (!giveBack) return sendAnalysis(deps, job, deps.jobs.executeSql, { afterSeconds: OUT_OF_TURN_SECONDS });
    await analyzeDocument(deps, job, context).finally(giveBack);
  }

  return {
    kind,
    concurrencyOf: (lane) => documentsAtOnce(lane, ANALYSIS_PROCESSES),
    handle: inTurn,
    giveUp: (job) => giveUpAnalysis(deps, job),
  };
}
