import type { JobProgress } from './job-signals.ts';

/** A kind of work that the queue keeps until it is done: what its jobs carry, and how often they are tried. */
export interface JobKind<Payload extends object> {
  /** Unique. */
  name: string;
  /** The field of the payload that says what a job is about; jobs are looked up and deleted by it. */
  subject: keyof Payload & string;
  /** Names of queues, unique over all kinds: work in one of them does not wait for work in another. */
  lanes: readonly [string, ...string[]];
  laneOf(payload: Payload): string;
  /** Jobs of one owner, of which only so many run at a time: they leave workers to the others'. */
  share?: {
    ownerOf(payload: Payload): string | undefined;
    /** In a lane, over all processes, or in each. */
    atOnce: number;
    inEachProcess?: boolean;
    /** Where it holds; default: all. */
    lanes?: readonly string[];
  };
  /** How often a failed job is tried again; the pause before is `retryDelaySeconds`, doubled each time. */
  retries: number;
  retryDelaySeconds: number;
  /** A try that takes longer has failed. */
  expireInSeconds: number;
  /** For the lanes that are allowed another time. */
  expireInSecondsOf?: Readonly<Record<string, number>>;
}

export interface JobContext {
  /** Aborted when somebody cancels the job, in whichever process. */
  signal: AbortSignal;
  /** Tells how far the job is, in every process; what is lost on the way is not sent again. */
  report(progress: JobProgress): void;
}

/** Who does the jobs of a kind. */
export interface JobWorker<Payload extends object> {
  kind: JobKind<Payload>;
  /** Between two looks of an idle worker that nobody wakes; half a second without it. Each look costs a statement. */
  pollingSeconds?: number;
  /** How many jobs of a lane this process does at a time. */
  concurrencyOf(lane: string): number;
  /** Rejects when the job is to be tried again. */
  handle(payload: Payload, context: JobContext): Promise<void>;
  /** Ends a job whose last try failed, so that nobody waits for it for ever. */
  giveUp(payload: Payload): Promise<void>;
}
