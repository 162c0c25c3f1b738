import type { SyntaxTable } from './syntax-table.ts';

type Groups = SyntaxTable['groups'];

const CII_SETTLEMENT = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';
const UBL_LINES = ['//cac:InvoiceLine', '//cac:CreditNoteLine'] as const;

const CII_ADJUSTMENT = {
  charge: 'ram:ChargeIndicator/udt:Indicator',
  amount: 'ram:ActualAmount',
  base: 'ram:BasisAmount',
  percent: 'ram:CalculationPercent',
  category: 'ram:CategoryTradeTax/ram:CategoryCode',
  rate: 'ram:CategoryTradeTax/ram:RateApplicablePercent',
  reason: 'ram:Reason',
  code: 'ram:ReasonCode',
};

const UBL_ADJUSTMENT = {
  charge: 'cbc:ChargeIndicator',
  amount: 'cbc:Amount',
  base: 'cbc:BaseAmount',
  percent: 'cbc:MultiplierFactorNumeric',
  category: 'cac:TaxCategory/cbc:ID',
  rate: 'cac:TaxCategory/cbc:Percent',
  reason: 'cbc:AllowanceChargeReason',
  code: 'cbc:AllowanceChargeReasonCode',
};

/**
 * Groups as an invoice states them, for reading. The rules' groups of the same terms stand where the artefacts ask,
 * which leaves some out and takes others twice.
 */
export const CII_STATED_PARTS: Groups = {
  'stated allowance': { at: `${CII_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`, terms: CII_ADJUSTMENT },
  'stated line allowance': {
    at: '//ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge',
    terms: { ...CII_ADJUSTMENT, line: '../../ram:AssociatedDocumentLineDocument/ram:LineID' },
  },
  'stated tax': {
    at: `${CII_SETTLEMENT}/ram:ApplicableTradeTax`,
    terms: {
      taxable: 'ram:BasisAmount',
      tax: 'ram:CalculatedAmount',
      category: 'ram:CategoryCode',
      rate: 'ram:RateApplicablePercent',
      reason: 'ram:ExemptionReason',
      code: 'ram:ExemptionReasonCode',
    },
  },
  'stated payment': {
    at: `${CII_SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`,
    terms: {
      code: 'ram:TypeCode',
      text: 'ram:Information',
      account:
        'ram:PayeePartyCreditorFinancialAccount/ram:IBANID | ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID',
      holder: 'ram:PayeePartyCreditorFinancialAccount/ram:AccountName',
      bic: 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
      card: 'ram:ApplicableTradeSettlementFinancialCard/ram:ID',
      cardholder: 'ram:ApplicableTradeSettlementFinancialCard/ram:CardholderName',
      debited: 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID',
    },
  },
};

export const UBL_STATED_PARTS: Groups = {
  'stated allowance': { at: '/*/cac:AllowanceCharge', terms: UBL_ADJUSTMENT },
  'stated line allowance': {
    at: UBL_LINES.map((line) => `${line}/cac:AllowanceCharge`).join(' | '),
    terms: { ...UBL_ADJUSTMENT, line: '../cbc:ID' },
  },
  'stated tax': {
    at: '/*/cac:TaxTotal/cac:TaxSubtotal',
    terms: {
      taxable: 'cbc:TaxableAmount',
      tax: 'cbc:TaxAmount',
      category: 'cac:TaxCategory/cbc:ID',
      rate: 'cac:TaxCategory/cbc:Percent',
      reason: 'cac:TaxCategory/cbc:TaxExemptionReason',
      code: 'cac:TaxCategory/cbc:TaxExemptionReasonCode',
    },
  },
  'stated payment': {
    at: '/*/cac:PaymentMeans',
    terms: {
      code: 'cbc:PaymentMeansCode',
      text: 'cbc:PaymentMeansCode/@name',
      account: 'cac:PayeeFinancialAccount/cbc:ID',
      holder: 'cac:PayeeFinancialAccount/cbc:Name',
      bic: 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
      card: 'cac:CardAccount/cbc:PrimaryAccountNumberID',
      cardholder: 'cac:CardAccount/cbc:HolderName',
      debited: 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID',
    },
  },
};
