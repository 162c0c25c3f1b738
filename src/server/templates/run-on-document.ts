import {
  mayMatch,
  type RunDocument,
  type RunnableTemplate,
  runDocument,
  type TemplateRun,
} from '#core/templates/run-template.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { documentWords, type Patience } from '../files/document-words.ts';
import { runWithInk } from './page-ink.ts';

type RunDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words'>;

export interface DocumentRun {
  run: TemplateRun;
  document: RunDocument;
}

/** Runs a template on a document's pages; null for one that cannot be read: nothing changes on it. */
export async function runOnDocument(
  deps: RunDeps,
  template: RunnableTemplate,
  row: DocumentRow,
): Promise<DocumentRun | null> {
  const document = await pagesOf(deps, row);
  return document && { run: await runWithInk(deps, template, document, row), document };
}

/** As `runOnDocument`; null as well for a document of another layout, which is found out quickly. */
export async function runOnMatching(
  deps: RunDeps,
  template: RunnableTemplate,
  row: DocumentRow,
  patience: Patience = {},
): Promise<DocumentRun | null> {
  const document = await pagesOf(deps, row, patience);
  if (!document || !mayMatch(template, document)) return null;
  const run = await runWithInk(deps, template, document, row);
  return run.matches ? { run, document } : null;
}

async function pagesOf(deps: RunDeps, row: DocumentRow, patience: Patience = {}): Promise<RunDocument | null> {
  try {
    return runDocument(zonePages(await documentWords(deps, row, patience)));
  } catch (error) {
    if (error instanceof AppError || error instanceof ReaderError) return null;
    throw error;
  }
}
