import { type EmbeddedThread, startEmbeddedThread } from './embedded-thread.ts';

/** SQLSTATE `disk_full` in an error message of the protocol, and the journal's folder in its text. */
const DISK_FULL = Buffer.from('C53100\0');
const JOURNAL = Buffer.from('pg_wal/');
/** A start on a disk that is still full fails, and costs a second of computing. */
const PAUSE_MS = 5000;

/**
 * A PostgreSQL server whose journal cannot grow ends itself (PANIC) and recovers at the next start. The embedded one
 * only says so, and never answers again: what it does then is what the server's supervisor would do for it.
 */
const isJournalFull = (answer: Uint8Array) => {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  return bytes.includes(DISK_FULL) && bytes.includes(JOURNAL);
};

class EmbeddedOutage extends Error {
  /** PostgreSQL's `crash_shutdown`. */
  readonly code = '57P02';
  constructor(cause?: unknown) {
    super('The embedded database is starting again, as its disk was full.', { cause });
  }
}

/** One run of the database after the other, so that a full disk is an outage and not the end. */
export interface LastingThread {
  /** The run there is, or is about to be; rejects with an outage (SQLSTATE 57P02) when it cannot start just now. */
  current(): Promise<EmbeddedThread>;
}

/** Opens the database in `folder`; rejects when that fails the first time. */
export async function lastingThread(folder: string): Promise<LastingThread> {
  let failedAt = Number.NEGATIVE_INFINITY;
  let run: Promise<EmbeddedThread> | null = null;

  const watched = (thread: EmbeddedThread): EmbeddedThread => {
    let isOver = false;
    const startAnother = () => {
      if (isOver) return;
      isOver = true;
      run = thread.kill(new EmbeddedOutage()).then(open);
      run.catch(noteFailure);
    };
    return {
      ...thread,
      async exchange(bytes) {
        const answer = await thread.exchange(bytes).catch((error: unknown) => {
          startAnother();
          throw error;
        });
        if (isJournalFull(answer)) startAnother();
        return answer;
      },
    };
  };
  const open = async () => watched(await startEmbeddedThread(folder));
  const noteFailure = () => {
    failedAt = performance.now();
    run = null;
  };
  run = open();
  await run;

  return {
    async current() {
      if (!run) {
        if (performance.now() - failedAt < PAUSE_MS) throw new EmbeddedOutage();
        run = open();
        run.catch(noteFailure);
      }
      return run.catch((error: unknown) => {
        throw new EmbeddedOutage(error);
      });
    },
  };
}
