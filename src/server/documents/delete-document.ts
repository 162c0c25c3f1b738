import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { deleteAnalyses, stopAnalysis } from './analysis-jobs.ts';
import { countByBytes, deleteDocumentRow, lockBytes, lockDocument, type Owned } from './documents.repository.ts';

/** Deletes everything of a document: rows, history, search entry, jobs, sidecar, images, and the bytes nobody else needs. */
export async function deleteDocument(
  deps: Pick<Deps, 'database' | 'storage' | 'images' | 'jobs' | 'config'>,
  key: Owned,
): Promise<void> {
  const row = await inTransaction(deps.database.pool, async (tx, executeSql) => {
    if (!(await lockDocument(tx, key))) throw documentNotFound();
    // The sidecar first: one that outlived its row through a kill would bring the document back at the next start.
    await deps.storage.deleteSidecar(key.id);
    await deleteAnalyses(deps, key.id, executeSql);
    return deleteDocumentRow(tx, key);
  });
  if (!row) throw documentNotFound();
  stopAnalysis(deps, { documentId: row.id, run: row.run });
  await deleteUnneededBytes(deps, row.sha256);
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
