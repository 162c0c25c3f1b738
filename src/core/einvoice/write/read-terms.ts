import { isDecimal, subtractDecimals } from '../../values/decimal.ts';
import type { EInvoice, Group, TermValue } from '../e-invoice.ts';
import { isoDateOf, oneLine } from '../page/stated-values.ts';
import { type TermGroup, termGroup } from './invoice-terms.ts';

/** Terms that an invoice has once, as its own text. */
const TEXTS =
  '1 3 5 6 10 11 12 13 14 15 16 17 18 19 23 24 27 28 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 70 75 76 77 78 79 80 83 89 90 106 107 108 109 112 113 114 115 162 163'
    .split(' ')
    .map((number) => `BT-${number}`);
const DATES = ['BT-2', 'BT-9', 'BT-72', 'BT-73', 'BT-74'];
const WITH_SCHEME = ['BT-30', 'BT-34', 'BT-46', 'BT-47', 'BT-49'];
const LINE_TERMS = '126 127 129 130 131 132 146 148 149 150 151 152 153 154 155 156 157'
  .split(' ')
  .map((number) => `BT-${number}`);
/** CII's codes of when tax becomes due (UNTDID 2475) as UBL has them (UNTDID 2005). */
const TAX_POINTS: Readonly<Record<string, string>> = { '5': '3', '29': '35', '72': '432' };

/** Where the syntaxes keep terms that no label of ours and no rule asks for. */
const PLACES = {
  cii: {
    'BG-1': '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote',
    'BT-7': '//ram:TaxPointDate/udt:DateString',
    'BT-18-scheme':
      "//ram:ApplicableHeaderTradeAgreement/ram:AdditionalReferencedDocument[ram:TypeCode_'130']/ram:ReferenceTypeCode",
    'BT-60': '//ram:PayeeTradeParty/ram:ID | //ram:PayeeTradeParty/ram:GlobalID',
    'BT-61': '//ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:ID',
    'BT-71': '//ram:ShipToTradeParty/ram:ID | //ram:ShipToTradeParty/ram:GlobalID',
    'BT-165': '//ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineThree',
    agent: '//ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:',
  },
  ubl: {
    'BG-1': '/*/cbc:Note',
    'BT-7': '/*/cbc:TaxPointDate',
    'BT-18-scheme': "/*/cac:AdditionalDocumentReference[cbc:DocumentTypeCode_'130']/cbc:ID/@schemeID",
    'BT-60': '/*/cac:PayeeParty/cac:PartyIdentification/cbc:ID',
    'BT-61': '/*/cac:PayeeParty/cac:PartyLegalEntity/cbc:CompanyID',
    'BT-71': '/*/cac:Delivery/cac:DeliveryLocation/cbc:ID',
    'BT-165': '/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line',
    agent: '//cac:TaxRepresentativeParty/cac:PostalAddress/',
  },
} as const;

/** The address of a seller's tax representative, from the place that `PLACES` names. */
const AGENT_ADDRESS = {
  cii: {
    'BT-64': 'LineOne',
    'BT-65': 'LineTwo',
    'BT-66': 'CityName',
    'BT-67': 'PostcodeCode',
    'BT-68': 'CountrySubDivisionName',
    'BT-69': 'CountryID',
    'BT-164': 'LineThree',
  },
  ubl: {
    'BT-64': 'cbc:StreetName',
    'BT-65': 'cbc:AdditionalStreetName',
    'BT-66': 'cbc:CityName',
    'BT-67': 'cbc:PostalZone',
    'BT-68': 'cbc:CountrySubentity',
    'BT-69': 'cac:Country/cbc:IdentificationCode',
    'BT-164': 'cac:AddressLine/cbc:Line',
  },
} as const;

/** What an e-invoice states, by business terms alone: to be changed, and written again in either syntax. */
export function termsOf(invoice: EInvoice): TermGroup {
  const read = (id: string) => textOf(invoice, id);
  const terms: Record<string, string | undefined> = Object.fromEntries(TEXTS.map((id) => [id, read(id)]));
  for (const id of DATES) terms[id] = dateOf(invoice, id);
  for (const id of WITH_SCHEME) terms[`${id}-scheme`] = schemeOf(invoice.first(id));
  // Terms of payment may be told in several parts, and line by line (XRechnung's SKONTO).
  terms['BT-20'] =
    invoice
      .all('BT-20')
      .map(({ text }) => text.trim())
      .join('\n') || undefined;
  const { [invoice.syntax]: at } = PLACES;
  terms['BT-7'] = isoDate(invoice.nodes(at['BT-7'])[0]);
  terms['BT-18-scheme'] = oneLine(invoice.nodes(at['BT-18-scheme'])[0]?.text ?? '') || undefined;
  for (const id of ['BT-60', 'BT-61', 'BT-71'] as const) {
    const found = invoice.nodes(at[id]).find((value) => schemeOf(value) !== 'SEPA');
    terms[id] = found && oneLine(found.text);
    terms[`${id}-scheme`] = schemeOf(found);
  }
  const point = read('BT-8');
  terms['BT-8'] = invoice.syntax === 'cii' && point ? (TAX_POINTS[point] ?? point) : point;
  const own = invoice.all('BT-29').find((value) => schemeOf(value) !== 'SEPA');
  terms['BT-29'] = own && oneLine(own.text);
  terms['BT-29-scheme'] = schemeOf(own);
  for (const { text, attributes } of invoice.all('BT-110')) {
    const isAccounting = attributes.currencyID === terms['BT-6'] && terms['BT-6'] !== terms['BT-5'];
    terms[isAccounting ? 'BT-111' : 'BT-110'] ??= oneLine(text);
  }
  const [payee] = invoice.groups('BG-10');
  const [agent] = invoice.groups('BG-11');
  terms['BT-59'] = payee && textOf(payee, 'BT-59');
  for (const id of ['BT-62', 'BT-63']) terms[id] = agent && (textOf(agent, id) ?? read(id));
  const textAt = (path: string) => oneLine(invoice.nodes(path)[0]?.text ?? '') || undefined;
  terms['BT-165'] = textAt(at['BT-165']);
  for (const [id, name] of Object.entries(AGENT_ADDRESS[invoice.syntax])) terms[id] = textAt(`${at.agent}${name}`);
  const adjustments = invoice.groups('stated allowance');
  return termGroup(terms, {
    'BG-1': invoice.groups(at['BG-1']).map((note) => noteOf(invoice, note)),
    'BG-3': invoice
      .groups('BG-3')
      .map((group) => termGroup({ 'BT-25': textOf(group, 'BT-25'), 'BT-26': dateOf(group, 'BT-26') })),
    'BG-16': invoice.groups('stated payment').map((group) => renamed(group, PAYMENT)),
    'BG-20': adjustments.filter((group) => !isCharge(group)).map((group) => renamed(group, ALLOWANCE)),
    'BG-21': adjustments.filter(isCharge).map((group) => renamed(group, CHARGE)),
    'BG-23': invoice.groups('stated tax').map((group) => renamed(group, TAX)),
    'BG-24': invoice.groups('BG-24').filter(isSupporting(invoice)).map(supporting),
    'BG-25': linesOf(invoice),
  });
}

const PAYMENT = {
  code: 'BT-81',
  text: 'BT-82',
  account: 'BT-84',
  holder: 'BT-85',
  bic: 'BT-86',
  card: 'BT-87',
  cardholder: 'BT-88',
  debited: 'BT-91',
};
const ALLOWANCE = {
  amount: 'BT-92',
  base: 'BT-93',
  percent: 'BT-94',
  category: 'BT-95',
  rate: 'BT-96',
  reason: 'BT-97',
  code: 'BT-98',
};
const CHARGE = {
  amount: 'BT-99',
  base: 'BT-100',
  percent: 'BT-101',
  category: 'BT-102',
  rate: 'BT-103',
  reason: 'BT-104',
  code: 'BT-105',
};
const TAX = {
  taxable: 'BT-116',
  tax: 'BT-117',
  category: 'BT-118',
  rate: 'BT-119',
  reason: 'BT-120',
  code: 'BT-121',
};
const LINE_ALLOWANCE = {
  amount: 'BT-136',
  base: 'BT-137',
  percent: 'BT-138',
  reason: 'BT-139',
  code: 'BT-140',
};
const LINE_CHARGE = {
  amount: 'BT-141',
  base: 'BT-142',
  percent: 'BT-143',
  reason: 'BT-144',
  code: 'BT-145',
};

function linesOf(invoice: EInvoice): TermGroup[] {
  const adjustments = invoice.groups('stated line allowance');
  return invoice.groups('BG-25').map((line) => {
    const number = textOf(line, 'BT-126');
    const own = adjustments.filter((group) => textOf(group, 'line') === number);
    const terms: Record<string, string | undefined> = Object.fromEntries(
      LINE_TERMS.map((id) => [id, textOf(line, id)]),
    );
    terms['BT-157-scheme'] = schemeOf(line.first('BT-157'));
    const isUbl = invoice.syntax === 'ubl';
    const at = (cii: string, ubl: string) => invoice.within(line, isUbl ? ubl : cii);
    const period = 'ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod';
    terms['BT-134'] = isoDate(
      at(`${period}/ram:StartDateTime/udt:DateTimeString`, 'cac:InvoicePeriod/cbc:StartDate')[0],
    );
    terms['BT-135'] = isoDate(at(`${period}/ram:EndDateTime/udt:DateTimeString`, 'cac:InvoicePeriod/cbc:EndDate')[0]);
    const discount = at(
      'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount',
      'cac:Price/cac:AllowanceCharge/cbc:Amount',
    )[0];
    terms['BT-147'] = discount ? oneLine(discount.text) : priceDiscount(terms);
    const account = at(
      'ram:SpecifiedLineTradeSettlement/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID',
      'cbc:AccountingCost',
    )[0];
    terms['BT-133'] = account && oneLine(account.text);
    const object = isUbl
      ? 'cac:DocumentReference/cbc:ID'
      : "ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument[ram:TypeCode_'130']/ram:IssuerAssignedID";
    const [billed] = invoice.within(line, object);
    terms['BT-128'] = billed && oneLine(billed.text);
    const [scheme] = isUbl ? [] : invoice.within(line, object.replace('IssuerAssignedID', 'ReferenceTypeCode'));
    terms['BT-128-scheme'] = isUbl ? schemeOf(billed) : scheme && oneLine(scheme.text);
    const origin = at(
      'ram:SpecifiedTradeProduct/ram:OriginTradeCountry/ram:ID',
      'cac:Item/cac:OriginCountry/cbc:IdentificationCode',
    )[0];
    terms['BT-159'] = origin && oneLine(origin.text);
    const property = isUbl
      ? 'cac:Item/cac:AdditionalItemProperty'
      : 'ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic';
    const names = invoice.within(line, `${property}/${isUbl ? 'cbc:Name' : 'ram:Description'}`);
    const values = invoice.within(line, `${property}/${isUbl ? 'cbc:Value' : 'ram:Value'}`);
    const classes = at(
      'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode',
      'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
    );
    return termGroup(terms, {
      'BG-27': own.filter((group) => !isCharge(group)).map((group) => renamed(group, LINE_ALLOWANCE)),
      'BG-28': own.filter(isCharge).map((group) => renamed(group, LINE_CHARGE)),
      'BG-32': names.map(({ text }, index) =>
        termGroup({ 'BT-160': oneLine(text), 'BT-161': values[index] && oneLine(values[index].text) }),
      ),
      'BT-158': classes.map(({ text, attributes }) =>
        termGroup({
          'BT-158': oneLine(text),
          'BT-158-scheme': attributes.listID,
          'BT-158-version': attributes.listVersionID,
        }),
      ),
    });
  });
}

/** What a gross price without its discount (BT-147) is more than the net price. */
function priceDiscount({ 'BT-146': net, 'BT-148': gross }: Record<string, string | undefined>): string | undefined {
  return net && gross && isDecimal(net) && isDecimal(gross) ? subtractDecimals(gross, net) : undefined;
}

/** CII has the subject beside the text, UBL before it: "#AAI#Thank you". */
function noteOf(invoice: EInvoice, note: Group): TermGroup {
  if (invoice.syntax === 'ubl') {
    const [, subject, text] = /^\s*(?:#([A-Z]{3})#)?([\s\S]*)$/.exec(note.element.text) ?? [];
    return termGroup({ 'BT-21': subject, 'BT-22': text?.trim() });
  }
  const [subject] = invoice.within(note, 'ram:SubjectCode');
  const text = invoice.within(note, 'ram:Content').map((part) => part.text.trim());
  return termGroup({ 'BT-21': subject?.text.trim(), 'BT-22': text.join('\n') });
}

const isCharge = (group: Group) => /^(?:true|1)$/i.test(textOf(group, 'charge') ?? '');

/** CII keeps the tender and the invoiced object among the supporting documents, UBL the object and a project. */
const isSupporting = (invoice: EInvoice) => (group: Group) => {
  const code = invoice.within(group, invoice.syntax === 'cii' ? 'ram:TypeCode' : 'cbc:DocumentTypeCode')[0];
  return code === undefined || code.text.trim() === '916';
};

function supporting(group: Group): TermGroup {
  const file = group.first('BT-125');
  return termGroup({
    'BT-122': textOf(group, 'BT-122'),
    'BT-123': textOf(group, 'BT-123'),
    'BT-124': textOf(group, 'BT-124'),
    'BT-125': file?.text.trim(),
    'BT-125-mime': file?.attributes.mimeCode,
    'BT-125-name': file?.attributes.filename,
  });
}

function renamed(group: Group, names: Readonly<Record<string, string>>): TermGroup {
  return termGroup(Object.fromEntries(Object.entries(names).map(([own, id]) => [id, textOf(group, own)])));
}

function textOf(group: Group, id: string): string | undefined {
  return oneLine(group.first(id)?.text ?? '') || undefined;
}

const isoDate = (value: TermValue | undefined) => (value && isoDateOf(value.text)) ?? undefined;
const dateOf = (group: Group, id: string) => isoDate(group.first(id));
const schemeOf = (value: TermValue | undefined) => value?.attributes.schemeID || undefined;
