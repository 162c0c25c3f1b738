import { figureOf } from '../../checks/figures.ts';
import { currencyOf, type ExportedDocument, exportedValue } from '../../export/exported-document.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isNear,
  negateDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import { type TermGroup, type Terms, termGroup } from '../write/invoice-terms.ts';
import { figuresOf } from './figures.ts';
import { lineTerms } from './line-terms.ts';
import { type MissingTerm, missingTerm, unique, wrongTerm } from './missing-term.ts';
import { buyerCountry, buyerTerms, readParty, sellerTerms } from './party-terms.ts';
import { printedLines } from './printed-lines.ts';
import { sumsOf, type Taxed } from './sums.ts';
import { taxesOf } from './taxes.ts';
import { isOtherTax } from './vat-category.ts';

/** What an invoice is composed of: a document's values, as tables show them, and the lines of text of its pages. */
export interface Composed {
  document: Pick<ExportedDocument, 'entities' | 'lineItems' | 'documentType'>;
  rows: readonly string[];
}

export interface Composition {
  invoice: TermGroup;
  /** Without these it is no invoice of EN 16931. */
  missing: MissingTerm[];
}

export const CORE_SPECIFICATION = 'urn:cen.eu:en16931:2017';
/** UNTDID 1001: commercial invoice, credit note. */
const TYPE_CODES: Readonly<Record<string, string>> = { invoice: '380', receipt: '380', credit_note: '381' };
const DIRECT_DEBIT =
  /lastschrift|direct debit|pr[ée]l[èe]vement|incasso|domiciliaci[óo]n|addebito diretto|d[ée]bito direto|polecenie zap[łl]aty/iu;
/** A payable sum may be rounded by less than this (BT-114); more is a deposit. */
const MOST_ROUNDING = '0.5';

/**
 * An invoice of EN 16931 from what was read of a page: what the page says or what follows from it by arithmetic, and
 * nothing else. What it does not say is named as missing.
 */
export function composeInvoice({ document, rows }: Composed): Composition {
  const missing: MissingTerm[] = [];
  const value = (label: string) => exportedValue(document as ExportedDocument, label)?.value.trim() || undefined;
  const amount = (label: string) => figureOf(document.entities, label)?.value ?? null;
  const need = (term: string, found: string | undefined | null) => {
    if (found === undefined || found === null) missing.push(missingTerm(term));
  };

  const sign = document.documentType === 'credit_note' && (amount('TOTAL_AMOUNT') ?? '0').startsWith('-') ? -1 : 1;
  const signed = (label: string) => {
    const found = amount(label);
    return found === null || sign > 0 ? found : negateDecimal(found);
  };
  const total = signed('TOTAL_AMOUNT');
  const tax = signed('TAX_AMOUNT');
  const terms: Record<string, string | undefined> = {
    'BT-1': value('INVOICE_NUMBER'),
    'BT-2': value('INVOICE_DATE'),
    'BT-3': TYPE_CODES[document.documentType ?? ''],
    'BT-5': currencyOf(document as ExportedDocument),
    'BT-9': value('DUE_DATE'),
    'BT-13': value('PURCHASE_ORDER'),
    'BT-20': value('PAYMENT_TERMS'),
    'BT-24': CORE_SPECIFICATION,
    'BT-46': value('CUSTOMER_NUMBER'),
    'BT-72': value('DELIVERY_DATE'),
    ...periodTerms(value('SERVICE_PERIOD')),
  };
  for (const term of ['BT-1', 'BT-2', 'BT-3', 'BT-5']) need(term, terms[term]);

  const seller = readParty({
    name: value('SELLER_NAME'),
    address: value('SELLER_ADDRESS'),
    taxId: value('SELLER_TAX_ID'),
  });
  const buyer = readParty({ name: value('BUYER_NAME'), address: value('BUYER_ADDRESS'), taxId: value('BUYER_TAX_ID') });
  const read = printedLines(document, rows, sign);
  const taxes = taxesOf(read.lines, { rows, total, tax });
  const isTaxedAtHome = tax !== null && compareDecimals(tax, '0') > 0;
  const country = buyerCountry(buyer, seller, isTaxedAtHome);
  Object.assign(terms, sellerTerms(seller), buyerTerms(buyer, country));
  need('BT-27', terms['BT-27']);
  if (!seller.vatId && !seller.taxNumber) need('BT-31', null);
  need('BT-40', terms['BT-40']);
  need('BT-44', terms['BT-44']);
  need('BT-55', terms['BT-55']);
  const category = taxes.reason?.code;
  if ((category === 'AE' || category === 'K') && !buyer.vatId) need('BT-48', null);
  if ((category === 'K' || category === 'G') && !seller.vatId && seller.taxNumber) need('BT-31', null);
  if (category === 'K') {
    if (!terms['BT-72'] && !terms['BT-73']) need('BT-72', null);
    // Goods go where another address does not say otherwise; no field of ours holds one.
    need('BT-80', null);
  }

  missing.push(...read.missing);
  if (document.lineItems.length === 0) need('BG-25', null);
  need('BT-112', total);
  missing.push(...taxes.missing);
  if (isTaxedAtHome && isOtherTax(rows, seller)) {
    missing.push(wrongTerm('BT-151', 'sales tax and GST are no VAT, EN 16931 has no category for them'));
  }
  if (missing.some(({ term }) => AMOUNT_TERMS.has(term)) || total === null) {
    return { invoice: termGroup(terms), missing: unique(missing) };
  }

  const known = taxes.of as readonly Taxed[];
  const figures = figuresOf({ document, lines: read.lines, taxes: known, total, tax, sign });
  missing.push(...figures.missing);
  const sums = sumsOf(figures.parts, { tax, taxes: taxAmounts(document, sign) }, taxes.reason);
  if (compareDecimals(sums.gross, total) !== 0) {
    missing.push(wrongTerm('BT-112', `${total} is printed, lines and VAT make ${sums.gross}`));
  }
  const due = signed('AMOUNT_DUE');
  const left = paidTerms(total, due);
  if (left === null) missing.push(wrongTerm('BT-115', `${due} is more than the total of ${total}`));
  const isOwed = compareDecimals(left?.['BT-115'] ?? total, '0') > 0;
  // A credit note in UBL has no due date of its own.
  const isCreditNote = terms['BT-3'] === '381';
  if (isOwed && !terms['BT-20'] && (isCreditNote || !terms['BT-9'])) need(isCreditNote ? 'BT-20' : 'BT-9', null);
  Object.assign(
    terms,
    {
      'BT-106': roundDecimal(addDecimals(...figures.lines.map(({ net }) => net)), 2),
      'BT-109': sums.net,
      'BT-110': sums.tax,
      'BT-112': sums.gross,
    },
    figures.terms,
    left ?? {},
  );
  const groups = {
    'BG-16': paymentOf(value('IBAN'), value('BIC'), rows),
    ...figures.adjustments,
    'BG-23': sums.breakdown,
    'BG-25': figures.lines.map(lineTerms),
  };
  return { invoice: termGroup(terms, groups), missing: unique(missing) };
}

/** Without these nothing can be added up. */
const AMOUNT_TERMS = new Set([
  'BG-25',
  'BT-110',
  'BT-112',
  'BT-118',
  'BT-129',
  'BT-130',
  'BT-131',
  'BT-146',
  'BT-151',
  'BT-152',
  'BT-153',
]);

/** The terms of "2025-11-01/2025-11-30". */
export function periodTerms(period: string | undefined): Terms {
  const match = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(period ?? '');
  return match ? { 'BT-73': match[1], 'BT-74': match[2] } : {};
}

function taxAmounts({ entities }: Composed['document'], sign: 1 | -1): Decimal[] {
  return (entities.TAX_AMOUNT ?? []).map(({ value }) => (sign < 0 ? negateDecimal(value) : value));
}

/** What is still to be paid, and what was paid or rounded; null where more is due than was billed. */
function paidTerms(total: Decimal, due: Decimal | null): Terms | null {
  const owed = roundDecimal(due ?? total, 2);
  const paid = subtractDecimals(total, owed);
  const sign = compareDecimals(paid, '0');
  if (sign === 0) return { 'BT-115': owed };
  if (isNear(paid, '0', MOST_ROUNDING)) return { 'BT-114': roundDecimal(negateDecimal(paid), 2), 'BT-115': owed };
  return sign > 0 ? { 'BT-113': roundDecimal(paid, 2), 'BT-115': owed } : null;
}

/** A printed account is there to be paid to, unless the money is collected. UNTDID 4461: 30 is a credit transfer. */
function paymentOf(iban: string | undefined, bic: string | undefined, rows: readonly string[]): TermGroup[] {
  if (!iban || rows.some((row) => DIRECT_DEBIT.test(row))) return [];
  return [termGroup({ 'BT-81': '30', 'BT-84': iban.replace(/\s/g, ''), 'BT-86': bic?.replace(/\s/g, '') })];
}
