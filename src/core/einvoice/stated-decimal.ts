import type { Decimal } from '../values/decimal.ts';

/** More digits than any amount has: figures as long as a file would take minutes to add. */
const MOST_DIGITS = 1000;

/** A figure as `xs:decimal` reads it (".5", "+1.", "-0.00"); null for what is none: with an exponent, grouped, endless. */
export function statedDecimal(text: string): Decimal | null {
  const match = text.length <= MOST_DIGITS ? /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) : null;
  if (!match || !(match[2] || match[3])) return null;
  const number = `${match[2] || '0'}${match[3] ? `.${match[3]}` : ''}`;
  return match[1] === '-' && /[1-9]/.test(number) ? `-${number}` : number;
}
