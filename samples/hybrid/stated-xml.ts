import type { SampleTruth, TruthLine } from '../sample-truth.ts';

/** What an invoice says as data: the fields of its page's truth. */
export type StatedFacts = Pick<SampleTruth, 'document_type' | 'fields'>;

const NAMESPACES = [
  ['rsm', 'CrossIndustryInvoice'],
  ['ram', 'ReusableAggregateBusinessInformationEntity'],
  ['udt', 'UnqualifiedDataType'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${name}:100"`)
  .join(' ');

/** As Cross Industry Invoice (EN 16931), of what the page states; what it leaves open is left out. */
export function statedXml({ document_type: type, fields }: StatedFacts): string {
  const { lineItems } = fields;
  const said = (key: Exclude<keyof typeof fields, 'lineItems'>, write: (value: string) => string) => {
    const value = fields[key];
    return value === null || value === 'UNSURE' ? '' : write(escaped(value));
  };
  const lineSum = lineItems?.reduce((sum, { lineTotal }) => sum + cents(lineTotal), 0);
  const currency = fields.CURRENCY === null ? '' : ` currencyID="${fields.CURRENCY}"`;
  const due = fields.AMOUNT_DUE === null ? 'TOTAL_AMOUNT' : 'AMOUNT_DUE';
  const seller = said('SELLER_NAME', (name) => tag('ram:Name', name)) + said('SELLER_TAX_ID', registration);
  const buyer =
    said('CUSTOMER_NUMBER', (id) => tag('ram:ID', id)) +
    said('BUYER_NAME', (name) => tag('ram:Name', name)) +
    said('BUYER_TAX_ID', registration);
  const order = said('PURCHASE_ORDER', (id) =>
    tag('ram:BuyerOrderReferencedDocument', tag('ram:IssuerAssignedID', id)),
  );
  const payment = said('IBAN', (iban) =>
    tag(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      tag('ram:PayeePartyCreditorFinancialAccount', tag('ram:IBANID', iban)) +
        said('BIC', (bic) => tag('ram:PayeeSpecifiedCreditorFinancialInstitution', tag('ram:BICID', bic))),
    ),
  );
  const totals =
    (lineSum === undefined ? '' : tag('ram:LineTotalAmount', plain(lineSum))) +
    netOf(fields) +
    said('TAX_AMOUNT', (tax) => `<ram:TaxTotalAmount${currency}>${tax}</ram:TaxTotalAmount>`) +
    said('TOTAL_AMOUNT', (total) => tag('ram:GrandTotalAmount', total)) +
    said(due, (amount) => tag('ram:DuePayableAmount', amount));
  const header =
    said('INVOICE_NUMBER', (number) => tag('ram:ID', number)) +
    tag('ram:TypeCode', type === 'credit_note' ? '381' : '380') +
    said('INVOICE_DATE', (date) => tag('ram:IssueDateTime', day(date)));
  return `<rsm:CrossIndustryInvoice ${NAMESPACES}>${tag('rsm:ExchangedDocumentContext', tag('ram:GuidelineSpecifiedDocumentContextParameter', tag('ram:ID', 'urn:cen.eu:en16931:2017')))}${tag('rsm:ExchangedDocument', header)}${tag(
    'rsm:SupplyChainTradeTransaction',
    (lineItems ?? []).map(lineXml).join('') +
      tag(
        'ram:ApplicableHeaderTradeAgreement',
        tag('ram:SellerTradeParty', seller) + tag('ram:BuyerTradeParty', buyer) + order,
      ) +
      tag(
        'ram:ApplicableHeaderTradeDelivery',
        said('DELIVERY_DATE', (date) =>
          tag('ram:ActualDeliverySupplyChainEvent', tag('ram:OccurrenceDateTime', day(date))),
        ),
      ) +
      tag(
        'ram:ApplicableHeaderTradeSettlement',
        said('CURRENCY', (currency) => tag('ram:InvoiceCurrencyCode', currency)) +
          payment +
          said('DUE_DATE', (date) => tag('ram:SpecifiedTradePaymentTerms', tag('ram:DueDateDateTime', day(date)))) +
          tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', totals),
      ),
  )}</rsm:CrossIndustryInvoice>`;
}

function lineXml({ description, quantity, unitPrice, lineTotal }: TruthLine, index: number): string {
  const price = unitPrice === null ? '' : tag('ram:NetPriceProductTradePrice', tag('ram:ChargeAmount', unitPrice));
  const billed = quantity === null ? '' : `<ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity>`;
  return tag(
    'ram:IncludedSupplyChainTradeLineItem',
    tag('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(index + 1))) +
      tag('ram:SpecifiedTradeProduct', tag('ram:Name', escaped(description))) +
      tag('ram:SpecifiedLineTradeAgreement', price) +
      tag('ram:SpecifiedLineTradeDelivery', billed) +
      tag(
        'ram:SpecifiedLineTradeSettlement',
        tag('ram:SpecifiedTradeSettlementLineMonetarySummation', tag('ram:LineTotalAmount', lineTotal)),
      ),
  );
}

/** The page's subtotal may be the lines' sum before discount and freight: the net amount is the total less the tax. */
function netOf({ TOTAL_AMOUNT: total, TAX_AMOUNT: tax }: StatedFacts['fields']): string {
  if (total === null || tax === null || tax === 'UNSURE') return '';
  return tag('ram:TaxBasisTotalAmount', plain(cents(total) - cents(tax)));
}

function registration(id: string): string {
  const scheme = /^[A-Z]{2}/.test(id) ? 'VA' : 'FC';
  return tag('ram:SpecifiedTaxRegistration', `<ram:ID schemeID="${scheme}">${id}</ram:ID>`);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const plain = (amount: number) => (amount / 100).toFixed(2);
const tag = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const day = (iso: string) => `<udt:DateTimeString format="102">${iso.replaceAll('-', '')}</udt:DateTimeString>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
