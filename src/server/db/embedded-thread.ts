import { Worker } from 'node:worker_threads';
import { keepWasmCode } from '#reader/wasm-code.ts';

type Answer =
  | { type: 'ready' }
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'snapshot'; error: string | null }
  | { type: 'closed' };
type Asked =
  | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'snapshot'; folder: string }
  | { type: 'close' };

/** The embedded PostgreSQL, computing in a thread of its own. */
export interface EmbeddedThread {
  /** Sends a part of the protocol's conversation and gives what is answered to it. */
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
  snapshot(folder: string): Promise<void>;
  /** Ends the database in good order. */
  close(): Promise<void>;
  /** Ends the thread as a kill would; what waits for it is rejected with `reason`. */
  kill(reason: Error): Promise<void>;
}

/** Opens the database in `folder`, recovering what a kill left; rejects when it cannot be opened. */
export async function startEmbeddedThread(folder: string): Promise<EmbeddedThread> {
  keepWasmCode();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let failure: Error | null = null;
  const next = () =>
    new Promise<Answer>((resolve, reject) => {
      if (failure) reject(failure);
      else waiting.push({ resolve, reject });
    });
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));

  async function ask<Kind extends Answer['type']>(
    message: Asked,
    kind: Kind,
  ): Promise<Extract<Answer, { type: Kind }>> {
    const answer = next();
    // Handed over, not copied once more.
    worker.postMessage(message, message.type === 'bytes' ? [message.bytes.buffer] : []);
    const given = await answer;
    if (given.type !== kind) throw new Error('Unexpected answer of the embedded database');
    return given as Extract<Answer, { type: Kind }>;
  }
  await next();

  return {
    // A copy: the client reuses its buffers, and a view would drag its whole pool over.
    exchange: async (bytes) => (await ask({ type: 'bytes', bytes: new Uint8Array(bytes) }, 'bytes')).bytes,
    async snapshot(target) {
      const { error } = await ask({ type: 'snapshot', folder: target }, 'snapshot');
      if (error) throw new Error(`The database could not be copied: ${error}`);
    },
    async close() {
      if (!failure) await ask({ type: 'close' }, 'closed');
      await worker.terminate();
    },
    async kill(reason) {
      fail(reason);
      await worker.terminate();
    },
  };
}
