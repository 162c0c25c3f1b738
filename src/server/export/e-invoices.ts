import { Readable } from 'node:stream';
import type { EInvoiceFormat, IncompleteTerm } from '#contracts/export.ts';
import { composeInvoice } from '#core/einvoice/compose/compose-invoice.ts';
import type { MissingTerm } from '#core/einvoice/compose/missing-term.ts';
import { uniqueNames } from '#core/export/file-name.ts';
import type { EInvoiceFile } from '#reader/export-e-invoice.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { Deps } from '../deps.ts';
import { appError, fileMissing } from '../errors.ts';
import { FileMissingError } from '../storage/storage.ts';
import { documentsByPage, type Exported, type ReadDocument, toExported } from './documents-by-page.ts';
import { originalName } from './write-originals.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

type EInvoiceDeps = Pick<Deps, 'db' | 'storage' | 'words' | 'reader' | 'now'>;

/** All of them are composed and checked before the answer begins, which nobody waits half a minute for. */
export const MOST_E_INVOICES = 250;
/** Documents named as incomplete at most: nobody reads on. */
const MOST_INCOMPLETE = 100;
/** How many are composed at a time; the reader's queue lets other users in between. */
const AT_ONCE = 4;

export const E_INVOICE_FILES: Readonly<Record<EInvoiceFormat, { extension: string; type: string }>> = {
  ubl: { extension: '.xml', type: 'application/xml' },
  facturx: { extension: '.pdf', type: 'application/pdf' },
};

/**
 * Documents as e-invoices: one as its file, several as a ZIP. Throws 422 `export.incomplete` with every term that is
 * missing in any of them: all leave, or none.
 */
export async function eInvoices(deps: EInvoiceDeps, exported: Exported, format: EInvoiceFormat): Promise<Readable> {
  if (exported.ids.length === 1) {
    const [first] = await everyDocument(deps, exported, (document) => eInvoiceOf(deps, document, format, true));
    refuseIncomplete(first ? [first] : []);
    if (first && 'file' in first.made) return Readable.from(Buffer.from(first.made.file), { objectMode: false });
  }
  refuseIncomplete(await everyDocument(deps, exported, (document) => eInvoiceOf(deps, document, format, false)));
  return zipStream(entries(deps, exported, format));
}

interface Made {
  document: ReadDocument;
  made: EInvoiceFile;
}

/** Asks of every document, a few at a time, until too many are incomplete. */
async function everyDocument(
  deps: EInvoiceDeps,
  exported: Exported,
  ask: (document: ReadDocument) => Promise<EInvoiceFile>,
): Promise<Made[]> {
  const all: Made[] = [];
  for await (const page of documentsByPage(deps.db, exported)) {
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const some = page.slice(at, at + AT_ONCE);
      all.push(...(await Promise.all(some.map(async (document) => ({ document, made: await ask(document) })))));
      if (all.filter(({ made }) => 'missing' in made).length >= MOST_INCOMPLETE) return all;
    }
  }
  return all;
}

function refuseIncomplete(all: readonly Made[]): void {
  const missing = all.flatMap(({ document: { row }, made }) =>
    'missing' in made ? made.missing.map((term) => asIncomplete(row, term)) : [],
  );
  if (missing.length === 0) return;
  const documents = new Set(missing.map(({ document_id }) => document_id)).size;
  const [first] = missing;
  const detail =
    documents === 1
      ? `${first!.filename} cannot leave as an e-invoice. ${missing.map(({ message }) => message).join('; ')}.`
      : `${documents} documents cannot leave as e-invoices: some terms are missing.`;
  throw appError('export.incomplete', 422, detail, { body: { missing } });
}

function asIncomplete(
  { id, filename }: ReadDocument['row'],
  { term, label, message, field }: MissingTerm,
): IncompleteTerm {
  return { document_id: id, filename, term, label, message, field };
}

/** The e-invoice of one document; without `isWhole` its XML alone, which is checked all the same. */
async function eInvoiceOf(
  { storage, words, reader }: EInvoiceDeps,
  read: ReadDocument,
  format: EInvoiceFormat,
  isWhole: boolean,
): Promise<EInvoiceFile> {
  const { row } = read;
  const { entities, lineItems, documentType } = toExported(read);
  const document = { entities, lineItems, documentType };
  // What was never read has no terms, and perhaps no words.
  if (row.status !== 'completed') return { missing: composeInvoice({ document, rows: [] }).missing };
  try {
    const packed = (await words.find(row.sha256)) ?? (await words.readAnew(row.sha256, row.userId));
    const bytes = format === 'facturx' && isWhole ? await storage.get(row.sha256) : null;
    const hasOwnLines = row.correctedLineItems !== null;
    return await reader.eInvoice({ format, bytes, document, hasOwnLines }, packed, { lane: row.userId });
  } catch (error) {
    throw error instanceof FileMissingError ? fileMissing() : error;
  }
}

/** What cannot be one after all, changed meanwhile or guarded by a password, is left out and said in a text beside. */
async function* entries(deps: EInvoiceDeps, exported: Exported, format: EInvoiceFormat): AsyncGenerator<ZipEntry> {
  const named = uniqueNames();
  const leftOut: string[] = [];
  for await (const page of documentsByPage(deps.db, exported)) {
    for (const document of page) {
      const { row } = document;
      const made = await eInvoiceOf(deps, document, format, true).catch(whatGuardsIt);
      if ('missing' in made) {
        leftOut.push(row.filename, ...made.missing.map(({ message }) => `  ${message}`));
        continue;
      }
      const path = named(originalName(row), E_INVOICE_FILES[format].extension);
      yield { path, content: Readable.from(Buffer.from(made.file), { objectMode: false }), modified: row.uploadDate };
    }
  }
  if (leftOut.length === 0) return;
  const lines = ['These documents could not leave as e-invoices:', ...leftOut, ''];
  yield { path: named('Left out', '.txt'), content: lines.join('\r\n'), modified: deps.now() };
}

/** The sentence about a PDF that lets nothing be embedded; throws what else went wrong. */
function whatGuardsIt(error: unknown): { missing: Pick<MissingTerm, 'message'>[] } {
  if (error instanceof ReaderError && error.code === 'pdf.protected') return { missing: [{ message: error.message }] };
  throw error;
}
