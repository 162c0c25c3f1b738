import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import type { Sidecar } from '../storage/storage.ts';

/** Of every document what its sidecar says. */
export const sidecarRows = (db: Pick<Db, 'select'>) =>
  db
    .select({
      id: documents.id,
      // In the bin it still is whose it was.
      userId: sql<string>`coalesce(${documents.userId}, ${documents.deletedBy})`,
      filename: documents.filename,
      fileSize: documents.fileSize,
      sha256: documents.sha256,
      totalPages: documents.totalPages,
      uploadDate: documents.uploadDate,
      isSample: documents.isSample,
      countedIn: documents.countedIn,
      origin: documents.origin,
    })
    .from(documents);

/** Sidecars say nothing that the rows do not. */
export const toSidecar = (row: Pick<DocumentRow, keyof Sidecar>): Sidecar => ({
  id: row.id,
  userId: row.userId,
  filename: row.filename,
  fileSize: row.fileSize,
  sha256: row.sha256,
  totalPages: row.totalPages,
  uploadDate: row.uploadDate.toISOString(),
  isSample: row.isSample,
  countedIn: row.countedIn?.toISOString() ?? null,
  ...(row.origin ? { origin: row.origin } : {}),
});
