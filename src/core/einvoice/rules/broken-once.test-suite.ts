import type { XmlChange } from '../testing/change-xml.ts';
import type { SampleChoice } from '../testing/sample-xml.ts';

/** How to break one rule in a sample that keeps it: nothing where a syntax has no such rule or cannot break it. */
export interface BrokenOnce {
  rule: string;
  choice?: SampleChoice;
  cii?: readonly XmlChange[];
  ubl?: readonly XmlChange[];
}

const drop = (name: string, nth = 0): XmlChange[] => [['drop', name, nth]];
const say = (name: string, text: string, nth = 0): XmlChange[] => [['text', name, nth, text]];
const mark = (name: string, attribute: string, value: string | null, nth = 0): XmlChange[] => [
  ['attribute', name, nth, attribute, value],
];
const both = (name: string, ubl: string, nth = 0, ublNth = nth) => ({ cii: drop(name, nth), ubl: drop(ubl, ublNth) });

const INDICATOR_PARTS = { agent: true } as const;
const DEBIT = { specification: 'xrechnung', payment: '59' } as const;
const CARD = { specification: 'xrechnung', payment: '48' } as const;
const SEPA = { specification: 'xrechnung', payment: '58' } as const;
const XR = { specification: 'xrechnung' } as const;
const EXTENSION = { specification: 'extension' } as const;
const CVD = { specification: 'cvd' } as const;

/** Presence and order: BR-01 to BR-65. In the samples the nth element of a name is counted from 0. */
const CORE: readonly BrokenOnce[] = [
  { rule: 'BR-01', cii: say('ram:ID', ' ', 1), ubl: say('cbc:CustomizationID', '') },
  { rule: 'BR-02', cii: say('ram:ID', '', 2), ubl: say('cbc:ID', ' ') },
  { rule: 'BR-03', cii: mark('udt:DateTimeString', 'format', '610'), ubl: drop('cbc:IssueDate') },
  { rule: 'BR-04', cii: drop('ram:TypeCode'), ubl: drop('cbc:InvoiceTypeCode') },
  { rule: 'BR-05', cii: say('ram:InvoiceCurrencyCode', ''), ubl: say('cbc:DocumentCurrencyCode', '') },
  { rule: 'BR-06', cii: drop('ram:Name', 2), ubl: drop('cbc:RegistrationName') },
  { rule: 'BR-07', cii: drop('ram:Name', 3), ubl: drop('cbc:RegistrationName', 1) },
  { rule: 'BR-08', ...both('ram:PostalTradeAddress', 'cac:PostalAddress') },
  { rule: 'BR-09', ...both('ram:CountryID', 'cbc:IdentificationCode') },
  { rule: 'BR-10', ...both('ram:PostalTradeAddress', 'cac:PostalAddress', 1) },
  { rule: 'BR-11', ...both('ram:CountryID', 'cbc:IdentificationCode', 1) },
  { rule: 'BR-12', cii: drop('ram:LineTotalAmount', 2), ubl: drop('cbc:LineExtensionAmount') },
  { rule: 'BR-13', ...both('ram:TaxBasisTotalAmount', 'cbc:TaxExclusiveAmount') },
  { rule: 'BR-14', ...both('ram:GrandTotalAmount', 'cbc:TaxInclusiveAmount') },
  { rule: 'BR-15', ...both('ram:DuePayableAmount', 'cbc:PayableAmount') },
  {
    rule: 'BR-16',
    cii: [...drop('ram:IncludedSupplyChainTradeLineItem'), ...drop('ram:IncludedSupplyChainTradeLineItem')],
    ubl: [...drop('cac:InvoiceLine'), ...drop('cac:InvoiceLine')],
  },
  { rule: 'BR-17', cii: say('ram:Name', 'Seller GmbH', 6), ubl: say('cbc:Name', 'Sell', 3) },
  { rule: 'BR-18', choice: INDICATOR_PARTS, cii: say('ram:Name', '', 4), ubl: say('cbc:Name', '', 4) },
  { rule: 'BR-19', choice: INDICATOR_PARTS, ...both('ram:PostalTradeAddress', 'cac:PostalAddress', 2) },
  { rule: 'BR-20', choice: INDICATOR_PARTS, ...both('ram:CountryID', 'cbc:IdentificationCode', 2) },
  { rule: 'BR-21', cii: say('ram:LineID', ''), ubl: drop('cbc:ID', 20) },
  { rule: 'BR-22', ...both('ram:BilledQuantity', 'cbc:InvoicedQuantity') },
  {
    rule: 'BR-23',
    cii: mark('ram:BilledQuantity', 'unitCode', null),
    ubl: mark('cbc:InvoicedQuantity', 'unitCode', null),
  },
  { rule: 'BR-24', ...both('ram:LineTotalAmount', 'cbc:LineExtensionAmount', 0, 1) },
  { rule: 'BR-25', cii: say('ram:Name', ' '), ubl: say('cbc:Name', ' ', 4) },
  { rule: 'BR-26', cii: drop('ram:ChargeAmount', 1), ubl: drop('cbc:PriceAmount') },
  { rule: 'BR-27', cii: say('ram:ChargeAmount', '-10.00', 1), ubl: say('cbc:PriceAmount', '-10.00') },
  { rule: 'BR-28', cii: say('ram:ChargeAmount', '-12.00'), ubl: say('cbc:BaseAmount', '-12.00', 4) },
  { rule: 'BR-29', cii: say('udt:DateTimeString', '20250131', 5), ubl: say('cbc:EndDate', '2025-01-31') },
  { rule: 'BR-30', cii: say('udt:DateTimeString', '20250131', 2), ubl: say('cbc:EndDate', '2025-01-31', 1) },
  { rule: 'BR-31', cii: drop('ram:ActualAmount', 2), ubl: drop('cbc:Amount') },
  { rule: 'BR-32', cii: drop('ram:CategoryTradeTax'), ubl: drop('cac:TaxCategory') },
  {
    rule: 'BR-33',
    cii: [...drop('ram:Reason', 2), ...drop('ram:ReasonCode', 2)],
    ubl: [...drop('cbc:AllowanceChargeReason'), ...drop('cbc:AllowanceChargeReasonCode')],
  },
  { rule: 'BR-36', cii: drop('ram:ActualAmount', 3), ubl: drop('cbc:Amount', 1) },
  { rule: 'BR-37', cii: drop('ram:CategoryTradeTax', 1), ubl: drop('cac:TaxCategory', 1) },
  {
    rule: 'BR-38',
    cii: [...drop('ram:Reason', 3), ...drop('ram:ReasonCode', 3)],
    ubl: [...drop('cbc:AllowanceChargeReason', 1), ...drop('cbc:AllowanceChargeReasonCode', 1)],
  },
  { rule: 'BR-41', cii: drop('ram:ActualAmount'), ubl: drop('cbc:Amount', 2) },
  {
    rule: 'BR-42',
    cii: [...drop('ram:Reason'), ...drop('ram:ReasonCode')],
    ubl: [...drop('cbc:AllowanceChargeReason', 2), ...drop('cbc:AllowanceChargeReasonCode', 2)],
  },
  { rule: 'BR-43', cii: drop('ram:ActualAmount', 1), ubl: drop('cbc:Amount', 3) },
  {
    rule: 'BR-44',
    cii: [...drop('ram:Reason', 1), ...drop('ram:ReasonCode', 1)],
    ubl: [...drop('cbc:AllowanceChargeReason', 3), ...drop('cbc:AllowanceChargeReasonCode', 3)],
  },
  { rule: 'BR-45', cii: drop('ram:BasisAmount', 2), ubl: drop('cbc:TaxableAmount') },
  { rule: 'BR-46', cii: drop('ram:CalculatedAmount'), ubl: drop('cbc:TaxAmount', 1) },
  { rule: 'BR-47', cii: drop('ram:CategoryCode', 2), ubl: drop('cac:TaxCategory', 2) },
  { rule: 'BR-48', cii: drop('ram:RateApplicablePercent', 2), ubl: drop('cbc:Percent', 2) },
  { rule: 'BR-49', cii: drop('ram:TypeCode', 7), ubl: drop('cbc:PaymentMeansCode') },
  { rule: 'BR-50', cii: say('ram:IBANID', ' '), ubl: [['text', 'cac:PayeeFinancialAccount', 0, '<cbc:ID/>']] },
  {
    rule: 'BR-51',
    choice: { payment: '48' },
    cii: [['text', 'ram:ApplicableTradeSettlementFinancialCard', 0, '<ram:ID>12345678901</ram:ID>']],
    ubl: say('cbc:PrimaryAccountNumberID', '12345678901'),
  },
  { rule: 'BR-52', cii: say('ram:IssuerAssignedID', '', 2), ubl: say('cbc:ID', '', 4) },
  {
    rule: 'BR-53',
    cii: mark('ram:TaxTotalAmount', 'currencyID', 'USD', 1),
    ubl: mark('cbc:TaxAmount', 'currencyID', 'USD', 2),
  },
  { rule: 'BR-54', cii: drop('ram:Value'), ubl: drop('cbc:Value') },
  { rule: 'BR-55', cii: say('ram:IssuerAssignedID', '', 5), ubl: drop('cbc:ID', 1) },
  {
    rule: 'BR-56',
    choice: INDICATOR_PARTS,
    cii: drop('ram:SpecifiedTaxRegistration', 3),
    ubl: drop('cac:PartyTaxScheme', 3),
  },
  { rule: 'BR-57', ...both('ram:CountryID', 'cbc:IdentificationCode', 2) },
  { rule: 'BR-61', cii: drop('ram:IBANID'), ubl: [['text', 'cac:PayeeFinancialAccount', 0, '']] },
  { rule: 'BR-62', cii: mark('ram:URIID', 'schemeID', null, 1), ubl: mark('cbc:EndpointID', 'schemeID', null) },
  { rule: 'BR-63', cii: mark('ram:URIID', 'schemeID', null, 2), ubl: mark('cbc:EndpointID', 'schemeID', null, 1) },
  {
    rule: 'BR-64',
    cii: mark('ram:GlobalID', 'schemeID', null),
    ubl: [['text', 'cac:StandardItemIdentification', 0, '<cbc:ID>1</cbc:ID>']],
  },
  {
    rule: 'BR-65',
    cii: mark('ram:ClassCode', 'listID', null),
    ubl: mark('cbc:ItemClassificationCode', 'listID', null),
  },
];

const TOTALS: readonly BrokenOnce[] = [
  {
    rule: 'BR-CO-03',
    cii: [['text', 'ram:DueDateTypeCode', 0, '5</ram:DueDateTypeCode><ram:TaxPointDate/><ram:DueDateTypeCode>5']],
    ubl: [
      [
        'text',
        'cbc:IssueDate',
        0,
        '2025-03-01</cbc:IssueDate><cbc:TaxPointDate>2025-03-01</cbc:TaxPointDate><cbc:IssueDate>2025-03-01',
      ],
    ],
  },
  { rule: 'BR-CO-04', cii: drop('ram:ApplicableTradeTax'), ubl: drop('cac:ClassifiedTaxCategory') },
  {
    rule: 'BR-CO-09',
    cii: [['text', 'ram:SpecifiedTaxRegistration', 0, '<ram:ID schemeID="VA">123456789</ram:ID>']],
    ubl: say('cbc:CompanyID', '99999'),
  },
  { rule: 'BR-CO-10', cii: say('ram:LineTotalAmount', '150.01', 2), ubl: say('cbc:LineExtensionAmount', '150.01') },
  { rule: 'BR-CO-11', cii: say('ram:AllowanceTotalAmount', '10.01'), ubl: say('cbc:AllowanceTotalAmount', '10.01') },
  { rule: 'BR-CO-12', cii: say('ram:ChargeTotalAmount', '15.01'), ubl: say('cbc:ChargeTotalAmount', '15.01') },
  { rule: 'BR-CO-13', cii: say('ram:TaxBasisTotalAmount', '155.01'), ubl: say('cbc:TaxExclusiveAmount', '155.01') },
  { rule: 'BR-CO-14', cii: say('ram:TaxTotalAmount', '29.46'), ubl: say('cbc:TaxAmount', '29.46') },
  { rule: 'BR-CO-15', cii: say('ram:GrandTotalAmount', '184.46'), ubl: say('cbc:TaxInclusiveAmount', '184.46') },
  { rule: 'BR-CO-16', cii: say('ram:DuePayableAmount', '164.51'), ubl: say('cbc:PayableAmount', '164.51') },
  { rule: 'BR-CO-17', cii: say('ram:CalculatedAmount', '30.46'), ubl: say('cbc:TaxAmount', '30.45', 1) },
  { rule: 'BR-CO-18', cii: drop('ram:ApplicableTradeTax', 2), ubl: drop('cac:TaxSubtotal') },
  { rule: 'BR-CO-19', cii: say('ram:BillingSpecifiedPeriod', '', 1), ubl: [['text', 'cac:InvoicePeriod', 0, '']] },
  { rule: 'BR-CO-20', cii: say('ram:BillingSpecifiedPeriod', ''), ubl: [['text', 'cac:InvoicePeriod', 1, '']] },
  {
    rule: 'BR-CO-21',
    cii: [...drop('ram:Reason', 2), ...drop('ram:ReasonCode', 2)],
    ubl: [...drop('cbc:AllowanceChargeReason'), ...drop('cbc:AllowanceChargeReasonCode')],
  },
  {
    rule: 'BR-CO-22',
    cii: [...drop('ram:Reason', 3), ...drop('ram:ReasonCode', 3)],
    ubl: [...drop('cbc:AllowanceChargeReason', 1), ...drop('cbc:AllowanceChargeReasonCode', 1)],
  },
  {
    rule: 'BR-CO-23',
    cii: [...drop('ram:Reason'), ...drop('ram:ReasonCode')],
    ubl: [...drop('cbc:AllowanceChargeReason', 2), ...drop('cbc:AllowanceChargeReasonCode', 2)],
  },
  {
    rule: 'BR-CO-24',
    cii: [...drop('ram:Reason', 1), ...drop('ram:ReasonCode', 1)],
    ubl: [...drop('cbc:AllowanceChargeReason', 3), ...drop('cbc:AllowanceChargeReasonCode', 3)],
  },
  {
    rule: 'BR-CO-26',
    cii: [
      ...drop('ram:ID', 4),
      ...drop('ram:GlobalID', 1),
      ...drop('ram:SpecifiedLegalOrganization'),
      ...drop('ram:SpecifiedTaxRegistration'),
    ],
    ubl: [
      ...drop('cac:PartyIdentification'),
      ...drop('cac:PartyTaxScheme'),
      ['text', 'cac:PartyLegalEntity', 0, '<cbc:RegistrationName>Seller GmbH</cbc:RegistrationName>'],
    ],
  },
  { rule: 'BR-DEC-01', cii: say('ram:ActualAmount', '10.000', 2), ubl: say('cbc:Amount', '10.000') },
  { rule: 'BR-DEC-02', cii: say('ram:BasisAmount', '150.000', 3), ubl: say('cbc:BaseAmount', '150.000') },
  { rule: 'BR-DEC-05', cii: say('ram:ActualAmount', '15.000', 3), ubl: say('cbc:Amount', '15.000', 1) },
  { rule: 'BR-DEC-06', cii: say('ram:BasisAmount', '150.000', 4), ubl: say('cbc:BaseAmount', '150.000', 1) },
  { rule: 'BR-DEC-09', cii: say('ram:LineTotalAmount', '150.000', 2), ubl: say('cbc:LineExtensionAmount', '150.000') },
  { rule: 'BR-DEC-10', cii: say('ram:AllowanceTotalAmount', '10.000'), ubl: say('cbc:AllowanceTotalAmount', '10.000') },
  { rule: 'BR-DEC-11', cii: say('ram:ChargeTotalAmount', '15.000'), ubl: say('cbc:ChargeTotalAmount', '15.000') },
  { rule: 'BR-DEC-12', cii: say('ram:TaxBasisTotalAmount', '155.000'), ubl: say('cbc:TaxExclusiveAmount', '155.000') },
  { rule: 'BR-DEC-13', cii: [...say('ram:TaxTotalAmount', '29.451'), ...drop('ram:TaxTotalAmount', 1)] },
  { rule: 'BR-DEC-14', cii: say('ram:GrandTotalAmount', '184.450'), ubl: say('cbc:TaxInclusiveAmount', '184.450') },
  { rule: 'BR-DEC-15', cii: say('ram:TaxTotalAmount', '30.001', 1) },
  { rule: 'BR-DEC-16', cii: say('ram:TotalPrepaidAmount', '20.000'), ubl: say('cbc:PrepaidAmount', '20.000') },
  { rule: 'BR-DEC-17', cii: say('ram:RoundingAmount', '0.050'), ubl: say('cbc:PayableRoundingAmount', '0.050') },
  { rule: 'BR-DEC-18', cii: say('ram:DuePayableAmount', '164.500'), ubl: say('cbc:PayableAmount', '164.500') },
  { rule: 'BR-DEC-19', cii: say('ram:BasisAmount', '155.000', 2), ubl: say('cbc:TaxableAmount', '155.000') },
  { rule: 'BR-DEC-20', cii: say('ram:CalculatedAmount', '29.450'), ubl: say('cbc:TaxAmount', '29.450', 1) },
  { rule: 'BR-DEC-23', cii: say('ram:LineTotalAmount', '100.000'), ubl: say('cbc:LineExtensionAmount', '100.000', 1) },
  { rule: 'BR-DEC-24', cii: say('ram:ActualAmount', '5.000'), ubl: say('cbc:Amount', '5.000', 2) },
  { rule: 'BR-DEC-25', cii: say('ram:BasisAmount', '100.000'), ubl: say('cbc:BaseAmount', '100.000', 2) },
  { rule: 'BR-DEC-27', cii: say('ram:ActualAmount', '5.000', 1), ubl: say('cbc:Amount', '5.000', 3) },
  { rule: 'BR-DEC-28', cii: say('ram:BasisAmount', '100.000', 1), ubl: say('cbc:BaseAmount', '100.000', 3) },
];

const CODES: readonly BrokenOnce[] = [
  { rule: 'BR-CL-01', cii: say('ram:TypeCode', '999'), ubl: say('cbc:InvoiceTypeCode', '381') },
  {
    rule: 'BR-CL-03',
    cii: mark('ram:TaxTotalAmount', 'currencyID', 'eur'),
    ubl: mark('cbc:PriceAmount', 'currencyID', 'eur'),
  },
  { rule: 'BR-CL-04', cii: say('ram:InvoiceCurrencyCode', 'EURO'), ubl: say('cbc:DocumentCurrencyCode', 'EURO') },
  { rule: 'BR-CL-05', cii: say('ram:TaxCurrencyCode', 'XXZ'), ubl: say('cbc:TaxCurrencyCode', 'XXZ') },
  { rule: 'BR-CL-06', cii: say('ram:DueDateTypeCode', '35'), ubl: say('cbc:DescriptionCode', '5') },
  { rule: 'BR-CL-07', cii: say('ram:ReferenceTypeCode', 'ZZZZ'), ubl: mark('cbc:ID', 'schemeID', 'ZZZZ', 6) },
  { rule: 'BR-CL-08', cii: say('ram:SubjectCode', 'XYZ'), ubl: say('cbc:Note', '#XYZ#Note') },
  { rule: 'BR-CL-10', cii: mark('ram:GlobalID', 'schemeID', '9999', 1), ubl: mark('cbc:ID', 'schemeID', '9999', 7) },
  { rule: 'BR-CL-11', cii: mark('ram:ID', 'schemeID', '9999', 5), ubl: mark('cbc:CompanyID', 'schemeID', '9999', 2) },
  {
    rule: 'BR-CL-13',
    cii: mark('ram:ClassCode', 'listID', 'QQQ'),
    ubl: mark('cbc:ItemClassificationCode', 'listID', 'QQQ'),
  },
  { rule: 'BR-CL-14', cii: say('ram:CountryID', 'XX'), ubl: say('cbc:IdentificationCode', 'XX') },
  { rule: 'BR-CL-15', cii: say('ram:ID', 'XX', 3), ubl: say('cbc:IdentificationCode', 'XX', 3) },
  { rule: 'BR-CL-16', cii: say('ram:TypeCode', '9999', 7), ubl: say('cbc:PaymentMeansCode', '9999') },
  { rule: 'BR-CL-17', cii: say('ram:CategoryCode', 'Q', 3), ubl: say('cbc:ID', 'Q', 14) },
  { rule: 'BR-CL-18', cii: say('ram:CategoryCode', 'Q'), ubl: say('cbc:ID', 'Q', 23) },
  { rule: 'BR-CL-19', cii: say('ram:ReasonCode', 'FC', 2), ubl: say('cbc:AllowanceChargeReasonCode', 'FC') },
  { rule: 'BR-CL-20', cii: say('ram:ReasonCode', '95', 3), ubl: say('cbc:AllowanceChargeReasonCode', '95', 1) },
  {
    rule: 'BR-CL-21',
    cii: mark('ram:GlobalID', 'schemeID', '9999'),
    ubl: [['text', 'cac:StandardItemIdentification', 0, '<cbc:ID schemeID="9999">1</cbc:ID>']],
  },
  {
    rule: 'BR-CL-22',
    choice: { category: 'E' },
    cii: say('ram:ExemptionReasonCode', 'VATEX-NONE'),
    ubl: say('cbc:TaxExemptionReasonCode', 'VATEX-NONE'),
  },
  {
    rule: 'BR-CL-23',
    cii: mark('ram:BilledQuantity', 'unitCode', 'PIECE'),
    ubl: mark('cbc:BaseQuantity', 'unitCode', 'PIECE'),
  },
  {
    rule: 'BR-CL-24',
    cii: mark('ram:AttachmentBinaryObject', 'mimeCode', 'application/zip'),
    ubl: mark('cbc:EmbeddedDocumentBinaryObject', 'mimeCode', 'application/zip'),
  },
  { rule: 'BR-CL-25', cii: mark('ram:URIID', 'schemeID', '9999', 2), ubl: mark('cbc:EndpointID', 'schemeID', '9999') },
  {
    rule: 'BR-CL-26',
    cii: mark('ram:GlobalID', 'schemeID', '9999', 2),
    ubl: [['text', 'cac:DeliveryLocation', 0, '<cbc:ID schemeID="9999">1</cbc:ID>']],
  },
];

const XRECHNUNG: readonly BrokenOnce[] = [
  { rule: 'BR-DE-1', choice: XR, ...both('ram:SpecifiedTradeSettlementPaymentMeans', 'cac:PaymentMeans') },
  { rule: 'BR-DE-2', choice: XR, ...both('ram:DefinedTradeContact', 'cac:Contact') },
  { rule: 'BR-DE-3', choice: XR, ...both('ram:CityName', 'cbc:CityName') },
  { rule: 'BR-DE-4', choice: XR, ...both('ram:PostcodeCode', 'cbc:PostalZone') },
  {
    rule: 'BR-DE-5',
    choice: XR,
    cii: [...drop('ram:PersonName'), ...drop('ram:DepartmentName')],
    ubl: say('cbc:Name', '', 1),
  },
  { rule: 'BR-DE-6', choice: XR, ...both('ram:CompleteNumber', 'cbc:Telephone') },
  { rule: 'BR-DE-7', choice: XR, ...both('ram:URIID', 'cbc:ElectronicMail') },
  { rule: 'BR-DE-8', choice: XR, ...both('ram:CityName', 'cbc:CityName', 1) },
  { rule: 'BR-DE-9', choice: XR, ...both('ram:PostcodeCode', 'cbc:PostalZone', 1) },
  { rule: 'BR-DE-10', choice: XR, ...both('ram:CityName', 'cbc:CityName', 2) },
  { rule: 'BR-DE-11', choice: XR, ...both('ram:PostcodeCode', 'cbc:PostalZone', 2) },
  { rule: 'BR-DE-14', choice: XR, ...both('ram:RateApplicablePercent', 'cbc:Percent', 2) },
  { rule: 'BR-DE-15', choice: XR, cii: say('ram:BuyerReference', ' '), ubl: say('cbc:BuyerReference', ' ') },
  {
    rule: 'BR-DE-16',
    choice: XR,
    cii: [...drop('ram:SpecifiedTaxRegistration'), ...drop('ram:SpecifiedTaxRegistration')],
    ubl: [...drop('cac:PartyTaxScheme'), ...drop('cac:PartyTaxScheme')],
  },
  { rule: 'BR-DE-17', choice: XR, cii: say('ram:TypeCode', '82'), ubl: say('cbc:InvoiceTypeCode', '82') },
  {
    rule: 'BR-DE-18',
    choice: XR,
    cii: [['text', 'ram:SpecifiedTradePaymentTerms', 0, '<ram:Description>#SKONTO#TAGE=7#\n</ram:Description>']],
    ubl: [['text', 'cac:PaymentTerms', 0, '<cbc:Note>#SKONTO#TAGE=7#PROZENT=2.00#</cbc:Note>']],
  },
  {
    rule: 'BR-DE-19',
    choice: SEPA,
    cii: say('ram:IBANID', 'DE00512108001245126199'),
    ubl: [['text', 'cac:PayeeFinancialAccount', 0, '<cbc:ID>DE00512108001245126199</cbc:ID>']],
  },
  {
    rule: 'BR-DE-20',
    choice: DEBIT,
    cii: say('ram:IBANID', 'account'),
    ubl: [['text', 'cac:PayerFinancialAccount', 0, '<cbc:ID>account</cbc:ID>']],
  },
  {
    rule: 'BR-DE-21',
    choice: XR,
    cii: say('ram:ID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_2.3', 1),
    ubl: say('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_2.3'),
  },
  {
    rule: 'BR-DE-22',
    choice: XR,
    cii: mark('ram:AttachmentBinaryObject', 'filename', 'a.pdf', 1),
    ubl: mark('cbc:EmbeddedDocumentBinaryObject', 'filename', 'a.pdf', 1),
  },
  { rule: 'BR-DE-23-a', choice: XR, ...both('ram:PayeePartyCreditorFinancialAccount', 'cac:PayeeFinancialAccount') },
  { rule: 'BR-DE-23-b', choice: CARD, cii: say('ram:TypeCode', '30', 7), ubl: say('cbc:PaymentMeansCode', '30') },
  { rule: 'BR-DE-24-a', choice: CARD, ...both('ram:ApplicableTradeSettlementFinancialCard', 'cac:CardAccount') },
  { rule: 'BR-DE-24-b', choice: XR, cii: say('ram:TypeCode', '48', 7), ubl: say('cbc:PaymentMeansCode', '48') },
  {
    rule: 'BR-DE-25-a',
    choice: DEBIT,
    cii: [...drop('ram:IBANID'), ...drop('ram:DirectDebitMandateID'), ...drop('ram:CreditorReferenceID')],
    ubl: drop('cac:PaymentMandate'),
  },
  { rule: 'BR-DE-25-b', choice: XR, cii: say('ram:TypeCode', '59', 7), ubl: say('cbc:PaymentMeansCode', '59') },
  {
    rule: 'BR-DE-26',
    choice: XR,
    cii: [...say('ram:TypeCode', '384'), ...drop('ram:InvoiceReferencedDocument')],
    ubl: [...say('cbc:InvoiceTypeCode', '384'), ...drop('cac:BillingReference')],
  },
  { rule: 'BR-DE-27', choice: XR, cii: say('ram:CompleteNumber', 'none 12'), ubl: say('cbc:Telephone', 'none 12') },
  {
    rule: 'BR-DE-28',
    choice: XR,
    cii: say('ram:URIID', 'at seller.de'),
    ubl: say('cbc:ElectronicMail', 'at seller.de'),
  },
  { rule: 'BR-DE-30', choice: DEBIT, cii: drop('ram:CreditorReferenceID'), ubl: drop('cac:PartyIdentification', 1) },
  { rule: 'BR-DE-31', choice: DEBIT, cii: drop('ram:IBANID'), ubl: drop('cac:PayerFinancialAccount') },
  {
    rule: 'BR-DE-TMP-32',
    choice: XR,
    cii: [...drop('ram:ActualDeliverySupplyChainEvent'), ...drop('ram:BillingSpecifiedPeriod', 1)],
    ubl: [...drop('cbc:ActualDeliveryDate'), ...drop('cac:InvoicePeriod')],
  },
  { rule: 'BR-TMP-2', choice: XR, cii: say('ram:URIID', 'nowhere', 3), ubl: say('cbc:URI', 'nowhere') },
  { rule: 'BR-TMP-3', choice: XR, cii: say('ram:BasisQuantity', '100', 1) },
  {
    rule: 'BR-DEX-01',
    choice: EXTENSION,
    cii: mark('ram:AttachmentBinaryObject', 'mimeCode', 'application/zip'),
    ubl: mark('cbc:EmbeddedDocumentBinaryObject', 'mimeCode', 'application/zip'),
  },
  {
    rule: 'BR-DEX-04',
    choice: EXTENSION,
    cii: mark('ram:GlobalID', 'schemeID', '9999', 1),
    ubl: mark('cbc:ID', 'schemeID', '9999', 7),
  },
  {
    rule: 'BR-DEX-05',
    choice: EXTENSION,
    cii: mark('ram:ID', 'schemeID', '9999', 5),
    ubl: mark('cbc:CompanyID', 'schemeID', '9999', 2),
  },
  {
    rule: 'BR-DEX-06',
    choice: EXTENSION,
    cii: mark('ram:GlobalID', 'schemeID', '9999'),
    ubl: [['text', 'cac:StandardItemIdentification', 0, '<cbc:ID schemeID="9999">1</cbc:ID>']],
  },
  {
    rule: 'BR-DEX-07',
    choice: EXTENSION,
    cii: mark('ram:URIID', 'schemeID', '9999', 2),
    ubl: mark('cbc:EndpointID', 'schemeID', '9999'),
  },
  {
    rule: 'BR-DEX-08',
    choice: EXTENSION,
    cii: mark('ram:GlobalID', 'schemeID', '9999', 2),
    ubl: [['text', 'cac:DeliveryLocation', 0, '<cbc:ID schemeID="9999">1</cbc:ID>']],
  },
  { rule: 'BR-DEX-09', choice: EXTENSION, ubl: say('cbc:PayableAmount', '164.51') },
  {
    rule: 'BR-DEX-15',
    choice: EXTENSION,
    cii: [['text', 'ram:LineID', 0, '1</ram:LineID><ram:ParentLineID>0</ram:ParentLineID><ram:LineID>']],
  },
  { rule: 'BR-DE-CVD-01', choice: CVD, ...both('ram:ContractReferencedDocument', 'cac:ContractDocumentReference') },
  {
    rule: 'BR-DE-CVD-02',
    choice: CVD,
    cii: drop('ram:AdditionalReferencedDocument', 3),
    ubl: drop('cac:OriginatorDocumentReference'),
  },
  { rule: 'BR-DE-CVD-03', choice: CVD, ...both('ram:ApplicableProductCharacteristic', 'cac:AdditionalItemProperty') },
  { rule: 'BR-DE-CVD-04', choice: CVD, cii: say('ram:ClassCode', 'M4'), ubl: say('cbc:ItemClassificationCode', 'M4') },
  { rule: 'BR-DE-CVD-05', choice: CVD, cii: say('ram:Value', 'dirty'), ubl: say('cbc:Value', 'dirty') },
  {
    rule: 'BR-DE-CVD-06-a',
    choice: CVD,
    cii: [['twice', 'ram:ApplicableProductCharacteristic', 0]],
    ubl: [['twice', 'cac:AdditionalItemProperty', 0]],
  },
  {
    rule: 'BR-DE-CVD-06-b',
    choice: CVD,
    ...both('ram:DesignatedProductClassification', 'cac:CommodityClassification'),
  },
  {
    rule: 'BR-TMP-CVD-01',
    choice: CVD,
    cii: mark('ram:ClassCode', 'listID', 'QQQ'),
    ubl: mark('cbc:ItemClassificationCode', 'listID', 'QQQ'),
  },
];

const CATEGORIES: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  IC: 'K',
  G: 'G',
  O: 'O',
  AF: 'L',
  AG: 'M',
};
const EXEMPT = ['AE', 'E', 'G', 'IC', 'O'];
const twice = (changes: XmlChange[]) => [...changes, ...changes];

/** The ten rules that every family of value added tax has. */
function ofFamily(family: string, category: string): BrokenOnce[] {
  const choice = { category };
  const free = family === 'O';
  // Who must have no VAT identifier is broken by giving one.
  const parties = free
    ? {
        cii: [['attribute', 'ram:ID', 6, 'schemeID', 'VA']] as XmlChange[],
        ubl: [
          [
            'text',
            'cac:PartyTaxScheme',
            0,
            '<cbc:CompanyID>DE1</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>',
          ],
        ] as XmlChange[],
      }
    : { cii: twice(drop('ram:SpecifiedTaxRegistration')), ubl: twice(drop('cac:PartyTaxScheme')) };
  const rate = (cii: number, ubl: number) =>
    free
      ? {
          cii: [
            [
              'text',
              'ram:CategoryCode',
              cii,
              'O</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent><ram:CategoryCode>O',
            ],
          ] as XmlChange[],
          ubl: [
            [
              'text',
              'cac:TaxScheme',
              ubl + 1,
              '<cbc:ID>VAT</cbc:ID></cac:TaxScheme><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>',
            ],
          ] as XmlChange[],
        }
      : { cii: say('ram:RateApplicablePercent', '-1', cii), ubl: say('cbc:Percent', '-1', ubl) };
  const isIslands = family === 'AF' || family === 'AG';
  const reason = EXEMPT.includes(family)
    ? {
        cii: [...drop('ram:ExemptionReason'), ...drop('ram:ExemptionReasonCode')],
        ubl: [...drop('cbc:TaxExemptionReason'), ...drop('cbc:TaxExemptionReasonCode')],
      }
    : {
        cii: [
          [
            'text',
            'ram:CalculatedAmount',
            0,
            '0.00</ram:CalculatedAmount><ram:ExemptionReason>why</ram:ExemptionReason><ram:CalculatedAmount>0.00',
          ],
        ] as XmlChange[],
        ubl: [
          [
            'text',
            'cbc:Percent',
            2,
            '0</cbc:Percent><cbc:TaxExemptionReason>why</cbc:TaxExemptionReason><cbc:Percent>0',
          ],
        ] as XmlChange[],
      };
  // Two lines of a category pass for a line and its breakdown in CII, so that one line goes as well.
  const absent = [...drop('ram:ApplicableTradeTax', 2), ...drop('ram:IncludedSupplyChainTradeLineItem', 1)];
  return [
    {
      rule: `BR-${family}-01`,
      choice,
      cii: free ? [['twice', 'ram:ApplicableTradeTax', 2]] : absent,
      ubl: drop('cac:TaxSubtotal'),
    },
    ...['02', '03', '04'].map((number) => ({ rule: `BR-${family}-${number}`, choice, ...parties })),
    { rule: `BR-${family}-05`, choice, ...rate(0, 3) },
    { rule: `BR-${family}-06`, choice, ...rate(3, 0) },
    { rule: `BR-${family}-07`, choice, ...rate(4, 1) },
    {
      rule: `BR-${family}-08`,
      choice,
      // The artefact of CII compares nothing for the two islands.
      ...(isIslands ? {} : { cii: say('ram:BasisAmount', '157.00', 2) }),
      ubl: say('cbc:TaxableAmount', '157.00'),
    },
    {
      rule: `BR-${family}-09`,
      choice,
      ...(isIslands ? {} : { cii: say('ram:CalculatedAmount', '35.00') }),
      ubl: say('cbc:TaxAmount', '35.00', 1),
    },
    { rule: `BR-${family}-10`, choice, ...reason },
  ];
}

const OTHER_CATEGORIES: readonly BrokenOnce[] = [
  {
    rule: 'BR-IC-11',
    choice: { category: 'K' },
    cii: [...drop('ram:ActualDeliverySupplyChainEvent'), ...drop('ram:BillingSpecifiedPeriod', 1)],
    ubl: [...drop('cbc:ActualDeliveryDate'), ...drop('cac:InvoicePeriod')],
  },
  { rule: 'BR-IC-12', choice: { category: 'K' }, cii: drop('ram:ShipToTradeParty'), ubl: drop('cac:DeliveryLocation') },
  {
    rule: 'BR-O-11',
    choice: { category: 'O' },
    cii: say('ram:CategoryCode', 'S'),
    ubl: [
      ['twice', 'cac:TaxSubtotal', 0],
      ['text', 'cbc:ID', 18, 'S'],
    ],
  },
  { rule: 'BR-O-12', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S'), ubl: say('cbc:ID', 'S', 21) },
  { rule: 'BR-O-13', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S', 3), ubl: say('cbc:ID', 'S', 12) },
  { rule: 'BR-O-14', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S', 4), ubl: say('cbc:ID', 'S', 14) },
  { rule: 'BR-B-01', cii: say('ram:CategoryCode', 'B'), ubl: say('cbc:ID', 'B', 23) },
  { rule: 'BR-B-02', cii: say('ram:CategoryCode', 'B'), ubl: say('cbc:ID', 'B', 23) },
];

export const BROKEN_ONCE: readonly BrokenOnce[] = [
  ...CORE,
  ...TOTALS,
  ...CODES,
  ...XRECHNUNG,
  ...Object.entries(CATEGORIES).flatMap(([family, category]) => ofFamily(family, category)),
  ...OTHER_CATEGORIES,
];
