import type { Deps } from '../deps.ts';
import { documentNotFound } from '../errors.ts';
import { countByBytes, deleteDocumentRow, type Owned } from './documents.repository.ts';

/** Deletes everything of a document: rows, history, search entry, sidecar, images, and the bytes nobody else needs. */
export async function deleteDocument(
  deps: Pick<Deps, 'db' | 'storage' | 'images' | 'running'>,
  key: Owned,
): Promise<void> {
  const row = await deleteDocumentRow(deps.db, key);
  if (!row) throw documentNotFound();
  deps.running.get(row.id)?.abort();
  await deps.storage.deleteSidecar(row.id);
  if ((await countByBytes(deps.db, row.sha256)) === 0) {
    await deps.storage.delete(row.sha256);
    await deps.images.forget(row.sha256);
  }
}
