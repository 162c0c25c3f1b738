import type { NumberStyle } from './writing-styles.ts';

function group(digits: string, style: NumberStyle): string {
  if (style.thousands === '') return digits;
  const last = digits.slice(-3);
  const head = digits.slice(0, -3);
  if (head === '') return last;
  const pattern = style.indian ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g;
  return head.replace(pattern, style.thousands) + style.thousands + last;
}

/** Cents (an integer) as printed: 123456 → "1.234,56". Negative numbers get a leading hyphen. */
export function writeCents(cents: number, style: NumberStyle): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${group(digits.slice(0, -2), style)}${style.decimal}${digits.slice(-2)}`;
}

/** A plain decimal string ("2.5") as printed ("2,5"). */
export function writeDecimal(value: string, style: NumberStyle): string {
  const [whole, fraction] = value.split('.') as [string, string | undefined];
  return group(whole, style) + (fraction === undefined ? '' : style.decimal + fraction);
}

/** Cents as the truth states them: 123456 → "1234.56". */
export function plainCents(cents: number): string {
  return writeCents(cents, { thousands: '', decimal: '.' });
}
