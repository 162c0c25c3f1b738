import { addDecimals, subtractDecimals } from '../../../values/decimal.ts';
import { codesOf } from '../../codes/code-lists.ts';
import type { EInvoice, Group, TermValue } from '../../e-invoice.ts';
import { termLabel } from '../../terms/term-names.ts';
import { normalizeSpace } from '../../xml/normalize-space.ts';
import { equal, exactOrNone, sumOf, toCents } from '../exact.ts';
import { isFilled, type Rule, rule, type Test } from '../rule.ts';
import { isExtension } from '../rule-sets.ts';
import { read } from './path-tests.ts';
import { type Paths, TRADE } from './paths.ts';

/** Only asked of invoices of the extension. */
const inExtension =
  (test: Test): Test =>
  (group, invoice) =>
    !isExtension(invoice.first('BT-24')?.text ?? null) || test(group, invoice);
function schemeFits(list: string): Test {
  return ({ element }, { syntax }) => {
    const code = normalizeSpace(element.attributes.schemeID ?? '');
    // The artefact joins two lists with a space too many, so that an empty scheme passes.
    return code === '' || /^XR0[123]$/.test(code) || codesOf(list, syntax).has(code);
  };
}

function subLinesAddUp(invoice: EInvoice): boolean {
  const adds = (below: (path: string) => TermValue[]) => {
    const parts = below('cac:SubInvoiceLine');
    if (parts.length === 0) return true;
    const stated = exactOrNone(below('cbc:LineExtensionAmount')[0]);
    return stated !== undefined && equal(stated, sumOf(below('cac:SubInvoiceLine/cbc:LineExtensionAmount')));
  };
  return [...invoice.at('/*/cac:InvoiceLine'), ...invoice.at('//cac:SubInvoiceLine')].every(adds);
}

function dueWithThirdParties(totals: Group, invoice: EInvoice): boolean {
  const [due, gross] = [exactOrNone(totals.first('BT-115')), exactOrNone(totals.first('BT-112'))];
  if (due === undefined || gross === undefined) return false;
  const others = invoice.nodes('/*/cac:PrepaidPayment/cbc:PaidAmount');
  const thirdParties = isFilled(others) ? sumOf(others) : '0';
  const owed = addDecimals(subtractDecimals(gross, exactOrNone(totals.first('BT-113')) ?? '0'), thirdParties);
  return equal(toCents(subtractDecimals(due, exactOrNone(totals.first('BT-114')) ?? '0')), toCents(owed));
}

/** BR-DEX: what the extension of XRechnung asks where it allows more than the standard. */
export function extensionRules(): Rule[] {
  const scheme = (id: string, term: string, at: Paths, list: string) =>
    rule(id, term, at, inExtension(schemeFits(list)), `${termLabel(term)}: this scheme is unknown.`);
  const payment = (id: string, test: Test, message: string) =>
    rule(id, 'BT-113', { ubl: '/ubl:Invoice/cac:PrepaidPayment' }, inExtension(test), message);
  const ubl = (path: string) => ({ cii: path, ubl: path });
  return [
    ...rule(
      'BR-DEX-01',
      'BT-125',
      { cii: '//ram:AttachmentBinaryObject', ubl: '//cbc:EmbeddedDocumentBinaryObject' },
      inExtension(({ element }, { syntax }) => {
        const type = element.attributes.mimeCode ?? '';
        return type === 'application/xml' || codesOf('BR-CL-24', syntax).has(type);
      }),
      `${termLabel('BT-125')}: this type of attachment is not allowed.`,
    ),
    ...rule(
      'BR-DEX-02',
      'BT-131',
      { ubl: '/ubl:Invoice' },
      inExtension((_g, invoice) => subLinesAddUp(invoice)),
      'A line is not the sum of its sub-lines.',
      'warning',
    ),
    ...rule(
      'BR-DEX-03',
      'BT-151',
      { ubl: '/ubl:Invoice' },
      inExtension((_g, invoice) =>
        invoice.at('//cac:SubInvoiceLine/cac:Item').every((below) => below('cac:ClassifiedTaxCategory').length === 1),
      ),
      'A sub-line has not exactly one VAT category.',
    ),
    ...scheme(
      'BR-DEX-04',
      'BT-29',
      {
        cii: '//ram:GlobalID[@schemeID][not in ram:SpecifiedTradeProduct][not in ram:ShipToTradeParty]',
        ubl: "//cac:PartyIdentification/cbc:ID[@schemeID][not @schemeID_'SEPA'] | //cac:PartyIdentification/cbc:ID[@schemeID_'SEPA'][not in cac:AccountingSupplierParty][not in cac:PayeeParty]",
      },
      'BR-CL-10',
    ),
    ...scheme(
      'BR-DEX-05',
      'BT-30',
      {
        cii: '//ram:ID[@schemeID][not in ram:SpecifiedTaxRegistration]',
        ubl: '//cac:PartyLegalEntity/cbc:CompanyID[@schemeID]',
      },
      'BR-CL-11',
    ),
    ...scheme(
      'BR-DEX-06',
      'BT-157',
      {
        cii: '//ram:SpecifiedTradeProduct/ram:GlobalID[@schemeID]',
        ubl: '//cac:StandardItemIdentification/cbc:ID[@schemeID]',
      },
      'BR-CL-21',
    ),
    ...scheme(
      'BR-DEX-07',
      'BT-34',
      { cii: '//ram:URIUniversalCommunication/ram:URIID[@schemeID]', ubl: '//cbc:EndpointID[@schemeID]' },
      'BR-CL-25',
    ),
    ...scheme(
      'BR-DEX-08',
      'BT-71',
      {
        cii: '//ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID[@schemeID]',
        ubl: '//cac:DeliveryLocation/cbc:ID[@schemeID]',
      },
      'BR-CL-26',
    ),
    ...rule(
      'BR-DEX-09',
      'BT-115',
      { ubl: 'BG-22' },
      inExtension(dueWithThirdParties),
      `${termLabel('BT-115')} is not the total less what is paid, plus third-party payments and rounding.`,
    ),
    ...payment(
      'BR-DEX-10',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:ID'))),
      'A third-party payment has no type.',
    ),
    ...payment(
      'BR-DEX-11',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:PaidAmount'))),
      'A third-party payment has no amount.',
    ),
    ...payment(
      'BR-DEX-12',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:InstructionID'))),
      'A third-party payment has no description.',
    ),
    ...payment(
      'BR-DEX-13',
      (group, invoice) => read(group, invoice, ubl('cbc:PaidAmount')).every(({ text }) => !/\..{3,}/s.test(text)),
      'A third-party payment has more than two decimals.',
    ),
    ...payment(
      'BR-DEX-14',
      (group, invoice) =>
        read(group, invoice, ubl('cbc:PaidAmount/@currencyID')).some(({ text }) =>
          invoice.all('BT-5').some((currency) => currency.text === text),
        ),
      "A third-party payment is not in the invoice's currency.",
    ),
    ...rule(
      'BR-DEX-15',
      'BT-126',
      { cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument` },
      inExtension((_g, invoice) => invoice.nodes('//ram:ParentLineID').length === 0),
      'Sub-lines (ParentLineID) should not be used in CII.',
      'warning',
    ),
  ];
}
