import { Worker } from 'node:worker_threads';
import { ReaderError } from '#reader/reader-error.ts';
import type { PageRange } from './page-range.ts';

const TIME_LIMIT_MS = 60_000;
/** Copying pages holds the parsed file in memory, at most ten times its bytes. */
const MEMORY_MB = 1024;

/**
 * The pages of each range as a PDF of its own; the same file and ranges give the same bytes. In a thread of its own, so
 * that a large or hostile file holds nobody up. Throws `ReaderError('pdf.damaged')` for what cannot be taken apart.
 */
export function splitPdf(bytes: Uint8Array, ranges: readonly PageRange[]): Promise<Buffer[]> {
  const worker = new Worker(new URL('./split-pdf-thread.ts', import.meta.url), {
    workerData: { bytes, ranges },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Buffer[]>((resolve, reject) => {
    const fail = () => reject(new ReaderError('pdf.damaged'));
    const timer = setTimeout(fail, TIME_LIMIT_MS);
    worker.once('message', (parts: Uint8Array[] | null) =>
      parts ? resolve(parts.map((part) => Buffer.from(part))) : fail(),
    );
    worker.once('error', fail);
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  }).finally(() => worker.terminate());
}
