import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from 'pdf-lib';

interface Task {
  bytes: Uint8Array;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Copies the pages of each range into a file; null where the file is too damaged for that. */
async function split({ bytes, ranges }: Task): Promise<Uint8Array[] | null> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    const parts: Uint8Array[] = [];
    for (const [first, last] of ranges) {
      const part = await PDFDocument.create({ updateMetadata: false });
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
      for (const page of await part.copyPages(source, numbers)) part.addPage(page);
      parts.push(await part.save());
    }
    return parts;
  } catch {
    return null;
  }
}

parentPort?.postMessage(await split(workerData as Task));
