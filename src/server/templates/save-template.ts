import { randomUUID } from 'node:crypto';
import type { ImportTemplate, NewTemplate, PutTemplate } from '#contracts/template.ts';
import { MAX_TEMPLATES } from '#core/templates/limits.ts';
import type { Layout, Zone } from '#core/templates/template.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { TemplateRow, templates } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { deleteUnneededBytes } from '../documents/delete-document.ts';
import { findDocument, lockBytes } from '../documents/documents.repository.ts';
import { appError, documentNotFound, templateNotFound } from '../errors.ts';
import { FileMissingError } from '../storage/storage.ts';
import { checkTemplate } from './check-template.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleLayout } from './sample-words.ts';
import {
  countTemplates,
  deleteTemplateRow,
  findTemplate,
  insertTemplate,
  lockTemplate,
  type OwnedTemplate,
  updateTemplate,
} from './templates.repository.ts';

type SaveDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'reader' | 'now'>;
type Sample = Omit<SampleFile, 'bytes'> & { size: number; bytes: Buffer | null };
type NewRow = Omit<typeof templates.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;

/** Makes a template of what a form says, with the sample that came along, or a document of the user's as sample. */
export async function createTemplate(
  deps: SaveDeps,
  userId: string,
  { document_id: documentId, ...template }: NewTemplate,
  file: SampleFile | null,
): Promise<TemplateRow> {
  checkTemplate(template);
  const sample = file ? asSample(file) : documentId ? await documentAsSample(deps, { id: documentId, userId }) : null;
  return insertWithSample(deps, userId, template, sample);
}

/** Makes a template of an exported one; without the sample, which exports do not carry. */
export async function importTemplate(
  deps: SaveDeps,
  userId: string,
  { layout, ...template }: ImportTemplate,
): Promise<TemplateRow> {
  checkTemplate(template);
  return insertWithSample(deps, userId, { ...template, layout: layout ?? null }, null);
}

async function insertWithSample(
  deps: SaveDeps,
  userId: string,
  template: NewRow & { zones: Zone[] },
  sample: Sample | null,
): Promise<TemplateRow> {
  if ((await countTemplates(deps.db, userId)) >= MAX_TEMPLATES) {
    throw appError('template.too_many', 422, `You can have at most ${MAX_TEMPLATES} templates.`);
  }
  const moment = deps.now();
  const row = { ...template, id: randomUUID(), userId, createdAt: moment, updatedAt: moment };
  if (!sample) return insertTemplate(deps.db, row);
  return withStoredSample(deps, userId, sample, template.zones, (tx, columns) =>
    insertTemplate(tx, { ...row, ...columns }),
  );
}

/** Changes what is given. What zones are read by is noted anew from the sample. */
export async function changeTemplate(deps: SaveDeps, key: OwnedTemplate, change: PutTemplate): Promise<TemplateRow> {
  const before = await findTemplate(deps.db, key);
  if (!before) throw templateNotFound();
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as PutTemplate;
  const after = { ...before, ...given };
  checkTemplate(after);
  const layout = given.zones && before.sha256 ? await layoutOrNone(deps, key.userId, before.sha256, after.zones) : null;
  const row = await updateTemplate(deps.db, key, {
    ...given,
    ...(layout ? { layout } : {}),
    updatedAt: deps.now(),
  });
  if (!row) throw templateNotFound();
  return row;
}

/** Puts another sample in the place of the one before. */
export async function replaceSample(deps: SaveDeps, key: OwnedTemplate, file: SampleFile): Promise<TemplateRow> {
  const before = await findTemplate(deps.db, key);
  if (!before) throw templateNotFound();
  const row = await withStoredSample(deps, key.userId, asSample(file), before.zones, async (tx, columns) => {
    if (!(await lockTemplate(tx, key))) throw templateNotFound();
    return (await updateTemplate(tx, key, { ...columns, updatedAt: deps.now() }))!;
  });
  if (before.sha256 && before.sha256 !== row.sha256) await deleteUnneededBytes(deps, before.sha256);
  return row;
}

/** Deletes the template and its sample, unless others need the file. What it read stays with the documents. */
export async function deleteTemplate(deps: SaveDeps, key: OwnedTemplate): Promise<void> {
  const row = await deleteTemplateRow(deps.db, key);
  if (!row) throw templateNotFound();
  if (row.sha256) await deleteUnneededBytes(deps, row.sha256);
}

const asSample = (file: SampleFile): Sample => ({ ...file, size: file.bytes.length });

async function documentAsSample(deps: SaveDeps, key: { id: string; userId: string }): Promise<Sample> {
  const document = await findDocument(deps.db, key);
  if (!document) throw documentNotFound();
  const { filename, sha256, totalPages: pages, fileSize: size } = document;
  return { filename, sha256, pages, size, bytes: null };
}

/**
 * Stores a sample and reads it, then writes the row that names it. The file is there before the row; should the row
 * not be written, nobody needs the file and it goes.
 */
async function withStoredSample(
  deps: SaveDeps,
  userId: string,
  sample: Sample,
  zones: readonly Zone[],
  write: (tx: Parameters<typeof insertTemplate>[0], columns: Partial<NewRow>) => Promise<TemplateRow>,
): Promise<TemplateRow> {
  const { sha256, bytes, filename, pages, size } = sample;
  try {
    if (bytes) await deps.storage.put(sha256, bytes);
    const layout = await layoutOrNone(deps, userId, sha256, zones);
    return await inTransaction(deps.database.pool, async (tx) => {
      await lockBytes(tx, sha256);
      // Whoever deleted the same bytes of another row has done so by now.
      if (bytes && !(await deps.storage.has(sha256))) await deps.storage.put(sha256, bytes);
      return write(tx, { sha256, pdfFilename: filename, pdfPages: pages, pdfSize: size, layout });
    });
  } catch (error) {
    await deleteUnneededBytes(deps, sha256);
    throw error;
  }
}

/** Null for a sample whose file is gone: the template stays as it was known. */
async function layoutOrNone(
  deps: SaveDeps,
  userId: string,
  sha256: string,
  zones: readonly Zone[],
): Promise<Layout | null> {
  return sampleLayout(deps, { userId, sha256, zones }).catch((error: unknown) => {
    if (error instanceof FileMissingError) return null;
    throw error;
  });
}
