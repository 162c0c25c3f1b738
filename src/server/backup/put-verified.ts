import { createHash } from 'node:crypto';
import { type Storage, StorageDamagedError } from '../storage/storage.ts';

/** Stores bytes, reads them back and compares their hash. Throws `StorageDamagedError`. */
export async function putVerified(storage: Storage, sha256: string, bytes: Uint8Array): Promise<void> {
  await storage.put(sha256, bytes);
  const stored = await storage.get(sha256);
  if (createHash('sha256').update(stored).digest('hex') !== sha256) throw new StorageDamagedError(sha256);
}
