import type { DeleteDocuments } from '#contracts/delete-documents.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { stopAnalysis } from '../jobs/analysis-jobs.ts';
import { IN_BIN_MS, putIntoBin, takeOutOfBin } from './bin.ts';
import { findDocumentIds } from './find-documents.ts';
import { today } from './today.ts';

/**
 * Deletes many documents: those named that are there, or all that pass a filter, if they are as many as the person
 * confirmed (else 409 and nothing is deleted). They go into the bin, from where `restoreDocuments` brings them back
 * until it is emptied.
 */
export async function deleteDocuments(
  deps: Pick<Deps, 'database' | 'jobs' | 'config' | 'now'>,
  userId: string,
  which: DeleteDocuments,
): Promise<{ deleted: number; deletion_id: string; restorable_until: string }> {
  const now = deps.now();
  const { deletionId, binned } = await inTransaction(deps.database.pool, async (tx) =>
    putIntoBin(tx, { userId, ids: await idsOf(tx, userId, which, now), now }),
  );
  for (const { id, run } of binned) stopAnalysis(deps, { documentId: id, run });
  const restorableUntil = new Date(now.getTime() + IN_BIN_MS).toISOString();
  return { deleted: binned.length, deletion_id: deletionId, restorable_until: restorableUntil };
}

async function idsOf(tx: Db, userId: string, which: DeleteDocuments, now: Date): Promise<readonly string[]> {
  if ('ids' in which) return which.ids;
  const { ids } = await findDocumentIds(tx, { userId, today: today(now), filter: which.filter });
  if (ids.length !== which.count) {
    throw appError(
      'documents.changed',
      409,
      `The list has changed: ${ids.length} documents match now, not ${which.count}. Nothing was deleted.`,
      { params: { count: ids.length } },
    );
  }
  return ids;
}

/** Takes a deletion back. Throws 404 when it is somebody else's, or its documents are gone for good. */
export async function restoreDocuments(
  deps: Pick<Deps, 'database'>,
  userId: string,
  deletionId: string,
): Promise<{ restored: number }> {
  const restored = await inTransaction(deps.database.pool, (tx) => takeOutOfBin(tx, { userId, deletionId }));
  if (restored.length === 0) {
    throw appError('deletion.not_found', 404, 'These documents cannot be brought back any more.');
  }
  return { restored: restored.length };
}
