import { type BrokenOnce, both, drop, mark, say } from './break-xml.test-suite.ts';

const DEBIT = { specification: 'xrechnung', payment: '59' } as const;
const CARD = { specification: 'xrechnung', payment: '48' } as const;
const SEPA = { specification: 'xrechnung', payment: '58' } as const;
const XR = { specification: 'xrechnung' } as const;
const EXTENSION = { specification: 'extension' } as const;
const CVD = { specification: 'cvd' } as const;

/** What Germany asks for besides: BR-DE, and the extensions. */
export const XRECHNUNG: readonly BrokenOnce[] = [
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
