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
  return plain(COMPACT_LABELS.has(label) ? text.replace(/\s+/g, '') : text);
}

const plain = (value: string): NormalValue => ({ value, currency: null });

/** The last amount with cents, else the last one: captions and rates stand before the amount they are about. */
function amountIn(text: string, { numberStyle }: Writing): NormalValue | null {
  const amounts = findMoney(text, numberStyle);
  const amount = amounts.findLast(({ decimals, currency }) => decimals >= 2 || currency !== null) ?? amounts.at(-1);
  return amount ? { value: amount.value, currency: amount.currency } : null;
}
