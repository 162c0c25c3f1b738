import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { copyMadeDatabase } from '../testing/made-database.ts';

const BYTES_PER_MB = 1024 * 1024;

/** A query as the protocol's simple kind. */
function query(text: string): Uint8Array<ArrayBuffer> {
  const message = Buffer.alloc(1 + 4 + Buffer.byteLength(text) + 1);
  message.write('Q');
  message.writeInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}

test('what was answered is not kept: a hundred answers of a megabyte leave nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-worker-'));
  await copyMadeDatabase(folder);
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder: join(folder, 'db') },
  });
  try {
    await once(worker, 'message');
    const ask = async () => {
      worker.postMessage({ type: 'bytes', bytes: query("select repeat('x', 1000000)") });
      const [{ bytes }] = (await once(worker, 'message')) as [{ bytes: Uint8Array }];
      expect(bytes.length).toBeGreaterThan(1_000_000);
    };
    await ask();
    const before = (await worker.getHeapStatistics()).used_heap_size;
    for (let turn = 0; turn < 100; turn += 1) await ask();
    const after = (await worker.getHeapStatistics()).used_heap_size;
    expect((after - before) / BYTES_PER_MB).toBeLessThan(50);
  } finally {
    await worker.terminate();
    await rm(folder, { recursive: true, force: true });
  }
});
