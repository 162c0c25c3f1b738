/** A decimal number as text: "-1234.50". Never a float, so that cents stay cents. */
export type Decimal = string;

/** What rounding may take from or add to an amount. */
export const CENT: Decimal = '0.01';

interface Scaled {
  units: bigint;
  places: number;
}

/** Throws `RangeError` when the text is no decimal number. */
function scaled(value: Decimal): Scaled {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] ? -units : units, places: fraction.length };
}

function written({ units, places }: Scaled): Decimal {
  const negative = units < 0n;
  const digits = String(negative ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places > 0 ? `${whole}.${digits.slice(digits.length - places)}` : whole;
  return negative ? `-${text}` : text;
}

function atPlaces({ units, places }: Scaled, wanted: number): bigint {
  return wanted === places ? units : units * 10n ** BigInt(wanted - places);
}

function difference(a: Decimal, b: Decimal): Scaled {
  const left = scaled(a);
  const right = scaled(b);
  const places = Math.max(left.places, right.places);
  return { units: atPlaces(left, places) - atPlaces(right, places), places };
}

/** The exact sum of any number of decimals; "0" for none. */
export function addDecimals(...values: readonly Decimal[]): Decimal {
  let sum: Scaled = { units: 0n, places: 0 };
  for (const value of values) {
    const next = scaled(value);
    const places = Math.max(sum.places, next.places);
    sum = { units: atPlaces(sum, places) + atPlaces(next, places), places };
  }
  return written(sum);
}

export function negateDecimal(value: Decimal): Decimal {
  const { units, places } = scaled(value);
  return written({ units: -units, places });
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return written(difference(a, b));
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  const left = scaled(a);
  const right = scaled(b);
  return written({ units: left.units * right.units, places: left.places + right.places });
}

/** Negative when a < b, 0 when equal, positive when a > b. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { units } = difference(a, b);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** Whether two amounts are no further apart than that. */
export function isNear(a: Decimal, b: Decimal, within: Decimal): boolean {
  const { units, places } = difference(a, b);
  const most = scaled(within);
  const finest = Math.max(places, most.places);
  return atPlaces({ units: units < 0n ? -units : units, places }, finest) <= atPlaces(most, finest);
}

/** Commercial rounding (half away from zero) to `places` digits after the point; pads with zeros. */
export function roundDecimal(value: Decimal, places: number): Decimal {
  const { units, places: given } = scaled(value);
  if (given <= places) return written({ units: units * 10n ** BigInt(places - given), places });
  const divisor = 10n ** BigInt(given - places);
  const half = divisor / 2n;
  const rounded = units < 0n ? -((-units + half) / divisor) : (units + half) / divisor;
  return written({ units: rounded, places });
}

/** One of `count` equal parts, to `places` digits after the point (half away from zero). Throws `RangeError` for count 0. */
export function partOfDecimal(value: Decimal, count: number, places: number): Decimal {
  const { units, places: given } = scaled(value);
  const divisor = BigInt(count) * 10n ** BigInt(given);
  const dividend = (units < 0n ? -units : units) * 10n ** BigInt(places);
  const part = (2n * dividend + divisor) / (2n * divisor);
  return written({ units: units < 0n ? -part : part, places });
}

export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Whole cents, as a number: for comparing amounts of a page, far below the sums where floats lose cents. */
export function centsOf(value: Decimal): number {
  return Math.round(Number(value) * 100);
}
