import type { Syntax } from '../e-invoice.ts';
import { ciiSample } from './cii-sample.ts';
import type { SampleParts } from './sample-parts.ts';
import { ublSample } from './ubl-sample.ts';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const SPECIFICATIONS = {
  core: 'urn:cen.eu:en16931:2017',
  xrechnung: XRECHNUNG,
  extension: `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  cvd: `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
};

export interface SampleChoice {
  /** VAT category code; "S" by default. */
  category?: string;
  specification?: keyof typeof SPECIFICATIONS;
  /** UNTDID 4461: 30 transfer, 58 SEPA transfer, 48 card, 59 direct debit. */
  payment?: '30' | '58' | '48' | '59';
  /** With a tax representative of the seller. */
  agent?: boolean;
}

/** Rate and tax of 155.00 by category; none for what is not subject to tax. */
const RATES: Readonly<Record<string, readonly [string, string]>> = {
  S: ['19', '29.45'],
  L: ['7', '10.85'],
  M: ['4', '6.20'],
};
const EXEMPT = ['E', 'AE', 'K', 'G', 'O'];
const TERMS = '#SKONTO#TAGE=7#PROZENT=2.00#\nnet\n#SKONTO#TAGE=14#PROZENT=1.00#BASISBETRAG=10.00#\n';

/** A valid invoice of its kind: no rule finds anything. */
export function sampleXml(syntax: Syntax, choice: SampleChoice = {}): string {
  const { category = 'S', specification = 'core', payment = '30', agent = false } = choice;
  const cii = syntax === 'cii';
  const [rate, tax] = RATES[category] ?? ['0', '0.00'];
  const taxed = category !== 'O';
  const part: SampleParts = {
    spec: SPECIFICATIONS[specification],
    cat: category,
    rate: taxed ? element(cii ? 'ram:RateApplicablePercent' : 'cbc:Percent', rate) : '',
    tax,
    gross: amount(155, tax),
    due: amount(135.05, tax),
    terms: TERMS,
    reason: EXEMPT.includes(category) ? (cii ? CII_REASON : UBL_REASON) : '',
    sellertax: (taxed ? registration(cii, 'DE123456789', 'VA') : '') + registration(cii, '12/345/67890', 'FC'),
    buyertax: taxed ? registration(cii, 'FR12345678901', 'VA') : '',
    rep: agent ? representative(cii) : '',
    ...paymentParts(cii, payment),
  };
  const xml = cii ? ciiSample(part) : ublSample(part);
  if (specification !== 'cvd') return xml;
  return xml.replace('listID="TST">65', 'listID="CVD">M1').replace('Colour<', 'cva<').replace('>red<', '>clean<');
}

/** The same as a UBL credit note. */
export function creditNoteXml(choice: SampleChoice = {}): string {
  return sampleXml('ubl', choice)
    .replaceAll('InvoiceLine', 'CreditNoteLine')
    .replaceAll('InvoicedQuantity', 'CreditedQuantity')
    .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
    .replace('>380<', '>381<')
    .replace('xsd:Invoice-2', 'xsd:CreditNote-2')
    .replace('<Invoice ', '<CreditNote ')
    .replace('</Invoice>', '</CreditNote>');
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${text}</${name}>`;
const amount = (base: number, tax: string) => (Math.round(base * 100 + Number(tax) * 100) / 100).toFixed(2);

const CII_REASON =
  '<ram:ExemptionReason>why</ram:ExemptionReason><ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>';
const UBL_REASON =
  '<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>why</cbc:TaxExemptionReason>';

function registration(cii: boolean, id: string, scheme: 'VA' | 'FC'): string {
  if (cii) return element('ram:SpecifiedTaxRegistration', element('ram:ID', id, ` schemeID="${scheme}"`));
  const name = element('cac:TaxScheme', element('cbc:ID', scheme === 'VA' ? 'VAT' : 'FC'));
  return element('cac:PartyTaxScheme', `${element('cbc:CompanyID', id)}${name}`);
}

function representative(cii: boolean): string {
  if (cii) {
    const address = element('ram:PostalTradeAddress', element('ram:CountryID', 'DE'));
    const inside = `${element('ram:Name', 'Agent')}${address}${registration(true, 'DE999', 'VA')}`;
    return element('ram:SellerTaxRepresentativeTradeParty', inside);
  }
  const address = element('cac:PostalAddress', element('cac:Country', element('cbc:IdentificationCode', 'DE')));
  const name = element('cac:PartyName', element('cbc:Name', 'Agent'));
  return element('cac:TaxRepresentativeParty', `${name}${address}${registration(false, 'DE999', 'VA')}`);
}

const IBAN = 'DE75512108001245126199';

function paymentParts(cii: boolean, code: string): Pick<SampleParts, 'pay' | 'sepa' | 'mandate' | 'creditor'> {
  const none = { sepa: '', mandate: '', creditor: '' };
  const means = (inside: string) =>
    cii
      ? element('ram:SpecifiedTradeSettlementPaymentMeans', `${element('ram:TypeCode', code)}${inside}`)
      : element('cac:PaymentMeans', `${element('cbc:PaymentMeansCode', code)}${inside}`);
  const ciiAccount = (name: string) => element(name, element('ram:IBANID', IBAN));
  if (code === '48') {
    const card = cii
      ? element('ram:ApplicableTradeSettlementFinancialCard', element('ram:ID', '123456'))
      : element('cac:CardAccount', element('cbc:PrimaryAccountNumberID', '123456'));
    return { ...none, pay: means(card) };
  }
  if (code === '59') {
    const account = element('cac:PayerFinancialAccount', element('cbc:ID', IBAN));
    return {
      pay: means(
        cii
          ? ciiAccount('ram:PayerPartyDebtorFinancialAccount')
          : element('cac:PaymentMandate', `${element('cbc:ID', 'M1')}${account}`),
      ),
      sepa: element('cac:PartyIdentification', element('cbc:ID', 'DE98ZZZ', ' schemeID="SEPA"')),
      mandate: element('ram:DirectDebitMandateID', 'M1'),
      creditor: element('ram:CreditorReferenceID', 'DE98ZZZ'),
    };
  }
  return {
    ...none,
    pay: means(
      cii
        ? ciiAccount('ram:PayeePartyCreditorFinancialAccount')
        : element('cac:PayeeFinancialAccount', element('cbc:ID', IBAN)),
    ),
  };
}
