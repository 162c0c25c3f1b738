import { codesOf } from '../codes/code-lists.ts';
import type { Syntax } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { normalizeSpace } from '../xml/normalize-space.ts';
import type { Rule } from './rule.ts';

/** A list of allowed codes and where its codes stand in each syntax: elements, or attributes of elements. */
interface CodeRule {
  id: string;
  term: string;
  what: string;
  cii?: string;
  ubl?: string;
  attribute?: string;
  fold?: 'upper' | 'exact';
}

const AMOUNTS = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];

const CODE_RULES: readonly CodeRule[] = [
  {
    id: 'BR-CL-01',
    term: 'BT-3',
    what: 'type of invoice (UNTDID 1001)',
    cii: '//rsm:ExchangedDocument/ram:TypeCode',
    ubl: '//cbc:InvoiceTypeCode',
  },
  {
    id: 'BR-CL-03',
    term: 'BT-110',
    what: 'currency (ISO 4217)',
    cii: '//ram:TaxTotalAmount[@currencyID]',
    ubl: AMOUNTS.map((name) => `//cbc:${name}`).join(' | '),
    attribute: 'currencyID',
  },
  {
    id: 'BR-CL-04',
    term: 'BT-5',
    what: 'currency (ISO 4217)',
    cii: '//ram:InvoiceCurrencyCode',
    ubl: '//cbc:DocumentCurrencyCode',
  },
  {
    id: 'BR-CL-05',
    term: 'BT-6',
    what: 'currency (ISO 4217)',
    cii: '//ram:TaxCurrencyCode',
    ubl: '//cbc:TaxCurrencyCode',
  },
  {
    id: 'BR-CL-06',
    term: 'BT-8',
    what: 'code for when VAT becomes due',
    cii: '//ram:DueDateTypeCode',
    ubl: '//cac:InvoicePeriod/cbc:DescriptionCode',
  },
  { id: 'BR-CL-07', term: 'BT-18', what: 'kind of reference (UNTDID 1153)', cii: '//ram:ReferenceTypeCode' },
  {
    id: 'BR-CL-07',
    term: 'BT-18',
    what: 'kind of reference (UNTDID 1153)',
    ubl: "//cac:AdditionalDocumentReference[cbc:DocumentTypeCode='130']/cbc:ID[@schemeID] | //cac:DocumentReference[cbc:DocumentTypeCode='130']/cbc:ID[@schemeID]",
    attribute: 'schemeID',
  },
  { id: 'BR-CL-08', term: 'BT-21', what: 'note subject (UNTDID 4451)', cii: '//ram:SubjectCode' },
  {
    id: 'BR-CL-10',
    term: 'BT-29',
    what: 'scheme of identifiers (ISO 6523)',
    cii: '//ram:GlobalID[@schemeID][not in ram:SpecifiedTradeProduct][not in ram:ShipToTradeParty]',
    ubl: "//cac:PartyIdentification/cbc:ID[@schemeID][not in cac:AccountingSupplierParty][not in cac:PayeeParty] | //cac:PartyIdentification/cbc:ID[@schemeID][in cac:AccountingSupplierParty][not @schemeID_'SEPA'] | //cac:PartyIdentification/cbc:ID[@schemeID][in cac:PayeeParty][not in cac:AccountingSupplierParty][not @schemeID_'SEPA']",
    attribute: 'schemeID',
  },
  {
    id: 'BR-CL-11',
    term: 'BT-30',
    what: 'scheme of identifiers (ISO 6523)',
    cii: '//ram:ID[@schemeID][not in ram:SpecifiedTaxRegistration]',
    ubl: '//cac:PartyLegalEntity/cbc:CompanyID[@schemeID]',
    attribute: 'schemeID',
  },
  {
    id: 'BR-CL-13',
    term: 'BT-158',
    what: 'item classification (UNTDID 7143)',
    cii: '//ram:ClassCode[@listID]',
    ubl: '//cac:CommodityClassification/cbc:ItemClassificationCode[@listID]',
    attribute: 'listID',
  },
  {
    id: 'BR-CL-14',
    term: 'BT-40',
    what: 'country (ISO 3166-1)',
    cii: '//ram:CountryID',
    ubl: '//cac:Country/cbc:IdentificationCode',
  },
  {
    id: 'BR-CL-15',
    term: 'BT-159',
    what: 'country (ISO 3166-1)',
    cii: '//ram:OriginTradeCountry/ram:ID',
    ubl: '//cac:OriginCountry/cbc:IdentificationCode',
  },
  {
    id: 'BR-CL-16',
    term: 'BT-81',
    what: 'payment means (UNTDID 4461)',
    cii: '//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode',
    ubl: '//cac:PaymentMeans/cbc:PaymentMeansCode',
  },
  {
    id: 'BR-CL-17',
    term: 'BT-95',
    what: 'VAT category (UNTDID 5305)',
    cii: '//ram:CategoryTradeTax/ram:CategoryCode',
    ubl: '//cac:TaxCategory/cbc:ID',
  },
  {
    id: 'BR-CL-18',
    term: 'BT-151',
    what: 'VAT category (UNTDID 5305)',
    cii: '//ram:ApplicableTradeTax/ram:CategoryCode',
    ubl: '//cac:ClassifiedTaxCategory/cbc:ID',
  },
  {
    id: 'BR-CL-19',
    term: 'BT-98',
    what: 'reason for an allowance (UNTDID 5189)',
    cii: '//ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator?false]/ram:ReasonCode',
    ubl: '//cac:AllowanceCharge[cbc:ChargeIndicator?false]/cbc:AllowanceChargeReasonCode',
  },
  {
    id: 'BR-CL-20',
    term: 'BT-105',
    what: 'reason for a charge (UNTDID 7161)',
    cii: '//ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator?true]/ram:ReasonCode',
    ubl: '//cac:AllowanceCharge[cbc:ChargeIndicator?true]/cbc:AllowanceChargeReasonCode',
  },
  {
    id: 'BR-CL-21',
    term: 'BT-157',
    what: 'scheme of identifiers (ISO 6523)',
    cii: '//ram:SpecifiedTradeProduct/ram:GlobalID[@schemeID]',
    ubl: '//cac:StandardItemIdentification/cbc:ID[@schemeID]',
    attribute: 'schemeID',
  },
  {
    id: 'BR-CL-22',
    term: 'BT-121',
    what: 'VAT exemption reason (VATEX)',
    cii: '//ram:ExemptionReasonCode',
    ubl: '//cbc:TaxExemptionReasonCode',
    fold: 'upper',
  },
  {
    id: 'BR-CL-23',
    term: 'BT-130',
    what: 'unit of measure (UN/ECE Recommendation 20)',
    cii: '//ram:BasisQuantity[@unitCode] | //ram:BilledQuantity[@unitCode]',
    ubl: '//cbc:InvoicedQuantity[@unitCode] | //cbc:BaseQuantity[@unitCode] | //cbc:CreditedQuantity[@unitCode]',
    attribute: 'unitCode',
  },
  {
    id: 'BR-CL-24',
    term: 'BT-125',
    what: 'type of attachment',
    cii: '//ram:AttachmentBinaryObject[@mimeCode]',
    ubl: '//cbc:EmbeddedDocumentBinaryObject[@mimeCode]',
    attribute: 'mimeCode',
    fold: 'exact',
  },
  {
    id: 'BR-CL-25',
    term: 'BT-34',
    what: 'scheme of electronic addresses (EAS)',
    cii: '//ram:URIUniversalCommunication/ram:URIID[@schemeID]',
    ubl: '//cbc:EndpointID[@schemeID]',
    attribute: 'schemeID',
  },
  {
    id: 'BR-CL-26',
    term: 'BT-71',
    what: 'scheme of identifiers (ISO 6523)',
    cii: '//ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID[@schemeID]',
    ubl: '//cac:DeliveryLocation/cbc:ID[@schemeID]',
    attribute: 'schemeID',
  },
];

function folded(text: string, fold: CodeRule['fold']): string {
  if (fold === 'exact') return text;
  const trimmed = normalizeSpace(text);
  return fold === 'upper' ? trimmed.toUpperCase() : trimmed;
}

function codeRule(row: CodeRule, syntax: Syntax, list = row.id): Rule[] {
  const path = row[syntax];
  if (!path) return [];
  const message = `${termLabel(row.term)}: this is no code for a ${row.what}.`;
  const read = ({ element }: { element: { text: string; attributes: Readonly<Record<string, string>> } }) =>
    row.attribute ? (element.attributes[row.attribute] ?? '') : element.text;
  return [
    {
      id: row.id,
      severity: 'fatal',
      term: row.term,
      message,
      at: path,
      syntax,
      test: (group) => codesOf(list, syntax).has(folded(read(group), row.fold)),
    },
  ];
}

/** A note may begin with its subject between number signs: "#AAI#…". */
function noteSubjectFits(text: string): boolean {
  const [, subject, rest] = /^[^#]*#([^#]*)(#)?/.exec(text) ?? [];
  if (subject === undefined || rest === undefined || subject.length !== 3) return true;
  return ` ${[...codesOf('BR-CL-08', 'ubl')].join(' ')} `.includes(subject);
}

/** The code lists: BR-CL-01 to BR-CL-26. Their `at` is a path. */
export const CODE_RULES_TABLE: readonly Rule[] = [
  ...CODE_RULES.flatMap((row) => [...codeRule(row, 'cii'), ...codeRule(row, 'ubl')]),
  ...codeRule({ ...CODE_RULES[0]!, ubl: '//cbc:CreditNoteTypeCode' }, 'ubl', 'BR-CL-01-credit-note'),
  {
    id: 'BR-CL-08',
    severity: 'fatal',
    term: 'BT-21',
    message: `${termLabel('BT-21')}: this is no code for a note subject (UNTDID 4451).`,
    at: '/*/cbc:Note',
    syntax: 'ubl',
    test: ({ element }) => noteSubjectFits(element.text),
  },
];
