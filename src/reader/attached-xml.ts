import type { Attachment } from '#core/text-document.ts';

/** File names that ZUGFeRD 1 and 2, Factur-X, XRechnung and Order-X prescribe; compared without regard to case. */
const PRESCRIBED_NAME = /^(zugferd-invoice|factur-x|xrechnung|order-x)\.xml$/i;
/** What producers make of them. */
const LIKELY_NAME = /^(zugferd[-_ ]?invoice|factur[-_ ]?x|order[-_ ]?x|cii|ubl|.*invoice.*|.*rechnung.*)\.xml$/i;
const E_INVOICE_ROOT =
  /<(?:[\w.-]+:)?(CrossIndustryInvoice|CrossIndustryDocument|SCRDMCCBDACIOMessageStructure|Invoice|CreditNote)[\s>]/;
const ROOT_WITHIN_BYTES = 8192;

/** The attachment that claims to be the invoice as data: by its prescribed name, by its root element, by a likely name. */
export function eInvoiceAttachment(attachments: readonly Attachment[]): Attachment | undefined {
  return (
    attachments.find(({ name }) => PRESCRIBED_NAME.test(name)) ??
    attachments.find(
      ({ name, bytes }) => /\.xml$/i.test(name) && E_INVOICE_ROOT.test(decodeXml(bytes.subarray(0, ROOT_WITHIN_BYTES))),
    ) ??
    attachments.find(({ name }) => LIKELY_NAME.test(name))
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
