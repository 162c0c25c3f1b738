import { mkdirSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

type Answer =
  | { type: 'ready' }
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'snapshot'; error: string | null }
  | { type: 'closed' };

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
  readonly #exchange: (bytes: Uint8Array) => Promise<Uint8Array>;

  constructor(exchange: (bytes: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#exchange = exchange;
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
    this.#exchange(Buffer.concat(messages)).then((answer) => {
      this.push(Buffer.from(answer));
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
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let failure: Error | null = null;
  const next = () =>
    new Promise<Answer>((resolve, reject) => {
      if (failure) reject(failure);
      else waiting.push({ resolve, reject });
    });
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));

  const ask = async (message: unknown) => {
    const answer = next();
    worker.postMessage(message);
    return answer;
  };
  const exchange = async (bytes: Uint8Array) => {
    // A copy: the client reuses its buffers, and a view would drag its whole pool over.
    const answer = await ask({ type: 'bytes', bytes: new Uint8Array(bytes) });
    if (answer.type !== 'bytes') throw new Error('Unexpected answer of the embedded database');
    return answer.bytes;
  };
  await next();

  // One connection is all PGlite has; the pool hands it out to one transaction at a time.
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    stream: () => new WorkerSocket(exchange) as never,
  });
  pool.on('error', fail);

  return {
    pool,
    async snapshot(folder) {
      // Whoever has the one connection is alone: no transaction is open, nothing changes while the files are copied.
      const client = await pool.connect();
      try {
        await client.query('checkpoint');
        const answer = await ask({ type: 'snapshot', folder });
        if (answer.type !== 'snapshot') throw new Error('Unexpected answer of the embedded database');
        if (answer.error) throw new Error(`The database could not be copied: ${answer.error}`);
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      if (!failure) await ask({ type: 'close' });
      await worker.terminate();
    },
  };
}
