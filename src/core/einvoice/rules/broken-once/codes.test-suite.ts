import { type BrokenOnce, mark, say } from './break-xml.test-suite.ts';

/** Code lists: BR-CL. */
export const CODES: readonly BrokenOnce[] = [
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
