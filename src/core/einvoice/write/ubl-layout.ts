import { ADJUSTMENT_TERMS, type AdjustmentGroup } from './adjustments.ts';
import { around, each, fixed, ofInvoice, type Part, term, where, withScheme } from './layout.ts';

/** UBL writes every amount with its currency. */
const amount = (name: string, id: string): Part => term(name, id, { attributes: { currencyID: 'BT-5' } });
const VAT = fixed('cac:TaxScheme', fixed('cbc:ID', 'VAT'));

/** Street, further street, town, post code, region, country; then the third line. */
const address = (name: string, [street, more, town, code, region, country]: readonly string[], third?: string): Part =>
  around(
    name,
    term('cbc:StreetName', street!),
    term('cbc:AdditionalStreetName', more!),
    term('cbc:CityName', town!),
    term('cbc:PostalZone', code!),
    term('cbc:CountrySubentity', region!),
    ...(third ? [around('cac:AddressLine', term('cbc:Line', third))] : []),
    around('cac:Country', term('cbc:IdentificationCode', country!)),
  );

const taxCategory = (name: string, category: string, rate: string, ...reasons: readonly Part[]): Part =>
  around(name, term('cbc:ID', category), term('cbc:Percent', rate), ...reasons, VAT);

const adjustment = (group: AdjustmentGroup): Part => {
  const { isCharge, amount: size, base, percent, category, rate, reason, code } = ADJUSTMENT_TERMS[group];
  return each(
    group,
    'cac:AllowanceCharge',
    fixed('cbc:ChargeIndicator', String(isCharge)),
    term('cbc:AllowanceChargeReasonCode', code),
    term('cbc:AllowanceChargeReason', reason),
    term('cbc:MultiplierFactorNumeric', percent),
    amount('cbc:Amount', size),
    amount('cbc:BaseAmount', base),
    taxCategory('cac:TaxCategory', category, rate),
  );
};

const taxNumber = (id: string, scheme: Part): Part => around('cac:PartyTaxScheme', term('cbc:CompanyID', id), scheme);
const named = (id: string): Part => around('cac:PartyName', term('cbc:Name', id));

const SELLER = around(
  'cac:AccountingSupplierParty',
  around(
    'cac:Party',
    withScheme('cbc:EndpointID', 'BT-34'),
    around('cac:PartyIdentification', withScheme('cbc:ID', 'BT-29')),
    around('cac:PartyIdentification', term('cbc:ID', 'BT-90', { attributes: { schemeID: '=SEPA' } })),
    named('BT-28'),
    address('cac:PostalAddress', ['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-39', 'BT-40'], 'BT-162'),
    taxNumber('BT-31', VAT),
    // Any scheme but VAT says that it is the national registration; "TAX" is what Peppol writes.
    taxNumber('BT-32', fixed('cac:TaxScheme', fixed('cbc:ID', 'TAX'))),
    around(
      'cac:PartyLegalEntity',
      term('cbc:RegistrationName', 'BT-27'),
      withScheme('cbc:CompanyID', 'BT-30'),
      term('cbc:CompanyLegalForm', 'BT-33'),
    ),
    around(
      'cac:Contact',
      term('cbc:Name', 'BT-41'),
      term('cbc:Telephone', 'BT-42'),
      term('cbc:ElectronicMail', 'BT-43'),
    ),
  ),
);

const BUYER = around(
  'cac:AccountingCustomerParty',
  around(
    'cac:Party',
    withScheme('cbc:EndpointID', 'BT-49'),
    around('cac:PartyIdentification', withScheme('cbc:ID', 'BT-46')),
    named('BT-45'),
    address('cac:PostalAddress', ['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-54', 'BT-55'], 'BT-163'),
    taxNumber('BT-48', VAT),
    around('cac:PartyLegalEntity', term('cbc:RegistrationName', 'BT-44'), withScheme('cbc:CompanyID', 'BT-47')),
    around(
      'cac:Contact',
      term('cbc:Name', 'BT-56'),
      term('cbc:Telephone', 'BT-57'),
      term('cbc:ElectronicMail', 'BT-58'),
    ),
  ),
);

const PARTIES: readonly Part[] = [
  SELLER,
  BUYER,
  around(
    'cac:PayeeParty',
    around('cac:PartyIdentification', withScheme('cbc:ID', 'BT-60')),
    named('BT-59'),
    around('cac:PartyLegalEntity', withScheme('cbc:CompanyID', 'BT-61')),
  ),
  around(
    'cac:TaxRepresentativeParty',
    named('BT-62'),
    address('cac:PostalAddress', ['BT-64', 'BT-65', 'BT-66', 'BT-67', 'BT-68', 'BT-69'], 'BT-164'),
    taxNumber('BT-63', VAT),
  ),
  around(
    'cac:Delivery',
    term('cbc:ActualDeliveryDate', 'BT-72'),
    around(
      'cac:DeliveryLocation',
      withScheme('cbc:ID', 'BT-71'),
      address('cac:Address', ['BT-75', 'BT-76', 'BT-77', 'BT-78', 'BT-79', 'BT-80'], 'BT-165'),
    ),
    around('cac:DeliveryParty', named('BT-70')),
  ),
];

/** UNTDID 4461: direct debit, SEPA direct debit. */
const DIRECT_DEBITS = new Set(['49', '59']);
const MANDATE = around(
  'cac:PaymentMandate',
  ofInvoice(term('cbc:ID', 'BT-89')),
  around('cac:PayerFinancialAccount', term('cbc:ID', 'BT-91')),
);

/** A credit note has no due date of its own: there it stands with the payment. */
const payment = (isCreditNote: boolean): readonly Part[] => [
  each(
    'BG-16',
    'cac:PaymentMeans',
    term('cbc:PaymentMeansCode', 'BT-81', { attributes: { name: 'BT-82' } }),
    ...(isCreditNote ? [ofInvoice(term('cbc:PaymentDueDate', 'BT-9'))] : []),
    ofInvoice(term('cbc:PaymentID', 'BT-83')),
    around(
      'cac:CardAccount',
      term('cbc:PrimaryAccountNumberID', 'BT-87'),
      // The schema asks for a network, which EN 16931 has no term for.
      fixed('cbc:NetworkID', 'NA'),
      term('cbc:HolderName', 'BT-88'),
    ),
    around(
      'cac:PayeeFinancialAccount',
      term('cbc:ID', 'BT-84'),
      term('cbc:Name', 'BT-85'),
      around('cac:FinancialInstitutionBranch', term('cbc:ID', 'BT-86')),
    ),
    (group, invoice) => (DIRECT_DEBITS.has(group.terms['BT-81'] ?? '') ? MANDATE(group, invoice) : ''),
  ),
  around('cac:PaymentTerms', term('cbc:Note', 'BT-20')),
];

const TAX_TOTALS: readonly Part[] = [
  around(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', 'BT-110'),
    each(
      'BG-23',
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', 'BT-116'),
      amount('cbc:TaxAmount', 'BT-117'),
      taxCategory(
        'cac:TaxCategory',
        'BT-118',
        'BT-119',
        term('cbc:TaxExemptionReasonCode', 'BT-121'),
        term('cbc:TaxExemptionReason', 'BT-120'),
      ),
    ),
  ),
  around('cac:TaxTotal', term('cbc:TaxAmount', 'BT-111', { attributes: { currencyID: 'BT-6' } })),
];

const SUMS = around(
  'cac:LegalMonetaryTotal',
  amount('cbc:LineExtensionAmount', 'BT-106'),
  amount('cbc:TaxExclusiveAmount', 'BT-109'),
  amount('cbc:TaxInclusiveAmount', 'BT-112'),
  amount('cbc:AllowanceTotalAmount', 'BT-107'),
  amount('cbc:ChargeTotalAmount', 'BT-108'),
  amount('cbc:PrepaidAmount', 'BT-113'),
  amount('cbc:PayableRoundingAmount', 'BT-114'),
  amount('cbc:PayableAmount', 'BT-115'),
);

const line = (name: string, quantity: string): Part =>
  each(
    'BG-25',
    name,
    term('cbc:ID', 'BT-126'),
    term('cbc:Note', 'BT-127'),
    term(quantity, 'BT-129', { attributes: { unitCode: 'BT-130' } }),
    amount('cbc:LineExtensionAmount', 'BT-131'),
    term('cbc:AccountingCost', 'BT-133'),
    around('cac:InvoicePeriod', term('cbc:StartDate', 'BT-134'), term('cbc:EndDate', 'BT-135')),
    around('cac:OrderLineReference', term('cbc:LineID', 'BT-132')),
    around('cac:DocumentReference', withScheme('cbc:ID', 'BT-128'), fixed('cbc:DocumentTypeCode', '130')),
    adjustment('BG-27'),
    adjustment('BG-28'),
    around(
      'cac:Item',
      term('cbc:Description', 'BT-154'),
      term('cbc:Name', 'BT-153'),
      around('cac:BuyersItemIdentification', term('cbc:ID', 'BT-156')),
      around('cac:SellersItemIdentification', term('cbc:ID', 'BT-155')),
      around('cac:StandardItemIdentification', withScheme('cbc:ID', 'BT-157')),
      around('cac:OriginCountry', term('cbc:IdentificationCode', 'BT-159')),
      each(
        'BT-158',
        'cac:CommodityClassification',
        term('cbc:ItemClassificationCode', 'BT-158', {
          attributes: { listID: 'BT-158-scheme', listVersionID: 'BT-158-version' },
        }),
      ),
      taxCategory('cac:ClassifiedTaxCategory', 'BT-151', 'BT-152'),
      each('BG-32', 'cac:AdditionalItemProperty', term('cbc:Name', 'BT-160'), term('cbc:Value', 'BT-161')),
    ),
    around(
      'cac:Price',
      amount('cbc:PriceAmount', 'BT-146'),
      term('cbc:BaseQuantity', 'BT-149', { attributes: { unitCode: 'BT-150' } }),
      where(
        'BT-147',
        around(
          'cac:AllowanceCharge',
          fixed('cbc:ChargeIndicator', 'false'),
          amount('cbc:Amount', 'BT-147'),
          amount('cbc:BaseAmount', 'BT-148'),
        ),
      ),
    ),
  );

const HEAD: readonly Part[] = [
  term('cbc:CustomizationID', 'BT-24'),
  term('cbc:ProfileID', 'BT-23'),
  term('cbc:ID', 'BT-1'),
  term('cbc:IssueDate', 'BT-2'),
];
/** UBL has no place for a note's subject but its own text, between number signs. */
const NOTES: Part = (group, invoice) =>
  (group.groups['BG-1'] ?? [])
    .map(({ terms }) => {
      const subject = terms['BT-21'] ? `#${terms['BT-21']}#` : '';
      return term('cbc:Note', 'text')({ terms: { text: `${subject}${terms['BT-22'] ?? ''}` }, groups: {} }, invoice);
    })
    .join('');
const ACCOUNTING: readonly Part[] = [
  term('cbc:DocumentCurrencyCode', 'BT-5'),
  term('cbc:TaxCurrencyCode', 'BT-6'),
  term('cbc:AccountingCost', 'BT-19'),
  term('cbc:BuyerReference', 'BT-10'),
  around(
    'cac:InvoicePeriod',
    term('cbc:StartDate', 'BT-73'),
    term('cbc:EndDate', 'BT-74'),
    term('cbc:DescriptionCode', 'BT-8'),
  ),
];
const ORDER: readonly Part[] = [
  around('cac:OrderReference', term('cbc:ID', 'BT-13'), term('cbc:SalesOrderID', 'BT-14')),
  each(
    'BG-3',
    'cac:BillingReference',
    around('cac:InvoiceDocumentReference', term('cbc:ID', 'BT-25'), term('cbc:IssueDate', 'BT-26')),
  ),
  around('cac:DespatchDocumentReference', term('cbc:ID', 'BT-16')),
  around('cac:ReceiptDocumentReference', term('cbc:ID', 'BT-15')),
];
const CONTRACT = around('cac:ContractDocumentReference', term('cbc:ID', 'BT-12'));
const TENDER = around('cac:OriginatorDocumentReference', term('cbc:ID', 'BT-17'));
const SUPPORTING: readonly Part[] = [
  around('cac:AdditionalDocumentReference', withScheme('cbc:ID', 'BT-18'), fixed('cbc:DocumentTypeCode', '130')),
  each(
    'BG-24',
    'cac:AdditionalDocumentReference',
    term('cbc:ID', 'BT-122'),
    term('cbc:DocumentDescription', 'BT-123'),
    around(
      'cac:Attachment',
      term('cbc:EmbeddedDocumentBinaryObject', 'BT-125', {
        attributes: { mimeCode: 'BT-125-mime', filename: 'BT-125-name' },
      }),
      around('cac:ExternalReference', term('cbc:URI', 'BT-124')),
    ),
  ),
];
const ADJUSTMENTS: readonly Part[] = [adjustment('BG-20'), adjustment('BG-21')];

/** A UBL 2.1 Invoice in the order of its schema. */
export const UBL_INVOICE: readonly Part[] = [
  ...HEAD,
  term('cbc:DueDate', 'BT-9'),
  term('cbc:InvoiceTypeCode', 'BT-3'),
  NOTES,
  term('cbc:TaxPointDate', 'BT-7'),
  ...ACCOUNTING,
  ...ORDER,
  TENDER,
  CONTRACT,
  ...SUPPORTING,
  around('cac:ProjectReference', term('cbc:ID', 'BT-11')),
  ...PARTIES,
  ...payment(false),
  ...ADJUSTMENTS,
  ...TAX_TOTALS,
  SUMS,
  line('cac:InvoiceLine', 'cbc:InvoicedQuantity'),
];

/** A UBL 2.1 CreditNote, which names some elements otherwise and has them in another order. */
export const UBL_CREDIT_NOTE: readonly Part[] = [
  ...HEAD,
  term('cbc:TaxPointDate', 'BT-7'),
  term('cbc:CreditNoteTypeCode', 'BT-3'),
  NOTES,
  ...ACCOUNTING,
  ...ORDER,
  CONTRACT,
  around('cac:AdditionalDocumentReference', term('cbc:ID', 'BT-11'), fixed('cbc:DocumentTypeCode', '50')),
  ...SUPPORTING,
  TENDER,
  ...PARTIES,
  ...payment(true),
  ...ADJUSTMENTS,
  ...TAX_TOTALS,
  SUMS,
  line('cac:CreditNoteLine', 'cbc:CreditedQuantity'),
];
