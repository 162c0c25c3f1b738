import type { TemplatePreview } from '#contracts/template.ts';
import type { Zone } from '#core/templates/template.ts';
import type { TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { documentNotFound } from '../errors.ts';
import { checkExpressions } from './check-template.ts';
import { completedDocuments, countCompleted, type Stretch } from './completed-documents.ts';
import { runOnDocument, runOnMatching } from './run-on-document.ts';
import { sampleLayout } from './sample-words.ts';
import { changesOf } from './template-changes.ts';

type PreviewDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'reader'>;

/** Which of the documents are looked at, and until when somebody wants to know. */
interface Wanted extends Stretch {
  signal?: AbortSignal;
}

export interface Preview {
  changes: TemplatePreview;
  /** How many documents there are to look at, of which this was a stretch. */
  total: number;
}

/** What saving these zones would change on the documents that were read with the template, newest first. */
export async function previewChange(
  deps: PreviewDeps,
  template: TemplateRow,
  zones: readonly Zone[],
  { signal, ...stretch }: Wanted = {},
): Promise<Preview> {
  checkExpressions(zones);
  const { userId, sha256 } = template;
  const layout = sha256 ? await sampleLayout(deps, { userId, sha256, zones }) : template.layout;
  const gone = template.zones.filter((old) => !zones.some(({ id }) => id === old.id));
  const read = { userId, templateId: template.id };
  const changes: TemplatePreview = [];
  for await (const row of completedDocuments(deps.db, read, stretch)) {
    // Whoever asked has left: the rest is for nobody.
    if (signal?.aborted) break;
    const found = await runOnDocument(deps, { zones, layout }, row);
    if (found) changes.push(...(await changesOf(deps, row, found, { ...template, zones: [...zones], gone })));
  }
  return { changes, total: await countCompleted(deps.db, read) };
}

/** What a template that is not saved yet would change, drawn on a document, on all documents of its layout. */
export async function previewNew(
  deps: PreviewDeps,
  key: { id: string; userId: string },
  zones: readonly Zone[],
  { signal, ...stretch }: Wanted = {},
): Promise<Preview> {
  checkExpressions(zones);
  const { userId } = key;
  const sample = await findDocument(deps.db, key);
  if (!sample) throw documentNotFound();
  const layout = await sampleLayout(deps, { userId, sha256: sample.sha256, zones });
  const changes: TemplatePreview = [];
  for await (const row of completedDocuments(deps.db, { userId }, stretch)) {
    if (signal?.aborted) break;
    const found = await runOnMatching(deps, { zones, layout }, row);
    if (found) changes.push(...(await changesOf(deps, row, found, { name: '', zones: [...zones], gone: [] })));
  }
  return { changes, total: await countCompleted(deps.db, { userId }) };
}
