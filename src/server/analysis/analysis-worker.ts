import type { Deps } from '../deps.ts';
import { type AnalysisJob, analysisKind, SMALL_DOCUMENTS } from '../jobs/analysis-jobs.ts';
import type { JobWorker } from '../jobs/job-kind.ts';
import { analyzeDocument, giveUpAnalysis } from './analyze-document.ts';

/** Reads documents, as many at once as there are reading processes. */
export function analysisWorker(deps: Deps): JobWorker<AnalysisJob> {
  const { ANALYSIS_PROCESSES } = deps.config;
  return {
    kind: analysisKind(deps.config),
    // One reading process stays free of big documents, where there is more than one.
    concurrencyOf: (lane) => (lane === SMALL_DOCUMENTS ? ANALYSIS_PROCESSES : Math.max(1, ANALYSIS_PROCESSES - 1)),
    handle: (job, context) => analyzeDocument(deps, job, context),
    giveUp: (job) => giveUpAnalysis(deps, job),
  };
}
