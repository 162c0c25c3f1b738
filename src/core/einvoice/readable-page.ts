import type { EInvoice } from './e-invoice.ts';
import { asLineItem, statedLines } from './page/stated-lines.ts';
import { isoDateOf, oneLine } from './page/stated-values.ts';
import type { StatedInvoice } from './stated-invoice.ts';
import { TERM_NAMES } from './terms/term-names.ts';

/** What a page that makes an e-invoice readable shows, from top to bottom; texts are as the XML has them. */
export interface ReadablePage {
  title: string;
  /** What it is made from: profile and syntax. */
  subtitle: string;
  parties: { title: string; lines: string[] }[];
  sections: ReadableSection[];
}

export type ReadableSection =
  | { kind: 'facts'; title: string; facts: [name: string, value: string][] }
  | { kind: 'table'; title: string; columns: ReadableColumn[]; rows: string[][] }
  | { kind: 'text'; title: string; paragraphs: string[] };

export interface ReadableColumn {
  title: string;
  /** Of the table's width. */
  share: number;
  /** Of figures: at the right edge. */
  isFigure?: true;
}

/** Lines on the page; an invoice of more has them all in its data. */
const MOST_LINES = 1000;

const HEADER = [
  ...['BT-1', 'BT-2', 'BT-9', 'BT-5', 'BT-3', 'BT-10', 'BT-11', 'BT-12', 'BT-13', 'BT-14', 'BT-15', 'BT-16'],
  ...['BT-17', 'BT-18', 'BT-19', 'BT-7', 'BT-20'],
];
const TOTALS = ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-113', 'BT-114', 'BT-115'];
const DATES = new Set(['BT-2', 'BT-7', 'BT-9']);
/** In CII their dates stand in any of several elements. */
const ANY_DATE = new Set(['BT-2', 'BT-7']);

const SELLER = ['BT-27', 'BT-28', 'BT-35', 'BT-36', 'BT-162', 'BT-38+BT-37', 'BT-39', 'BT-40', 'BT-31', 'BT-32'];
const SELLER_MORE = ['BT-29', 'BT-30', 'BT-33', 'BT-34', 'BT-41', 'BT-42', 'BT-43'];
const BUYER = ['BT-44', 'BT-45', 'BT-50', 'BT-51', 'BT-163', 'BT-53+BT-52', 'BT-54', 'BT-55', 'BT-48'];
const BUYER_MORE = ['BT-46', 'BT-47', 'BT-49', 'BT-56', 'BT-57', 'BT-58'];
/** Nobody needs to be told what a name or a street is. */
const UNNAMED = /^BT-(27|28|44|45|3[5-9]|40|5[0-5]|162|163)/;

/** The page of an e-invoice that came without one: everything it states, in the order people read an invoice. */
export function readablePage(invoice: EInvoice, stated: StatedInvoice): ReadablePage {
  const said = (term: string) => oneLine(invoice.first(term)?.text ?? '');
  const currency = said('BT-5');
  const money = (amount: string | null) => (amount === null ? '' : `${amount} ${currency}`.trim());
  const number = said('BT-1');
  const facts = HEADER.flatMap((term): [string, string][] => {
    const any = ANY_DATE.has(term) ? invoice.all(`${term}-any`) : [];
    const used = (any.length > 0 ? any : invoice.all(term)).map(({ text }) => text);
    const value = oneLine([...new Set(used)].map((text) => (DATES.has(term) && isoDateOf(text)) || text).join(' '));
    return value ? [[TERM_NAMES[term]!, value]] : [];
  });
  const totals = TOTALS.flatMap((term): [string, string][] =>
    invoice
      .all(term)
      .filter(({ text }) => text.trim() !== '')
      .slice(0, 10)
      .map(({ text, attributes }) => [
        TERM_NAMES[term]!,
        `${oneLine(text)} ${attributes.currencyID || currency}`.trim(),
      ]),
  );
  const sections: ReadableSection[] = [
    { kind: 'facts', title: 'Invoice', facts },
    linesTable(invoice),
    adjustmentsTable(stated, money),
    taxTable(stated, money),
    { kind: 'facts', title: 'Totals', facts: totals },
    { kind: 'facts', title: 'Payment', facts: paymentFacts(stated) },
    { kind: 'facts', title: 'Delivery', facts: deliveryFacts(stated) },
    {
      kind: 'facts',
      title: 'Preceding invoices',
      facts: stated.preceding_invoices.map((one) => ['Preceding invoice', joined([one.number, one.date])]),
    },
    { kind: 'text', title: 'Notes', paragraphs: stated.notes },
    {
      kind: 'facts',
      title: 'Supporting documents',
      facts: stated.attachments.map((one) => [
        one.reference ?? 'Document',
        joined([one.description, one.filename, one.media_type, one.location]),
      ]),
    },
  ];
  return {
    title: `${titleOf(invoice)} ${number}`.trim(),
    subtitle: `${stated.profile_name} · this page was made from the electronic invoice`,
    parties: [
      { title: 'Seller', lines: partyLines(invoice, SELLER, SELLER_MORE) },
      { title: 'Buyer', lines: partyLines(invoice, BUYER, BUYER_MORE) },
    ],
    sections: sections.filter((section) => !isEmpty(section)),
  };
}

function titleOf(invoice: EInvoice): string {
  if (invoice.message === 'order-x') return 'Order';
  const isCredit = invoice.message === 'ubl-credit-note' || invoice.first('BT-3')?.text.trim() === '381';
  return isCredit ? 'Credit note' : 'Invoice';
}

function partyLines(invoice: EInvoice, terms: readonly string[], more: readonly string[]): string[] {
  return [...terms, ...more].flatMap((term) => {
    const values = term.split('+').map((one) => oneLine(invoice.first(one)?.text ?? ''));
    const value = values.filter((one) => one !== '').join(' ');
    if (value === '') return [];
    return [UNNAMED.test(term) ? value : `${shortName(term)}: ${value}`];
  });
}

/** "VAT identifier" under the seller's own title. */
const shortName = (term: string) =>
  (TERM_NAMES[term] ?? term).replace(/^(Seller|Buyer) /, '').replace(/^./, (letter) => letter.toUpperCase());

function linesTable(invoice: EInvoice): ReadableSection {
  const lines = statedLines(invoice).map((line) => asLineItem(line, null, null));
  const rows = lines
    .slice(0, MOST_LINES)
    .map((line, index) => [
      String(index + 1),
      line.description ?? '',
      line.quantity ?? '',
      line.unit ?? '',
      line.unit_price ?? '',
      line.tax_rate === null ? '' : `${line.tax_rate} %`,
      line.line_total ?? '',
    ]);
  const beyond = lines.length - rows.length;
  if (beyond > 0) rows.push(['', `and ${beyond} further lines in the electronic invoice`, '', '', '', '', '']);
  return {
    kind: 'table',
    title: 'Lines',
    columns: [
      { title: 'No.', share: 0.07 },
      { title: 'Description', share: 0.38 },
      { title: 'Quantity', share: 0.13, isFigure: true },
      { title: 'Unit', share: 0.08 },
      { title: 'Unit price', share: 0.13, isFigure: true },
      { title: 'VAT', share: 0.08, isFigure: true },
      { title: 'Net amount', share: 0.13, isFigure: true },
    ],
    rows,
  };
}

function adjustmentsTable(stated: StatedInvoice, money: (amount: string | null) => string): ReadableSection {
  return {
    kind: 'table',
    title: 'Allowances and charges',
    columns: [
      { title: 'Kind', share: 0.14 },
      { title: 'Line', share: 0.1 },
      { title: 'Reason', share: 0.36 },
      { title: 'Of', share: 0.16, isFigure: true },
      { title: 'Percent', share: 0.08, isFigure: true },
      { title: 'Amount', share: 0.16, isFigure: true },
    ],
    rows: stated.allowances_charges.map((one) => [
      one.kind === 'charge' ? 'Charge' : 'Allowance',
      one.line ?? '',
      one.reason ?? one.reason_code ?? '',
      money(one.base_amount),
      one.percent ?? '',
      money(one.amount),
    ]),
  };
}

function taxTable(stated: StatedInvoice, money: (amount: string | null) => string): ReadableSection {
  return {
    kind: 'table',
    title: 'VAT breakdown',
    columns: [
      { title: 'Category', share: 0.12 },
      { title: 'Rate', share: 0.12, isFigure: true },
      { title: 'Taxable amount', share: 0.2, isFigure: true },
      { title: 'Tax amount', share: 0.2, isFigure: true },
      { title: 'Exemption reason', share: 0.36 },
    ],
    rows: stated.tax_breakdown.map((one) => [
      one.tax_category ?? '',
      one.tax_rate === null ? '' : `${one.tax_rate} %`,
      money(one.taxable_amount),
      money(one.tax_amount),
      joined([one.exemption_reason, one.exemption_reason_code]),
    ]),
  };
}

function paymentFacts(stated: StatedInvoice): [string, string][] {
  const means = stated.payment_means.flatMap((one): [string, string | null][] => [
    ['Payment means', joined([one.code, one.text]) || null],
    ['Account', one.account],
    ['Account name', one.account_name],
    ['BIC', one.bic],
    ['Card', one.card],
    ['Debited account', one.debited_account],
  ]);
  return said([
    ...means,
    ['Remittance information', stated.remittance],
    ['Mandate reference', stated.mandate],
    ['Creditor reference', stated.creditor_reference],
  ]);
}

function deliveryFacts({ delivery, period }: StatedInvoice): [string, string][] {
  return said([
    ['Delivery date', delivery?.date ?? null],
    ['Delivered to', joined([delivery?.name ?? null, delivery?.address ?? null]) || null],
    ['Invoicing period', period ? `${period.from ?? ''} – ${period.to ?? ''}`.trim() : null],
  ]);
}

const said = (facts: [string, string | null][]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ');

function isEmpty(section: ReadableSection): boolean {
  if (section.kind === 'facts') return section.facts.length === 0;
  return section.kind === 'table' ? section.rows.length === 0 : section.paragraphs.length === 0;
}
