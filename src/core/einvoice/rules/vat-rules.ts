import type { EInvoice, TermValue } from '../e-invoice.ts';
import type { VatCode } from '../terms/syntax-table.ts';
import { termLabel } from '../terms/term-names.ts';
import { isNotNegative, isPositive, isZeroSign, type Rule, rule, someCompares, type Test } from './rule.ts';
import { FAMILIES, type Family } from './vat-families.ts';
import { baseAddsUpInCii, baseAddsUpInUbl, taxFits } from './vat-sums.ts';

const PARTY_TERM: Readonly<Record<Family['parties'], string>> = {
  seller: 'BT-31',
  seller_and_buyer: 'BT-48',
  seller_vat: 'BT-31',
  seller_vat_and_buyer_vat: 'BT-48',
  nobody: 'BT-31',
};

function partiesFit(invoice: EInvoice, demand: Family['parties']): boolean {
  const sellerVat = invoice.has('BT-31') || invoice.has('BT-63');
  // The UBL artefact takes any tax registration of the seller, whatever its scheme.
  const seller = sellerVat || invoice.has(invoice.syntax === 'cii' ? 'BT-32' : 'BT-31-any');
  if (demand === 'seller') return seller;
  if (demand === 'seller_and_buyer') return seller && (invoice.has('BT-48') || invoice.has('BT-47'));
  if (demand === 'seller_vat') return sellerVat;
  if (demand === 'seller_vat_and_buyer_vat') return sellerVat && invoice.has('BT-48');
  return !sellerVat && !invoice.has('BT-48');
}

function partiesMessage({ name, parties }: Family): string {
  const asked: Record<Family['parties'], string> = {
    seller: "the seller's tax identifier (BT-31, BT-32 or BT-63) is missing",
    seller_and_buyer: "the seller's (BT-31, BT-32 or BT-63) or the buyer's identifier (BT-48 or BT-47) is missing",
    seller_vat: "the seller's VAT identifier (BT-31 or BT-63) is missing",
    seller_vat_and_buyer_vat: "the seller's (BT-31 or BT-63) or the buyer's VAT identifier (BT-48) is missing",
    nobody: 'no VAT identifier (BT-31, BT-48, BT-63) may be given',
  };
  return `"${name}": ${asked[parties]}.`;
}

const RATE_TESTS: Readonly<Record<Family['rate'], Test>> = {
  positive: (category) => someCompares(category.all('rate'), isPositive),
  positive_in_cii: (category, { syntax }) =>
    someCompares(category.all('rate'), syntax === 'cii' ? isPositive : isNotNegative),
  not_negative: (category) => someCompares(category.all('rate'), isNotNegative),
  zero: (category) => someCompares(category.all('rate'), isZeroSign),
  absent: (category) => !category.has('rate'),
};
const RATE_WORDS: Readonly<Record<Family['rate'], string>> = {
  positive: 'must be above 0',
  positive_in_cii: 'must be above 0',
  not_negative: 'must not be negative',
  zero: 'must be 0',
  absent: 'must not be given',
};

/** How often a category stands in CII's lines, adjustments and breakdown; the type of tax is not asked for. */
function occurrencesInCii(invoice: EInvoice, code: VatCode) {
  const count = (path: string) => invoice.nodes(`${path}[ram:CategoryCode='${code}']`).length;
  return {
    lines: count('//ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'),
    adjustments: count('//ram:CategoryTradeTax'),
    breakdowns: count('//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'),
  };
}

function broken01InCii(invoice: EInvoice, { code, perRate }: Family): boolean {
  const { lines, adjustments, breakdowns } = occurrencesInCii(invoice, code);
  // The artefact counts places of both kinds together, so that two lines stand for a line and its breakdown.
  if (perRate) return (lines > 0 && lines + breakdowns < 2) || (adjustments > 0 && adjustments + breakdowns < 2);
  if (breakdowns === 0 && (code === 'O' || lines + adjustments === 0)) return false;
  return breakdowns !== 1 || lines + adjustments === 0;
}

const UBL_VAT = "[cac:TaxScheme/cbc:ID~'VAT']";

function broken01InUbl(invoice: EInvoice, { code, perRate }: Family): boolean {
  const vat = code === 'S' ? '' : UBL_VAT;
  const ids = `[cbc:ID_'${code}']${vat}`;
  const breakdowns = invoice.nodes(`/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${ids}`).length;
  const lines = invoice.nodes(`//cac:ClassifiedTaxCategory${ids}`).length;
  if (perRate) {
    const used = invoice.nodes(`//cac:AllowanceCharge/cac:TaxCategory${ids}`).length + lines;
    // IGIC's breakdown counts here even without saying that it is about VAT.
    const listed =
      code === 'L' ? invoice.nodes("/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:ID='L']").length : breakdowns;
    return used > 0 ? listed === 0 : breakdowns > 0;
  }
  const anywhere = invoice.nodes(`//cac:TaxCategory${ids}`).length + lines;
  return anywhere > 0 && breakdowns !== 1;
}

/** A place of the category in UBL: the rule is asked once of the whole invoice. */
const wherePresent =
  (group: string, family: Family): Test =>
  (_group, invoice) => {
    const inDocument = family.code === 'O' && group !== 'line VAT';
    // Of an adjustment that is neither allowance nor charge nobody can say whether the rule is for it.
    if (!inDocument && group !== 'line VAT') invoice.nodes('//cac:AllowanceCharge[cbc:ChargeIndicator!true]');
    const places = inDocument
      ? invoice.nodes(
          `/*/cac:AllowanceCharge[cbc:ChargeIndicator!${group === 'charge VAT'}]/cac:TaxCategory[cbc:ID_'O']${UBL_VAT}`,
        ).length
      : invoice.groups(`${group} ${family.code}`).length;
    // Of "standard rated" lines, one that does not say it is about VAT is wrong as well.
    if (places === 0)
      return !(
        family.code === 'S' &&
        group === 'line VAT' &&
        invoice.nodes("//cac:ClassifiedTaxCategory[cbc:ID_'S']").length > 0
      );
    return partiesFit(invoice, family.parties);
  };

function familyRules(family: Family): Rule[] {
  const { id, code, name } = family;
  const [lines, allowances, charges] = [`line VAT ${code}`, `allowance VAT ${code}`, `charge VAT ${code}`];
  const breakdown = `breakdown ${code}`;
  const partyRule = (number: string, at: string, kind: string) =>
    rule(
      `BR-${id}-${number}`,
      PARTY_TERM[family.parties],
      { cii: at, ubl: 'BG-0' },
      { cii: (_group, invoice) => partiesFit(invoice, family.parties), ubl: wherePresent(kind, family) },
      partiesMessage(family),
    );
  const rateRule = (number: string, term: string, at: string) =>
    rule(
      `BR-${id}-${number}`,
      term,
      at,
      RATE_TESTS[family.rate],
      `"${name}": ${termLabel(term)} ${RATE_WORDS[family.rate]}.`,
    );
  return [
    ...rule(
      `BR-${id}-01`,
      'BT-118',
      'BG-0',
      {
        cii: (_group, invoice) => !broken01InCii(invoice, family),
        ubl: (_group, invoice) => !broken01InUbl(invoice, family),
      },
      `"${name}" (${code}) must stand in the VAT breakdown (BG-23) ${family.perRate ? 'as well' : 'exactly once'} when it is used.`,
    ),
    ...partyRule('02', lines, 'line VAT'),
    ...partyRule('03', allowances, 'allowance VAT'),
    ...partyRule('04', charges, 'charge VAT'),
    ...rateRule('05', 'BT-152', lines),
    ...rateRule('06', 'BT-96', allowances),
    ...rateRule('07', 'BT-103', charges),
    ...rule(
      `BR-${id}-08`,
      'BT-116',
      breakdown,
      {
        cii: (part, invoice) => baseAddsUpInCii(part, invoice, family),
        ubl: (part, invoice) => baseAddsUpInUbl(part, invoice, family),
      },
      `"${name}": ${termLabel('BT-116')} is not the sum of its lines, allowances and charges.`,
    ),
    ...rule(
      `BR-${id}-09`,
      'BT-117',
      breakdown,
      (part, { syntax }) => taxFits(part, family, syntax),
      `"${name}": ${termLabel('BT-117')} ${family.perRate ? 'is not the taxable amount times the rate' : 'must be 0'}.`,
    ),
    ...rule(
      `BR-${id}-10`,
      'BT-120',
      breakdown,
      (part) => (part.has('BT-120') || part.has('BT-121')) === (family.reason === 'given'),
      `"${name}": a VAT exemption reason (BT-120 or BT-121) ${family.reason === 'given' ? 'is missing' : 'must not be given'}.`,
    ),
  ];
}

/** Asked in CII of each breakdown of the category, in UBL of the invoice when there is one. */
function onceSupplied(
  id: string,
  term: string,
  code: VatCode,
  holds: (invoice: EInvoice) => boolean,
  message: string,
): Rule[] {
  return rule(
    id,
    term,
    { cii: `breakdown ${code}`, ubl: 'BG-0' },
    {
      cii: (_part, invoice) => holds(invoice),
      ubl: (_part, invoice) => invoice.groups(`breakdown ${code}`).length === 0 || holds(invoice),
    },
    message,
  );
}

const someLonger = (values: readonly TermValue[]) => values.some(({ text }) => text.length > 1);

function isDelivered(invoice: EInvoice): boolean {
  if (invoice.syntax === 'cii') return invoice.has('BT-72') || invoice.has('BT-73-any') || invoice.has('BT-74-any');
  return someLonger(invoice.all('BT-72')) || invoice.has('BG-14-anything');
}

function hasDestination(invoice: EInvoice): boolean {
  return invoice.syntax === 'cii' ? invoice.has('BT-80') : someLonger(invoice.all('BT-80'));
}

/** Whether no other category stands at a place. */
const onlyNotSubject = (cii: string, ubl: string) => (invoice: EInvoice) =>
  invoice.syntax === 'cii'
    ? invoice.nodes(`${cii}/ram:CategoryCode`).every(({ text }) => text === 'O')
    : // A category without a code is another one.
      invoice.at(`${ubl}${UBL_VAT}`).every((below) => below('cbc:ID')[0]?.text.trim() === 'O');

const notAlone = (what: string) => `"Not subject to VAT": ${what} of another VAT category must not be given.`;

/** Italian split payment: its code, and what it excludes. */
const splitPayment = (invoice: EInvoice, code: string) =>
  (invoice.syntax === 'cii'
    ? invoice.nodes('//ram:CategoryCode')
    : invoice.nodes('//cac:TaxCategory/cbc:ID | //cac:ClassifiedTaxCategory/cbc:ID')
  ).some(({ text }) => text === code);

const countries = (invoice: EInvoice) =>
  invoice.nodes(invoice.syntax === 'cii' ? '//ram:CountryID' : '//cbc:IdentificationCode');

/** The families of value added tax: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF (IGIC), BR-AG (IPSI) and BR-B. */
export const VAT_RULES: readonly Rule[] = [
  ...FAMILIES.flatMap(familyRules),
  ...onceSupplied(
    'BR-IC-11',
    'BT-72',
    'K',
    isDelivered,
    `"Intra-community supply": ${termLabel('BT-72')} or the invoicing period (BG-14) is missing.`,
  ),
  ...onceSupplied(
    'BR-IC-12',
    'BT-80',
    'K',
    hasDestination,
    `"Intra-community supply": ${termLabel('BT-80')} is missing.`,
  ),
  ...onceSupplied(
    'BR-O-11',
    'BT-118',
    'O',
    onlyNotSubject('//ram:ApplicableTradeTax', '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'),
    notAlone('a breakdown'),
  ),
  ...onceSupplied(
    'BR-O-12',
    'BT-151',
    'O',
    onlyNotSubject('//ram:ApplicableTradeTax', '//cac:ClassifiedTaxCategory'),
    notAlone('a line'),
  ),
  ...onceSupplied(
    'BR-O-13',
    'BT-95',
    'O',
    onlyNotSubject('//ram:CategoryTradeTax', '//cac:AllowanceCharge[cbc:ChargeIndicator!false]/cac:TaxCategory'),
    notAlone('an allowance'),
  ),
  ...onceSupplied(
    'BR-O-14',
    'BT-102',
    'O',
    onlyNotSubject('//ram:CategoryTradeTax', '//cac:AllowanceCharge[cbc:ChargeIndicator!true]/cac:TaxCategory'),
    notAlone('a charge'),
  ),
  ...rule(
    'BR-B-01',
    'BT-151',
    'BG-0',
    (_group, invoice) => !splitPayment(invoice, 'B') || countries(invoice).every(({ text }) => text === 'IT'),
    '"Split payment" (B) is for invoices within Italy.',
  ),
  ...rule(
    'BR-B-02',
    'BT-151',
    'BG-0',
    (_group, invoice) => !(splitPayment(invoice, 'B') && splitPayment(invoice, 'S')),
    '"Split payment" (B) and "standard rated" (S) exclude each other.',
  ),
];
