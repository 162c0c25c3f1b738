import type { Label } from '../../labels.ts';
import { isoDate } from '../../values/calendar-date.ts';
import type { EInvoice, TermValue } from '../e-invoice.ts';
import { statedDecimal } from '../stated-decimal.ts';

/** How a value is compared with what is printed. */
export type ValueKind = 'amount' | 'date' | 'name' | 'number' | 'text' | 'currency';

/** What the e-invoice states for one of our labels. */
export interface StatedValue {
  label: Label;
  /** "BT-112". */
  term: string;
  kind: ValueKind;
  /** Normalised as entities are: ISO date, decimal string, text in one line. */
  value: string;
  currency?: string;
  path: string;
  /** What a page may print under the same name with right: the lines' sum as subtotal. */
  also?: string;
}

const TERMS: readonly (readonly [Label, ValueKind, ...string[]])[] = [
  ['INVOICE_NUMBER', 'number', 'BT-1'],
  ['INVOICE_DATE', 'date', 'BT-2-any', 'BT-2'],
  ['DUE_DATE', 'date', 'BT-9'],
  ['TOTAL_AMOUNT', 'amount', 'BT-112'],
  ['SUBTOTAL_AMOUNT', 'amount', 'BT-109'],
  ['AMOUNT_DUE', 'amount', 'BT-115'],
  ['CURRENCY', 'currency', 'BT-5'],
  ['SELLER_NAME', 'name', 'BT-27', 'BT-28'],
  ['BUYER_NAME', 'name', 'BT-44', 'BT-45'],
  ['PURCHASE_ORDER', 'number', 'BT-13'],
  ['CUSTOMER_NUMBER', 'number', 'BT-46'],
  ['IBAN', 'number', 'BT-84'],
  ['BIC', 'number', 'BT-86'],
  ['SELLER_TAX_ID', 'number', 'BT-31', 'BT-32'],
  ['BUYER_TAX_ID', 'number', 'BT-48'],
  ['DELIVERY_DATE', 'date', 'BT-72'],
  ['PAYMENT_TERMS', 'text', 'BT-20'],
  ['PHONE', 'number', 'BT-42'],
  ['EMAIL', 'number', 'BT-43'],
];

const ADDRESSES: readonly (readonly [Label, string, readonly string[]])[] = [
  ['SELLER_ADDRESS', 'BG-5', ['BT-35', 'BT-36', 'BT-162', 'BT-38', 'BT-37', 'BT-40']],
  ['BUYER_ADDRESS', 'BG-8', ['BT-50', 'BT-51', 'BT-163', 'BT-53', 'BT-52', 'BT-55']],
];

/** Every term that has a label of ours, in the labels' order; what is empty or no value of its kind is left out. */
export function statedValues(invoice: EInvoice): StatedValue[] {
  const stated = oneLine(invoice.first('BT-5')?.text ?? '');
  const currency = normalised(stated, 'currency');
  const values: StatedValue[] = [];
  const add = (label: Label, kind: ValueKind, term: string, found: TermValue) => {
    const value = normalised(found.text, kind);
    if (value === null) return;
    const money = kind === 'amount' && currency !== null ? { currency } : {};
    const also = term === 'BT-109' ? normalised(invoice.first('BT-106')?.text ?? '', 'amount') : null;
    const other = also === null ? {} : { also };
    values.push({ label, kind, term: term.replace('-any', ''), value, path: found.path, ...money, ...other });
  };
  for (const [label, kind, ...terms] of TERMS) {
    const term = terms.find((one) => (invoice.first(one)?.text.trim() ?? '') !== '');
    if (!term) continue;
    const filled = invoice.all(term).filter(({ text }) => text.trim() !== '');
    // Terms of payment may be told in several parts.
    const text = kind === 'text' ? filled.map((one) => one.text).join(' ') : filled[0]!.text;
    add(label, kind, term, { ...filled[0]!, text, path: filled[0]!.path });
  }
  const taxes = invoice.all('BT-110');
  const tax = taxes.find(({ attributes }) => attributes.currencyID === stated) ?? taxes[0];
  if (tax) add('TAX_AMOUNT', 'amount', 'BT-110', tax);
  for (const [label, group, terms] of ADDRESSES) {
    const parts = terms.map((term) => oneLine(invoice.first(term)?.text ?? '')).filter((part) => part !== '');
    const at = invoice.first(group);
    if (at && parts.length > 1)
      values.push({ label, kind: 'text', term: group, value: parts.join(', '), path: at.path });
  }
  const [from, to] = [invoice.first('BT-73'), invoice.first('BT-74')];
  const [start, end] = [from && isoDateOf(from.text), to && isoDateOf(to.text)];
  if (start && end)
    values.push({ label: 'SERVICE_PERIOD', kind: 'text', term: 'BG-14', value: `${start}/${end}`, path: from!.path });
  return values;
}

/** Null when a text is no value of its kind. */
export function normalised(text: string, kind: ValueKind): string | null {
  const line = oneLine(text);
  if (line === '') return null;
  if (kind === 'date') return isoDateOf(line);
  if (kind === 'currency') return /^[a-z]{3}$/i.test(line) ? line.toUpperCase() : null;
  if (kind !== 'amount') return line;
  return statedDecimal(line);
}

/** CII writes 20250301 (format 102), UBL 2025-03-01; null for what is no day of the calendar. */
export function isoDateOf(text: string): string | null {
  const match = /^\s*((?!00)\d{4})-?(\d\d)-?(\d\d)/.exec(text);
  return match && isoDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Letters of a value; no more are looked at, as a text may be as long as a file. */
const LONGEST = 10_000;

export const oneLine = (text: string) => text.slice(0, LONGEST).trim().replace(/\s+/g, ' ');
