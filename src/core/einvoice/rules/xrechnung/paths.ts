import type { Syntax } from '../../e-invoice.ts';

export const TRADE = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
export const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;
export const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const PAYMENT = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
export const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';

/** One path for each syntax: absolute, or relative to the group that a rule is asked of. */
export type Paths = Readonly<Record<Syntax, string>>;

export const SELLER_ADDRESS = {
  cii: `${AGREEMENT}/ram:SellerTradeParty/ram:PostalTradeAddress`,
  ubl: `${SELLER}/cac:PostalAddress`,
};
export const SELLER_CONTACT = {
  cii: `${AGREEMENT}/ram:SellerTradeParty/ram:DefinedTradeContact`,
  ubl: `${SELLER}/cac:Contact`,
};
export const BUYER_ADDRESS = {
  cii: `${AGREEMENT}/ram:BuyerTradeParty/ram:PostalTradeAddress`,
  ubl: '/*/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress',
};
export const DELIVERY_ADDRESS = {
  cii: `${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress`,
  ubl: '/*/cac:Delivery/cac:DeliveryLocation/cac:Address',
};
export const CITY = { cii: 'ram:CityName', ubl: 'cbc:CityName' };
export const POST_CODE = { cii: 'ram:PostcodeCode', ubl: 'cbc:PostalZone' };
export const PHONE = { cii: 'ram:TelephoneUniversalCommunication/ram:CompleteNumber', ubl: 'cbc:Telephone' };
export const EMAIL = { cii: 'ram:EmailURIUniversalCommunication/ram:URIID', ubl: 'cbc:ElectronicMail' };

/** Payment means by what they are: transfer, card, direct debit (UNTDID 4461). */
const meansOf = (codes: string) => ({
  cii: `${PAYMENT}[ram:TypeCode_${codes}]`,
  ubl: `/*/cac:PaymentMeans[cbc:PaymentMeansCode_${codes}]`,
});
export const TRANSFER = meansOf("'30','58'");
export const CARD = meansOf("'48','54','55'");
export const DEBIT = meansOf("'59'");

const MANDATE = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`;
const CREDITOR = `${SETTLEMENT}/ram:CreditorReferenceID`;
export const DEBTOR = 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID';
export const DIRECT_DEBIT = { cii: `${MANDATE} | ${CREDITOR} | ${DEBTOR}`, ubl: 'cac:PaymentMandate' };
export const ACCOUNT = { cii: 'ram:PayeePartyCreditorFinancialAccount', ubl: 'cac:PayeeFinancialAccount' };
export const CARD_ACCOUNT = { cii: 'ram:ApplicableTradeSettlementFinancialCard', ubl: 'cac:CardAccount' };
/** In CII the banks of a transfer, too, must not stand at a direct debit. */
export const NOT_DEBIT = {
  cii: 'ram:PayeePartyCreditorFinancialAccount | ram:PayeeSpecifiedCreditorFinancialInstitution | ram:PayerSpecifiedDebtorFinancialInstitution | ram:ApplicableTradeSettlementFinancialCard',
  ubl: 'cac:PayeeFinancialAccount | cac:CardAccount',
};
export const both = (a: Paths, b: Paths): Paths => ({ cii: `${a.cii} | ${b.cii}`, ubl: `${a.ubl} | ${b.ubl}` });

export const under = (paths: Paths, below: Paths): Paths => ({
  cii: `${paths.cii}/${below.cii}`,
  ubl: paths.ubl
    .split(' | ')
    .map((path) => `${path}/${below.ubl}`)
    .join(' | '),
});
