import {
  addDecimals,
  CENT,
  compareDecimals,
  type Decimal,
  isNear,
  multiplyDecimals,
  negateDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import type { Figure } from './figure.ts';

/**
 * Whether quantity × unit price is the line's total, also after a discount in percent or money. Sign is left out of
 * account: credit notes print it on the total only. Rounding of the printed unit price is allowed for.
 */
export function lineAddsUp(quantity: Decimal, price: Decimal, total: Decimal, discount: Figure | null): boolean {
  // Cheap and inexact first: most wrong readings are far off.
  const rough = Math.abs(Number(quantity) * Number(price));
  const target = Math.abs(Number(total));
  if (rough < target * 0.99 - 0.02 || (!discount && rough > target * 1.01 + 0.02)) return false;
  const product = unsigned(multiplyDecimals(quantity, price));
  const tolerance = toleranceOf(quantity, price);
  const printed = unsigned(total);
  if (isNear(product, printed, tolerance)) return true;
  if (!discount) return false;
  const reduction = unsigned(discount.value);
  const inPercent = multiplyDecimals(product, subtractDecimals('1', multiplyDecimals(reduction, '0.01')));
  const inMoney = subtractDecimals(product, reduction);
  const eachInMoney = subtractDecimals(product, multiplyDecimals(unsigned(quantity), reduction));
  return [inPercent, inMoney, eachInMoney].some((amount) => isNear(amount, printed, tolerance));
}

/** So many days, weeks or months is something hired for at most. */
const LONGEST = 400;

/** Whether pieces, a time among the row's other figures, and a rate make the total: "2 towers   3 weeks   45.00   270.00". */
export function lineAddsUpOverTime(
  quantity: Decimal,
  rate: Decimal,
  total: Decimal,
  others: readonly Figure[],
  discount: Figure | null = null,
): boolean {
  return others.some(
    ({ value, percent, currency }) =>
      !percent &&
      !currency &&
      Number(value) > 1 &&
      Number(value) <= LONGEST &&
      lineAddsUp(multiplyDecimals(quantity, value), rate, total, discount),
  );
}

/** Whether the price is one of a hundred or of a thousand pieces: "5012   412.50 M   2,067.45". */
export function lineAddsUpByMany(quantity: Decimal, price: Decimal, total: Decimal): boolean {
  // "50   1,000.00   500.00": half of it, and no price per hundred.
  const isMany = compareDecimals(unsigned(quantity), '100') > 0;
  return (isMany ? ['0.01', '0.001'] : ['0.001']).some((each) =>
    isNear(unsigned(multiplyDecimals(multiplyDecimals(quantity, price), each)), unsigned(total), CENT),
  );
}

/** Whether quantity × unit price and the tax on it are the line's total: "2 × 1900, 28 %, 4864". */
export function taxedLineAddsUp(quantity: Decimal, price: Decimal, total: Decimal, rate: Decimal): boolean {
  if (!/[1-9]/.test(rate) || Number(rate) > HIGHEST_LISTED_RATE) return false;
  const net = multiplyDecimals(quantity, price);
  return isNear(
    unsigned(addDecimals(net, multiplyDecimals(net, multiplyDecimals(rate, '0.01')))),
    unsigned(total),
    toleranceOf(quantity, price),
  );
}

/** Half a unit of the price's last digit per piece, at least one cent. */
function toleranceOf(quantity: Decimal, price: Decimal): Decimal {
  const places = price.includes('.') ? price.length - price.indexOf('.') - 1 : 0;
  if (places < 3) return CENT;
  const step = multiplyDecimals(unsigned(quantity), `0.${'0'.repeat(places)}5`);
  return compareDecimals(step, CENT) > 0 ? step : CENT;
}

export function unsigned(value: Decimal): Decimal {
  return value.startsWith('-') ? negateDecimal(value) : value;
}

/** The same text for 5, 5.0 and 5.00. */
export function valueKey(value: Decimal): string {
  const text = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return text === '-0' ? '0' : text;
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return addDecimals(...values);
}
