import { mkdirSync } from 'node:fs';
import { Duplex } from 'node:stream';
import pg from 'pg';
import type { EmbeddedThread } from './embedded-thread.ts';
import { lastingThread } from './lasting-thread.ts';

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** Copies the database's folder to `folder`, as it is between two transactions; others wait that long. */
  snapshot(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Looks like a socket to the PostgreSQL client and carries its protocol to the worker. One client library thus serves
 * both databases, with the same types, errors and transactions.
 */
class WorkerSocket extends Duplex {
  /** The run of the database that this conversation is with; another run knows nothing of it. */
  readonly #thread: Promise<EmbeddedThread>;

  constructor(thread: Promise<EmbeddedThread>) {
    super();
    this.#thread = thread;
    // Told to whoever writes.
    thread.catch(() => {});
  }
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  override _read(): void {}
  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send([chunk], done);
  }
  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }
  /**
   * The pool replaces a client whose query failed, and both talk to the one backend. So the messages of a query, which
   * the client corks together from Parse to Sync, go over as a whole: the rest of a failed one must not fall into the
   * next one's conversation, or that one would get rows that are not its own.
   */
  #send(chunks: Uint8Array[], done: (error?: Error) => void): void {
    const messages = chunks.filter((chunk) => !isTerminate(chunk));
    if (messages.length === 0) {
      done();
      return;
    }
    this.#thread
      .then((thread) => thread.exchange(Buffer.concat(messages)))
      .then((answer) => {
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      }, done);
  }
  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}

/** A client that leaves does not end the backend, which its successor uses. */
const isTerminate = (message: Uint8Array) => message.length === 5 && message[0] === 'X'.charCodeAt(0);

/** Opens (or makes) the embedded PostgreSQL in `folder`. The caller holds the folder's lock. */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const thread = await lastingThread(folder);

  // One connection is all PGlite has; the pool hands it out to one transaction at a time.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // The next client talks to the backend of the last, and does not know what that one prepared.
    onConnect: async (client) => {
      await client.query('deallocate all');
    },
    stream: () => new WorkerSocket(thread.current()) as never,
  });
  // Of a client that nobody uses just now: the pool has let it go, the next one is a new one.
  pool.on('error', () => {});

  return {
    pool,
    async snapshot(folder) {
      // Whoever has the one connection is alone: no transaction is open, nothing changes while the files are copied.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        await (await thread.current()).snapshot(folder);
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      // What cannot start just now is closed.
      await thread.current().then(
        (run) => run.close(),
        () => {},
      );
    },
  };
}
