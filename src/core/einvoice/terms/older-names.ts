/** ZUGFeRD 1.0 (2014) wrote the same invoice with the element names of CII D13B. */
export const ZUGFERD_1_NAMES: readonly (readonly [RegExp, string])[] = [
  [/rsm:CrossIndustryInvoice/g, 'rsm:CrossIndustryDocument'],
  [/rsm:ExchangedDocumentContext/g, 'rsm:SpecifiedExchangedDocumentContext'],
  [/rsm:ExchangedDocument\b(?!Context)/g, 'rsm:HeaderExchangedDocument'],
  [/rsm:SupplyChainTradeTransaction/g, 'rsm:SpecifiedSupplyChainTradeTransaction'],
  [/ram:ApplicableHeaderTrade(Agreement|Delivery|Settlement)/g, 'ram:ApplicableSupplyChainTrade$1'],
  [/ram:SpecifiedLineTrade(Agreement|Delivery|Settlement)/g, 'ram:SpecifiedSupplyChainTrade$1'],
  [/ram:SpecifiedTradeSettlement(Header|Line)MonetarySummation/g, 'ram:SpecifiedTradeSettlementMonetarySummation'],
  [/ram:RateApplicablePercent/g, 'ram:ApplicablePercent'],
  [/ram:IssuerAssignedID/g, 'ram:ID'],
];

/** Order-X writes orders with the element names of CII D16B. */
export const ORDER_X_NAMES: readonly (readonly [RegExp, string])[] = [
  [/rsm:CrossIndustryInvoice/g, 'rsm:SCRDMCCBDACIOMessageStructure'],
  [/ram:InvoiceCurrencyCode/g, 'ram:OrderCurrencyCode'],
  [/ram:BilledQuantity/g, 'ram:RequestedQuantity'],
];
