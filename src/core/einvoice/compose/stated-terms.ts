import type { ExportedDocument } from '../../export/exported-document.ts';
import type { Label } from '../../labels.ts';
import { type TermGroup, type Terms, termGroup } from '../write/invoice-terms.ts';
import { type Composition, periodTerms } from './compose-invoice.ts';
import { buyerTerms, readParty, sellerTerms } from './party-terms.ts';

/** Labels whose value is a term's as it stands. */
const OWN_TERM: Partial<Record<Label, string>> = {
  INVOICE_NUMBER: 'BT-1',
  INVOICE_DATE: 'BT-2',
  CURRENCY: 'BT-5',
  DUE_DATE: 'BT-9',
  PURCHASE_ORDER: 'BT-13',
  PAYMENT_TERMS: 'BT-20',
  SELLER_NAME: 'BT-27',
  BUYER_NAME: 'BT-44',
  CUSTOMER_NUMBER: 'BT-46',
  BUYER_TAX_ID: 'BT-48',
  DELIVERY_DATE: 'BT-72',
  SUBTOTAL_AMOUNT: 'BT-109',
  TAX_AMOUNT: 'BT-110',
  TOTAL_AMOUNT: 'BT-112',
  AMOUNT_DUE: 'BT-115',
};
const SELLER_ADDRESS = ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'];
const BUYER_ADDRESS = ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'];
/** Terms that follow from the lines. */
const FROM_LINES = ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115'];

/** Whether a person changed anything that an e-invoice of this document would say. */
export function isCorrected(entities: ExportedDocument['entities'], hasOwnLines: boolean): boolean {
  return hasOwnLines || Object.values(entities).some((list) => list.some(({ source }) => source === 'user'));
}

/**
 * The document's own e-invoice with a person's values in place of its own. Where it has no lines, or a person wrote
 * them anew, these and the sums are those composed of the page.
 */
export function withPersonsValues(
  own: TermGroup,
  { entities }: Pick<ExportedDocument, 'entities'>,
  composed: Composition,
  hasOwnLines: boolean,
): Composition {
  const typed = (label: string) => entities[label]?.find(({ source }) => source === 'user')?.value;
  const takesLines = hasOwnLines || (own.groups['BG-25'] ?? []).length === 0;
  const terms: Record<string, string | undefined> = { ...own.terms };
  if (takesLines) for (const id of FROM_LINES) terms[id] = composed.invoice.terms[id];
  for (const [label, id] of Object.entries(OWN_TERM)) terms[id] = typed(label) ?? terms[id];
  const { 'BT-31': vatId, 'BT-32': taxNumber } = sellerTerms(readParty({ ...NOBODY, taxId: typed('SELLER_TAX_ID') }));
  if (vatId) terms['BT-31'] = vatId;
  if (taxNumber) terms['BT-32'] = taxNumber;
  const { 'BT-48': buyerId } = buyerTerms(readParty({ ...NOBODY, taxId: typed('BUYER_TAX_ID') }), null);
  if (buyerId) terms['BT-48'] = buyerId;
  Object.assign(terms, periodTerms(typed('SERVICE_PERIOD')));
  if (typed('SELLER_ADDRESS')) take(terms, composed.invoice.terms, SELLER_ADDRESS);
  if (typed('BUYER_ADDRESS')) take(terms, composed.invoice.terms, BUYER_ADDRESS);
  const payments = own.groups['BG-16'] ?? [];
  const paid = typed('IBAN') || typed('BIC') ? payTo(payments, typed) : payments;
  const { 'BG-20': _off, 'BG-21': _on, 'BG-23': _taxes, 'BG-25': _lines, ...rest } = own.groups;
  const { 'BG-20': allowances, 'BG-21': charges, 'BG-23': taxes, 'BG-25': lines } = composed.invoice.groups;
  const figures = takesLines
    ? { ...rest, 'BG-20': allowances ?? [], 'BG-21': charges ?? [], 'BG-23': taxes ?? [], 'BG-25': lines ?? [] }
    : own.groups;
  return {
    invoice: termGroup(terms, { ...figures, 'BG-16': paid }),
    // What is wrong with the sums stays wrong, though the terms are there.
    missing: takesLines ? composed.missing.filter(({ term }) => !terms[term] || FROM_LINES.includes(term)) : [],
  };
}

const NOBODY = { name: undefined, address: undefined };

/** All of an address at once: half of one beside half of another is none. */
function take(terms: Record<string, string | undefined>, from: Terms, ids: readonly string[]): void {
  for (const id of ids) terms[id] = from[id];
}

/** The first payment to another account; without one a credit transfer (UNTDID 4461: 30). */
function payTo(payments: readonly TermGroup[], typed: (label: string) => string | undefined): TermGroup[] {
  const [account, bank] = [compact(typed('IBAN')), compact(typed('BIC'))];
  const [first, ...others] = payments;
  if (!first && !account) return [];
  const terms = first?.terms ?? { 'BT-81': '30' };
  return [
    termGroup({ ...terms, ...(account ? { 'BT-84': account } : {}), ...(bank ? { 'BT-86': bank } : {}) }),
    ...others,
  ];
}

const compact = (text: string | undefined) => text?.replace(/\s/g, '');
