import { addDecimals, subtractDecimals } from '../../values/decimal.ts';
import { codesOf } from '../codes/code-lists.ts';
import type { EInvoice, Group, Syntax, TermValue } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { equal, exactOrNone, sumOf, toCents } from './exact.ts';
import { isFilled, type Rule, rule, type Test } from './rule.ts';
import { isExtension, isVehicleProcurement, XRECHNUNG_IDENTIFIERS } from './rule-sets.ts';

const TRADE = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const PAYMENT = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';

/** Relative paths below the group that a rule is asked of, one for each syntax. */
type Paths = Readonly<Record<Syntax, string>>;
/** The reader of `below` is given by `EInvoice.within`. */
const read = (group: Group, invoice: EInvoice, paths: Paths): TermValue[] =>
  invoice.within(group, paths[invoice.syntax]);

const normalised = (text: string) => text.trim().replace(/\s+/g, ' ');
const filledAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    isFilled(read(group, invoice, paths));
const presentAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    read(group, invoice, paths).length > 0;
const absentAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    read(group, invoice, paths).length === 0;
const missing = (term: string) => `${termLabel(term)} is missing.`;

const SELLER_ADDRESS = {
  cii: `${AGREEMENT}/ram:SellerTradeParty/ram:PostalTradeAddress`,
  ubl: `${SELLER}/cac:PostalAddress`,
};
const SELLER_CONTACT = {
  cii: `${AGREEMENT}/ram:SellerTradeParty/ram:DefinedTradeContact`,
  ubl: `${SELLER}/cac:Contact`,
};
const BUYER_ADDRESS = {
  cii: `${AGREEMENT}/ram:BuyerTradeParty/ram:PostalTradeAddress`,
  ubl: '/*/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress',
};
const DELIVERY_ADDRESS = {
  cii: `${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress`,
  ubl: '/*/cac:Delivery/cac:DeliveryLocation/cac:Address',
};
const CITY = { cii: 'ram:CityName', ubl: 'cbc:CityName' };
const POST_CODE = { cii: 'ram:PostcodeCode', ubl: 'cbc:PostalZone' };
const PHONE = { cii: 'ram:TelephoneUniversalCommunication/ram:CompleteNumber', ubl: 'cbc:Telephone' };
const EMAIL = { cii: 'ram:EmailURIUniversalCommunication/ram:URIID', ubl: 'cbc:ElectronicMail' };

/** Payment means by what they are: transfer, card, direct debit (UNTDID 4461). */
const meansOf = (codes: string) => ({
  cii: `${PAYMENT}[ram:TypeCode_${codes}]`,
  ubl: `/*/cac:PaymentMeans[cbc:PaymentMeansCode_${codes}]`,
});
const TRANSFER = meansOf("'30','58'");
const CARD = meansOf("'48','54','55'");
const DEBIT = meansOf("'59'");

const MANDATE = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`;
const CREDITOR = `${SETTLEMENT}/ram:CreditorReferenceID`;
const DEBTOR = 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID';
const DIRECT_DEBIT = { cii: `${MANDATE} | ${CREDITOR} | ${DEBTOR}`, ubl: 'cac:PaymentMandate' };
const ACCOUNT = { cii: 'ram:PayeePartyCreditorFinancialAccount', ubl: 'cac:PayeeFinancialAccount' };
const CARD_ACCOUNT = { cii: 'ram:ApplicableTradeSettlementFinancialCard', ubl: 'cac:CardAccount' };
/** In CII the banks of a transfer, too, must not stand at a direct debit. */
const NOT_DEBIT = {
  cii: 'ram:PayeePartyCreditorFinancialAccount | ram:PayeeSpecifiedCreditorFinancialInstitution | ram:PayerSpecifiedDebtorFinancialInstitution | ram:ApplicableTradeSettlementFinancialCard',
  ubl: 'cac:PayeeFinancialAccount | cac:CardAccount',
};
const both = (a: Paths, b: Paths): Paths => ({ cii: `${a.cii} | ${b.cii}`, ubl: `${a.ubl} | ${b.ubl}` });

const someMatch =
  (paths: Paths, pattern: RegExp): Test =>
  (group, invoice) =>
    pattern.test(normalised(read(group, invoice, paths)[0]?.text ?? ''));

/** ISO 13616: letters become numbers, the first four characters go to the end, modulo 97 is 1. */
function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '');
  if (!/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}$/.test(iban)) return false;
  // The artefact leaves the account's own letters as they are; only capitals have a place in the sum.
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((letter) =>
    letter > '@' ? letter.charCodeAt(0) - 55 : letter,
  );
  return BigInt(digits.join('')) % 97n === 1n;
}

const ibanAt =
  (code: string, paths: Paths): Test =>
  (group, invoice) => {
    const means = read(group, invoice, { cii: 'ram:TypeCode', ubl: 'cbc:PaymentMeansCode' });
    if (!means.some(({ text }) => normalised(text) === code)) return true;
    return isIban(read(group, invoice, paths)[0]?.text ?? '');
  };

const SKONTO = /(^|\r?\n)#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/;

/** Discounts in the terms of payment: each line that begins with # follows the pattern, and a line break ends them. */
function termsFollowPattern(terms: string): boolean {
  const lines = terms.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
  if (lines.length === 0) return true;
  const rest = terms.split(/#.+#/).at(-1) ?? '';
  return /^\s*\n/.test(rest) && lines.every((line) => SKONTO.test(normalised(line)));
}

const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const isTaxed = (values: readonly TermValue[]) => values.some(({ text }) => TAXED.includes(text));

function sellerIsRegistered(invoice: EInvoice): boolean {
  if (invoice.syntax === 'cii') {
    const lines = `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`;
    const taxed =
      invoice.nodes(`${lines}/ram:TypeCode`).some(({ text }) => text === 'VAT') &&
      isTaxed(invoice.nodes(`${lines}/ram:CategoryCode`));
    const numbers = `${AGREEMENT}/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID_'VA','FC']`;
    return !taxed || isFilled(invoice.nodes(numbers)) || invoice.has('BG-11');
  }
  const categories = invoice.nodes(
    `/*/cac:AllowanceCharge[cbc:ChargeIndicator='false','true']/cac:TaxCategory/cbc:ID | /*/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID | /*/cac:CreditNoteLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`,
  );
  return (
    !isTaxed(categories) ||
    isFilled(invoice.nodes(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`)) ||
    invoice.has('BG-11')
  );
}

/** No two attachments of the same file name. */
function attachmentNamesDiffer(invoice: EInvoice): boolean {
  const attachments =
    invoice.syntax === 'cii'
      ? invoice.at('//ram:AdditionalReferencedDocument').map((below) => below('ram:AttachmentBinaryObject/@filename'))
      : invoice
          .at('/*/cac:AdditionalDocumentReference')
          .map((below) => below('cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename'));
  const names = attachments.flatMap((values) => [...new Set(values.map(({ text }) => text))]);
  return new Set(names).size === names.length;
}

const typeIs = (invoice: EInvoice, codes: readonly string[]) =>
  invoice.all('BT-3').some(({ text }) => codes.includes(normalised(text)));
const DEBIT_TERMS = { cii: 'BG-0', ubl: 'BG-0' };

function hasDebitTerm(invoice: EInvoice, term: 'BT-90' | 'BT-91'): boolean {
  if (invoice.syntax === 'ubl') return !invoice.has('BG-19') || invoice.has(term);
  const [mandate, creditor, debtor] = ['BT-89', 'BT-90', 'BT-91'].map((name) => invoice.has(name));
  if (!mandate && !creditor && !debtor) return true;
  return term === 'BT-90' ? creditor! && (mandate! || debtor!) : debtor! && (mandate! || creditor!);
}

const everyLineHasPeriod = (invoice: EInvoice) => {
  const lines = invoice.groups('BG-25');
  return lines.every((line) => line.has('BG-26'));
};

/** Gross and net price must be for the same quantity and unit. */
const sameBaseQuantity: Test = (line) => {
  const [net, gross] = [line.all('BT-149'), line.all('BT-149-gross')];
  if (net.length === 0 || gross.length === 0) return true;
  if (!gross.some((a) => net.some((b) => a.text === b.text))) return false;
  const [netUnit, grossUnit] = [line.all('BT-150'), line.all('BT-150-gross')];
  return (
    netUnit.length === 0 || grossUnit.length === 0 || grossUnit.some((a) => netUnit.some((b) => a.text === b.text))
  );
};

/** Only asked of invoices with that identifier. */
const inExtension =
  (test: Test): Test =>
  (group, invoice) =>
    !isExtension(invoice.first('BT-24')?.text ?? null) || test(group, invoice);
const inProcurement =
  (test: Test): Test =>
  (group, invoice) =>
    !isVehicleProcurement(invoice.first('BT-24')?.text ?? null) || test(group, invoice);

function schemeFits(list: string): Test {
  return ({ element }, { syntax }) => {
    const code = normalised(element.attributes.schemeID ?? '');
    // The artefact joins two lists with a space too many, so that an empty scheme passes.
    return code === '' || /^XR0[123]$/.test(code) || codesOf(list, syntax).has(code);
  };
}

function subLinesAddUp(invoice: EInvoice): boolean {
  const adds = (below: (path: string) => TermValue[]) => {
    const parts = below('cac:SubInvoiceLine');
    if (parts.length === 0) return true;
    const stated = exactOrNone(below('cbc:LineExtensionAmount')[0]);
    return stated !== undefined && equal(stated, sumOf(below('cac:SubInvoiceLine/cbc:LineExtensionAmount')));
  };
  return [...invoice.at('/*/cac:InvoiceLine'), ...invoice.at('//cac:SubInvoiceLine')].every(adds);
}

function dueWithThirdParties(totals: Group, invoice: EInvoice): boolean {
  const [due, gross] = [exactOrNone(totals.first('BT-115')), exactOrNone(totals.first('BT-112'))];
  if (due === undefined || gross === undefined) return false;
  const others = invoice.nodes('/*/cac:PrepaidPayment/cbc:PaidAmount');
  const thirdParties = isFilled(others) ? sumOf(others) : '0';
  const owed = addDecimals(subtractDecimals(gross, exactOrNone(totals.first('BT-113')) ?? '0'), thirdParties);
  return equal(toCents(subtractDecimals(due, exactOrNone(totals.first('BT-114')) ?? '0')), toCents(owed));
}

function extensionRules(): Rule[] {
  const scheme = (id: string, term: string, at: Paths, list: string) =>
    rule(id, term, at, inExtension(schemeFits(list)), `${termLabel(term)}: this scheme is unknown.`);
  const payment = (id: string, test: Test, message: string) =>
    rule(id, 'BT-113', { ubl: '/ubl:Invoice/cac:PrepaidPayment' }, inExtension(test), message);
  const ubl = (path: string) => ({ cii: path, ubl: path });
  return [
    ...rule(
      'BR-DEX-01',
      'BT-125',
      { cii: '//ram:AttachmentBinaryObject', ubl: '//cbc:EmbeddedDocumentBinaryObject' },
      inExtension(({ element }, { syntax }) => {
        const type = element.attributes.mimeCode ?? '';
        return type === 'application/xml' || codesOf('BR-CL-24', syntax).has(type);
      }),
      `${termLabel('BT-125')}: this type of attachment is not allowed.`,
    ),
    ...rule(
      'BR-DEX-02',
      'BT-131',
      { ubl: '/ubl:Invoice' },
      inExtension((_g, invoice) => subLinesAddUp(invoice)),
      'A line is not the sum of its sub-lines.',
      'warning',
    ),
    ...rule(
      'BR-DEX-03',
      'BT-151',
      { ubl: '/ubl:Invoice' },
      inExtension((_g, invoice) =>
        invoice.at('//cac:SubInvoiceLine/cac:Item').every((below) => below('cac:ClassifiedTaxCategory').length === 1),
      ),
      'A sub-line has not exactly one VAT category.',
    ),
    ...scheme(
      'BR-DEX-04',
      'BT-29',
      {
        cii: '//ram:GlobalID[@schemeID][not in ram:SpecifiedTradeProduct][not in ram:ShipToTradeParty]',
        ubl: "//cac:PartyIdentification/cbc:ID[@schemeID][not @schemeID_'SEPA'] | //cac:PartyIdentification/cbc:ID[@schemeID_'SEPA'][not in cac:AccountingSupplierParty][not in cac:PayeeParty]",
      },
      'BR-CL-10',
    ),
    ...scheme(
      'BR-DEX-05',
      'BT-30',
      {
        cii: '//ram:ID[@schemeID][not in ram:SpecifiedTaxRegistration]',
        ubl: '//cac:PartyLegalEntity/cbc:CompanyID[@schemeID]',
      },
      'BR-CL-11',
    ),
    ...scheme(
      'BR-DEX-06',
      'BT-157',
      {
        cii: '//ram:SpecifiedTradeProduct/ram:GlobalID[@schemeID]',
        ubl: '//cac:StandardItemIdentification/cbc:ID[@schemeID]',
      },
      'BR-CL-21',
    ),
    ...scheme(
      'BR-DEX-07',
      'BT-34',
      { cii: '//ram:URIUniversalCommunication/ram:URIID[@schemeID]', ubl: '//cbc:EndpointID[@schemeID]' },
      'BR-CL-25',
    ),
    ...scheme(
      'BR-DEX-08',
      'BT-71',
      {
        cii: '//ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID[@schemeID]',
        ubl: '//cac:DeliveryLocation/cbc:ID[@schemeID]',
      },
      'BR-CL-26',
    ),
    ...rule(
      'BR-DEX-09',
      'BT-115',
      { ubl: 'BG-22' },
      inExtension(dueWithThirdParties),
      `${termLabel('BT-115')} is not the total less what is paid, plus third-party payments and rounding.`,
    ),
    ...payment(
      'BR-DEX-10',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:ID'))),
      'A third-party payment has no type.',
    ),
    ...payment(
      'BR-DEX-11',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:PaidAmount'))),
      'A third-party payment has no amount.',
    ),
    ...payment(
      'BR-DEX-12',
      (group, invoice) => isFilled(read(group, invoice, ubl('cbc:InstructionID'))),
      'A third-party payment has no description.',
    ),
    ...payment(
      'BR-DEX-13',
      (group, invoice) => read(group, invoice, ubl('cbc:PaidAmount')).every(({ text }) => !/\..{3,}/s.test(text)),
      'A third-party payment has more than two decimals.',
    ),
    ...payment(
      'BR-DEX-14',
      (group, invoice) =>
        read(group, invoice, ubl('cbc:PaidAmount/@currencyID')).some(({ text }) =>
          invoice.all('BT-5').some((currency) => currency.text === text),
        ),
      "A third-party payment is not in the invoice's currency.",
    ),
    ...rule(
      'BR-DEX-15',
      'BT-126',
      { cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument` },
      inExtension((_g, invoice) => invoice.nodes('//ram:ParentLineID').length === 0),
      'Sub-lines (ParentLineID) should not be used in CII.',
      'warning',
    ),
  ];
}

const CLASS = {
  cii: 'ram:DesignatedProductClassification/ram:ClassCode',
  ubl: 'cac:CommodityClassification/cbc:ItemClassificationCode',
};
const CVA = {
  cii: "ram:ApplicableProductCharacteristic[ram:Description='cva']",
  ubl: "cac:AdditionalItemProperty[cbc:Name='cva']",
};
const ITEM = {
  cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct`,
  ubl: '/*/cac:InvoiceLine/cac:Item | /*/cac:CreditNoteLine/cac:Item',
};
const under = (paths: Paths, below: Paths): Paths => ({
  cii: `${paths.cii}/${below.cii}`,
  ubl: paths.ubl
    .split(' | ')
    .map((path) => `${path}/${below.ubl}`)
    .join(' | '),
});

function vehicleRules(): Rule[] {
  const classes = (group: Group, invoice: EInvoice) =>
    read(group, invoice, CLASS).filter(({ attributes }) => attributes.listID === 'CVD').length;
  const kinds = (group: Group, invoice: EInvoice) => read(group, invoice, CVA).length;
  const agreement = { cii: AGREEMENT, ubl: 'BG-0' };
  return [
    ...rule(
      'BR-DE-CVD-01',
      'BT-12',
      agreement,
      inProcurement((_g, invoice) => isFilled(invoice.all('BT-12'))),
      missing('BT-12'),
    ),
    ...rule(
      'BR-DE-CVD-02',
      'BT-17',
      agreement,
      inProcurement((_g, invoice) => isFilled(invoice.all('BT-17'))),
      missing('BT-17'),
    ),
    ...rule(
      'BR-DE-CVD-03',
      'BT-158',
      { cii: TRADE, ubl: 'BG-0' },
      inProcurement((_g, invoice) =>
        invoice.groups(ITEM[invoice.syntax]).some((item) => classes(item, invoice) > 0 && kinds(item, invoice) > 0),
      ),
      'No line states the class of a vehicle (CVD) and its kind (cva).',
    ),
    ...rule(
      'BR-DE-CVD-04',
      'BT-158',
      under(ITEM, CLASS),
      inProcurement(
        ({ element }) =>
          normalised(element.attributes.listID ?? '') !== 'CVD' || /^[MN][123]$/.test(normalised(element.text)),
      ),
      'The class of a vehicle is none of M1 to M3 and N1 to N3.',
    ),
    ...rule(
      'BR-DE-CVD-05',
      'BT-161',
      under(ITEM, CVA),
      inProcurement((group, invoice) =>
        read(group, invoice, { cii: 'ram:Value', ubl: 'cbc:Value' }).some(({ text }) =>
          ['clean', 'zero-emission', 'other'].includes(normalised(text)),
        ),
      ),
      'The kind of a vehicle is none of clean, zero-emission and other.',
    ),
    ...rule(
      'BR-DE-CVD-06-a',
      'BT-160',
      ITEM,
      inProcurement((item, invoice) => classes(item, invoice) === 0 || kinds(item, invoice) === 1),
      'A line with the class of a vehicle has not exactly one kind (cva).',
    ),
    ...rule(
      'BR-DE-CVD-06-b',
      'BT-158',
      ITEM,
      inProcurement((item, invoice) => kinds(item, invoice) === 0 || classes(item, invoice) === 1),
      'A line with the kind of a vehicle has not exactly one class (CVD).',
    ),
    ...rule(
      'BR-TMP-CVD-01',
      'BT-158',
      under(ITEM, CLASS),
      inProcurement(({ element }, { syntax }) => {
        const list = normalised(element.attributes.listID ?? '');
        return list === '' || list === 'CVD' || codesOf('BR-CL-13', syntax).has(list);
      }),
      `${termLabel('BT-158')}: this is no code for an item classification (UNTDID 7143).`,
    ),
  ];
}

/** XRechnung 3.0's own rules (BR-DE), those of its extension (BR-DEX) and of vehicle procurement (BR-DE-CVD). */
export const XRECHNUNG_RULES: readonly Rule[] = [
  ...rule('BR-DE-1', 'BG-16', 'BG-0', (_g, invoice) => invoice.has('BG-16'), missing('BG-16')),
  ...rule(
    'BR-DE-2',
    'BG-6',
    { cii: `${AGREEMENT}/ram:SellerTradeParty`, ubl: '/*/cac:AccountingSupplierParty' },
    presentAt({ cii: 'ram:DefinedTradeContact', ubl: 'cac:Party/cac:Contact' }),
    missing('BG-6'),
  ),
  ...rule('BR-DE-3', 'BT-37', SELLER_ADDRESS, filledAt(CITY), missing('BT-37')),
  ...rule('BR-DE-4', 'BT-38', SELLER_ADDRESS, filledAt(POST_CODE), missing('BT-38')),
  ...rule(
    'BR-DE-5',
    'BT-41',
    SELLER_CONTACT,
    filledAt({ cii: 'ram:PersonName | ram:DepartmentName', ubl: 'cbc:Name' }),
    missing('BT-41'),
  ),
  ...rule('BR-DE-6', 'BT-42', SELLER_CONTACT, filledAt(PHONE), missing('BT-42')),
  ...rule('BR-DE-7', 'BT-43', SELLER_CONTACT, filledAt(EMAIL), missing('BT-43')),
  ...rule('BR-DE-8', 'BT-52', BUYER_ADDRESS, filledAt(CITY), missing('BT-52')),
  ...rule('BR-DE-9', 'BT-53', BUYER_ADDRESS, filledAt(POST_CODE), missing('BT-53')),
  ...rule('BR-DE-10', 'BT-77', DELIVERY_ADDRESS, filledAt(CITY), missing('BT-77')),
  ...rule('BR-DE-11', 'BT-78', DELIVERY_ADDRESS, filledAt(POST_CODE), missing('BT-78')),
  ...rule(
    'BR-DE-14',
    'BT-119',
    { cii: `${SETTLEMENT}/ram:ApplicableTradeTax`, ubl: '/*/cac:TaxTotal/cac:TaxSubtotal' },
    filledAt({ cii: 'ram:RateApplicablePercent', ubl: 'cac:TaxCategory/cbc:Percent' }),
    missing('BT-119'),
  ),
  ...rule('BR-DE-15', 'BT-10', 'BG-0', (_g, invoice) => isFilled(invoice.all('BT-10')), missing('BT-10')),
  ...rule(
    'BR-DE-16',
    'BT-31',
    'BG-0',
    (_g, invoice) => sellerIsRegistered(invoice),
    "The seller's tax identifier (BT-31 or BT-32) or tax representative (BG-11) is missing.",
  ),
  ...rule(
    'BR-DE-17',
    'BT-3',
    'BG-0',
    (_g, invoice) => typeIs(invoice, ['326', '380', '384', '389', '381', '875', '876', '877']),
    `${termLabel('BT-3')} is none that XRechnung knows.`,
    'warning',
  ),
  ...rule(
    'BR-DE-18',
    'BT-20',
    'BG-0',
    (_g, invoice) => termsFollowPattern(invoice.first('BT-20-first')?.text ?? ''),
    `${termLabel('BT-20')}: a discount does not follow "#SKONTO#TAGE=…#PROZENT=….##" and a line break.`,
  ),
  ...rule(
    'BR-DE-19',
    'BT-84',
    TRANSFER,
    ibanAt('58', { cii: 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID', ubl: 'cac:PayeeFinancialAccount/cbc:ID' }),
    `${termLabel('BT-84')} is no IBAN.`,
    'warning',
  ),
  ...rule(
    'BR-DE-20',
    'BT-91',
    DEBIT,
    ibanAt('59', { cii: DEBTOR, ubl: 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID' }),
    `${termLabel('BT-91')} is no IBAN.`,
    'warning',
  ),
  ...rule(
    'BR-DE-21',
    'BT-24',
    { cii: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext', ubl: 'BG-0' },
    (_g, invoice) => invoice.all('BT-24').some(({ text }) => XRECHNUNG_IDENTIFIERS.includes(text)),
    `${termLabel('BT-24')} is none of XRechnung 3.0.`,
    'warning',
  ),
  ...rule(
    'BR-DE-22',
    'BT-125',
    'BG-0',
    (_g, invoice) => attachmentNamesDiffer(invoice),
    'Two attachments have the same file name.',
  ),
  ...rule('BR-DE-23-a', 'BG-17', TRANSFER, presentAt(ACCOUNT), missing('BG-17')),
  ...rule(
    'BR-DE-23-b',
    'BG-17',
    TRANSFER,
    absentAt(both(CARD_ACCOUNT, DIRECT_DEBIT)),
    'A credit transfer must not state a card (BG-18) or a direct debit (BG-19).',
  ),
  ...rule('BR-DE-24-a', 'BG-18', CARD, presentAt(CARD_ACCOUNT), missing('BG-18')),
  ...rule(
    'BR-DE-24-b',
    'BG-18',
    CARD,
    absentAt(both(ACCOUNT, DIRECT_DEBIT)),
    'A card payment must not state a credit transfer (BG-17) or a direct debit (BG-19).',
  ),
  ...rule('BR-DE-25-a', 'BG-19', DEBIT, presentAt(DIRECT_DEBIT), missing('BG-19')),
  ...rule(
    'BR-DE-25-b',
    'BG-19',
    DEBIT,
    absentAt(NOT_DEBIT),
    'A direct debit must not state a credit transfer (BG-17) or a card (BG-18).',
  ),
  ...rule(
    'BR-DE-26',
    'BG-3',
    'BG-0',
    (_g, invoice) => !typeIs(invoice, ['384']) || invoice.has('BG-3'),
    'A corrected invoice should name the preceding one (BG-3).',
    'warning',
  ),
  ...rule(
    'BR-DE-27',
    'BT-42',
    SELLER_CONTACT,
    someMatch(PHONE, /([0-9].*){3,}/),
    `${termLabel('BT-42')} should have three digits at least.`,
    'warning',
  ),
  ...rule(
    'BR-DE-28',
    'BT-43',
    SELLER_CONTACT,
    someMatch(EMAIL, /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/),
    `${termLabel('BT-43')} should be an email address.`,
    'warning',
  ),
  ...rule('BR-DE-30', 'BT-90', DEBIT_TERMS, (_g, invoice) => hasDebitTerm(invoice, 'BT-90'), missing('BT-90')),
  ...rule('BR-DE-31', 'BT-91', DEBIT_TERMS, (_g, invoice) => hasDebitTerm(invoice, 'BT-91'), missing('BT-91')),
  ...rule(
    'BR-DE-TMP-32',
    'BT-72',
    { cii: TRADE, ubl: 'BG-0' },
    (_g, invoice) => invoice.has('BT-72-any') || invoice.has('BG-14') || everyLineHasPeriod(invoice),
    'The date of delivery (BT-72) or a period (BG-14, BG-26) should be given.',
    'warning',
  ),
  ...rule(
    'BR-TMP-2',
    'BT-124',
    {
      cii: `${AGREEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode='916']`,
      ubl: '/*/cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference',
    },
    (document, invoice) => {
      const uri = read(document, invoice, { cii: 'ram:URIID', ubl: 'cbc:URI' })[0];
      if (!uri && invoice.syntax === 'cii') return true;
      return /^([a-zA-Z])([a-zA-Z0-9+.-])+:.*/.test(uri?.text ?? '');
    },
    `${termLabel('BT-124')} is no absolute address.`,
    'warning',
  ),
  ...rule(
    'BR-TMP-3',
    'BT-149',
    { cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem` },
    (group, invoice) => {
      const line = invoice.groups('BG-25').find(({ element }) => element === group.element);
      return !line || sameBaseQuantity(line, invoice);
    },
    `${termLabel('BT-149')} differs between gross and net price.`,
  ),
  ...extensionRules(),
  ...vehicleRules(),
];
