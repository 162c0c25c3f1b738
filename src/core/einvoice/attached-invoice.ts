import type { Attachment } from '../text-document.ts';
import { type EInvoice, readEInvoice } from './e-invoice.ts';
import { XmlError, type XmlErrorCode } from './xml/xml-error.ts';

/** What a document carries as data: an invoice, or why what it carries cannot be read; null when it carries nothing. */
export type AttachedInvoice = { invoice: EInvoice } | { code: XmlErrorCode; message: string } | null;

/** Reads the attachment that claims to be the invoice. Never throws: the page can be read all the same. */
export function attachedInvoice(attachment: Attachment | undefined): AttachedInvoice {
  if (!attachment) return null;
  try {
    return { invoice: readEInvoice(attachment.bytes) };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const reason = error.message.replace(/\.$/, '');
    const message = `The embedded e-invoice (${attachment.name}) cannot be read: ${reason}. The values were read from the page instead.`;
    return { code: error.code, message };
  }
}
