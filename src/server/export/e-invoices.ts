import type { EInvoiceFormat, IncompleteTerm } from '#contracts/export.ts';
import { composeInvoice } from '#core/einvoice/compose/compose-invoice.ts';
import type { MissingTerm } from '#core/einvoice/compose/missing-term.ts';
import type { EInvoiceFile } from '#reader/export-e-invoice.ts';
import type { Deps } from '../deps.ts';
import { appError, fileMissing } from '../errors.ts';
import { FileMissingError } from '../storage/storage.ts';
import { documentsByPage, type Exported, type ReadDocument, toExported } from './documents-by-page.ts';

export type EInvoiceDeps = Pick<Deps, 'db' | 'storage' | 'words' | 'reader'>;

/** Documents named as incomplete at most: nobody reads on. */
const MOST_INCOMPLETE = 100;
/** How many are composed at a time; the reader's queue lets other users in between. */
const AT_ONCE = 4;

export const E_INVOICE_FILES: Readonly<Record<EInvoiceFormat, { extension: string; type: string }>> = {
  ubl: { extension: '.xml', type: 'application/xml' },
  facturx: { extension: '.pdf', type: 'application/pdf' },
};

/**
 * The e-invoice of one document; null when it was deleted meanwhile. Throws 422 `export.incomplete` with every term that
 * is missing.
 */
export async function singleEInvoice(
  deps: EInvoiceDeps,
  exported: Exported,
  format: EInvoiceFormat,
  signal?: AbortSignal,
): Promise<Uint8Array | null> {
  for await (const page of documentsByPage(deps.db, exported)) {
    for (const document of page) {
      const made = await eInvoiceOf(deps, document, { format, isWhole: true, signal });
      if ('file' in made) return made.file;
      refuseIncomplete(made.missing.map((term) => asIncomplete(document.row, term)));
    }
  }
  return null;
}

/**
 * Composes every document, a few at a time, until too many are incomplete: all are to leave, or none. Throws 422
 * `export.incomplete` with every term that is missing in any of them. Nothing is kept: they are composed again as they
 * leave.
 */
export async function refuseIncompleteDocuments(
  deps: EInvoiceDeps,
  exported: Exported,
  format: EInvoiceFormat,
  signal?: AbortSignal,
): Promise<void> {
  const missing: IncompleteTerm[] = [];
  let incomplete = 0;
  for await (const page of documentsByPage(deps.db, exported)) {
    for (let at = 0; at < page.length && incomplete < MOST_INCOMPLETE; at += AT_ONCE) {
      const some = page.slice(at, at + AT_ONCE);
      const all = await Promise.all(some.map((one) => eInvoiceOf(deps, one, { format, isWhole: false, signal })));
      for (const [index, made] of all.entries()) {
        if ('file' in made) continue;
        incomplete += 1;
        missing.push(...made.missing.map((term) => asIncomplete(some[index]!.row, term)));
      }
    }
    if (incomplete >= MOST_INCOMPLETE) break;
  }
  refuseIncomplete(missing);
}

function refuseIncomplete(missing: readonly IncompleteTerm[]): void {
  const [first] = missing;
  if (!first) return;
  const documents = new Set(missing.map(({ document_id }) => document_id)).size;
  const detail =
    documents === 1
      ? `${first.filename} cannot leave as an e-invoice. ${missing.map(({ message }) => message).join('; ')}.`
      : `${documents} documents cannot leave as e-invoices: some terms are missing.`;
  throw appError('export.incomplete', 422, detail, { body: { missing } });
}

function asIncomplete(
  { id, filename }: ReadDocument['row'],
  { term, label, message, field }: MissingTerm,
): IncompleteTerm {
  return { document_id: id, filename, term, label, message, field };
}

interface Wanted {
  format: EInvoiceFormat;
  /** False: the XML alone, which is checked all the same. */
  isWhole: boolean;
  /** Waits for pages that have to be recognised first, however long that takes. */
  patient?: boolean;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/** The e-invoice of one document, or what it lacks. */
export async function eInvoiceOf(
  { storage, words, reader }: EInvoiceDeps,
  read: ReadDocument,
  { format, isWhole, patient, signal }: Wanted,
): Promise<EInvoiceFile> {
  const { row } = read;
  const { entities, lineItems, documentType } = toExported(read);
  const document = { entities, lineItems, documentType };
  // What was never read has no terms, and perhaps no words.
  if (row.status !== 'completed') return { missing: composeInvoice({ document, rows: [] }).missing };
  try {
    const packed = (await words.find(row.sha256)) ?? (await words.readAnew(row.sha256, row.userId, { patient }));
    const bytes = format === 'facturx' && isWhole ? await storage.get(row.sha256) : null;
    const hasOwnLines = row.correctedLineItems !== null;
    const options = { lane: row.userId, ...(signal ? { signal } : {}) };
    return await reader.eInvoice({ format, bytes, document, hasOwnLines }, packed, options);
  } catch (error) {
    throw error instanceof FileMissingError ? fileMissing() : error;
  }
}
