import type { Readable } from 'node:stream';
import {
  E_INVOICE_FORMATS,
  type EInvoiceFormat,
  type ExportFormat,
  type ExportQuery,
  MOST_AT_ONCE,
  type PlainExportQuery,
} from '#contracts/export.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../documents/documents.repository.ts';
import { today } from '../documents/today.ts';
import { appError, documentNotFound } from '../errors.ts';
import type { Exported } from './documents-by-page.ts';
import { E_INVOICE_FILES, eInvoices, MOST_E_INVOICES } from './e-invoices.ts';
import { beginExport } from './export-jobs.ts';
import { exportedIds } from './exported-ids.ts';
import { FORMATS, writeExport } from './write-export.ts';
import { originalName } from './write-originals.ts';

type ExportDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'jobs' | 'now' | 'words' | 'reader'>;

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
  const exported = { userId, ids };
  if (isEInvoiceFormat(query.format)) return eInvoiceExport(deps, exported, query.format);
  const plain: PlainExportQuery = { ...query, format: query.format };
  const { name, extension, type } = FORMATS[plain.format];
  const filename = `${await exportName(deps, exported, name, plain.format)}${extension}`;
  if (ids.length > mostAtOnce) return { jobId: await beginExport(deps, { userId, query: plain, filename }) };
  return { filename, type, open: () => writeExport(deps, exported, plain) };
}

const isEInvoiceFormat = (format: ExportFormat): format is EInvoiceFormat =>
  (E_INVOICE_FORMATS as readonly string[]).includes(format);

/** All of it is composed and checked before the first byte leaves, so there are fewer at once, and never a job. */
async function eInvoiceExport(deps: ExportDeps, exported: Exported, format: EInvoiceFormat): Promise<Export> {
  if (exported.ids.length > MOST_E_INVOICES) {
    throw appError('export.too_many', 422, `Please choose at most ${MOST_E_INVOICES} documents for e-invoices.`);
  }
  const { extension, type } = exported.ids.length === 1 ? E_INVOICE_FILES[format] : E_INVOICE_ZIP;
  const filename = `${await exportName(deps, exported, 'e-invoices', format)}${extension}`;
  const content = await eInvoices(deps, exported, format);
  return { filename, type, open: () => content };
}

const E_INVOICE_ZIP = { extension: '.zip', type: 'application/zip' };

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
