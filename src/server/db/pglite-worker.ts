import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Runs in a worker thread: PGlite computes where it is called, and must not hold up the server. */
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread');
const port = parentPort;
const database = await PGlite.create({
  dataDir: (workerData as { folder: string }).folder,
  // Made available; the migrations create them, as on PostgreSQL.
  extensions: { btree_gin, pg_trgm },
});

// Requests are answered one by one, in order: the protocol is a conversation.
let last: Promise<unknown> = Promise.resolve();

port.on('message', (message: { type: 'bytes'; bytes: Uint8Array } | { type: 'dump' } | { type: 'close' }) => {
  last = last.then(async () => {
    if (message.type === 'bytes') {
      port.postMessage({ type: 'bytes', bytes: await database.execProtocolRaw(message.bytes) });
    } else if (message.type === 'dump') {
      const dump = await database.dumpDataDir('gzip');
      port.postMessage({ type: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
    } else {
      await database.close();
      port.postMessage({ type: 'closed' });
      port.close();
    }
  });
});
port.postMessage({ type: 'ready' });
