import { CII_STATED_PARTS } from './stated-parts.ts';
import { type SyntaxTable, VAT_CODES } from './syntax-table.ts';

const ROOT = '/rsm:CrossIndustryInvoice';
const TRADE = `${ROOT}/rsm:SupplyChainTradeTransaction`;
const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const TOTALS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const LINE = '//ram:IncludedSupplyChainTradeLineItem';
const LINE_TOTAL =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
const BREAKDOWN = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
const ADJUSTMENT = 'ram:SpecifiedTradeAllowanceCharge';
const DATE = 'udt:DateTimeString';
/** Dates are written YYYYMMDD, which the format code 102 says. */
const DATE_102 = "udt:DateTimeString[@format='102']";
const VAT = "[ram:TypeCode^'VAT']";
const SELLER = `${AGREEMENT}/ram:SellerTradeParty`;
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
const AGENT = `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`;
const PAYMENT = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const TERMS = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`;

const address = (postal: string, ids: readonly [string, string, string, string, string, string]) => {
  const names = ['LineOne', 'LineTwo', 'CityName', 'PostcodeCode', 'CountrySubDivisionName', 'CountryID'];
  return Object.fromEntries(ids.map((id, index) => [id, `${postal}/ram:${names[index]}`]));
};

/** The figures of an allowance or charge, from the indicator that says which of the two it is. */
const adjustment = (
  amount: string,
  base: string,
  percent: string,
  category: string,
  rate: string,
  reason: string,
  code: string,
) => ({
  [amount]: '../ram:ActualAmount',
  [base]: '../ram:BasisAmount',
  [percent]: '../ram:CalculationPercent',
  [category]: `../ram:CategoryTradeTax${VAT}/ram:CategoryCode`,
  [rate]: '../ram:CategoryTradeTax/ram:RateApplicablePercent',
  [reason]: '../ram:Reason',
  [code]: '../ram:ReasonCode',
});

const DOCUMENT_TERMS = {
  'BT-1': `${ROOT}/rsm:ExchangedDocument/ram:ID`,
  'BT-2': `${ROOT}/rsm:ExchangedDocument/ram:IssueDateTime/${DATE_102}`,
  'BT-2-any': `${ROOT}/rsm:ExchangedDocument/ram:IssueDateTime/${DATE}`,
  'BT-3': `${ROOT}/rsm:ExchangedDocument/ram:TypeCode`,
  'BT-5': `${SETTLEMENT}/ram:InvoiceCurrencyCode`,
  'BT-6': `${SETTLEMENT}/ram:TaxCurrencyCode`,
  'BT-7': `//ram:TaxPointDate`,
  'BT-7-any': `//ram:TaxPointDate/udt:DateString`,
  'BT-8': `//ram:DueDateTypeCode`,
  'BT-9': `${TERMS}/ram:DueDateDateTime/${DATE}`,
  'BT-10': `${AGREEMENT}/ram:BuyerReference`,
  'BT-11': `${AGREEMENT}/ram:SpecifiedProcuringProject/ram:ID`,
  'BT-12': `${AGREEMENT}/ram:ContractReferencedDocument/ram:IssuerAssignedID`,
  'BT-13': `${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
  'BT-14': `${AGREEMENT}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`,
  'BT-15': `${DELIVERY}/ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID`,
  'BT-16': `${DELIVERY}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID`,
  'BT-17': `${AGREEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode_'50']/ram:IssuerAssignedID`,
  'BT-18': `${AGREEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode_'130']/ram:IssuerAssignedID`,
  'BT-19': `${SETTLEMENT}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`,
  'BT-20': `${TERMS}/ram:Description`,
  'BT-20-first': `${TERMS}/ram:Description[1]`,
  'BT-22': `${ROOT}/rsm:ExchangedDocument/ram:IncludedNote/ram:Content`,
  'BT-23': `${ROOT}/rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`,
  'BT-24': `${ROOT}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`,
  'BT-25': `${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
  'BG-3': `${SETTLEMENT}/ram:InvoiceReferencedDocument`,
  'BG-14': `${SETTLEMENT}/ram:BillingSpecifiedPeriod`,
  'BG-16': PAYMENT,
  'BG-20': `${SETTLEMENT}/${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator!false]`,
  'BT-92': `${SETTLEMENT}/${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator!false]/ram:ActualAmount[1]`,
  'BG-21': `${SETTLEMENT}/${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator!true]`,
  'BT-99': `${SETTLEMENT}/${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator!true]/ram:ActualAmount[1]`,
  'BG-23': `${SETTLEMENT}/ram:ApplicableTradeTax`,
  'BG-24': '//ram:AdditionalReferencedDocument',
  'BG-25': LINE,
  'BG-26': `${LINE}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod`,
  'BT-106': `${TOTALS}/ram:LineTotalAmount`,
  'BT-107': `${TOTALS}/ram:AllowanceTotalAmount`,
  'BT-108': `${TOTALS}/ram:ChargeTotalAmount`,
  'BT-109': `${TOTALS}/ram:TaxBasisTotalAmount`,
  'BT-110': `${TOTALS}/ram:TaxTotalAmount`,
  'BT-112': `${TOTALS}/ram:GrandTotalAmount`,
  'BT-113': `${TOTALS}/ram:TotalPrepaidAmount`,
  'BT-114': `${TOTALS}/ram:RoundingAmount`,
  'BT-115': `${TOTALS}/ram:DuePayableAmount`,
  'BT-117': `${SETTLEMENT}/ram:ApplicableTradeTax/ram:CalculatedAmount`,
  'BT-131': `${TRADE}/ram:IncludedSupplyChainTradeLineItem/${LINE_TOTAL}`,
};

const PARTY_TERMS = {
  'BT-27': `${SELLER}/ram:Name`,
  'BT-28': `${SELLER}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName`,
  'BT-29': `${SELLER}/ram:ID | ${SELLER}/ram:GlobalID`,
  'BT-29-own': `${SELLER}/ram:ID`,
  'BT-30': `${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`,
  'BT-31': `//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  'BT-32': `//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='FC']`,
  'BT-33': `${SELLER}/ram:Description`,
  'BT-34': `${SELLER}/ram:URIUniversalCommunication/ram:URIID`,
  'BT-34-channel': `${SELLER}/ram:URIUniversalCommunication`,
  'BT-34-scheme': `${SELLER}/ram:URIUniversalCommunication[1]/ram:URIID/@schemeID`,
  'BG-5': `${SELLER}/ram:PostalTradeAddress`,
  ...address(`${SELLER}/ram:PostalTradeAddress`, ['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-39', 'BT-40']),
  'BT-162': `${SELLER}/ram:PostalTradeAddress/ram:LineThree`,
  'BT-41': `${SELLER}/ram:DefinedTradeContact/ram:PersonName | ${SELLER}/ram:DefinedTradeContact/ram:DepartmentName`,
  'BT-42': `${SELLER}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
  'BT-43': `${SELLER}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
  'BT-44': `${BUYER}/ram:Name`,
  'BT-45': `${BUYER}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName`,
  'BT-46': `${BUYER}/ram:ID | ${BUYER}/ram:GlobalID`,
  'BT-47': `//ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
  'BT-48': `//ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  'BT-49': `${BUYER}/ram:URIUniversalCommunication/ram:URIID`,
  'BT-49-channel': `${BUYER}/ram:URIUniversalCommunication`,
  'BT-49-scheme': `${BUYER}/ram:URIUniversalCommunication[1]/ram:URIID/@schemeID`,
  'BG-8': `${BUYER}/ram:PostalTradeAddress`,
  ...address(`${BUYER}/ram:PostalTradeAddress`, ['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-54', 'BT-55']),
  'BT-163': `${BUYER}/ram:PostalTradeAddress/ram:LineThree`,
  'BT-56': `${BUYER}/ram:DefinedTradeContact/ram:PersonName | ${BUYER}/ram:DefinedTradeContact/ram:DepartmentName`,
  'BT-57': `${BUYER}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
  'BT-58': `${BUYER}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
  'BT-59': `${SETTLEMENT}/ram:PayeeTradeParty/ram:Name`,
  'BT-62': `${AGENT}/ram:Name`,
  'BT-63': `//ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  'BG-11': AGENT,
};

const DELIVERY_AND_PAYMENT_TERMS = {
  'BT-70': `${DELIVERY}/ram:ShipToTradeParty/ram:Name`,
  'BT-72-any': `${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`,
  'BT-72': `${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/${DATE}`,
  'BT-73': `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime/${DATE}`,
  'BT-74': `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime/${DATE}`,
  'BT-73-any': `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime`,
  'BT-74-any': `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime`,
  ...address(`${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress`, [
    'BT-75',
    'BT-76',
    'BT-77',
    'BT-78',
    'BT-79',
    'BT-80',
  ]),
  'BT-81': `${PAYMENT}/ram:TypeCode`,
  'BT-83': `${SETTLEMENT}/ram:PaymentReference`,
  'BT-84': `${PAYMENT}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID | ${PAYMENT}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID`,
  'BT-85': `${PAYMENT}/ram:PayeePartyCreditorFinancialAccount/ram:AccountName`,
  'BT-86': `${PAYMENT}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
  'BT-89': `${TERMS}/ram:DirectDebitMandateID`,
  'BT-90': `${SETTLEMENT}/ram:CreditorReferenceID`,
  'BT-91': `${PAYMENT}/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
};

const LINE_TERMS = {
  'BT-126': 'ram:AssociatedDocumentLineDocument/ram:LineID',
  'BT-127': 'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content',
  'BT-129': 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
  'BT-130': 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
  'BT-131': LINE_TOTAL,
  'BT-132': 'ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID',
  'BT-146': 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
  'BT-148': 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount',
  'BT-149': 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity',
  'BT-149-gross': 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity',
  'BT-150': 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity/@unitCode',
  'BT-150-gross': 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity/@unitCode',
  'BT-151': `ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax${VAT}/ram:CategoryCode`,
  'BT-151-any': 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode',
  'BT-152': 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent',
  'BT-153': 'ram:SpecifiedTradeProduct/ram:Name',
  'BT-154': 'ram:SpecifiedTradeProduct/ram:Description',
  'BT-155': 'ram:SpecifiedTradeProduct/ram:SellerAssignedID',
  'BT-156': 'ram:SpecifiedTradeProduct/ram:BuyerAssignedID',
  'BT-157': 'ram:SpecifiedTradeProduct/ram:GlobalID',
  'BT-157-scheme': 'ram:SpecifiedTradeProduct/ram:GlobalID/@schemeID',
  'BG-26': 'ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod',
  adjustment: `ram:SpecifiedLineTradeSettlement/${ADJUSTMENT}`,
};

const BREAKDOWN_TERMS = (own: string) => ({
  'BT-116': `${own}ram:BasisAmount`,
  'BT-117': `${own}ram:CalculatedAmount`,
  'BT-118': `${own === '' ? '.' : '..'}${VAT}/ram:CategoryCode`,
  'BT-119': `${own}ram:RateApplicablePercent`,
  'BT-119-vat': `${own === '' ? '.' : '..'}${VAT}/ram:RateApplicablePercent`,
  'BT-119-rounded': `${own === '' ? '.' : '..'}[ram:TypeCode~'VAT']/ram:RateApplicablePercent`,
  'BT-120': `${own}ram:ExemptionReason`,
  'BT-121': `${own}ram:ExemptionReasonCode`,
});

/** Where the artefacts of CII look for the families: of IGIC, IPSI and "not subject" at the breakdown itself. */
function families(): SyntaxTable['groups'] {
  const groups: SyntaxTable['groups'] = {};
  for (const code of VAT_CODES) {
    const itself = code === 'L' || code === 'M' || code === 'O';
    const vatOnly = code === 'S' || code === 'Z' ? '' : `[../ram:TypeCode^'VAT']`;
    groups[`breakdown ${code}`] = {
      at: itself
        ? `${SETTLEMENT}/ram:ApplicableTradeTax[ram:CategoryCode='${code}']${VAT}`
        : `//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode[.='${code}']${vatOnly}`,
      terms: BREAKDOWN_TERMS(itself ? '' : '../'),
    };
    const rate = { rate: 'ram:RateApplicablePercent' };
    groups[`line VAT ${code}`] = {
      at: `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax[ram:CategoryCode='${code}']${VAT}`,
      terms: rate,
    };
    for (const [kind, flag] of [
      ['allowance', 'false'],
      ['charge', 'true'],
    ] as const) {
      groups[`${kind} VAT ${code}`] = {
        at: `//${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator?${flag}]/ram:CategoryTradeTax[ram:CategoryCode='${code}']${VAT}`,
        terms: rate,
      };
    }
  }
  return groups;
}

/** Where UN/CEFACT's Cross Industry Invoice (D16B) keeps the business terms of EN 16931. */
export const CII_TABLE: SyntaxTable = {
  terms: { ...DOCUMENT_TERMS, ...PARTY_TERMS, ...DELIVERY_AND_PAYMENT_TERMS },
  groups: {
    'BG-0': { at: ROOT, terms: {} },
    'BG-3': {
      at: `${SETTLEMENT}/ram:InvoiceReferencedDocument`,
      terms: { 'BT-25': 'ram:IssuerAssignedID', 'BT-26': `ram:FormattedIssueDateTime/*` },
    },
    'BG-4': {
      at: '//ram:SellerTradeParty',
      terms: {
        'BT-29': 'ram:ID | ram:GlobalID',
        'BT-30': 'ram:SpecifiedLegalOrganization/ram:ID',
        'BT-31': "ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']",
      },
    },
    'BG-10': {
      at: '//ram:PayeeTradeParty',
      terms: { 'BT-59': 'ram:Name', 'BT-60': 'ram:ID', 'BT-61': 'ram:SpecifiedLegalOrganization/ram:ID' },
    },
    'BG-11': {
      at: '//ram:SellerTaxRepresentativeTradeParty',
      terms: {
        'BT-62': 'ram:Name',
        'BG-12': 'ram:PostalTradeAddress',
        'BT-69': 'ram:PostalTradeAddress/ram:CountryID',
        'BT-63': "ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']",
      },
    },
    'BG-14': {
      at: '//ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod',
      terms: {
        'BT-73': 'ram:StartDateTime',
        'BT-74': 'ram:EndDateTime',
        'BT-73-date': `ram:StartDateTime/${DATE_102}`,
        'BT-74-date': `ram:EndDateTime/${DATE_102}`,
      },
    },
    'BG-13': {
      at: DELIVERY,
      terms: {
        'BG-15': 'ram:ShipToTradeParty/ram:PostalTradeAddress',
        'BT-80': 'ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID',
      },
    },
    'BG-16': {
      at: '//ram:SpecifiedTradeSettlementPaymentMeans',
      terms: { 'BT-81': 'ram:TypeCode', 'BT-82': 'ram:Information' },
    },
    'BG-17 transfer': {
      at: "//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode='30','58']/ram:PayeePartyCreditorFinancialAccount",
      terms: { 'BT-84': 'ram:IBANID | ram:ProprietaryID' },
    },
    'BG-18': { at: '//ram:ApplicableTradeSettlementFinancialCard', terms: { 'BT-87': 'ram:ID' } },
    'BG-20': {
      at: `//ram:ApplicableHeaderTradeSettlement/${ADJUSTMENT}/ram:ChargeIndicator[udt:Indicator='false']`,
      terms: adjustment('BT-92', 'BT-93', 'BT-94', 'BT-95', 'BT-96', 'BT-97', 'BT-98'),
    },
    'BG-21': {
      at: `//ram:ApplicableHeaderTradeSettlement/${ADJUSTMENT}/ram:ChargeIndicator[udt:Indicator='true']`,
      terms: adjustment('BT-99', 'BT-100', 'BT-101', 'BT-102', 'BT-103', 'BT-104', 'BT-105'),
    },
    'BG-22': {
      at: '//ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      terms: {
        'BT-106': 'ram:LineTotalAmount',
        'BT-107': 'ram:AllowanceTotalAmount',
        'BT-108': 'ram:ChargeTotalAmount',
        'BT-109': 'ram:TaxBasisTotalAmount',
        'BT-110': 'ram:TaxTotalAmount',
        'BT-112': 'ram:GrandTotalAmount',
        'BT-113': 'ram:TotalPrepaidAmount',
        'BT-114': 'ram:RoundingAmount',
        'BT-115': 'ram:DuePayableAmount',
      },
    },
    'BT-110': {
      at: '//ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount',
      terms: { amount: '.' },
    },
    // An artefact asks only the first rule that fits an element: its own rules for these three categories come first.
    'BG-23': {
      at: `${BREAKDOWN}[not ram:CategoryCode='L','M','O'] | ${BREAKDOWN}[ram:CategoryCode='L','M','O'][not ram:TypeCode^'VAT']`,
      terms: BREAKDOWN_TERMS(''),
    },
    'BG-24': {
      at: '//ram:AdditionalReferencedDocument',
      terms: {
        'BT-122': 'ram:IssuerAssignedID',
        'BT-123': 'ram:Name',
        'BT-124': 'ram:URIID',
        'BT-125': 'ram:AttachmentBinaryObject',
      },
    },
    'BG-25': { at: LINE, terms: LINE_TERMS },
    'BG-26': {
      at: '//ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod',
      terms: {
        'BT-134': 'ram:StartDateTime',
        'BT-135': 'ram:EndDateTime',
        'BT-134-date': `ram:StartDateTime/${DATE_102}`,
        'BT-135-date': `ram:EndDateTime/${DATE_102}`,
      },
    },
    'BG-27': {
      at: `//ram:SpecifiedLineTradeSettlement/${ADJUSTMENT}/ram:ChargeIndicator[udt:Indicator='false']`,
      terms: adjustment('BT-136', 'BT-137', 'BT-138', 'x', 'y', 'BT-139', 'BT-140'),
    },
    'BG-28': {
      at: `//ram:SpecifiedLineTradeSettlement/${ADJUSTMENT}/ram:ChargeIndicator[udt:Indicator='true']`,
      terms: adjustment('BT-141', 'BT-142', 'BT-143', 'x', 'y', 'BT-144', 'BT-145'),
    },
    'BG-32': {
      at: '//ram:ApplicableProductCharacteristic',
      terms: { 'BT-160': 'ram:Description', 'BT-161': 'ram:Value' },
    },
    'BT-158': {
      at: '//ram:DesignatedProductClassification',
      terms: { 'BT-158': 'ram:ClassCode', 'BT-158-scheme': 'ram:ClassCode/@listID' },
    },
    'VAT number': { at: "//ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']", terms: { number: '.' } },
    ...families(),
    ...CII_STATED_PARTS,
  },
};
