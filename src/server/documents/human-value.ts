import { findDates } from '#core/values/calendar-date.ts';
import { parseMoney } from '#core/values/money.ts';
import { usualNumberStyle } from '#core/values/number-style.ts';
import { invalidField } from '../errors.ts';

const DATES = new Set(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE', 'DATE']);
const AMOUNTS = new Set(['TOTAL_AMOUNT', 'TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE', 'MONETARY']);

/**
 * A value a person typed, in the normal form of its label: ISO date, decimal string, trimmed text. Dates and amounts
 * may be typed as they are printed. Throws 422 with a sentence for what is neither.
 */
export function normalizeHumanValue(label: string, typed: string, language = 'en'): string {
  const text = typed.trim();
  if (text === '') throw invalidField('value', 'Please enter a value');
  if (DATES.has(label)) {
    const [date, ...others] = findDates(text, 'day_first');
    if (!date || others.length > 0 || date.text.trim() !== text) {
      throw invalidField('value', 'Please enter a date, for example 2026-01-31');
    }
    return date.value;
  }
  if (AMOUNTS.has(label)) {
    const plain = /^-?\d+(\.\d+)?$/.test(text) ? text : parseMoney(text, usualNumberStyle(language))?.value;
    if (plain === undefined) throw invalidField('value', 'Please enter an amount, for example 1190.00');
    return plain;
  }
  return text;
}
