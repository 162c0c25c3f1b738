import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { reanalyzeDocument } from '../analysis/run-again.ts';
import { type DocumentRow, documents, type TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError, appError } from '../errors.ts';
import { MOST_DOCUMENTS, type PreviewDeps, runOn } from './preview-template.ts';

type ApplyDeps = PreviewDeps & Pick<Deps, 'jobs' | 'config' | 'now'>;

/**
 * Analyses documents again, at no quota, so that the template reads them: the named ones, or those that it has read and
 * all others of its layout among the newest. What people corrected stays. Returns the documents that are analysed.
 * Throws 409 for a template that is not active.
 */
export async function applyTemplate(
  deps: ApplyDeps,
  template: TemplateRow,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  if (template.status !== 'active') {
    throw appError('template.not_active', 409, 'Only an active template reads documents. Please activate it first.');
  }
  const { userId, id } = template;
  const wanted = ids
    ? await completed(deps, userId, inArray(documents.id, [...ids]))
    : [...(await completed(deps, userId, eq(documents.templateId, id))), ...(await othersOfLayout(deps, template))];
  const started: string[] = [];
  for (const row of wanted) {
    const isStarted = await reanalyzeDocument(deps, { id: row.id, userId }).then(
      () => true,
      (error: unknown) => {
        // Deleted, or analysed by somebody else, since it was listed.
        if (error instanceof AppError) return false;
        throw error;
      },
    );
    if (isStarted) started.push(row.id);
  }
  return started;
}

async function othersOfLayout(deps: ApplyDeps, template: TemplateRow): Promise<DocumentRow[]> {
  const notYet = or(isNull(documents.templateId), ne(documents.templateId, template.id));
  const free = and(notYet, isNull(documents.chosenTemplateId), eq(documents.withoutTemplate, false));
  const matching: DocumentRow[] = [];
  for (const row of await completed(deps, template.userId, free)) {
    const found = await runOn(deps, template, row);
    if (found?.run.matches) matching.push(row);
  }
  return matching;
}

async function completed({ db }: ApplyDeps, userId: string, which: ReturnType<typeof and>): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.status, 'completed'), which))
    .orderBy(desc(documents.uploadDate), desc(documents.id))
    .limit(MOST_DOCUMENTS);
  return rows.filter((row): row is DocumentRow => row.userId !== null);
}
