import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { oneAtATime } from '../db/database.ts';

export interface AnalysisJob {
  documentId: string;
  /** The document's run this job is for; a later run makes it void. */
  run: number;
  /** Of the document: big ones wait in a queue of their own. */
  pages: number;
}

/** Runs SQL on a connection; within a transaction the job is written with the rest of it. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** `alive`: waits or runs. `failed`: was tried as often as it may be. `absent`: there is no job for it any more. */
export type JobState = 'alive' | 'failed' | 'absent';

/** The durable queues of analyses. */
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
  /** For how many seconds the oldest of them has done so; 0 when there is none. */
  oldestSeconds(): Promise<number>;
  /** Deletes a document's jobs, whatever became of them; one that runs goes on without. */
  deleteOf(documentId: string, executeSql: ExecuteSql): Promise<void>;
  /** Deletes jobs of documents that are gone. Returns how many. */
  deleteOfNobody(): Promise<number>;
  /** What became of the jobs of these runs, in their order. */
  statesOf(runs: readonly Pick<AnalysisJob, 'documentId' | 'run'>[]): Promise<JobState[]>;
}

/** Two queues, so that small documents are not stuck behind big ones. */
const SMALL = 'analyze-small';
const BIG = 'analyze-big';
const QUEUES = [SMALL, BIG];
/** About a fifth of a second of reading. */
const BIG_FROM_PAGES = 20;
const POLLING_SECONDS = 0.5;
const RETRIES = 2;
const WORK = { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS, includeMetadata: true } as const;

export interface AnalysisJobsOptions {
  pool: pg.Pool;
  /** No other process works on these queues. */
  exclusive: boolean;
  concurrency: number;
  expireInSeconds: number;
  /** A worker that was not heard of for so long is dead: its job goes to another. At least 10. */
  lostAfterSeconds: number;
  log: Logger;
}

/** The queues in the product's own database, through pg-boss. */
export function analysisJobs(options: AnalysisJobsOptions): AnalysisJobs {
  const { pool, exclusive, log, concurrency, lostAfterSeconds } = options;
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await pool.query(text, values);
    // Several statements in one text give a list of results; the rows of all count.
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }: { rows: unknown[] }) => rows) } : result;
  };
  const boss = new PgBoss({
    db: { executeSql },
    ...(exclusive
      ? { backend: 'pglite' as const }
      : { superviseIntervalSeconds: lostAfterSeconds / 2, monitorIntervalSeconds: lostAfterSeconds / 2 }),
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  let workers: string[] = [];
  let stopping = false;
  /** Ids of the jobs that this process is at. */
  const running = new Set<string>();

  async function openQueues(): Promise<void> {
    await boss.start();
    for (const queue of QUEUES) {
      await boss.createQueue(queue, {
        retryLimit: RETRIES,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: options.expireInSeconds,
        deleteAfterSeconds: 3600,
        ...(exclusive ? {} : { heartbeatSeconds: lostAfterSeconds }),
      });
      // Jobs of a killed process would wait for their time-out; its documents are queued afresh by the caller.
      if (exclusive) await boss.deleteAllJobs(queue);
    }
  }

  return {
    async send(job, within = executeSql) {
      await boss.send(job.pages >= BIG_FROM_PAGES ? BIG : SMALL, job, { db: { executeSql: within } });
    },

    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },

    async start(handler, giveUp) {
      await (exclusive ? openQueues() : oneAtATime(pool, openQueues));
      // One worker each instead of one with `localConcurrency`: each has an id to be woken by. One reading process
      // stays free of big documents, where there is more than one.
      const queues = [
        ...Array<string>(concurrency).fill(SMALL),
        ...Array<string>(Math.max(1, concurrency - 1)).fill(BIG),
      ];
      workers = await Promise.all(
        queues.map((queue) =>
          boss.work<AnalysisJob, void, typeof WORK>(queue, WORK, async (jobs) => {
            for (const job of jobs) {
              running.add(job.id);
              try {
                await handler(job.data);
              } catch (error) {
                log.error({ err: error, document: job.data.documentId, attempt: job.retryCount }, 'analysis');
                if (job.retryCount < job.retryLimit || stopping) throw error;
                await giveUp(job.data);
              } finally {
                running.delete(job.id);
              }
            }
          }),
        ),
      );
    },

    async stop(timeoutMs) {
      stopping = true;
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
      if (running.size === 0) return;
      // pg-boss counts what it had to break off as a failed attempt; an analysis is handed back as if it had not begun.
      await executeSql(
        `update pgboss.job set state = 'created', started_on = null, completed_on = null, start_after = now()
         where name = any($1) and id = any($2) and state in ('retry', 'failed')`,
        [QUEUES, [...running]],
      );
    },

    async pending() {
      const { rows } = await executeSql(
        "select count(*)::int as count from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')",
        [QUEUES],
      );
      return (rows[0] as { count: number }).count;
    },

    async oldestSeconds() {
      const { rows } = await executeSql(
        `select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
         from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')`,
        [QUEUES],
      );
      return (rows[0] as { seconds: number }).seconds;
    },

    async deleteOf(documentId, within) {
      await within("delete from pgboss.job where name = any($1) and data->>'documentId' = $2", [QUEUES, documentId]);
    },

    async deleteOfNobody() {
      // A job is written in the transaction of its document, so one that is seen without it has lost it.
      const { rows } = await executeSql(
        `delete from pgboss.job where name = any($1)
           and not exists (select from documents where documents.id = data->>'documentId') returning id`,
        [QUEUES],
      );
      return rows.length;
    },

    async statesOf(runs) {
      const { rows } = await executeSql(
        `select data->>'documentId' as id, (data->>'run')::int as run,
           bool_or(state in ('created', 'retry', 'active')) as alive, bool_or(state = 'failed') as failed
         from pgboss.job where name = any($1) and data->>'documentId' = any($2) group by 1, 2`,
        [QUEUES, runs.map(({ documentId }) => documentId)],
      );
      const known = new Map(
        (rows as { id: string; run: number; alive: boolean; failed: boolean }[]).map((row) => [
          `${row.id} ${row.run}`,
          row,
        ]),
      );
      return runs.map(({ documentId, run }) => {
        const row = known.get(`${documentId} ${run}`);
        if (row?.alive) return 'alive';
        return row?.failed ? 'failed' : 'absent';
      });
    },
  };
}
