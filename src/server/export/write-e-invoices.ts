import { Readable } from 'node:stream';
import type { EInvoiceFormat } from '#contracts/export.ts';
import type { MissingTerm } from '#core/einvoice/compose/missing-term.ts';
import { uniqueNames } from '#core/export/file-name.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { AppError } from '../errors.ts';
import type { ReadDocument } from './documents-by-page.ts';
import { E_INVOICE_FILES, type EInvoiceDeps, eInvoiceOf } from './e-invoices.ts';
import { originalName } from './write-originals.ts';
import type { ZipEntry } from './zip-stream.ts';

interface Asked {
  format: EInvoiceFormat;
  now: Date;
  onLeftOut?(): void;
  signal?: AbortSignal;
}

/**
 * Documents as e-invoices, composed one after the other as they leave. What cannot be one (a term is missing, a password
 * guards the PDF, its file is gone) is left out and named with the reason in a text beside them; `onLeftOut` hears of it.
 */
export async function* writeEInvoices(
  deps: EInvoiceDeps,
  pages: AsyncIterable<readonly ReadDocument[]>,
  { format, now, onLeftOut, signal }: Asked,
): AsyncGenerator<ZipEntry> {
  const named = uniqueNames();
  const leftOut: string[] = [];
  for await (const page of pages) {
    for (const document of page) {
      const { row } = document;
      const made = await eInvoiceOf(deps, document, { format, isWhole: true, patient: true, signal }).catch(
        whatKeepsIt,
      );
      if ('missing' in made) {
        leftOut.push(row.filename, ...made.missing.map(({ message }) => `  ${message}`));
        onLeftOut?.();
        continue;
      }
      const path = named(originalName(row), E_INVOICE_FILES[format].extension);
      yield { path, content: Readable.from(Buffer.from(made.file), { objectMode: false }), modified: row.uploadDate };
    }
  }
  if (leftOut.length === 0) return;
  const lines = ['These documents could not leave as e-invoices:', ...leftOut, ''];
  yield { path: named('Left out', '.txt'), content: lines.join('\r\n'), modified: now };
}

/** What is so for good. A reader that ran out of time or memory may manage the next time. */
const OF_THE_FILE = new Set(['pdf.protected', 'pdf.encrypted', 'pdf.damaged']);

/** The sentence about a file that lets nothing be embedded, or is not there; throws what else went wrong. */
function whatKeepsIt(error: unknown): { missing: Pick<MissingTerm, 'message'>[] } {
  if (error instanceof ReaderError && OF_THE_FILE.has(error.code)) return { missing: [{ message: error.message }] };
  if (error instanceof AppError && error.code === 'file.missing') return { missing: [{ message: error.message }] };
  throw error;
}
