import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

export interface AnalysisJob {
  documentId: string;
  /** The document's run this job is for; a later run makes it void. */
  run: number;
}

/** Runs SQL on a connection; within a transaction the job is written with the rest of it. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The durable queue of analyses. */
export interface AnalysisJobs {
  /** Writes a job; durable with the transaction that `executeSql` belongs to. */
  send(job: AnalysisJob, executeSql?: ExecuteSql): Promise<void>;
  /** Wakes the workers of this process; call it after the transaction. */
  wake(): void;
  /** `giveUp` ends a job whose last attempt failed, so that its document does not wait for ever. */
  start(handler: (job: AnalysisJob) => Promise<void>, giveUp: (job: AnalysisJob) => Promise<void>): Promise<void>;
  /** Finishes what runs (at most `timeoutMs`), then hands the rest back. */
  stop(timeoutMs: number): Promise<void>;
  /** How many jobs wait or run. */
  pending(): Promise<number>;
}

const QUEUE = 'analyze';
/** A worker that died is noticed after this time, and its job given to another. */
const HEARTBEAT_SECONDS = 30;
const POLLING_SECONDS = 0.5;
const RETRIES = 2;
const WORK = { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS, includeMetadata: true } as const;

/** The queue in the product's own database, through pg-boss. `exclusive`: no other process works on it. */
export function analysisJobs(options: {
  pool: pg.Pool;
  exclusive: boolean;
  concurrency: number;
  expireInSeconds: number;
  log: Logger;
}): AnalysisJobs {
  const { pool, exclusive, log } = options;
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await pool.query(text, values);
    // Several statements in one text give a list of results; the rows of all count.
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }: { rows: unknown[] }) => rows) } : result;
  };
  const boss = new PgBoss({ db: { executeSql }, ...(exclusive ? { backend: 'pglite' as const } : {}) });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  let workers: string[] = [];
  let stopping = false;

  return {
    async send(job, within = executeSql) {
      await boss.send(QUEUE, job, { db: { executeSql: within } });
    },

    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },

    async start(handler, giveUp) {
      await boss.start();
      await boss.createQueue(QUEUE, {
        retryLimit: RETRIES,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: options.expireInSeconds,
        deleteAfterSeconds: 3600,
        ...(exclusive ? {} : { heartbeatSeconds: HEARTBEAT_SECONDS }),
      });
      // Jobs of a killed process would wait for their time-out; its documents are queued afresh by the caller.
      if (exclusive) await boss.deleteAllJobs(QUEUE);
      // One worker each instead of one with `localConcurrency`: each has an id to be woken by.
      workers = await Promise.all(
        Array.from({ length: options.concurrency }, () =>
          boss.work<AnalysisJob, void, typeof WORK>(QUEUE, WORK, async (jobs) => {
            for (const job of jobs) {
              try {
                await handler(job.data);
              } catch (error) {
                log.error({ err: error, document: job.data.documentId, attempt: job.retryCount }, 'analysis');
                if (job.retryCount < job.retryLimit || stopping) throw error;
                await giveUp(job.data);
              }
            }
          }),
        ),
      );
    },

    async stop(timeoutMs) {
      stopping = true;
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
    },

    async pending() {
      const { rows } = await executeSql(
        "select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry', 'active')",
        [QUEUE],
      );
      return (rows[0] as { count: number }).count;
    },
  };
}
