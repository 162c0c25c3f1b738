import { eq } from 'drizzle-orm';
import { documents, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { indexDocument } from './search-row.ts';

export interface StartReport {
  /** Accepted uploads whose rows the database had lost. */
  restored: number;
  /** Stored bytes that no document needs, from uploads that were never acknowledged: removed. */
  removed: number;
  /** Sidecars or rows whose bytes are gone, and sidecars whose account is gone: told, not touched. */
  orphans: number;
}

/**
 * Puts right what a kill or a power cut left: restores rows from sidecars, removes bytes nobody needs.
 * Runs before the server listens, on the embedded database only, where nobody else can be at work.
 */
export async function restoreUploads(
  deps: Pick<Deps, 'db' | 'database' | 'storage' | 'jobs' | 'log'>,
): Promise<StartReport> {
  const report: StartReport = { restored: 0, removed: 0, orphans: 0 };
  await deps.storage.deleteParts();
  const known = new Set((await deps.db.select({ id: documents.id }).from(documents)).map(({ id }) => id));
  /** What sidecars without a row name: not restored now does not mean not needed. */
  const named: string[] = [];
  for (const id of await deps.storage.sidecarIds()) {
    const sidecar = known.has(id) ? null : await deps.storage.getSidecar(id);
    if (!sidecar) continue;
    named.push(sidecar.sha256);
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
  for (const sha256 of named) needed.add(sha256);
  for (const sha256 of await deps.storage.list()) {
    if (needed.has(sha256)) continue;
    await deps.storage.delete(sha256);
    report.removed += 1;
  }

  return report;
}
