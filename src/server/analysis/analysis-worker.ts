import type { Deps } from '../deps.ts';
import { type AnalysisJob, analysisKind, JOBS_PER_PROCESS, SCANS, SMALL_DOCUMENTS } from '../jobs/analysis-jobs.ts';
import type { JobWorker } from '../jobs/job-kind.ts';
import { analyzeDocument, giveUpAnalysis } from './analyze-document.ts';

/** More than there are processes for pages: a photo of one page does not wait for the end of a long scan. */
const SCANS_AT_ONCE = 8;

/** Reads documents: enough at once to keep all reading processes busy. */
export function analysisWorker(deps: Deps): JobWorker<AnalysisJob> {
  const { ANALYSIS_PROCESSES } = deps.config;
  return {
    kind: analysisKind(deps.config),
    concurrencyOf: (lane) => {
      if (lane === SCANS) return SCANS_AT_ONCE;
      // One reading process stays free of big documents, where there is more than one.
      return lane === SMALL_DOCUMENTS ? ANALYSIS_PROCESSES * JOBS_PER_PROCESS : Math.max(1, ANALYSIS_PROCESSES - 1);
    },
    handle: (job, context) => analyzeDocument(deps, job, context),
    giveUp: (job) => giveUpAnalysis(deps, job),
  };
}
