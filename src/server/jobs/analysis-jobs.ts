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
  /** Its pages without text, and pictures beside text, are recognised. */
  isScan?: boolean;
  /** All of its pages have text: only pictures beside it are recognised. */
  onlyPictures?: boolean;
  /** Whose document it is; absent where its owner has no share of the lane, and in jobs that an older version queued. */
  userId?: string;
  /** Nobody waits for it: in its lane it stays behind all others. */
  inBackground?: boolean;
}

type JobDeps = Pick<Deps, 'jobs' | 'config'>;
type Limits = Pick<Deps['config'], 'ANALYSIS_TIMEOUT_S' | 'ANALYSIS_PROCESSES'>;

/** Two lanes, so that small documents are not stuck behind big ones. */
const SMALL_DOCUMENTS = 'analyze-small';
const BIG_DOCUMENTS = 'analyze-big';
/**
 * What is recognised waits in lanes of its own: scans do not hold up what has text, nor long ones short ones, nor any
 * of them a document with text of which only a logo or letterhead is a picture. The recognising processes take
 * pages and pictures by turns, and in each of the two the users'.
 */
const PICTURES = 'analyze-pictures';
const SCANS = 'analyze-scans';
const LONG_SCANS = 'analyze-long-scans';
const RECOGNISING: readonly string[] = [PICTURES, SCANS, LONG_SCANS];
/** About a fifth of a second of reading. */
const BIG_FROM_PAGES = 20;
/** Half a minute of recognising. */
const LONG_SCAN_FROM_PAGES = 8;
/**
 * Jobs of small documents at a time for each reading process: what one has read is stored while the next is read. With
 * one each the processes stood idle three quarters of the time, as did a third of the machine (`npm run load`).
 */
const JOBS_PER_PROCESS = 3;
/** Beyond the reader's own limit, which ends an analysis with a sentence. */
const EXPIRES_AFTER_LIMIT_S = 60;
/** A page takes seconds and a scan may have hundreds, of which other scans' pages take their turns. */
const SCAN_EXPIRES_S = 4 * 3600;
/** The queue takes no longer limit. */
const LONGEST_S = 24 * 3600;

/** Reading a document. */
export function analysisKind({ ANALYSIS_TIMEOUT_S, ANALYSIS_PROCESSES }: Limits): JobKind<AnalysisJob> {
  return {
    name: ANALYSIS,
    subject: 'documentId',
    lanes: [SMALL_DOCUMENTS, BIG_DOCUMENTS, PICTURES, SCANS, LONG_SCANS],
    laneOf: (job) => {
      if (job.isScan) return recognisingLane(job);
      return job.pages >= BIG_FROM_PAGES ? BIG_DOCUMENTS : SMALL_DOCUMENTS;
    },
    share: {
      ownerOf: ({ userId }) => userId,
      atOnce: ownScansAtOnce(ANALYSIS_PROCESSES),
      inEachProcess: true,
      lanes: RECOGNISING,
    },
    retries: 2,
    retryDelaySeconds: 2,
    // The reader's limit does not count waiting: a process may have all others of its jobs, and a big one, before.
    expireInSeconds: Math.min(ANALYSIS_TIMEOUT_S * (JOBS_PER_PROCESS + 1) + EXPIRES_AFTER_LIMIT_S, LONGEST_S),
    expireInSecondsOf: Object.fromEntries(RECOGNISING.map((lane) => [lane, SCAN_EXPIRES_S])),
  };
}

function recognisingLane({ pages, onlyPictures }: AnalysisJob): string {
  if (onlyPictures) return PICTURES;
  return pages >= LONG_SCAN_FROM_PAGES ? LONG_SCANS : SCANS;
}

/** Each holds its file while it waits for its pages' turns. */
const MOST_SCANS_AT_ONCE = 8;
/** Of them, others' have these in any case. */
const LEFT_TO_OTHERS = 2;

/** Of one owner in a lane: what one recognising process has read is stored while all of them read. */
const ownScansAtOnce = (processes: number): number => Math.min(processes + 1, MOST_SCANS_AT_ONCE - LEFT_TO_OTHERS);

/** Documents of a lane that are worked on at a time, with `processes` for reading. */
export function documentsAtOnce(lane: string, processes: number): number {
  if (RECOGNISING.includes(lane)) return Math.min(2 * ownScansAtOnce(processes), MOST_SCANS_AT_ONCE);
  // One reading process stays free of big documents, where there is more than one.
  return lane === SMALL_DOCUMENTS ? processes * JOBS_PER_PROCESS : Math.max(1, processes - 1);
}

/** As `JobQueue.insertion`. */
export function analysisInsertion({ jobs, config }: JobDeps, job: AnalysisJob, condition: string, place: number) {
  return jobs.insertion(analysisKind(config), job, { condition, place, ...priorityOf(job) });
}

const priorityOf = ({ inBackground }: AnalysisJob) => (inBackground ? { priority: -1 } : {});

/** Writes a job; durable with the transaction that `within` belongs to. Wake a worker after it. */
export function sendAnalysis({ jobs, config }: JobDeps, job: AnalysisJob, within: ExecuteSql): Promise<void> {
  return jobs.send(analysisKind(config), job, { within, ...priorityOf(job) });
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
