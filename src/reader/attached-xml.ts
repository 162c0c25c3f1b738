import type { Attachment } from '#core/text-document.ts';

/**
 * File names that ZUGFeRD 1 and 2, Factur-X, XRechnung and Order-X prescribe, and what producers make of them.
 * Compared without regard to case.
 */
const E_INVOICE_NAME =
  /^(zugferd[-_ ]?invoice|factur[-_ ]?x|xrechnung|order[-_ ]?x|cii|ubl|.*invoice.*|.*rechnung.*)\.xml$/i;
const E_INVOICE_ROOT = /<(?:[\w.-]+:)?(CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/;

/** The attachment that claims to be the invoice as data: by its prescribed name, else by its root element. */
export function eInvoiceAttachment(attachments: readonly Attachment[]): Attachment | undefined {
  return (
    attachments.find(({ name }) => E_INVOICE_NAME.test(name)) ??
    attachments.find(({ name, bytes }) => /\.xml$/i.test(name) && E_INVOICE_ROOT.test(decodeXml(bytes).slice(0, 4000)))
  );
}

/** XML as text: UTF-16 by its byte order mark, otherwise the declared encoding, UTF-8 by default. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /encoding=["']([\w-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}
