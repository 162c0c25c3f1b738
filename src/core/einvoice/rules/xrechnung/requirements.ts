import { mod97 } from '../../../patterns/iban.ts';
import type { EInvoice, TermValue } from '../../e-invoice.ts';
import { normalizeSpace } from '../../xml/normalize-space.ts';
import { isFilled, type Test } from '../rule.ts';
import { read } from './path-tests.ts';
import { AGREEMENT, type Paths, SELLER, TRADE } from './paths.ts';

/** As the artefact asks: the shape and the check digits, not the length that the country prescribes. */
function hasCheckDigits(text: string): boolean {
  const iban = text.replace(/\s/g, '');
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{0,30}$/.test(iban) && mod97(iban) === 1;
}

export const ibanAt =
  (code: string, paths: Paths): Test =>
  (group, invoice) => {
    const means = read(group, invoice, { cii: 'ram:TypeCode', ubl: 'cbc:PaymentMeansCode' });
    if (!means.some(({ text }) => normalizeSpace(text) === code)) return true;
    return hasCheckDigits(read(group, invoice, paths)[0]?.text ?? '');
  };

const SKONTO = /(^|\r?\n)#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

/** Discounts in the terms of payment: each line that begins with # follows the pattern, and a line break ends them. */
export function termsFollowPattern(terms: string): boolean {
  const lines = terms.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
  if (lines.length === 0) return true;
  const rest = terms.split(/#.+#/).at(-1) ?? '';
  return /^\s*\n/.test(rest) && lines.every((line) => SKONTO.test(normalizeSpace(line)));
}

const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const isTaxed = (values: readonly TermValue[]) => values.some(({ text }) => TAXED.includes(text));

export function sellerIsRegistered(invoice: EInvoice): boolean {
  if (invoice.syntax === 'cii') {
    const lines = `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`;
    const taxed =
      invoice.nodes(`${lines}/ram:TypeCode`).some(({ text }) => text === 'VAT') &&
      isTaxed(invoice.nodes(`${lines}/ram:CategoryCode`));
    const numbers = `${AGREEMENT}/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID_'VA','FC']`;
    return !taxed || isFilled(invoice.nodes(numbers)) || invoice.has('BG-11');
  }
  const categories = invoice.nodes(
    `/*/cac:AllowanceCharge[cbc:ChargeIndicator='false','true']/cac:TaxCategory/cbc:ID | /*/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID | /*/cac:CreditNoteLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`,
  );
  return (
    !isTaxed(categories) ||
    isFilled(invoice.nodes(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`)) ||
    invoice.has('BG-11')
  );
}

/** No two attachments of the same file name. */
export function attachmentNamesDiffer(invoice: EInvoice): boolean {
  const attachments =
    invoice.syntax === 'cii'
      ? invoice.at('//ram:AdditionalReferencedDocument').map((below) => below('ram:AttachmentBinaryObject/@filename'))
      : invoice
          .at('/*/cac:AdditionalDocumentReference')
          .map((below) => below('cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename'));
  const names = attachments.flatMap((values) => [...new Set(values.map(({ text }) => text))]);
  return new Set(names).size === names.length;
}

export const typeIs = (invoice: EInvoice, codes: readonly string[]) =>
  invoice.all('BT-3').some(({ text }) => codes.includes(normalizeSpace(text)));

export function hasDebitTerm(invoice: EInvoice, term: 'BT-90' | 'BT-91'): boolean {
  if (invoice.syntax === 'ubl') return !invoice.has('BG-19') || invoice.has(term);
  const [mandate, creditor, debtor] = ['BT-89', 'BT-90', 'BT-91'].map((name) => invoice.has(name));
  if (!mandate && !creditor && !debtor) return true;
  return term === 'BT-90' ? creditor! && (mandate! || debtor!) : debtor! && (mandate! || creditor!);
}

export const everyLineHasPeriod = (invoice: EInvoice) => {
  const lines = invoice.groups('BG-25');
  return lines.every((line) => line.has('BG-26'));
};

/** Gross and net price must be for the same quantity and unit. */
export const sameBaseQuantity: Test = (line) => {
  const [net, gross] = [line.all('BT-149'), line.all('BT-149-gross')];
  if (net.length === 0 || gross.length === 0) return true;
  if (!gross.some((a) => net.some((b) => a.text === b.text))) return false;
  const [netUnit, grossUnit] = [line.all('BT-150'), line.all('BT-150-gross')];
  return (
    netUnit.length === 0 || grossUnit.length === 0 || grossUnit.some((a) => netUnit.some((b) => a.text === b.text))
  );
};
