import type { DocumentTemplates } from '#contracts/template.ts';
import { runDocument } from '#core/templates/run-template.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import { noteChoice } from '../analysis/note-choice.ts';
import { reanalyzeDocument } from '../analysis/run-again.ts';
import type { Deps } from '../deps.ts';
import { findDocument, type Owned, type Run } from '../documents/documents.repository.ts';
import { documentNotFound, templateNotFound } from '../errors.ts';
import { documentWords } from '../files/document-words.ts';
import { runWithInk } from './page-ink.ts';
import { activeTemplates, findTemplate } from './templates.repository.ts';

type ChooseDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'jobs' | 'config' | 'now'>;

/** The user's active templates, those that fit the document first. Throws 404. */
export async function templatesFor(deps: ChooseDeps, key: Owned): Promise<DocumentTemplates> {
  const row = await findDocument(deps.db, key);
  if (!row) throw documentNotFound();
  const candidates = await activeTemplates(deps.db, key.userId);
  if (candidates.length === 0) return [];
  const document = runDocument(zonePages(await documentWords(deps, key)));
  const found: DocumentTemplates = [];
  for (const template of candidates) {
    const { matches, score } = await runWithInk(deps, template, document, row);
    found.push({ id: template.id, name: template.name, matches, score, used: row.templateId === template.id });
  }
  return found.sort((a, b) => Number(b.matches) - Number(a.matches) || b.score - a.score);
}

export type TemplateChoice = { kind: 'one'; id: string } | { kind: 'none' } | { kind: 'fitting' };

/**
 * Notes with which template a person wants a document to be read, and analyses it again; kept over later analyses.
 * Throws 404 for a document or template that is not the user's, 409 while it is being analysed.
 */
export async function chooseTemplate(deps: ChooseDeps, key: Owned, choice: TemplateChoice): Promise<Run> {
  const row = await findDocument(deps.db, key);
  if (!row) throw documentNotFound();
  const chosenTemplateId = choice.kind === 'one' ? choice.id : null;
  if (chosenTemplateId && !(await findTemplate(deps.db, { id: chosenTemplateId, userId: key.userId }))) {
    throw templateNotFound();
  }
  await noteChoice(deps.db, row, { chosenTemplateId, withoutTemplate: choice.kind === 'none' });
  return reanalyzeDocument(deps, key);
}
