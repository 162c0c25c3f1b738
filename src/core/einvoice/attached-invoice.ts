import type { Attachment } from '../text-document.ts';
import { type EInvoice, readEInvoice } from './e-invoice.ts';
import { tooLargeXml } from './xml/parse-xml.ts';
import { XmlError, type XmlErrorCode } from './xml/xml-error.ts';

/** What a document carries as data: an invoice, or why what it carries cannot be read; null when it carries nothing. */
export type AttachedInvoice = { invoice: EInvoice } | { code: XmlErrorCode; message: string } | null;

/** Reads the attachment that claims to be the invoice. Never throws: the page can be read all the same. */
export function attachedInvoice(attachment: Attachment | undefined): AttachedInvoice {
  if (!attachment) return null;
  const { name, bytes, leftOut } = attachment;
  const unreadable = (code: XmlErrorCode, reason: string) => ({
    code,
    message: `The embedded e-invoice (${name}) cannot be read: ${reason.replace(/\.$/, '')}. The values were read from the page instead.`,
  });
  if (leftOut === 'too_large') return unreadable('xml.too_large', tooLargeXml().message);
  if (leftOut === 'undecodable') return unreadable('xml.undecodable', 'Line 1: the PDF holds it damaged');
  try {
    return { invoice: readEInvoice(bytes) };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return unreadable(error.code, error.message);
  }
}
