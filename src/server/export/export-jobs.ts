import { randomUUID } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { ExportQuery } from '#contracts/export.ts';
import { countAttempt } from '../auth/attempts.ts';
import type { Db } from '../db/database.ts';
import { type ExportJobRow, exportJobs } from '../db/export-schema.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { JobKind } from '../jobs/job-kind.ts';

export interface ExportJob {
  exportId: string;
}

/** Writing an export of many documents into the storage. */
export const EXPORT: JobKind<ExportJob> = {
  name: 'export',
  subject: 'exportId',
  lanes: ['export'],
  laneOf: () => 'export',
  retries: 3,
  retryDelaySeconds: 2,
  // The originals of a hundred thousand documents.
  expireInSeconds: 4 * 3600,
};

const HOUR_MS = 3_600_000;
/** For so long a finished export can be fetched. */
const KEPT_MS = 24 * HOUR_MS;
/** Nothing is written for longer: what is still unfinished then was lost. */
const GIVEN_UP_AFTER_MS = 48 * HOUR_MS;
const EXPORTS_PER_HOUR = 30;

/** Notes an export and queues its writing in one transaction. Returns its id. Throws 429 after thirty in an hour. */
export async function beginExport(
  deps: Pick<Deps, 'db' | 'database' | 'jobs' | 'now'>,
  { userId, query, filename }: { userId: string; query: ExportQuery; filename: string },
): Promise<string> {
  const now = deps.now();
  await countAttempt(
    deps.db,
    [{ key: `export:${userId}`, most: EXPORTS_PER_HOUR, withinMs: HOUR_MS }],
    now,
    'Too many large exports. Please try again later.',
  );
  const id = randomUUID();
  await inTransaction(deps.database.pool, async (tx, within) => {
    await tx.insert(exportJobs).values({ id, userId, query, filename, createdAt: now });
    await deps.jobs.send(EXPORT, { exportId: id }, { within });
  });
  deps.jobs.wake(EXPORT, { exportId: id });
  return id;
}

/** A user's export, unless it is not there or has had its time. */
export async function findExport(db: Db, key: { id: string; userId: string }, now: Date): Promise<ExportJobRow | null> {
  const [row] = await db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, key.id), eq(exportJobs.userId, key.userId)));
  return row && !isOver(row, now) ? row : null;
}

const isOver = ({ finishedAt }: ExportJobRow, now: Date) =>
  finishedAt !== null && now.getTime() - finishedAt.getTime() >= KEPT_MS;

/** The export a job is for, unless it is finished. For jobs only: they act for nobody in particular. */
export async function findUnfinishedExport(db: Db, id: string): Promise<ExportJobRow | null> {
  const [row] = await db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.status, 'processing')));
  return row ?? null;
}

/** Returns false when it is not there any more. */
export async function updateExport(
  db: Db,
  id: string,
  change: Partial<Pick<ExportJobRow, 'status' | 'progress' | 'leftOut' | 'finishedAt'>>,
): Promise<boolean> {
  const rows = await db.update(exportJobs).set(change).where(eq(exportJobs.id, id)).returning({ id: exportJobs.id });
  return rows.length > 0;
}

/** Deletes exports that have had their time, and files whose export is gone, such as with its account. */
export async function removeOldExports(deps: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<void> {
  const now = deps.now().getTime();
  // Listed first: a file that is written from now on has its row already.
  const files = await deps.storage.listExports();
  await deps.db
    .delete(exportJobs)
    .where(
      or(
        lt(exportJobs.finishedAt, new Date(now - KEPT_MS)),
        and(eq(exportJobs.status, 'processing'), lt(exportJobs.createdAt, new Date(now - GIVEN_UP_AFTER_MS))),
      ),
    );
  if (files.length === 0) return;
  const rows = await deps.db
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(sql`${exportJobs.id} = any(${sql.param(files)})`);
  const wanted = new Set(rows.map(({ id }) => id));
  for (const id of files) if (!wanted.has(id)) await deps.storage.deleteExport(id);
}
