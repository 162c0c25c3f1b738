import { eq, inArray, sql } from 'drizzle-orm';
import { inTransaction } from '../db/in-transaction.ts';
import { documents, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { indexDocument } from './search-row.ts';

export interface StartReport {
  /** Accepted uploads whose rows the database had lost. */
  restored: number;
  /** Unfinished analyses that were queued again. */
  requeued: number;
  /** Stored bytes that no document needs, from uploads that were never acknowledged: removed. */
  removed: number;
  /** Sidecars or rows whose bytes are gone, and sidecars whose account is gone: told, not touched. */
  orphans: number;
}

/**
 * Puts right what a kill or a power cut left: restores rows from sidecars and queues unfinished analyses afresh.
 * Runs before the server listens, on the embedded database only, where nobody else can be at work.
 */
export async function restoreUploads(
  deps: Pick<Deps, 'db' | 'database' | 'storage' | 'jobs' | 'log'>,
): Promise<StartReport> {
  const report: StartReport = { restored: 0, requeued: 0, removed: 0, orphans: 0 };
  await deps.storage.deleteParts();
  const sidecars = await deps.storage.listSidecars();
  const known = new Set((await deps.db.select({ id: documents.id }).from(documents)).map(({ id }) => id));
  for (const sidecar of sidecars) {
    if (known.has(sidecar.id)) continue;
    const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.id, sidecar.userId));
    if (!user || !(await deps.storage.has(sidecar.sha256))) {
      report.orphans += 1;
      deps.log.warn(
        { document: sidecar.id },
        user ? 'the bytes of an upload are missing' : 'the account of an upload is missing',
      );
      continue;
    }
    const [restored] = await deps.db
      .insert(documents)
      .values({
        ...sidecar,
        uploadDate: new Date(sidecar.uploadDate),
        countedIn: sidecar.countedIn ? new Date(sidecar.countedIn) : null,
        status: 'processing',
      })
      .onConflictDoNothing()
      .returning();
    if (restored) await indexDocument(deps.db, restored);
    report.restored += 1;
  }

  const needed = new Set(
    (await deps.db.selectDistinct({ sha256: documents.sha256 }).from(documents)).map(({ sha256 }) => sha256),
  );
  for (const { sha256 } of sidecars) needed.add(sha256);
  for (const sha256 of await deps.storage.list()) {
    if (needed.has(sha256)) continue;
    await deps.storage.delete(sha256);
    report.removed += 1;
  }

  const unfinished = await deps.db.select().from(documents).where(eq(documents.status, 'processing'));
  await inTransaction(deps.database.pool, async (tx, executeSql) => {
    if (unfinished.length === 0) return;
    const ids = unfinished.map(({ id }) => id);
    await tx
      .update(documents)
      .set({ run: sql`${documents.run} + 1` })
      .where(inArray(documents.id, ids));
    for (const { id, run } of unfinished) await deps.jobs.send({ documentId: id, run: run + 1 }, executeSql);
    report.requeued = ids.length;
  });
  return report;
}
