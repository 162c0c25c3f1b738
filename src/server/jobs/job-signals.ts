import type { MessageChannel } from '../db/message-channel.ts';

/** How far a job is, for the user who waits for it. */
export interface JobProgress {
  userId: string;
  /** 0 to 100. */
  progress: number;
  /** What is being done, by name. */
  stage: string;
}

/** A job by its payload. */
interface Named {
  kind: string;
  payload: object;
}

/** Progress and cancellation of jobs, in whichever process they run. */
export interface JobSignals {
  /** A signal that is aborted when the job is cancelled, and what to call when it is over. */
  follow(job: Named): { signal: AbortSignal; end: () => void };
  /** Cancels the running jobs of a kind whose payload has these fields. */
  cancel(kind: string, fields: object): void;
  report(job: Named, progress: JobProgress): void;
  /** Calls `listener` with each report of a job of this kind. */
  onProgress(kind: string, listener: (payload: object, progress: JobProgress) => void): void;
}

type Message = { cancel: string; fields: object } | { report: Named; progress: JobProgress };

function hasFields(payload: object, fields: object): boolean {
  const own = new Map(Object.entries(payload));
  return Object.entries(fields).every(([name, value]) => own.get(name) === value);
}

/**
 * Other processes hear no more often of a job, and of one that ends sooner not at all: each word to them is a statement,
 * and its end is told by the change that it made.
 */
const TELL_OTHERS_MS = 200;

/** Signals within this process, and over the channel with the others that work on the same database. */
export function jobSignals(channel: MessageChannel): JobSignals {
  const running = new Map<AbortController, Named>();
  const listeners: { kind: string; listener: (payload: object, progress: JobProgress) => void }[] = [];
  /** What others are about to hear of jobs that run here. */
  const untold = new Map<Named, JobProgress | null>();
  const tellOthers = (message: Message) => channel.send(JSON.stringify(message));

  function tellSoon(job: Named, progress: JobProgress): void {
    const isWaiting = untold.has(job);
    untold.set(job, progress);
    if (isWaiting) return;
    setTimeout(() => {
      const latest = untold.get(job);
      untold.delete(job);
      if (latest) tellOthers({ report: job, progress: latest });
    }, TELL_OTHERS_MS).unref();
  }

  function cancelHere(kind: string, fields: object): void {
    for (const [abort, job] of running) if (job.kind === kind && hasFields(job.payload, fields)) abort.abort();
  }
  function reportHere(job: Named, progress: JobProgress): void {
    for (const { kind, listener } of listeners) if (kind === job.kind) listener(job.payload, progress);
  }

  channel.onMessage((text) => {
    const message = JSON.parse(text) as Message;
    if ('cancel' in message) cancelHere(message.cancel, message.fields);
    else reportHere(message.report, message.progress);
  });

  return {
    follow(job) {
      const abort = new AbortController();
      running.set(abort, job);
      const end = () => {
        running.delete(abort);
        if (untold.has(job)) untold.set(job, null);
      };
      return { signal: abort.signal, end };
    },
    cancel(kind, fields) {
      cancelHere(kind, fields);
      tellOthers({ cancel: kind, fields });
    },
    report(job, progress) {
      reportHere(job, progress);
      tellSoon(job, progress);
    },
    onProgress(kind, listener) {
      listeners.push({ kind, listener });
    },
  };
}
