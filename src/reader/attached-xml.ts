import { beginningOf } from '#core/einvoice/xml/decode-xml.ts';
import type { Attachment } from '#core/text-document.ts';

/** File names that ZUGFeRD 1 and 2, Factur-X, XRechnung and Order-X prescribe; compared without regard to case. */
const PRESCRIBED_NAME = /^(zugferd-invoice|factur-x|xrechnung|order-x)\.xml$/i;
/** What producers make of them. */
const LIKELY_NAME = /^(zugferd[-_ ]?invoice|factur[-_ ]?x|order[-_ ]?x|cii|ubl|.*invoice.*|.*rechnung.*)\.xml$/i;
/** Longer ones are hostile: the pattern takes a time that grows with their square. */
const LONGEST_NAME = 300;
const E_INVOICE_ROOT =
  /<(?:[\w.-]+:)?(CrossIndustryInvoice|CrossIndustryDocument|SCRDMCCBDACIOMessageStructure|Invoice|CreditNote)[\s>]/;
const ROOT_WITHIN_BYTES = 8192;

/** Whether an attachment may be an e-invoice: only of these the content is looked at. */
export const isXmlName = (name: string) => /\.xml\s*$/i.test(name);

/** The attachment that claims to be the invoice as data: by its prescribed name, by its root element, by a likely name. */
export function eInvoiceAttachment(attachments: readonly Attachment[]): Attachment | undefined {
  const prescribed = attachments.filter(({ name }) => PRESCRIBED_NAME.test(name.trim()));
  return (
    // Of several with such names, one that is an e-invoice.
    (prescribed.length > 1 ? prescribed.find(hasRoot) : undefined) ??
    prescribed[0] ??
    attachments.find((attachment) => isXmlName(attachment.name) && hasRoot(attachment)) ??
    attachments.find(({ name }) => name.length <= LONGEST_NAME && LIKELY_NAME.test(name.trim()))
  );
}

const hasRoot = ({ bytes }: Attachment) => E_INVOICE_ROOT.test(beginningOf(bytes, ROOT_WITHIN_BYTES));
