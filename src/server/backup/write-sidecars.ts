import type { Db } from '../db/database.ts';
import { sidecarRows, toSidecar } from '../documents/sidecar-rows.ts';
import type { Storage } from '../storage/storage.ts';
import { inParallel } from './in-parallel.ts';

/** Writes the sidecar of every document. */
export async function writeSidecars(db: Db, storage: Storage): Promise<void> {
  await inParallel(await sidecarRows(db), (row) => storage.putSidecar(toSidecar(row)));
}
