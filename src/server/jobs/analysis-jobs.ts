import type { ExecuteSql } from '../db/execute-sql.ts';
import type { Deps } from '../deps.ts';
import { ANALYSIS } from './analysis-kind-name.ts';
import type { JobKind } from './job-kind.ts';
import { deleteJobs, deleteOrphanedJobs, type JobState, jobStates } from './job-rows.ts';

export interface AnalysisJob {
  documentId: string;
  /** The document's run this job is for; a later run makes it void. */
  run: number;
  /** Of the document: big ones wait in a queue of their own. */
  pages: number;
  /** Some of its pages have no text and are read as pictures. */
  isScan?: boolean;
}

type JobDeps = Pick<Deps, 'jobs' | 'config'>;

/** Two lanes, so that small documents are not stuck behind big ones. */
export const SMALL_DOCUMENTS = 'analyze-small';
const BIG_DOCUMENTS = 'analyze-big';
/** Their pages wait in processes of their own, by turns; whatever has text does not wait for them. */
export const SCANS = 'analyze-scans';
/** About a fifth of a second of reading. */
const BIG_FROM_PAGES = 20;
/**
 * Jobs of small documents at a time for each reading process: what one has read is stored while the next is read. With
 * one each the processes stood idle three quarters of the time, as did a third of the machine (`npm run load`).
 */
export const JOBS_PER_PROCESS = 3;
/** Beyond the reader's own limit, which ends an analysis with a sentence. */
const EXPIRES_AFTER_LIMIT_S = 60;
/** A page takes seconds and a scan may have hundreds, of which other scans' pages take their turns. */
const SCAN_EXPIRES_S = 4 * 3600;
/** The queue takes no longer limit. */
const LONGEST_S = 24 * 3600;

/** Reading a document. */
export function analysisKind({ ANALYSIS_TIMEOUT_S }: Pick<Deps['config'], 'ANALYSIS_TIMEOUT_S'>): JobKind<AnalysisJob> {
  return {
    name: ANALYSIS,
    subject: 'documentId',
    lanes: [SMALL_DOCUMENTS, BIG_DOCUMENTS, SCANS],
    laneOf: ({ pages, isScan }) => (isScan ? SCANS : pages >= BIG_FROM_PAGES ? BIG_DOCUMENTS : SMALL_DOCUMENTS),
    retries: 2,
    retryDelaySeconds: 2,
    // The reader's limit does not count waiting: a process may have all others of its jobs, and a big one, before.
    expireInSeconds: Math.min(ANALYSIS_TIMEOUT_S * (JOBS_PER_PROCESS + 1) + EXPIRES_AFTER_LIMIT_S, LONGEST_S),
    expireInSecondsOf: { [SCANS]: SCAN_EXPIRES_S },
  };
}

/**
 * Writes a job; durable with the transaction that `within` belongs to. Wake a worker after it. Nobody waits for one
 * `inBackground`: it comes after all others.
 */
export function sendAnalysis(
  { jobs, config }: JobDeps,
  job: AnalysisJob,
  within: ExecuteSql,
  { inBackground = false } = {},
): Promise<void> {
  return jobs.send(analysisKind(config), job, { within, ...(inBackground ? { priority: -1 } : {}) });
}

/** Has a job done that was sent; call it after the transaction. */
export function wakeForAnalysis({ jobs, config }: JobDeps, job: AnalysisJob): void {
  jobs.wake(analysisKind(config), job);
}

/** Stops a run wherever it runs; its result is not wanted any more. */
export function stopAnalysis({ jobs, config }: JobDeps, run: { documentId: string; run: number }): void {
  jobs.cancel(analysisKind(config), run);
}

/** Deletes a document's jobs, whatever became of them; one that runs goes on without. */
export function deleteAnalyses({ config }: JobDeps, documentId: string, within: ExecuteSql): Promise<void> {
  return deleteJobs(within, analysisKind(config), documentId);
}

/** Deletes jobs of documents that are gone. Returns how many. */
export function deleteOrphanedAnalyses({ jobs, config }: JobDeps): Promise<number> {
  return deleteOrphanedJobs(jobs.executeSql, analysisKind(config), 'documents');
}

/** What became of the jobs of these runs, in their order. */
export function analysisStates({ jobs, config }: JobDeps, runs: readonly AnalysisJob[]): Promise<JobState[]> {
  return jobStates(jobs.executeSql, analysisKind(config), 'run', runs);
}
