import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { inParallel } from './in-parallel.ts';

/** Writes the sidecar of every document: they say nothing that the rows do not. */
export async function writeSidecars(db: Db, storage: Storage): Promise<number> {
  const rows = await db
    .select({
      id: documents.id,
      userId: documents.userId,
      filename: documents.filename,
      fileSize: documents.fileSize,
      sha256: documents.sha256,
      totalPages: documents.totalPages,
      uploadDate: documents.uploadDate,
      isSample: documents.isSample,
      countedIn: documents.countedIn,
    })
    .from(documents);
  await inParallel(rows, (row) =>
    storage.putSidecar({
      ...row,
      uploadDate: row.uploadDate.toISOString(),
      countedIn: row.countedIn?.toISOString() ?? null,
    }),
  );
  return rows.length;
}
