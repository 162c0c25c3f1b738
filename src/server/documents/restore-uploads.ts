import { eq } from 'drizzle-orm';
import { documents, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { indexDocument } from '../search/search-row.ts';
import type { Sidecar } from '../storage/storage.ts';
import { findByBytes } from './documents.repository.ts';

export interface Restored {
  /** Accepted uploads whose rows the database had lost. */
  restored: number;
  /** Documents of sidecars that cannot be restored: the account or the bytes are gone. */
  orphans: string[];
  /** What sidecars without a row name: not restored now does not mean not needed. Null: there are unreadable ones. */
  named: Set<string> | null;
}

/**
 * Restores the rows of documents from their sidecars; their analyses are for `resumeAnalyses`. Uploads later than
 * `settledBefore` are left alone: another process may be about to write their rows.
 */
export async function restoreUploads(
  deps: Pick<Deps, 'db' | 'storage'>,
  settledBefore: Date | null,
  signal?: AbortSignal,
): Promise<Restored> {
  const { db, storage } = deps;
  const report: Restored & { named: Set<string> } = { restored: 0, orphans: [], named: new Set() };
  let isAllRead = true;
  const known = new Set((await db.select({ id: documents.id }).from(documents)).map(({ id }) => id));
  for (const id of await storage.sidecarIds()) {
    signal?.throwIfAborted();
    if (known.has(id)) continue;
    const sidecar = await readSidecar(deps, id);
    if (sidecar === 'unreadable') {
      isAllRead = false;
      report.orphans.push(id);
    }
    if (sidecar === null || sidecar === 'unreadable') continue;
    report.named.add(sidecar.sha256);
    if (settledBefore && new Date(sidecar.uploadDate) > settledBefore) continue;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, sidecar.userId));
    if (!user || !(await storage.has(sidecar.sha256))) report.orphans.push(id);
    else if (await restoreRow(deps, sidecar)) report.restored += 1;
  }
  return { ...report, named: isAllRead ? report.named : null };
}

/** Sidecars appear whole, so an unreadable one was damaged later: a start must not fail for it. */
async function readSidecar({ storage }: Pick<Deps, 'storage'>, id: string): Promise<Sidecar | null | 'unreadable'> {
  try {
    return await storage.getSidecar(id);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return 'unreadable';
    throw error;
  }
}

async function restoreRow({ db, storage }: Pick<Deps, 'db' | 'storage'>, sidecar: Sidecar): Promise<boolean> {
  const [restored] = await db
    .insert(documents)
    .values({
      ...sidecar,
      uploadDate: new Date(sidecar.uploadDate),
      countedIn: sidecar.countedIn ? new Date(sidecar.countedIn) : null,
      status: 'processing',
    })
    .onConflictDoNothing()
    .returning();
  if (restored) {
    await indexDocument(db, { ...restored, userId: sidecar.userId });
    return true;
  }
  // An upload that a kill cut short, and its owner sent the same file again: that document has it now.
  const other = await findByBytes(db, sidecar.userId, sidecar.sha256);
  if (other && other.id !== sidecar.id) await storage.deleteSidecar(sidecar.id);
  return false;
}
