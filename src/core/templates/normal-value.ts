import { TAX_LABEL } from '../patterns/tax-labels.ts';
import { AMOUNT_LABELS } from '../typed/amount-labels.ts';
import { readTypedCurrency } from '../typed/read-typed-currency.ts';
import { findDates } from '../values/calendar-date.ts';
import { findMoney } from '../values/money.ts';
import type { Writing } from './page-writing.ts';
import type { ZoneType } from './template.ts';

const DATE_LABELS: ReadonlySet<string> = new Set(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE', 'DATE']);
const COMPACT_LABELS: ReadonlySet<string> = new Set(['IBAN', 'BIC', 'SELLER_TAX_ID', 'BUYER_TAX_ID']);

export interface NormalValue {
  /** ISO date, decimal string, currency code, or the text in one line. */
  value: string;
  /** ISO 4217; where an amount is printed with one. */
  currency: string | null;
}

/** A zone's printed text in the normal form of what it fills; null where it is no such value (no date, no amount). */
export function normalValue(
  printed: string,
  about: { type: ZoneType; label: string; writing: Writing },
): NormalValue | null {
  const { type, label, writing } = about;
  const text = printed.replace(/\s+/gu, ' ').trim();
  if (text === '') return null;
  if (type === 'date' || DATE_LABELS.has(label)) {
    const date = findDates(text, writing.dateOrder)[0];
    return date ? { value: date.value, currency: null } : null;
  }
  if (AMOUNT_LABELS.has(label)) return amountIn(text, writing);
  if (label === 'CURRENCY') return plain(readTypedCurrency(text) ?? text);
  return plain(COMPACT_LABELS.has(label) ? withoutCaption(text, label).replace(/\s+/g, '') : text);
}

/** An identifier behind its caption, as zones are drawn over both: it begins with the first part that has a digit. */
function withoutCaption(text: string, label: string): string {
  if (label === 'BIC') return text;
  const parts = text.replace(/^[^\d:]*:\s*/u, '').split(' ');
  const first = parts.findIndex((part) => /\d/.test(part));
  const before = parts[first - 1] ?? '';
  // "GB 123 4567 82": the country stands apart.
  const isCountry = /^[A-Z]{2,3}$/.test(before) && !TAX_LABEL.test(before);
  return parts.slice(Math.max(0, isCountry ? first - 1 : first)).join(' ');
}

const plain = (value: string): NormalValue => ({ value, currency: null });

/** The last amount with cents, else the last one: captions and rates stand before the amount they are about. */
function amountIn(text: string, { numberStyle }: Writing): NormalValue | null {
  const amounts = findMoney(text, numberStyle);
  const amount = amounts.findLast(({ decimals, currency }) => decimals >= 2 || currency !== null) ?? amounts.at(-1);
  return amount ? { value: amount.value, currency: amount.currency } : null;
}
