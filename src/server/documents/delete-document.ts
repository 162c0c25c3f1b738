import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { deleteAnalyses, stopAnalysis } from '../jobs/analysis-jobs.ts';
import { tellWebhooks } from '../webhooks/outbox.ts';
import { type BinnedDocument, lockBinned } from './bin.ts';
import { countByBytes, deleteRow, lockBytes, lockDocument, type Owned } from './documents.repository.ts';

type DeletionDeps = Pick<Deps, 'database' | 'storage' | 'images' | 'jobs' | 'config' | 'now'>;

/** Deletes everything of a document: rows, history, search entry, jobs, sidecar, images, and the bytes nobody else needs. */
export async function deleteDocument(deps: DeletionDeps, key: Owned): Promise<void> {
  if (!(await remove(deps, key.id, async (tx) => (await lockDocument(tx, key)) !== null))) throw documentNotFound();
}

/** As `deleteDocument`, of what lies in the bin. Returns false when it was taken out meanwhile. */
export const deleteBinned = (deps: DeletionDeps, { id }: BinnedDocument): Promise<boolean> =>
  remove(deps, id, (tx) => lockBinned(tx, id));

/** `isThere` holds the row until the transaction ends. */
async function remove(deps: DeletionDeps, id: string, isThere: (tx: Db) => Promise<boolean>): Promise<boolean> {
  const row = await inTransaction(deps.database.pool, async (tx, executeSql) => {
    if (!(await isThere(tx))) return null;
    // The sidecar first: one that outlived its row through a kill would bring the document back at the next start.
    await deps.storage.deleteSidecar(id);
    await deleteAnalyses(deps, id, executeSql);
    const gone = await deleteRow(tx, id);
    if (gone) {
      await tellWebhooks(deps, tx, executeSql, {
        ...{ event: 'document.deleted', userId: gone.userId, documentId: id },
        describe: async () => ({ filename: gone.filename }),
      });
    }
    return gone;
  });
  if (!row) return false;
  stopAnalysis(deps, { documentId: row.id, run: row.run });
  await deleteUnneededBytes(deps, row.sha256);
  return true;
}

/** Deletes a file and its page images unless some document, of whomever, needs it. Returns whether it did. */
export async function deleteUnneededBytes(
  deps: Pick<Deps, 'database' | 'storage' | 'images'>,
  sha256: string,
): Promise<boolean> {
  return inTransaction(deps.database.pool, async (tx) => {
    await lockBytes(tx, sha256);
    if ((await countByBytes(tx, sha256)) > 0) return false;
    await deps.storage.delete(sha256);
    await deps.images.forget(sha256);
    return true;
  });
}
