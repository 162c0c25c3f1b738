import { CURRENCY_PATTERN } from '../values/currency.ts';
import { type Decimal, isDecimal, roundDecimal } from '../values/decimal.ts';
import { decimalsOf, isCurrencyCode } from '../values/iso-4217.ts';
import { parseMoney } from '../values/money.ts';
import type { NumberStyle } from '../values/number-style.ts';
import { currencyAtAmount } from './read-typed-currency.ts';

export type TypedAmount =
  /** `currency` is what was typed with the amount, or null. */
  | { kind: 'amount'; value: Decimal; currency: string | null }
  /** More digits behind the decimal mark than an amount of the currency has. */
  | { kind: 'too_fine'; currency: string | null; decimals: number; readings: Decimal[] }
  | { kind: 'none' };

interface AmountContext {
  numberStyle: NumberStyle;
  /** Of the document; ISO 4217 or null. */
  currency: string | null;
  /** Plain decimals that mean just themselves: what stood in the field, what a check proposes. */
  known?: readonly string[];
  /** A price per piece may be finer than the currency. */
  mayBePrice?: boolean;
}

const CODE_BEFORE = /^([a-z]{3})\s*(?=[-−–(\d.])/iu;
const CODE_BEHIND = /(?<=[\d)\-–.])\s*([a-z]{3})$/iu;
/** "1234.5", "1.234.567,8" and its like with other marks, "1,23,456.7"; unlike on paper nothing else is made sense of. */
const WELL_GROUPED =
  /^(?:\d*[.,]?\d+|\d{1,3}([ \u00a0\u202f'’.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?)$/u;
const SIGN = new RegExp(CURRENCY_PATTERN, 'u');

/**
 * An amount as a person types it: the document's style decides what "1.234" is, and what is then finer than any amount
 * of its currency is refused rather than stored a thousand times too small.
 */
export function readTypedAmount(typed: string, context: AmountContext): TypedAmount {
  const text = typed.trim().replace(/[\u2007-\u200a]/g, '\u202f');
  if (isDecimal(text) && context.known?.includes(text)) return { kind: 'amount', value: text, currency: null };
  const coded = withoutCode(text);
  const money = wellGrouped(coded.rest) ? parseMoney(coded.rest, context.numberStyle) : null;
  if (!money) return { kind: 'none' };
  const sign = money.currency === null ? null : (SIGN.exec(coded.rest)?.[0] ?? null);
  const signed = sign === null ? null : currencyAtAmount(sign, coded.code ?? context.currency);
  if (coded.code && signed && signed !== coded.code) return { kind: 'none' };
  const currency = coded.code ?? signed;
  const own = currency ?? context.currency;
  const decimals = decimalsOf(own);
  const fraction = money.value.split('.')[1] ?? '';
  const mayBeGroup = fraction.length === 3 && /^-?[1-9]\d{0,2}\./.test(money.value);
  if (fraction.length <= decimals || (context.mayBePrice && !mayBeGroup)) {
    return { kind: 'amount', value: money.value, currency };
  }
  // "1500.00" of a currency without cents: nothing is lost.
  if (!mayBeGroup && /^0+$/.test(fraction)) {
    return { kind: 'amount', value: roundDecimal(money.value, decimals), currency };
  }
  const rounded = roundDecimal(money.value, decimals);
  const readings = mayBeGroup ? [money.value.replace('.', ''), rounded] : [rounded];
  return { kind: 'too_fine', currency: own, decimals, readings };
}

/** The sentence for an amount that is too fine. */
export function tooFineSentence(typed: string, amount: Extract<TypedAmount, { kind: 'too_fine' }>): string {
  const { currency, decimals, readings } = amount;
  const most = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`;
  return `“${typed.trim()}” cannot be an amount${currency ? ` in ${currency}` : ''}, which has ${most}. Did you mean ${readings.join(' or ')}?`;
}

/** A figure that is no amount (quantity, rate, price) in the document's style; null when it is no number. */
export function readTypedFigure(typed: string, numberStyle: NumberStyle): Decimal | null {
  const text = typed
    .trim()
    .replace(/\s?%$/, '')
    .replace(/[\u2007-\u200a]/g, '\u202f');
  return wellGrouped(text) ? (parseMoney(text, numberStyle)?.value ?? null) : null;
}

function wellGrouped(text: string): boolean {
  const number = /[.,]?\d(?:.*\d)?/u.exec(text)?.[0];
  return number !== undefined && WELL_GROUPED.test(number);
}

function withoutCode(text: string): { rest: string; code: string | null } {
  for (const pattern of [CODE_BEFORE, CODE_BEHIND]) {
    const code = pattern.exec(text)?.[1]?.toUpperCase();
    if (code && isCurrencyCode(code)) return { rest: text.replace(pattern, ''), code };
  }
  return { rest: text, code: null };
}
