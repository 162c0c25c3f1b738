import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Runs in a worker thread: PGlite computes where it is called, and must not hold up the server. */
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread');
const port = parentPort;
const { folder: dataDir } = workerData as { folder: string };
const database = await PGlite.create({
  dataDir,
  // Made available; the migrations create them, as on PostgreSQL.
  extensions: { btree_gin, pg_trgm },
});

// Requests are answered one by one, in order: the protocol is a conversation.
let last: Promise<unknown> = Promise.resolve();

type Request = { type: 'bytes'; bytes: Uint8Array } | { type: 'snapshot'; folder: string } | { type: 'close' };

port.on('message', (message: Request) => {
  last = last.then(async () => {
    if (message.type === 'bytes') {
      const bytes = await answerTo(message.bytes);
      port.postMessage({ type: 'bytes', bytes }, [bytes.buffer]);
    } else if (message.type === 'snapshot') {
      port.postMessage({ type: 'snapshot', error: copyFolder(message.folder) });
    } else {
      await database.close();
      port.postMessage({ type: 'closed' });
      port.close();
    }
  });
});
port.postMessage({ type: 'ready' });

/** Not by `execProtocolRaw`: it parses every answer as well, and keeps all that it ever parsed (PGlite 0.5). */
async function answerTo(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // What is handed over is the database's own memory, and is written again.
  await database.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}

/** Holds up this thread on purpose. File systems that can, share the blocks. Returns what went wrong. */
function copyFolder(target: string): string | null {
  try {
    cpSync(dataDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
