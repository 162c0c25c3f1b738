import type { EInvoice, Group, Syntax } from './e-invoice.ts';
import { isoDateOf, oneLine } from './page/stated-values.ts';
import { profileOf } from './profile.ts';
import { statedDecimal } from './stated-decimal.ts';
import { TERM_NAMES } from './terms/term-names.ts';

/** What an e-invoice states beyond our labels, by the names of the wire. Figures are decimal strings, dates ISO. */
export interface StatedInvoice {
  syntax: Syntax;
  /** The specification identifier (BT-24); null when there is none. */
  profile: string | null;
  profile_name: string;
  allowances_charges: StatedAdjustment[];
  tax_breakdown: StatedTax[];
  payment_means: StatedPayment[];
  /** BT-83: what to write on the transfer. */
  remittance: string | null;
  /** BT-89. */
  mandate: string | null;
  /** BT-90. */
  creditor_reference: string | null;
  delivery: { date: string | null; name: string | null; address: string | null } | null;
  period: { from: string | null; to: string | null } | null;
  preceding_invoices: { number: string; date: string | null }[];
  notes: string[];
  attachments: StatedAttachment[];
  /** References, codes and the rest of the head that no label stands for; absent in what older versions have read. */
  other_terms?: StatedTerm[];
}

export interface StatedTerm {
  /** "BT-10". */
  term: string;
  /** In plain words: "Buyer reference". */
  name: string;
  value: string;
}

export interface StatedAdjustment {
  kind: 'allowance' | 'charge';
  /** The line's identifier (BT-126); null: of the whole invoice. */
  line: string | null;
  amount: string | null;
  base_amount: string | null;
  percent: string | null;
  /** UNTDID 5305. */
  tax_category: string | null;
  tax_rate: string | null;
  reason: string | null;
  /** UNTDID 5189 or 7161. */
  reason_code: string | null;
}

export interface StatedTax {
  tax_category: string | null;
  tax_rate: string | null;
  taxable_amount: string | null;
  tax_amount: string | null;
  exemption_reason: string | null;
  exemption_reason_code: string | null;
}

export interface StatedPayment {
  /** UNTDID 4461. */
  code: string | null;
  text: string | null;
  /** IBAN or a national account. */
  account: string | null;
  account_name: string | null;
  bic: string | null;
  card: string | null;
  debited_account: string | null;
}

export interface StatedAttachment {
  reference: string | null;
  description: string | null;
  location: string | null;
  filename: string | null;
  media_type: string | null;
}

/** Of a list; an invoice that has more is read in its XML. */
const MOST = 200;
const LONGEST = 10_000;
const OTHER_TERMS = [
  ...['BT-3', 'BT-6', 'BT-7', 'BT-8', 'BT-10', 'BT-11', 'BT-12', 'BT-14', 'BT-15', 'BT-16', 'BT-17', 'BT-18'],
  ...['BT-19', 'BT-111'],
];

/** What an e-invoice states beyond the values that have a label of ours, its lines aside. */
export function statedInvoice(invoice: EInvoice): StatedInvoice {
  const { identifier, name } = profileOf(invoice);
  const said = (term: string) => textOf(invoice, term);
  const [from, to] = [dateOf(invoice, 'BT-73'), dateOf(invoice, 'BT-74')];
  const delivery = { date: dateOf(invoice, 'BT-72'), name: said('BT-70'), address: deliverTo(invoice) };
  return {
    syntax: invoice.syntax,
    profile: identifier,
    profile_name: name,
    allowances_charges: ['stated allowance', 'stated line allowance']
      .flatMap((group) => invoice.groups(group))
      .slice(0, MOST)
      .map(adjustmentOf),
    tax_breakdown: invoice.groups('stated tax').slice(0, MOST).map(taxOf),
    payment_means: invoice.groups('stated payment').slice(0, MOST).map(paymentOf),
    remittance: said('BT-83'),
    mandate: said('BT-89'),
    creditor_reference: said('BT-90'),
    delivery: Object.values(delivery).some((value) => value !== null) ? delivery : null,
    period: from || to ? { from, to } : null,
    preceding_invoices: invoice
      .groups('BG-3')
      .slice(0, MOST)
      .flatMap((group) => {
        const number = textOf(group, 'BT-25');
        return number ? [{ number, date: dateOf(group, 'BT-26') }] : [];
      }),
    notes: invoice
      .all('BT-22')
      .slice(0, MOST)
      .map(({ text }) => text.trim().slice(0, LONGEST))
      .filter((text) => text !== ''),
    attachments: invoice.groups('BG-24').slice(0, MOST).map(attachmentOf),
    other_terms: OTHER_TERMS.flatMap((term) => otherTerm(invoice, term)),
  };
}

function adjustmentOf(group: Group): StatedAdjustment {
  return {
    kind: /^(true|1)$/i.test(textOf(group, 'charge') ?? '') ? 'charge' : 'allowance',
    line: textOf(group, 'line'),
    amount: figureOf(group, 'amount'),
    base_amount: figureOf(group, 'base'),
    percent: figureOf(group, 'percent'),
    tax_category: textOf(group, 'category'),
    tax_rate: figureOf(group, 'rate'),
    reason: textOf(group, 'reason'),
    reason_code: textOf(group, 'code'),
  };
}

function taxOf(group: Group): StatedTax {
  return {
    tax_category: textOf(group, 'category'),
    tax_rate: figureOf(group, 'rate'),
    taxable_amount: figureOf(group, 'taxable'),
    tax_amount: figureOf(group, 'tax'),
    exemption_reason: textOf(group, 'reason'),
    exemption_reason_code: textOf(group, 'code'),
  };
}

function paymentOf(group: Group): StatedPayment {
  return {
    code: textOf(group, 'code'),
    text: textOf(group, 'text'),
    account: textOf(group, 'account'),
    account_name: textOf(group, 'holder'),
    bic: textOf(group, 'bic'),
    card: textOf(group, 'card'),
    debited_account: textOf(group, 'debited'),
  };
}

function attachmentOf(group: Group): StatedAttachment {
  const { filename, mimeCode } = group.first('BT-125')?.attributes ?? {};
  return {
    reference: textOf(group, 'BT-122'),
    description: textOf(group, 'BT-123'),
    location: textOf(group, 'BT-124'),
    filename: filename || null,
    media_type: mimeCode || null,
  };
}

function otherTerm(invoice: EInvoice, term: string): StatedTerm[] {
  const value = term === 'BT-7' ? (dateOf(invoice, 'BT-7-any') ?? dateOf(invoice, term)) : textOf(invoice, term);
  return value ? [{ term, name: TERM_NAMES[term] ?? term, value }] : [];
}

function deliverTo(invoice: EInvoice): string | null {
  const parts = ['BT-75', 'BT-76', 'BT-78', 'BT-77', 'BT-80'].map((term) => textOf(invoice, term));
  return parts.filter((part) => part !== null).join(', ') || null;
}

function textOf(group: Group, term: string): string | null {
  return oneLine(group.first(term)?.text ?? '').slice(0, LONGEST) || null;
}

function dateOf(group: Group, term: string): string | null {
  return isoDateOf(group.first(term)?.text ?? '');
}

function figureOf(group: Group, term: string): string | null {
  return statedDecimal(textOf(group, term) ?? '');
}
