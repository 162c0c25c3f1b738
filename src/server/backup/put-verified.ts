import { createHash } from 'node:crypto';
import { FileMissingError, type Storage, StorageDamagedError } from '../storage/storage.ts';

/** Stores bytes, reads them back and compares their hash. Throws `StorageDamagedError`. */
export async function putVerified(storage: Storage, sha256: string, bytes: Uint8Array): Promise<void> {
  await storage.put(sha256, bytes);
  if (!(await holds(storage, sha256))) throw new StorageDamagedError(sha256);
}

/** Whether the storage has these bytes, unchanged. */
export async function holds(storage: Storage, sha256: string): Promise<boolean> {
  const stored = await storage.get(sha256).catch((error: unknown) => {
    if (error instanceof FileMissingError) return null;
    throw error;
  });
  return stored !== null && createHash('sha256').update(stored).digest('hex') === sha256;
}
