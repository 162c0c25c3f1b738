import type { Deps } from '../deps.ts';
import { type AnalysisJob, analysisKind, documentsAtOnce } from '../jobs/analysis-jobs.ts';
import type { JobWorker } from '../jobs/job-kind.ts';
import { analyzeDocument, giveUpAnalysis } from './analyze-document.ts';

/** Reads documents: enough at once to keep all reading processes busy. */
export function analysisWorker(deps: Deps): JobWorker<AnalysisJob> {
  return {
    kind: analysisKind(deps.config),
    concurrencyOf: (lane) => documentsAtOnce(lane, deps.config.ANALYSIS_PROCESSES),
    handle: (job, context) => analyzeDocument(deps, job, context),
    giveUp: (job) => giveUpAnalysis(deps, job),
  };
}
