import { isNotNull } from 'drizzle-orm';
import { READER_VERSION } from '#reader/reader-version.ts';
import { inParallel } from '../backup/in-parallel.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { templates } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteOrphanedAnalyses } from '../jobs/analysis-jobs.ts';
import { deleteUnneededBytes } from './delete-document.ts';
import { lockDocument } from './documents.repository.ts';
import { restoreUploads } from './restore-uploads.ts';
import { sidecarRows, toSidecar } from './sidecar-rows.ts';

export interface Repaired {
  /** Accepted uploads whose rows the database had lost: there again, and analysed. */
  restored: number;
  /** Files that no document or template needs, of uploads that were never acknowledged: removed. */
  files: number;
  /** Folders of page images that no document needs: removed. */
  images: number;
  /** Words that no document needs, or that a later version of the reader has read anew: removed. */
  words: number;
  /** Jobs of deleted documents: removed. */
  jobs: number;
  /** Documents without a sidecar: it was written. */
  sidecars: number;
}

/** What needs a person, or a backup. */
export interface Unrepaired {
  /** Documents whose file is gone. Everything else of them is there; asking for the file says so. */
  documentsWithoutFile: string[];
  /** Documents of sidecars whose account or file is gone, or that cannot be read. Not touched. */
  sidecarsWithoutAccountOrFile: string[];
}

/** An upload is over by then, one way or the other. */
const SETTLED_AFTER_MS = 15 * 60_000;

type RepairDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'jobs' | 'config' | 'now'>;

/**
 * Compares rows, files, sidecars, page images and jobs, and puts right what can be without losing anything. `alone`:
 * no other process is at work on the installation; otherwise what is younger than a quarter of an hour is left alone,
 * as it may be on its way.
 */
export async function repairInstallation(
  deps: RepairDeps,
  { alone, signal }: { alone: boolean; signal?: AbortSignal },
): Promise<Repaired & Unrepaired> {
  const { storage } = deps;
  const settledBefore = alone ? null : new Date(deps.now().getTime() - SETTLED_AFTER_MS);
  if (alone) await Promise.all([storage.deleteParts(), deps.images.deleteParts()]);
  const { restored, orphans, named } = await restoreUploads(deps, settledBefore, signal);
  // Files before rows: the row of a file that was listed is there, unless it was deleted since.
  const stored = new Set(await storage.list());
  const imaged = await deps.images.list();
  const kept = await storage.listWords();
  const rows = await sidecarRows(deps.db);
  const needed = new Set(rows.map(({ sha256 }) => sha256));
  for (const sha256 of named ?? []) needed.add(sha256);
  for (const sha256 of await sampleBytes(deps.db)) needed.add(sha256);

  let files = 0;
  for (const sha256 of named ? stored : []) {
    signal?.throwIfAborted();
    if (needed.has(sha256)) continue;
    const storedAt = settledBefore && (await storage.storedAt(sha256));
    if (settledBefore && (!storedAt || storedAt > settledBefore)) continue;
    if (await deleteUnneededBytes(deps, sha256)) files += 1;
  }
  const latestWords = new Map<string, number>();
  for (const { sha256, readerVersion } of kept) {
    if (readerVersion > READER_VERSION) continue;
    latestWords.set(sha256, Math.max(readerVersion, latestWords.get(sha256) ?? 0));
  }
  const unneededImages = imaged.filter((sha256) => !needed.has(sha256));
  for (const sha256 of unneededImages) await deps.images.forget(sha256);

  const unneededWords = kept.filter(({ sha256, readerVersion }) => {
    if (!needed.has(sha256)) return true;
    // What was recognised serves until the file is read anew; other words of earlier versions go with it.
    return readerVersion < (latestWords.get(sha256) ?? 0);
  });
  await inParallel(unneededWords, (key) => storage.deleteWords(key));

  const documentsWithoutFile: string[] = [];
  for (const { id, sha256 } of rows) {
    signal?.throwIfAborted();
    // Asked again: it may have come after the listing.
    if (!stored.has(sha256) && !(await storage.has(sha256))) documentsWithoutFile.push(id);
  }
  return {
    restored,
    files,
    images: unneededImages.length,
    words: unneededWords.length,
    jobs: await deleteOrphanedAnalyses(deps),
    sidecars: await completeSidecars(deps, rows, new Set(documentsWithoutFile)),
    documentsWithoutFile,
    sidecarsWithoutAccountOrFile: orphans,
  };
}

/** The samples of templates. */
async function sampleBytes(db: Deps['db']): Promise<string[]> {
  const rows = await db.selectDistinct({ sha256: templates.sha256 }).from(templates).where(isNotNull(templates.sha256));
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

async function completeSidecars(
  { database, storage }: RepairDeps,
  rows: Parameters<typeof toSidecar>[0][],
  withoutFile: ReadonlySet<string>,
): Promise<number> {
  const there = new Set(await storage.sidecarIds());
  const without = rows.filter(({ id }) => !there.has(id) && !withoutFile.has(id));
  let written = 0;
  await inParallel(without, (row) =>
    inTransaction(database.pool, async (tx) => {
      // Who deletes a document holds its row before its sidecar goes: none is written that would bring it back.
      if (!(await lockDocument(tx, row))) return;
      await storage.putSidecar(toSidecar(row));
      written += 1;
    }),
  );
  return written;
}
