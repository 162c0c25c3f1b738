import type { Readable } from 'node:stream';
import { type ExportQuery, MOST_AT_ONCE } from '#contracts/export.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { today } from '../documents/today.ts';
import { documentNotFound } from '../errors.ts';
import { beginExport } from './export-jobs.ts';
import { exportedIds } from './exported-ids.ts';
import { FORMATS, writeExport } from './write-export.ts';
import { originalName } from './write-originals.ts';

type ExportDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'jobs' | 'now'>;

/** A file that is made while it is read, or the job that makes it. */
export type Export = { filename: string; type: string; open: () => Readable } | { jobId: string };

/**
 * Exports what a query means: at once up to 1,000 documents, more of them in the background. Throws 404 when it names a
 * document that is not the user's: nothing that was asked for is left out in silence.
 */
export async function exportDocuments(
  deps: ExportDeps,
  userId: string,
  query: ExportQuery,
  mostAtOnce = MOST_AT_ONCE,
): Promise<Export> {
  const ids = await exportedIds(deps, userId, query);
  if (query.ids && ids.length < new Set(query.ids).size) throw documentNotFound();
  const filename = await exportName(deps, { userId, ids }, query);
  if (ids.length > mostAtOnce) return { jobId: await beginExport(deps, { userId, query, filename }) };
  const { type } = FORMATS[query.format];
  return { filename, type, open: () => writeExport(deps, { userId, ids }, query) };
}

/** After the one document, else after what it holds and the day. */
async function exportName(
  { db, now }: Pick<ExportDeps, 'db' | 'now'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
  { format }: ExportQuery,
): Promise<string> {
  const { name, extension } = FORMATS[format];
  const [only, ...others] = ids;
  const document = only && others.length === 0 ? await findDocument(db, { id: only, userId }) : null;
  if (!document) return `${name}-${today(now())}${extension}`;
  return `${originalName(document)}${format === 'csv-lines' ? ' line items' : ''}${extension}`;
}
