import {
  addDecimals,
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import type { TermValue } from '../e-invoice.ts';
import { statedDecimal } from '../stated-decimal.ts';
import { normalizeSpace } from '../xml/normalize-space.ts';
import { Uncastable } from '../xml/uncastable.ts';

/** A value as an exact decimal, as `xs:decimal` reads it: no exponent, no grouping. Throws `Uncastable`. */
export function exact(value: TermValue): Decimal {
  const read = statedDecimal(normalizeSpace(value.text));
  if (read === null) throw notANumber(value);
  return read;
}

const notANumber = ({ text }: TermValue) => new Uncastable(`"${text.slice(0, 40)}" is no number.`);

/** As `xs:double`, which values are read as where a rule compares them with a constant. Throws `Uncastable`. */
export function double(value: TermValue): number {
  const text = normalizeSpace(value.text);
  if (text === 'NaN') return Number.NaN;
  if (text === 'INF' || text === '-INF') return text === 'INF' ? Infinity : -Infinity;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw notANumber(value);
  return Number(text);
}

export function exactOrNone(value: TermValue | undefined): Decimal | undefined {
  return value && exact(value);
}

export function sumOf(values: readonly TermValue[]): Decimal {
  return addDecimals(...values.map(exact));
}

/** Rounds halves up (towards +∞), as XPath's `round` does: -2.5 becomes -2. */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  const away = roundDecimal(value, places);
  if (!value.startsWith('-')) return away;
  const twice = multiplyDecimals(subtractDecimals(value, away), '2');
  const unit = places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
  return compareDecimals(twice, unit) === 0 ? addDecimals(away, unit) : away;
}

export const toCents = (value: Decimal): Decimal => roundHalfUp(value, 2);

export function equal(a: Decimal, b: Decimal): boolean {
  return compareDecimals(a, b) === 0;
}

export function isZero(value: Decimal): boolean {
  return !/[1-9]/.test(value);
}

export function absolute(value: Decimal): Decimal {
  return value.startsWith('-') ? value.slice(1) : value;
}

/** Whether two amounts are less than 1 apart; `inclusive`: at most 1. The artefacts' tolerance, in the invoice's currency. */
export function withinOne(a: Decimal, b: Decimal, inclusive = false): boolean {
  const apart = compareDecimals(absolute(subtractDecimals(a, b)), '1');
  return inclusive ? apart <= 0 : apart < 0;
}
