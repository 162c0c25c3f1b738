import { beginningOf } from '#core/einvoice/xml/decode-xml.ts';
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
      ({ name, bytes }) => /\.xml$/i.test(name) && E_INVOICE_ROOT.test(beginningOf(bytes, ROOT_WITHIN_BYTES)),
    ) ??
    attachments.find(({ name }) => LIKELY_NAME.test(name))
  );
}
