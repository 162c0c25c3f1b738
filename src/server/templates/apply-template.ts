import type { TemplateApplied } from '#contracts/template.ts';
import type { TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { beginApplying } from './apply-jobs.ts';
import { countCompleted } from './completed-documents.ts';

/**
 * Has documents that are here already read with the template, beside all else and whatever happens to the server: the
 * named ones, or those that it has read and all others of its layout. Returns how many documents are looked at for
 * that. Throws 409 for a template that is not active.
 */
export async function applyTemplate(
  deps: Pick<Deps, 'db' | 'jobs'>,
  template: TemplateRow,
  ids: readonly string[] | undefined,
): Promise<TemplateApplied> {
  if (template.status !== 'active') {
    throw appError('template.not_active', 409, 'Only an active template reads documents. Please activate it first.');
  }
  const { id: templateId, userId } = template;
  const documentIds = ids ? [...new Set(ids)] : null;
  await beginApplying(deps, { templateId, userId, documentIds });
  return { documents: documentIds ? documentIds.length : await countCompleted(deps.db, { userId }) };
}
