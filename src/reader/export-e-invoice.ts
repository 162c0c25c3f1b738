import { attachedInvoice } from '#core/einvoice/attached-invoice.ts';
import { type EInvoiceSource, eInvoiceOf } from '#core/einvoice/compose/e-invoice-of.ts';
import type { MissingTerm } from '#core/einvoice/compose/missing-term.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { uprightPages } from '#core/layout/upright-pages.ts';
import type { TextDocument } from '#core/text-document.ts';
import { eInvoiceAttachment } from './attached-xml.ts';
import { isXml, readablePdf } from './bare-xml.ts';
import { embedFacturX } from './embed-factur-x.ts';

/** What a document says, as it is shown: what was read, with a person's values. */
export interface EInvoiceTask extends Pick<EInvoiceSource, 'document' | 'hasOwnLines'> {
  format: 'ubl' | 'facturx';
  /** The file that Factur-X is embedded in: a PDF, or an e-invoice without a page. Null: the XML alone is wanted. */
  bytes: Uint8Array | null;
}

/** The file, or the terms without which there is none. */
export type EInvoiceFile = { file: Uint8Array } | { missing: MissingTerm[] };

/**
 * A document as UBL, or as Factur-X: its own pages with the Cross Industry Invoice embedded. Nothing is written that a
 * rule of EN 16931 finds fatal. `words` are what was read of the file. Throws `ReaderError` for a file that is damaged.
 */
export async function exportEInvoice(
  { format, bytes, document, hasOwnLines }: EInvoiceTask,
  words: TextDocument,
  now = new Date(),
): Promise<EInvoiceFile> {
  const attachment = eInvoiceAttachment(words.attachments);
  const attached = attachedInvoice(attachment);
  const own = attached && 'invoice' in attached ? attached.invoice : null;
  const { pages } = layoutDocument(uprightPages(words).document);
  const rows = pages.flatMap((page) => page.rows.map(({ text }) => text));
  const made = eInvoiceOf({ document, rows, own, hasOwnLines }, format === 'ubl' ? 'ubl' : 'cii');
  if ('missing' in made) return made;
  const xml = made.xml ?? attachment!.bytes;
  if (format === 'ubl' || !bytes) return { file: xml };
  return { file: await embedFacturX(isXml(bytes) ? await readablePdf(bytes) : bytes, xml, now) };
}
