import { FairQueue } from './fair-queue.ts';
import { PooledProcess, type ProcessKind, type TaskHooks, type TaskLimits } from './pooled-process.ts';
import { ReaderError } from './reader-error.ts';
import type { ReaderAnswers, ReaderTask } from './reader-protocol.ts';

export interface ProcessPoolOptions {
  kind: ProcessKind;
  limits: TaskLimits;
  processes: number;
  /** Starts one process before the first task needs it. */
  isWarm: boolean;
}

/** Child processes of one kind, and the tasks that wait for them. */
export interface ProcessPool {
  /** Waiting tasks of different lanes take turns, and so do different kinds and groups of tasks. Throws `ReaderError`. */
  run<Kind extends ReaderTask['kind']>(
    task: Extract<ReaderTask, { kind: Kind }>,
    options: TaskHooks & { lane?: string | undefined; group?: string | undefined },
  ): Promise<ReaderAnswers[Kind]>;
  /** Cancels what runs or waits and ends all processes. */
  close(): void;
}

interface WaitingTask {
  start(worker: PooledProcess): Promise<void>;
  cancel(): void;
}

/** Processes start when first needed and are kept. */
export function createProcessPool({ kind, limits, processes, isWarm }: ProcessPoolOptions): ProcessPool {
  const maxProcesses = Math.max(1, processes);
  const queue = new FairQueue<WaitingTask>();
  const busy = new Set<PooledProcess>();
  let idle: PooledProcess[] = isWarm ? [new PooledProcess(kind, limits)] : [];
  let closed = false;

  function nextProcess(): PooledProcess | undefined {
    idle = idle.filter(({ retired }) => !retired);
    return idle.pop() ?? (busy.size < maxProcesses ? new PooledProcess(kind, limits) : undefined);
  }

  function dispatch(): void {
    while (queue.size > 0) {
      const worker = nextProcess();
      if (!worker) return;
      busy.add(worker);
      void queue
        .shift()!
        .start(worker)
        .finally(() => release(worker));
    }
  }

  function release(worker: PooledProcess): void {
    busy.delete(worker);
    if (worker.retired) worker.stop(new ReaderError('analysis.cancelled'));
    else if (!closed) idle.push(worker);
    dispatch();
  }

  return {
    run: (task, { lane = '', group, ...hooks }) =>
      new Promise((resolve, reject) => {
        if (closed || hooks.signal?.aborted) return reject(new ReaderError('analysis.cancelled'));
        const waiting: WaitingTask = {
          start: (worker) => {
            hooks.signal?.removeEventListener('abort', leaveQueue);
            return worker.run(task, hooks).then(resolve as (answer: unknown) => void, reject);
          },
          cancel: () => reject(new ReaderError('analysis.cancelled')),
        };
        const leaveQueue = () => {
          if (queue.remove(waiting)) waiting.cancel();
        };
        hooks.signal?.addEventListener('abort', leaveQueue, { once: true });
        // Quick looks at a file take turns with whole analyses.
        queue.push(`${task.kind} ${lane}`, waiting, group);
        dispatch();
      }),
    close: () => {
      closed = true;
      for (let task = queue.shift(); task; task = queue.shift()) task.cancel();
      for (const worker of [...idle, ...busy]) worker.stop(new ReaderError('analysis.cancelled'));
      idle = [];
    },
  };
}
