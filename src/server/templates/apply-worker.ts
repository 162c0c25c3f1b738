import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { reanalyzeDocument } from '../analysis/run-again.ts';
import { type DocumentRow, documents, type TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { JobContext, JobWorker } from '../jobs/job-kind.ts';
import { APPLY, type ApplyJob, goOnApplying } from './apply-jobs.ts';
import { completedBehind } from './completed-documents.ts';
import { runOnMatching } from './run-on-document.ts';
import { findTemplate } from './templates.repository.ts';

type ApplyDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'reader' | 'jobs' | 'config' | 'now'>;

/** Documents of one job: a killed server looks at so many once more. */
const STRETCH = 200;

/**
 * Has documents analysed again, at no quota, so that a template reads them; `stretch` of them in each job. What people
 * corrected stays.
 */
export function applyWorker(deps: ApplyDeps, stretch = STRETCH): JobWorker<ApplyJob> {
  return {
    kind: APPLY,
    concurrencyOf: () => 1,
    handle: (job, context) => applyToStretch(deps, job, { ...context, stretch }),
    // Those that were read stay; applying again brings the rest.
    giveUp: async () => {},
  };
}

async function applyToStretch(
  deps: ApplyDeps,
  job: ApplyJob,
  { signal, stretch }: JobContext & { stretch: number },
): Promise<void> {
  const { templateId, userId, documentIds } = job;
  const template = await findTemplate(deps.db, { id: templateId, userId });
  // Deleted or switched off since: nobody wants it to read any more.
  if (template?.status !== 'active') return;
  const ids = documentIds?.slice(0, stretch) ?? null;
  const rows = ids ? await named(deps, userId, ids) : await completedBehind(deps.db, userId, job.behind, stretch);
  for (const row of rows) {
    // Others have their moment in between.
    await setImmediate();
    if (signal.aborted) return;
    if (ids || (await isWanted(deps, template, row))) await readAgain(deps, row);
  }
  const last = rows.at(-1);
  if (documentIds && documentIds.length > stretch) {
    await goOnApplying(deps, { ...job, documentIds: documentIds.slice(stretch) });
  } else if (!documentIds && last && rows.length === stretch) {
    await goOnApplying(deps, { ...job, behind: { uploadDate: last.uploadDate.toISOString(), id: last.id } });
  }
}

async function isWanted(deps: ApplyDeps, template: TemplateRow, row: DocumentRow): Promise<boolean> {
  if (row.templateId === template.id) return true;
  const isFree = row.chosenTemplateId === null && !row.withoutTemplate;
  return isFree && (await runOnMatching(deps, template, row, { patient: true })) !== null;
}

async function readAgain(deps: ApplyDeps, { id, userId }: DocumentRow): Promise<void> {
  await reanalyzeDocument(deps, { id, userId }, { inBackground: true }).catch((error: unknown) => {
    // Deleted, or analysed by somebody else, since it was listed.
    if (!(error instanceof AppError)) throw error;
  });
}

async function named({ db }: ApplyDeps, userId: string, ids: string[]): Promise<DocumentRow[]> {
  const isNamed = and(eq(documents.userId, userId), inArray(documents.id, ids), eq(documents.status, 'completed'));
  const rows = await db.select().from(documents).where(isNamed);
  return rows.map((row) => ({ ...row, userId }));
}
