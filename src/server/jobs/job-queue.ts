import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { oneAtATime } from '../db/database.ts';
import { type ExecuteSql, executeOn } from '../db/execute-sql.ts';
import type { JobKind, JobWorker } from './job-kind.ts';
import { handBackActiveJobs, handBackJobs, jobInsertion, queueLength } from './job-rows.ts';
import type { JobSignals } from './job-signals.ts';

export interface SendOptions {
  /** Writes the job in the transaction that this belongs to. */
  within?: ExecuteSql;
  /** Higher ones first; 0 by default. */
  priority?: number;
  /** Not before so many seconds. */
  afterSeconds?: number;
}

/** The durable queue of all work that an answer does not wait for. */
export interface JobQueue {
  send<Payload extends object>(kind: JobKind<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /**
   * The part of a statement that writes a job where its part `condition` gives a row; its values are `$place` and those
   * behind. Wake a worker after it.
   */
  insertion<Payload extends object>(
    kind: JobKind<Payload>,
    payload: Payload,
    options: { condition: string; place: number; priority?: number },
  ): { text: string; values: unknown[] };
  /** Wakes a worker of this process that has time for such a job; call it after the transaction. */
  wake<Payload extends object>(kind: JobKind<Payload>, payload: Payload): void;
  /** Cancels what runs of a kind and has these fields, wherever it runs; what waits stays. */
  cancel<Payload extends object>(kind: JobKind<Payload>, fields: Partial<Payload>): void;
  /** Names who does the jobs of a kind in this process; call it before `start`. */
  addWorker<Payload extends object>(worker: JobWorker<Payload>): void;
  /** Opens the queues and takes jobs from here on. */
  start(): Promise<void>;
  /** Finishes what runs (at most `timeoutMs`), then hands the rest back. */
  stop(timeoutMs: number): Promise<void>;
  /** How many jobs of a kind wait or run, and for how long the oldest has. */
  lengthOf(kind: Pick<JobKind<object>, 'lanes'>): Promise<{ pending: number; oldestSeconds: number }>;
  /** Looks at, and deletes, the queue's rows outside of any transaction. */
  executeSql: ExecuteSql;
}

export interface JobQueueOptions {
  pool: pg.Pool;
  /** No other process works on these queues. */
  exclusive: boolean;
  /** A worker that was not heard of for so long is dead: its job goes to another. At least 10. */
  lostAfterSeconds: number;
  signals: JobSignals;
  log: Logger;
}

/** Takes jobs of a lane, one at a time. */
interface Worker {
  lane: string;
  /** Between two looks while nobody wakes it. */
  pollingSeconds: number;
  /** Null before it is started. */
  id: string | null;
  isBusy: boolean;
  wokenAt: number;
  start(): Promise<void>;
}

const POLLING_SECONDS = 0.5;
/** Of a lane's workers the first looks that much more often than the others, which mostly find nothing. */
const FIRST_LOOKS_MORE_OFTEN = 4;
/** What became of a job is known for so long. */
const KEPT_SECONDS = 3600;
const WORK = { batchSize: 1 } as const;

const expiryOf = (kind: Pick<JobKind<never>, 'expireInSeconds' | 'expireInSecondsOf'>, lane: string) =>
  kind.expireInSecondsOf?.[lane] ?? kind.expireInSeconds;

/** The queue in the product's own database, through pg-boss. */
export function jobQueue({ pool, exclusive, lostAfterSeconds, signals, log }: JobQueueOptions): JobQueue {
  const executeSql = executeOn(pool);
  const boss = new PgBoss({
    db: { executeSql },
    ...(exclusive
      ? { backend: 'pglite' as const }
      : { superviseIntervalSeconds: lostAfterSeconds / 2, monitorIntervalSeconds: lostAfterSeconds / 2 }),
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  const kinds: Omit<JobKind<never>, 'laneOf' | 'share'>[] = [];
  const workers: Worker[] = [];
  let stopping = false;
  /** Ids of the jobs that this process is at. */
  const running = new Set<string>();
  /** By lane: which of an owner's groups was last given. */
  const turns = new Map<string, number>();
  const allLanes = () => kinds.flatMap(({ lanes }) => lanes);

  async function openQueues(): Promise<void> {
    await boss.start();
    for (const kind of kinds) {
      for (const lane of kind.lanes) {
        await boss.createQueue(lane, {
          retryLimit: kind.retries,
          retryDelay: kind.retryDelaySeconds,
          retryBackoff: true,
          expireInSeconds: expiryOf(kind, lane),
          deleteAfterSeconds: KEPT_SECONDS,
          ...(exclusive ? {} : { heartbeatSeconds: lostAfterSeconds }),
        });
      }
    }
    // Jobs that a killed process was at would wait for their time-out.
    if (exclusive) await handBackActiveJobs(executeSql, allLanes());
  }

  /** One worker each instead of one with `localConcurrency`: each has an id to be woken by. */
  async function takeFrom<Payload extends object>(worker: Worker, jobWorker: JobWorker<Payload>) {
    const { kind, handle, giveUp } = jobWorker;
    const { share } = kind;
    const isShared = share && (share.lanes ?? kind.lanes).includes(worker.lane);
    const options = {
      ...WORK,
      pollingIntervalSeconds: worker.pollingSeconds,
      ...(isShared ? (share.inEachProcess ? { localGroupConcurrency: 1 } : { groupConcurrency: share.atOnce }) : {}),
    };
    worker.id = await boss.work<Payload, void, typeof WORK>(worker.lane, options, async (jobs) => {
      for (const job of jobs) {
        running.add(job.id);
        worker.isBusy = true;
        const named = { kind: kind.name, payload: job.data };
        const { signal, end } = signals.follow(named);
        try {
          await handle(job.data, { signal, report: (progress) => signals.report(named, progress) });
        } catch (error) {
          log.error({ err: error, subject: job.data[kind.subject], attempt: job.retryCount }, kind.name);
          if (job.retryCount < kind.retries || stopping) throw error;
          await giveUp(job.data);
        } finally {
          end();
          running.delete(job.id);
          worker.isBusy = false;
          // Where one was, more may wait: it looks again without a pause.
          wakeWorker(worker);
        }
      }
    });
  }

  /** Whose share a job is of. pg-boss counts one for each worker in a process: an owner has as many groups as his share. */
  function groupOf<Payload extends object>(share: JobKind<Payload>['share'], payload: Payload, lane: string) {
    const owner = share?.ownerOf(payload);
    if (!share?.inEachProcess || !owner) return owner;
    const turn = ((turns.get(lane) ?? 0) + 1) % share.atOnce;
    turns.set(lane, turn);
    return `${owner} ${turn}`;
  }

  function wakeWorker(worker: Worker): void {
    worker.wokenAt = performance.now();
    if (worker.id !== null) boss.notifyWorker(worker.id);
  }

  return {
    executeSql,
    async send(kind, payload, { within = executeSql, priority = 0, afterSeconds = 0 } = {}) {
      const lane = kind.laneOf(payload);
      const group = groupOf(kind.share, payload, lane);
      await boss.send(lane, payload, {
        db: { executeSql: within },
        // A queue keeps the limit that it was made with, perhaps by an older version.
        expireInSeconds: expiryOf(kind, lane),
        ...(group ? { group: { id: group } } : {}),
        ...(priority === 0 ? {} : { priority }),
        ...(afterSeconds === 0 ? {} : { startAfter: afterSeconds }),
      });
    },
    insertion(kind, payload, { condition, place, priority = 0 }) {
      const lane = kind.laneOf(payload);
      const group = groupOf(kind.share, payload, lane) ?? null;
      const expireSeconds = expiryOf(kind, lane);
      return jobInsertion({ lane, payload, expireSeconds, priority, group }, condition, place);
    },
    wake(kind, payload) {
      const lane = kind.laneOf(payload);
      // Each look costs a statement: one that is idle, the one woken longest ago. Those that are busy look by themselves.
      const idle = workers.filter((worker) => worker.lane === lane && !worker.isBusy);
      const [next] = idle.sort((a, b) => a.wokenAt - b.wokenAt);
      if (next) wakeWorker(next);
    },
    cancel: (kind, fields) => signals.cancel(kind.name, fields),
    addWorker(worker) {
      kinds.push(worker.kind);
      const often = worker.pollingSeconds ?? POLLING_SECONDS;
      for (const lane of worker.kind.lanes) {
        for (let n = 0; n < worker.concurrencyOf(lane); n += 1) {
          const pollingSeconds = n === 0 ? often : often * FIRST_LOOKS_MORE_OFTEN;
          const start = () => takeFrom(taking, worker);
          const taking: Worker = { lane, pollingSeconds, id: null, isBusy: false, wokenAt: 0, start };
          workers.push(taking);
        }
      }
    },
    async start() {
      await (exclusive ? openQueues() : oneAtATime(pool, openQueues));
      await Promise.all(workers.map(({ start }) => start()));
    },
    async stop(timeoutMs) {
      stopping = true;
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
      // pg-boss counts what it had to break off as a failed attempt; it is handed back as if it had not begun.
      if (running.size > 0) await handBackJobs(executeSql, allLanes(), [...running]);
    },
    lengthOf: ({ lanes }) => queueLength(executeSql, lanes),
  };
}
