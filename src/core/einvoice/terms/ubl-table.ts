import { UBL_STATED_PARTS } from './stated-parts.ts';
import { type SyntaxTable, VAT_CODES } from './syntax-table.ts';

const SELLER = '//cac:AccountingSupplierParty/cac:Party';
const BUYER = '//cac:AccountingCustomerParty/cac:Party';
const AGENT = '//cac:TaxRepresentativeParty';
const LINES = ['cac:InvoiceLine', 'cac:CreditNoteLine'] as const;
const VAT = "[cac:TaxScheme/cbc:ID~'VAT']";
const DELIVERY = '/*/cac:Delivery/cac:DeliveryLocation/cac:Address';
const PAYMENT = '/*/cac:PaymentMeans';

/** The same path under both kinds of line. */
const ofLines = (before: string, after: string) => LINES.map((line) => `${before}${line}${after}`).join(' | ');

const address = (postal: string, ids: readonly [string, string, string, string, string, string]) => {
  const names = ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'CountrySubentity'];
  return Object.fromEntries(
    ids.map((id, index) => [
      id,
      names[index] ? `${postal}/cbc:${names[index]}` : `${postal}/cac:Country/cbc:IdentificationCode`,
    ]),
  );
};

const adjustment = (
  amount: string,
  base: string,
  percent: string,
  category: string,
  rate: string,
  reason: string,
  code: string,
) => ({
  [amount]: 'cbc:Amount',
  [base]: 'cbc:BaseAmount',
  [percent]: 'cbc:MultiplierFactorNumeric',
  [category]: `cac:TaxCategory${VAT}/cbc:ID`,
  [rate]: 'cac:TaxCategory/cbc:Percent',
  [reason]: 'cbc:AllowanceChargeReason',
  [code]: 'cbc:AllowanceChargeReasonCode',
});

const DOCUMENT_TERMS = {
  'BT-1': '/*/cbc:ID',
  'BT-2': '/*/cbc:IssueDate',
  'BT-3': '/*/cbc:InvoiceTypeCode | /*/cbc:CreditNoteTypeCode',
  'BT-5': '/*/cbc:DocumentCurrencyCode',
  'BT-6': '/*/cbc:TaxCurrencyCode',
  'BT-7': '/*/cbc:TaxPointDate',
  'BT-8': '/*/cac:InvoicePeriod/cbc:DescriptionCode',
  'BT-9': `/*/cbc:DueDate | ${PAYMENT}/cbc:PaymentDueDate`,
  'BT-10': '/*/cbc:BuyerReference',
  'BT-11': '/*/cac:ProjectReference/cbc:ID',
  'BT-12': '/*/cac:ContractDocumentReference/cbc:ID',
  'BT-13': '/*/cac:OrderReference/cbc:ID',
  'BT-14': '/*/cac:OrderReference/cbc:SalesOrderID',
  'BT-15': '/*/cac:ReceiptDocumentReference/cbc:ID',
  'BT-16': '/*/cac:DespatchDocumentReference/cbc:ID',
  'BT-17': '/*/cac:OriginatorDocumentReference/cbc:ID',
  'BT-18': "/*/cac:AdditionalDocumentReference[cbc:DocumentTypeCode_'130']/cbc:ID",
  'BT-19': '/*/cbc:AccountingCost',
  'BT-20': '/*/cac:PaymentTerms/cbc:Note',
  'BT-20-first': '/*/cac:PaymentTerms/cbc:Note[1]',
  'BT-22': '/*/cbc:Note',
  'BT-23': '/*/cbc:ProfileID',
  'BT-24': '/*/cbc:CustomizationID',
  'BT-25': '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
  'BG-3': '/*/cac:BillingReference/cac:InvoiceDocumentReference',
  'BG-14': '/*/cac:InvoicePeriod',
  'BG-14-anything': '/*/cac:InvoicePeriod/*',
  'BG-16': PAYMENT,
  'BG-19': `${PAYMENT}/cac:PaymentMandate`,
  'BG-20': '/*/cac:AllowanceCharge[cbc:ChargeIndicator!false]',
  'BT-92': '/*/cac:AllowanceCharge[cbc:ChargeIndicator!false]/cbc:Amount',
  'BG-21': '/*/cac:AllowanceCharge[cbc:ChargeIndicator!true]',
  'BT-99': '/*/cac:AllowanceCharge[cbc:ChargeIndicator!true]/cbc:Amount',
  'BG-23': '/*/cac:TaxTotal/cac:TaxSubtotal',
  'BG-24': '/*/cac:AdditionalDocumentReference',
  'BG-25': ofLines('/*/', ''),
  'BG-26': ofLines('/*/', '/cac:InvoicePeriod'),
  'BT-106': '/*/cac:LegalMonetaryTotal/cbc:LineExtensionAmount',
  'BT-107': '/*/cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount',
  'BT-108': '/*/cac:LegalMonetaryTotal/cbc:ChargeTotalAmount',
  'BT-109': '/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
  'BT-110': '/*/cac:TaxTotal/cbc:TaxAmount',
  'BT-112': '/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
  'BT-113': '/*/cac:LegalMonetaryTotal/cbc:PrepaidAmount',
  'BT-114': '/*/cac:LegalMonetaryTotal/cbc:PayableRoundingAmount',
  'BT-115': '/*/cac:LegalMonetaryTotal/cbc:PayableAmount',
  'BT-131': ofLines('//', '/cbc:LineExtensionAmount'),
  'any tax total': '//cac:TaxTotal/cbc:TaxAmount',
};

const PARTY_TERMS = {
  'BT-27': '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
  'BT-28': `${SELLER}/cac:PartyName/cbc:Name`,
  'BT-29': `${SELLER}/cac:PartyIdentification/cbc:ID`,
  'BT-30': `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`,
  'BT-31': `${SELLER}/cac:PartyTaxScheme${VAT}/cbc:CompanyID`,
  'BT-31-any': `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
  'BT-32': `${SELLER}/cac:PartyTaxScheme[not cac:TaxScheme/cbc:ID~'VAT']/cbc:CompanyID`,
  'BT-33': `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`,
  'BT-34': `${SELLER}/cbc:EndpointID`,
  'BG-5': '/*/cac:AccountingSupplierParty/cac:Party/cac:PostalAddress',
  ...address(`${SELLER}/cac:PostalAddress`, ['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-39', 'BT-40']),
  'BT-162': `${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`,
  'BT-41': `${SELLER}/cac:Contact/cbc:Name`,
  'BT-42': `${SELLER}/cac:Contact/cbc:Telephone`,
  'BT-43': `${SELLER}/cac:Contact/cbc:ElectronicMail`,
  'BT-44': '/*/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
  'BT-45': `${BUYER}/cac:PartyName/cbc:Name`,
  'BT-46': `${BUYER}/cac:PartyIdentification/cbc:ID`,
  'BT-47': `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
  'BT-48': `${BUYER}/cac:PartyTaxScheme${VAT}/cbc:CompanyID`,
  'BT-49': `${BUYER}/cbc:EndpointID`,
  'BG-8': '/*/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress',
  ...address(`${BUYER}/cac:PostalAddress`, ['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-54', 'BT-55']),
  'BT-163': `${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`,
  'BT-56': `${BUYER}/cac:Contact/cbc:Name`,
  'BT-57': `${BUYER}/cac:Contact/cbc:Telephone`,
  'BT-58': `${BUYER}/cac:Contact/cbc:ElectronicMail`,
  'BT-59': '/*/cac:PayeeParty/cac:PartyName/cbc:Name',
  'BT-62': `${AGENT}/cac:PartyName/cbc:Name`,
  'BT-63': `${AGENT}/cac:PartyTaxScheme${VAT}/cbc:CompanyID`,
  'BG-11': '/*/cac:TaxRepresentativeParty',
  'BT-90': `${SELLER}/cac:PartyIdentification/cbc:ID[@schemeID='SEPA'] | //cac:PayeeParty/cac:PartyIdentification/cbc:ID[@schemeID='SEPA']`,
};

const DELIVERY_AND_PAYMENT_TERMS = {
  'BT-70': '/*/cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name',
  'BT-72-any': '/*/cac:Delivery/cbc:ActualDeliveryDate',
  'BT-72': '/*/cac:Delivery/cbc:ActualDeliveryDate',
  'BT-73': '/*/cac:InvoicePeriod/cbc:StartDate',
  'BT-74': '/*/cac:InvoicePeriod/cbc:EndDate',
  ...address(DELIVERY, ['BT-75', 'BT-76', 'BT-77', 'BT-78', 'BT-79', 'BT-80']),
  'BT-81': `${PAYMENT}/cbc:PaymentMeansCode`,
  'BT-83': `${PAYMENT}/cbc:PaymentID`,
  'BT-84': `${PAYMENT}/cac:PayeeFinancialAccount/cbc:ID`,
  'BT-85': `${PAYMENT}/cac:PayeeFinancialAccount/cbc:Name`,
  'BT-86': `${PAYMENT}/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID`,
  'BT-89': `${PAYMENT}/cac:PaymentMandate/cbc:ID`,
  'BT-91': `${PAYMENT}/cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID`,
};

const LINE_TERMS = {
  'BT-126': 'cbc:ID',
  'BT-127': 'cbc:Note',
  'BT-129': 'cbc:InvoicedQuantity | cbc:CreditedQuantity',
  'BT-130': 'cbc:InvoicedQuantity/@unitCode | cbc:CreditedQuantity/@unitCode',
  'BT-131': 'cbc:LineExtensionAmount',
  'BT-132': 'cac:OrderLineReference/cbc:LineID',
  'BT-146': 'cac:Price/cbc:PriceAmount',
  'BT-148': 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount',
  'BT-149': 'cac:Price/cbc:BaseQuantity',
  'BT-150': 'cac:Price/cbc:BaseQuantity/@unitCode',
  'BT-151': `cac:Item/cac:ClassifiedTaxCategory${VAT}/cbc:ID`,
  'BT-151-any': 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID',
  'BT-152': 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
  'BT-153': 'cac:Item/cbc:Name',
  'BT-154': 'cac:Item/cbc:Description',
  'BT-155': 'cac:Item/cac:SellersItemIdentification/cbc:ID',
  'BT-156': 'cac:Item/cac:BuyersItemIdentification/cbc:ID',
  'BT-157': 'cac:Item/cac:StandardItemIdentification/cbc:ID',
  'BG-26': 'cac:InvoicePeriod',
  adjustment: 'cac:AllowanceCharge',
};

function families(): SyntaxTable['groups'] {
  const groups: SyntaxTable['groups'] = {};
  for (const code of VAT_CODES) {
    const category = `[cbc:ID_'${code}']${VAT}`;
    groups[`breakdown ${code}`] = {
      at: `/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${category}`,
      terms: {
        'BT-116': '../cbc:TaxableAmount',
        'BT-117': '../cbc:TaxAmount',
        'BT-119': 'cbc:Percent',
        'BT-120': 'cbc:TaxExemptionReason',
        'BT-121': 'cbc:TaxExemptionReasonCode',
      },
    };
    const rate = { rate: 'cbc:Percent' };
    groups[`line VAT ${code}`] = { at: ofLines('//', `/cac:Item/cac:ClassifiedTaxCategory${category}`), terms: rate };
    groups[`allowance VAT ${code}`] = {
      at: `//cac:AllowanceCharge[cbc:ChargeIndicator?false]/cac:TaxCategory${category}`,
      terms: rate,
    };
    groups[`charge VAT ${code}`] = {
      at: `//cac:AllowanceCharge[cbc:ChargeIndicator?true]/cac:TaxCategory${category}`,
      terms: rate,
    };
  }
  return groups;
}

/** Where UBL 2.1 keeps the business terms of EN 16931, in an Invoice or a CreditNote. */
export const UBL_TABLE: SyntaxTable = {
  terms: { ...DOCUMENT_TERMS, ...PARTY_TERMS, ...DELIVERY_AND_PAYMENT_TERMS },
  groups: {
    'BG-0': { at: '/*', terms: {} },
    'BG-3': {
      at: '//cac:BillingReference',
      terms: { 'BT-25': 'cac:InvoiceDocumentReference/cbc:ID', 'BT-26': 'cac:InvoiceDocumentReference/cbc:IssueDate' },
    },
    'BG-4': {
      at: '//cac:AccountingSupplierParty',
      terms: {
        'BT-29': "cac:Party/cac:PartyIdentification/cbc:ID[not @schemeID='SEPA']",
        'BT-30': 'cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
        'BT-31': `cac:Party/cac:PartyTaxScheme${VAT}/cbc:CompanyID`,
      },
    },
    'BG-5': { at: `${SELLER}/cac:PostalAddress`, terms: { 'BT-40': 'cac:Country/cbc:IdentificationCode' } },
    'BG-8': { at: `${BUYER}/cac:PostalAddress`, terms: { 'BT-55': 'cac:Country/cbc:IdentificationCode' } },
    'BT-34': { at: `${SELLER}/cbc:EndpointID`, terms: { scheme: '@schemeID' } },
    'BT-49': { at: `${BUYER}/cbc:EndpointID`, terms: { scheme: '@schemeID' } },
    'BG-10': {
      at: '//cac:PayeeParty',
      terms: {
        'BT-59': 'cac:PartyName/cbc:Name',
        'BT-60': 'cac:PartyIdentification/cbc:ID',
        'seller name': '../cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name',
        'seller ID': '../cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID',
      },
    },
    'BG-11': {
      at: AGENT,
      terms: {
        'BT-62': 'cac:PartyName/cbc:Name',
        'BG-12': 'cac:PostalAddress',
        'BT-63': `cac:PartyTaxScheme${VAT}/cbc:CompanyID`,
      },
    },
    'BG-12': { at: `${AGENT}/cac:PostalAddress`, terms: { 'BT-69': 'cac:Country/cbc:IdentificationCode' } },
    'BG-14': {
      at: '//cac:InvoicePeriod[not in cac:InvoiceLine][not in cac:CreditNoteLine]',
      terms: { 'BT-73': 'cbc:StartDate', 'BT-74': 'cbc:EndDate', 'BT-8': 'cbc:DescriptionCode' },
    },
    'BG-15': {
      at: '//cac:Delivery/cac:DeliveryLocation/cac:Address',
      terms: { 'BT-80': 'cac:Country/cbc:IdentificationCode' },
    },
    'BG-16': {
      at: '//cac:PaymentMeans',
      terms: {
        'BT-81': 'cbc:PaymentMeansCode',
        'BT-82': 'cbc:PaymentMeansCode/@name',
        'BT-84': 'cac:PayeeFinancialAccount/cbc:ID',
      },
    },
    'BG-17 transfer': {
      at: "//cac:PaymentMeans[cbc:PaymentMeansCode='30','58']/cac:PayeeFinancialAccount",
      terms: { 'BT-84': 'cbc:ID' },
    },
    'BG-18': { at: '//cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID', terms: { 'BT-87': '.' } },
    'BG-20': {
      at: '/*/cac:AllowanceCharge[cbc:ChargeIndicator?false]',
      terms: adjustment('BT-92', 'BT-93', 'BT-94', 'BT-95', 'BT-96', 'BT-97', 'BT-98'),
    },
    'BG-21': {
      at: '/*/cac:AllowanceCharge[cbc:ChargeIndicator?true]',
      terms: adjustment('BT-99', 'BT-100', 'BT-101', 'BT-102', 'BT-103', 'BT-104', 'BT-105'),
    },
    'BG-22': {
      at: '//cac:LegalMonetaryTotal',
      terms: {
        'BT-106': 'cbc:LineExtensionAmount',
        'BT-107': 'cbc:AllowanceTotalAmount',
        'BT-108': 'cbc:ChargeTotalAmount',
        'BT-109': 'cbc:TaxExclusiveAmount',
        'BT-112': 'cbc:TaxInclusiveAmount',
        'BT-113': 'cbc:PrepaidAmount',
        'BT-114': 'cbc:PayableRoundingAmount',
        'BT-115': 'cbc:PayableAmount',
      },
    },
    'BT-110': {
      at: '/*/cac:TaxTotal',
      terms: { amount: 'cbc:TaxAmount', parts: 'cac:TaxSubtotal', 'BT-117': 'cac:TaxSubtotal/cbc:TaxAmount' },
    },
    'BG-23': {
      at: '//cac:TaxTotal/cac:TaxSubtotal',
      terms: {
        'BT-116': 'cbc:TaxableAmount',
        'BT-117': 'cbc:TaxAmount',
        'BT-118': `cac:TaxCategory${VAT}/cbc:ID`,
        'BT-119': 'cac:TaxCategory/cbc:Percent',
        'BT-119-vat': `cac:TaxCategory${VAT}/cbc:Percent`,
        'BT-119-rounded': `cac:TaxCategory${VAT}/cbc:Percent`,
        'BT-120': 'cac:TaxCategory/cbc:TaxExemptionReason',
        'BT-121': 'cac:TaxCategory/cbc:TaxExemptionReasonCode',
      },
    },
    'BG-24': {
      at: '//cac:AdditionalDocumentReference',
      terms: {
        'BT-122': 'cbc:ID',
        'BT-123': 'cbc:DocumentDescription',
        'BT-124': 'cac:Attachment/cac:ExternalReference/cbc:URI',
        'BT-125': 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject',
      },
    },
    'BG-25': { at: ofLines('//', ''), terms: LINE_TERMS },
    'BG-26': { at: ofLines('//', '/cac:InvoicePeriod'), terms: { 'BT-134': 'cbc:StartDate', 'BT-135': 'cbc:EndDate' } },
    'BG-27': {
      at: ofLines('//', '/cac:AllowanceCharge[cbc:ChargeIndicator?false]'),
      terms: adjustment('BT-136', 'BT-137', 'BT-138', 'x', 'y', 'BT-139', 'BT-140'),
    },
    'BG-28': {
      at: ofLines('//', '/cac:AllowanceCharge[cbc:ChargeIndicator?true]'),
      terms: adjustment('BT-141', 'BT-142', 'BT-143', 'x', 'y', 'BT-144', 'BT-145'),
    },
    'BG-32': { at: '//cac:AdditionalItemProperty', terms: { 'BT-160': 'cbc:Name', 'BT-161': 'cbc:Value' } },
    'BT-157': { at: ofLines('//', '/cac:Item/cac:StandardItemIdentification/cbc:ID'), terms: { scheme: '@schemeID' } },
    'BT-158': {
      at: ofLines('//', '/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode'),
      terms: { scheme: '@listID' },
    },
    'VAT number': { at: `//cac:PartyTaxScheme${VAT}`, terms: { number: 'cbc:CompanyID' } },
    ...families(),
    ...UBL_STATED_PARTS,
  },
};
