import { createHash, randomUUID } from 'node:crypto';
import type { DocumentOrigin } from '#contracts/document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { takenInputs } from '../db/input-schema.ts';
import { type DocumentRow, documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { findByBytes, lockBytes } from '../documents/documents.repository.ts';
import { toSidecar } from '../documents/sidecar-rows.ts';
import { sendAnalysis, wakeForAnalysis } from '../jobs/analysis-jobs.ts';
import { indexDocument } from '../search/search-row.ts';
import { spendQuota } from '../subscription/quota.ts';

export interface Upload {
  userId: string;
  filename: string;
  bytes: Buffer;
  /** An e-invoice without a page; otherwise it has to be a PDF. */
  isXml?: boolean;
  /** The shipped sample is not counted. */
  isSample?: boolean;
  /** Pages of a document that was counted are not counted again. */
  isPart?: boolean;
  /** Where it came from; none: it was uploaded. */
  origin?: DocumentOrigin | null;
  /** Written down with the document, so that what it is known by where it came from is taken once. */
  takenAs?: string;
}

export type AcceptDeps = Pick<
  Deps,
  'db' | 'database' | 'storage' | 'images' | 'reader' | 'jobs' | 'config' | 'now' | 'log'
>;
export type Accepted = { document: DocumentRow; isDuplicate: boolean };

/**
 * Takes an upload in: from the moment this resolves a kill loses nothing. Refuses (with nothing stored and nothing
 * counted) what cannot be read at all, and with 402 what the plan does not allow. The same bytes again give the
 * existing document.
 */
export async function acceptDocument(deps: AcceptDeps, upload: Upload): Promise<Accepted> {
  const { userId, bytes, isXml = false, isSample = false, isPart = false, origin = null, takenAs } = upload;
  if (bytes.length === 0) throw new ReaderError('file.empty');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const existing = await findByBytes(deps.db, userId, sha256);
  if (existing) return { document: existing, isDuplicate: true };
  const { pages } = await deps.reader.inspect(bytes, { lane: userId, isXml });

  const id = randomUUID();
  const uploadDate = deps.now();
  // Before the transaction: a store that hangs must not hold the connections that everybody else needs.
  await deps.storage.put(sha256, bytes);
  const accepted = await inTransaction(deps.database.pool, async (tx, executeSql): Promise<Accepted> => {
    await lockBytes(tx, sha256);
    const countedIn = isSample || isPart ? null : await spendQuota(deps, tx, userId, 'document');
    const [inserted] = await tx
      .insert(documents)
      .values({
        id,
        userId,
        filename: upload.filename,
        fileSize: bytes.length,
        sha256,
        totalPages: pages,
        uploadDate,
        status: 'processing',
        countedIn,
        isSample,
        origin,
      })
      .onConflictDoNothing({ target: [documents.userId, documents.sha256] })
      .returning();
    if (!inserted) throw new SameBytesMeanwhile();
    const document = { ...inserted, userId };
    await indexDocument(tx, document);
    if (takenAs) await tx.insert(takenInputs).values({ userId, keyHash: takenAs, takenAt: uploadDate });
    // Whoever deleted the same bytes of another document has done so by now: nobody else does while they are locked.
    if (!(await deps.storage.has(sha256))) await deps.storage.put(sha256, bytes);
    // Before the commit: what the database has can be restored from its sidecar.
    await deps.storage.putSidecar(toSidecar(document));
    await sendAnalysis(deps, { documentId: id, run: document.run, pages }, executeSql);
    return { document, isDuplicate: false };
  }).catch(async (error: unknown) => {
    await undo(deps, id, sha256);
    if (!(error instanceof SameBytesMeanwhile)) throw error;
    const document = await findByBytes(deps.db, userId, sha256);
    if (!document) throw error;
    return { document, isDuplicate: true };
  });
  if (!accepted.isDuplicate) wakeForAnalysis(deps, { documentId: id, run: accepted.document.run, pages });
  return accepted;
}

/** What cannot be undone now, as the store is away, belongs to nobody and goes at the next start. */
async function undo(deps: Pick<Deps, 'database' | 'storage' | 'images' | 'log'>, id: string, sha256: string) {
  try {
    await deps.storage.deleteSidecar(id);
    await deleteUnneededBytes(deps, sha256);
  } catch (err) {
    deps.log.warn({ err, document: id }, 'what was stored of a refused upload');
  }
}

/** The same bytes were accepted in parallel; throwing it rolls the spent quota back. */
class SameBytesMeanwhile extends Error {}
