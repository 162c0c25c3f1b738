import { Readable } from 'node:stream';
import {
  E_INVOICE_FORMATS,
  type EInvoiceFormat,
  type ExportFormat,
  type ExportQuery,
  MOST_AT_ONCE,
} from '#contracts/export.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { today } from '../documents/today.ts';
import { documentNotFound } from '../errors.ts';
import type { Exported } from './documents-by-page.ts';
import { E_INVOICE_FILES, refuseIncompleteDocuments, singleEInvoice } from './e-invoices.ts';
import { beginExport } from './export-jobs.ts';
import { exportedIds } from './exported-ids.ts';
import { FORMATS, writeExport } from './write-export.ts';
import { originalName } from './write-originals.ts';

type ExportDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'jobs' | 'now' | 'words' | 'reader'>;

/** A file that is made while it is read, or the job that makes it. */
export type Export = { filename: string; type: string; open: () => Readable } | { jobId: string };

interface Options {
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
  mostAtOnce?: number;
}

/**
 * Exports what a query means: at once up to 1,000 documents, more of them in the background. Throws 404 when it names a
 * document that is not the user's: nothing that was asked for is left out in silence. E-invoices that leave at once are
 * composed before: throws 422 `export.incomplete` when one lacks a term. In the background those are left out.
 */
export async function exportDocuments(
  deps: ExportDeps,
  userId: string,
  query: ExportQuery,
  { signal, mostAtOnce = MOST_AT_ONCE }: Options = {},
): Promise<Export> {
  const ids = await exportedIds(deps, userId, query);
  if (query.ids && ids.length < new Set(query.ids).size) throw documentNotFound();
  const exported = { userId, ids };
  const { format } = query;
  const { name, extension, type } = FORMATS[format];
  const stem = await exportName(deps, exported, name, format);
  const filename = `${stem}${extension}`;
  if (ids.length > mostAtOnce) return { jobId: await beginExport(deps, { userId, query, filename }) };
  if (isEInvoiceFormat(format)) {
    if (ids.length === 1) {
      const file = await singleEInvoice(deps, exported, format, signal);
      const { extension: own, type } = E_INVOICE_FILES[format];
      if (file)
        return { filename: `${stem}${own}`, type, open: () => Readable.from(Buffer.from(file), { objectMode: false }) };
    } else await refuseIncompleteDocuments(deps, exported, format, signal);
  }
  return { filename, type, open: () => writeExport(deps, exported, query, signal ? { signal } : {}) };
}

const isEInvoiceFormat = (format: ExportFormat): format is EInvoiceFormat =>
  (E_INVOICE_FORMATS as readonly string[]).includes(format);

/** After the one document, else after what it holds and the day; without its extension. */
async function exportName(
  { db, now }: Pick<ExportDeps, 'db' | 'now'>,
  { userId, ids }: Exported,
  name: string,
  format: ExportFormat,
): Promise<string> {
  const [only, ...others] = ids;
  const document = only && others.length === 0 ? await findDocument(db, { id: only, userId }) : null;
  if (!document) return `${name}-${today(now())}`;
  return `${originalName(document)}${format === 'csv-lines' ? ' line items' : ''}`;
}
