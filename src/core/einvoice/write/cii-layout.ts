import { ADJUSTMENT_TERMS, type AdjustmentGroup } from './adjustments.ts';
import { around, each, fixed, ofInvoice, type Part, term, withScheme } from './layout.ts';

const compact = (date: string) => date.replaceAll('-', '');
const dateText = (name: string, id: string): Part => term(name, id, { attributes: { format: '=102' }, as: compact });
const date = (name: string, id: string): Part => around(name, dateText('udt:DateTimeString', id));
const reference = (name: string, id: string): Part => around(name, term('ram:IssuerAssignedID', id));
const VAT = fixed('ram:TypeCode', 'VAT');

/** An identifier with a scheme of ISO 6523 is a global one. */
const identifiers =
  (id: string): Part =>
  (group, invoice) =>
    group.terms[`${id}-scheme`] ? withScheme('ram:GlobalID', id)(group, invoice) : term('ram:ID', id)(group, invoice);

/** Street, further street, town, post code, region, country; then the third line. */
const address = (ids: readonly string[], third: string): Part => {
  const [street, more, town, code, region, country] = ids as [string, string, string, string, string, string];
  return around(
    'ram:PostalTradeAddress',
    term('ram:PostcodeCode', code),
    term('ram:LineOne', street),
    term('ram:LineTwo', more),
    term('ram:LineThree', third),
    term('ram:CityName', town),
    term('ram:CountryID', country),
    term('ram:CountrySubDivisionName', region),
  );
};

const organisation = (id: string, trading?: string): Part =>
  around(
    'ram:SpecifiedLegalOrganization',
    withScheme('ram:ID', id),
    ...(trading ? [term('ram:TradingBusinessName', trading)] : []),
  );
const contact = (name: string, telephone: string, email: string): Part =>
  around(
    'ram:DefinedTradeContact',
    term('ram:PersonName', name),
    around('ram:TelephoneUniversalCommunication', term('ram:CompleteNumber', telephone)),
    around('ram:EmailURIUniversalCommunication', term('ram:URIID', email)),
  );
const channel = (id: string): Part => around('ram:URIUniversalCommunication', withScheme('ram:URIID', id));
const registration = (id: string, scheme: 'VA' | 'FC'): Part =>
  around('ram:SpecifiedTaxRegistration', term('ram:ID', id, { attributes: { schemeID: `=${scheme}` } }));

const adjustment = (group: AdjustmentGroup): Part => {
  const { isCharge, amount: size, base, percent, category, rate, reason, code } = ADJUSTMENT_TERMS[group];
  return each(
    group,
    'ram:SpecifiedTradeAllowanceCharge',
    fixed('ram:ChargeIndicator', fixed('udt:Indicator', String(isCharge))),
    term('ram:CalculationPercent', percent),
    term('ram:BasisAmount', base),
    term('ram:ActualAmount', size),
    term('ram:ReasonCode', code),
    term('ram:Reason', reason),
    around('ram:CategoryTradeTax', VAT, term('ram:CategoryCode', category), term('ram:RateApplicablePercent', rate)),
  );
};

const PRODUCT = around(
  'ram:SpecifiedTradeProduct',
  withScheme('ram:GlobalID', 'BT-157'),
  term('ram:SellerAssignedID', 'BT-155'),
  term('ram:BuyerAssignedID', 'BT-156'),
  term('ram:Name', 'BT-153'),
  term('ram:Description', 'BT-154'),
  each('BG-32', 'ram:ApplicableProductCharacteristic', term('ram:Description', 'BT-160'), term('ram:Value', 'BT-161')),
  each(
    'BT-158',
    'ram:DesignatedProductClassification',
    term('ram:ClassCode', 'BT-158', { attributes: { listID: 'BT-158-scheme', listVersionID: 'BT-158-version' } }),
  ),
  around('ram:OriginTradeCountry', term('ram:ID', 'BT-159')),
);

const LINES = each(
  'BG-25',
  'ram:IncludedSupplyChainTradeLineItem',
  around(
    'ram:AssociatedDocumentLineDocument',
    term('ram:LineID', 'BT-126'),
    around('ram:IncludedNote', term('ram:Content', 'BT-127')),
  ),
  PRODUCT,
  around(
    'ram:SpecifiedLineTradeAgreement',
    around('ram:BuyerOrderReferencedDocument', term('ram:LineID', 'BT-132')),
    around(
      'ram:GrossPriceProductTradePrice',
      term('ram:ChargeAmount', 'BT-148'),
      around(
        'ram:AppliedTradeAllowanceCharge',
        fixed('ram:ChargeIndicator', fixed('udt:Indicator', 'false')),
        term('ram:ActualAmount', 'BT-147'),
      ),
    ),
    around(
      'ram:NetPriceProductTradePrice',
      term('ram:ChargeAmount', 'BT-146'),
      term('ram:BasisQuantity', 'BT-149', { attributes: { unitCode: 'BT-150' } }),
    ),
  ),
  around(
    'ram:SpecifiedLineTradeDelivery',
    term('ram:BilledQuantity', 'BT-129', { attributes: { unitCode: 'BT-130' } }),
  ),
  around(
    'ram:SpecifiedLineTradeSettlement',
    around(
      'ram:ApplicableTradeTax',
      VAT,
      term('ram:CategoryCode', 'BT-151'),
      term('ram:RateApplicablePercent', 'BT-152'),
    ),
    around('ram:BillingSpecifiedPeriod', date('ram:StartDateTime', 'BT-134'), date('ram:EndDateTime', 'BT-135')),
    adjustment('BG-27'),
    adjustment('BG-28'),
    around('ram:SpecifiedTradeSettlementLineMonetarySummation', term('ram:LineTotalAmount', 'BT-131')),
    around(
      'ram:AdditionalReferencedDocument',
      term('ram:IssuerAssignedID', 'BT-128'),
      fixed('ram:TypeCode', '130'),
      term('ram:ReferenceTypeCode', 'BT-128-scheme'),
    ),
    around('ram:ReceivableSpecifiedTradeAccountingAccount', term('ram:ID', 'BT-133')),
  ),
);

const PARTIES: readonly Part[] = [
  around(
    'ram:SellerTradeParty',
    identifiers('BT-29'),
    term('ram:Name', 'BT-27'),
    term('ram:Description', 'BT-33'),
    organisation('BT-30', 'BT-28'),
    contact('BT-41', 'BT-42', 'BT-43'),
    address(['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-39', 'BT-40'], 'BT-162'),
    channel('BT-34'),
    registration('BT-31', 'VA'),
    registration('BT-32', 'FC'),
  ),
  around(
    'ram:BuyerTradeParty',
    identifiers('BT-46'),
    term('ram:Name', 'BT-44'),
    organisation('BT-47', 'BT-45'),
    contact('BT-56', 'BT-57', 'BT-58'),
    address(['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-54', 'BT-55'], 'BT-163'),
    channel('BT-49'),
    registration('BT-48', 'VA'),
  ),
  around(
    'ram:SellerTaxRepresentativeTradeParty',
    term('ram:Name', 'BT-62'),
    address(['BT-64', 'BT-65', 'BT-66', 'BT-67', 'BT-68', 'BT-69'], 'BT-164'),
    registration('BT-63', 'VA'),
  ),
];

const AGREEMENT = around(
  'ram:ApplicableHeaderTradeAgreement',
  term('ram:BuyerReference', 'BT-10'),
  ...PARTIES,
  reference('ram:SellerOrderReferencedDocument', 'BT-14'),
  reference('ram:BuyerOrderReferencedDocument', 'BT-13'),
  reference('ram:ContractReferencedDocument', 'BT-12'),
  each(
    'BG-24',
    'ram:AdditionalReferencedDocument',
    term('ram:IssuerAssignedID', 'BT-122'),
    term('ram:URIID', 'BT-124'),
    fixed('ram:TypeCode', '916'),
    term('ram:Name', 'BT-123'),
    term('ram:AttachmentBinaryObject', 'BT-125', {
      attributes: { mimeCode: 'BT-125-mime', filename: 'BT-125-name' },
    }),
  ),
  around('ram:AdditionalReferencedDocument', term('ram:IssuerAssignedID', 'BT-17'), fixed('ram:TypeCode', '50')),
  around(
    'ram:AdditionalReferencedDocument',
    term('ram:IssuerAssignedID', 'BT-18'),
    fixed('ram:TypeCode', '130'),
    term('ram:ReferenceTypeCode', 'BT-18-scheme'),
  ),
  around('ram:SpecifiedProcuringProject', term('ram:ID', 'BT-11'), fixed('ram:Name', 'Project reference')),
);

const DELIVERY_PARTS: readonly Part[] = [
  around(
    'ram:ShipToTradeParty',
    identifiers('BT-71'),
    term('ram:Name', 'BT-70'),
    address(['BT-75', 'BT-76', 'BT-77', 'BT-78', 'BT-79', 'BT-80'], 'BT-165'),
  ),
  around('ram:ActualDeliverySupplyChainEvent', date('ram:OccurrenceDateTime', 'BT-72')),
  reference('ram:DespatchAdviceReferencedDocument', 'BT-16'),
  reference('ram:ReceivingAdviceReferencedDocument', 'BT-15'),
];
/** The schema wants it there even when it says nothing. */
const DELIVERY = fixed('ram:ApplicableHeaderTradeDelivery', (group, invoice) =>
  DELIVERY_PARTS.map((part) => part(group, invoice)).join(''),
);

/** UBL's codes (UNTDID 2005) of when tax becomes due, as CII has them (UNTDID 2475). */
const TAX_POINTS: Readonly<Record<string, string>> = { '3': '5', '35': '29', '432': '72' };

const PAYMENT = each(
  'BG-16',
  'ram:SpecifiedTradeSettlementPaymentMeans',
  term('ram:TypeCode', 'BT-81'),
  term('ram:Information', 'BT-82'),
  around('ram:ApplicableTradeSettlementFinancialCard', term('ram:ID', 'BT-87'), term('ram:CardholderName', 'BT-88')),
  around('ram:PayerPartyDebtorFinancialAccount', term('ram:IBANID', 'BT-91')),
  (group, invoice) => {
    const account = /^[A-Z]{2}\d\d[A-Z\d]{10,30}$/.test(group.terms['BT-84'] ?? '');
    return around(
      'ram:PayeePartyCreditorFinancialAccount',
      ...(account ? [term('ram:IBANID', 'BT-84')] : []),
      term('ram:AccountName', 'BT-85'),
      ...(account ? [] : [term('ram:ProprietaryID', 'BT-84')]),
    )(group, invoice);
  },
  around('ram:PayeeSpecifiedCreditorFinancialInstitution', term('ram:BICID', 'BT-86')),
);

const SETTLEMENT = around(
  'ram:ApplicableHeaderTradeSettlement',
  term('ram:CreditorReferenceID', 'BT-90'),
  term('ram:PaymentReference', 'BT-83'),
  term('ram:TaxCurrencyCode', 'BT-6'),
  term('ram:InvoiceCurrencyCode', 'BT-5'),
  around('ram:PayeeTradeParty', identifiers('BT-60'), term('ram:Name', 'BT-59'), organisation('BT-61')),
  PAYMENT,
  each(
    'BG-23',
    'ram:ApplicableTradeTax',
    term('ram:CalculatedAmount', 'BT-117'),
    VAT,
    term('ram:ExemptionReason', 'BT-120'),
    term('ram:BasisAmount', 'BT-116'),
    term('ram:CategoryCode', 'BT-118'),
    term('ram:ExemptionReasonCode', 'BT-121'),
    ofInvoice(around('ram:TaxPointDate', dateText('udt:DateString', 'BT-7'))),
    ofInvoice(term('ram:DueDateTypeCode', 'BT-8', { as: (code) => TAX_POINTS[code] ?? code })),
    term('ram:RateApplicablePercent', 'BT-119'),
  ),
  around('ram:BillingSpecifiedPeriod', date('ram:StartDateTime', 'BT-73'), date('ram:EndDateTime', 'BT-74')),
  adjustment('BG-20'),
  adjustment('BG-21'),
  around(
    'ram:SpecifiedTradePaymentTerms',
    term('ram:Description', 'BT-20'),
    date('ram:DueDateDateTime', 'BT-9'),
    term('ram:DirectDebitMandateID', 'BT-89'),
  ),
  around(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    term('ram:LineTotalAmount', 'BT-106'),
    term('ram:ChargeTotalAmount', 'BT-108'),
    term('ram:AllowanceTotalAmount', 'BT-107'),
    term('ram:TaxBasisTotalAmount', 'BT-109'),
    term('ram:TaxTotalAmount', 'BT-110', { attributes: { currencyID: 'BT-5' } }),
    term('ram:TaxTotalAmount', 'BT-111', { attributes: { currencyID: 'BT-6' } }),
    term('ram:RoundingAmount', 'BT-114'),
    term('ram:GrandTotalAmount', 'BT-112'),
    term('ram:TotalPrepaidAmount', 'BT-113'),
    term('ram:DuePayableAmount', 'BT-115'),
  ),
  each(
    'BG-3',
    'ram:InvoiceReferencedDocument',
    term('ram:IssuerAssignedID', 'BT-25'),
    around('ram:FormattedIssueDateTime', dateText('qdt:DateTimeString', 'BT-26')),
  ),
  around('ram:ReceivableSpecifiedTradeAccountingAccount', term('ram:ID', 'BT-19')),
);

/** A Cross Industry Invoice (D16B, and D22B, which widens it) in the order of its schema. */
export const CII_INVOICE: readonly Part[] = [
  around(
    'rsm:ExchangedDocumentContext',
    around('ram:BusinessProcessSpecifiedDocumentContextParameter', term('ram:ID', 'BT-23')),
    around('ram:GuidelineSpecifiedDocumentContextParameter', term('ram:ID', 'BT-24')),
  ),
  around(
    'rsm:ExchangedDocument',
    term('ram:ID', 'BT-1'),
    term('ram:TypeCode', 'BT-3'),
    date('ram:IssueDateTime', 'BT-2'),
    each('BG-1', 'ram:IncludedNote', term('ram:Content', 'BT-22'), term('ram:SubjectCode', 'BT-21')),
  ),
  around('rsm:SupplyChainTradeTransaction', LINES, AGREEMENT, DELIVERY, SETTLEMENT),
];
