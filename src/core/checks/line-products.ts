import type { Check, LineItem } from '../entity.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isDecimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../values/decimal.ts';
import { absolute, type EntitiesByLabel, isWithin } from './figures.ts';
import { rowFigures } from './row-figures.ts';

/** What is left after a discount of 1 to 90 percent, as digits after the point. */
const WHOLE_PERCENTAGES = Array.from({ length: 90 }, (_, index) => String(10 + index));
/** Product and tax, or product and discount, are rounded to cents on their own. */
const ROUNDING = '0.02';

/**
 * Quantity × unit price = line total, on every line that states all three. The total may include the line's tax. A line
 * that differs by an amount or percentage printed in its row is taken to be discounted or taxed, and one that is less by
 * a whole percentage to be discounted, provided that the lines sum to what is printed.
 */
export function checkLineProducts(lines: readonly LineItem[], entities: EntitiesByLabel, sumsFit: boolean): Check[] {
  const stated = lines.flatMap((line, index) => {
    const product = productOf(line);
    return product ? [{ line, product, number: index + 1 }] : [];
  });
  if (stated.length === 0) return [];
  const figuresOf = rowFigures(entities);
  const wrong = stated.filter(
    ({ line, product }) =>
      !isProduct(line, product) &&
      !includesTax(line, product) &&
      !(sumsFit && (isDiscounted(line, product) || isExplained(line, product, figuresOf(line)))),
  );
  const first = wrong[0];
  const message = !first
    ? `Quantity times unit price is the line total on ${stated.length === 1 ? 'the line' : `all ${stated.length} lines`} that state${stated.length === 1 ? 's' : ''} them.`
    : `Line ${first.number}: ${first.line.quantity} × ${first.line.unit_price} is ${roundDecimal(first.product, 2)}, not ${first.line.line_total}${wrong.length > 1 ? `; ${wrong.length} lines differ` : ''}.`;
  const params = { lines: String(stated.length), wrong: wrong.map(({ number }) => number).join(',') };
  return [
    {
      id: 'lines.multiply',
      status: first ? 'warning' : 'pass',
      message,
      params: first ? { ...params, line: String(first.number), expected: roundDecimal(first.product, 2) } : params,
      entity_ids: [],
    },
  ];
}

export function productOf({ quantity, unit_price, line_total }: LineItem): Decimal | null {
  const stated = [quantity, unit_price, line_total].every((value) => value !== null && isDecimal(value));
  return stated ? multiplyDecimals(quantity!, unit_price!) : null;
}

/** Credits may print the sign at the total alone. A printed unit price is rounded: half a unit of its last digit counts once per piece, and a cent for the total. */
export function isProduct(line: LineItem, product: Decimal): boolean {
  // Columns are padded: "2.7700" is a price in cents.
  const digits = line.unit_price!.split('.')[1]?.replace(/0+$/, '') ?? '';
  const half = `0.${'0'.repeat(Math.max(2, digits.length))}5`;
  return isWithin(
    absolute(product),
    absolute(line.line_total!),
    addDecimals(multiplyDecimals(absolute(line.quantity!), half), '0.01'),
  );
}

/** The line's own rate on top: net unit prices beside gross totals. */
function includesTax({ line_total, tax_rate }: LineItem, product: Decimal): boolean {
  if (!tax_rate || !isDecimal(tax_rate) || compareDecimals(tax_rate, '0') <= 0) return false;
  const factor = addDecimals('1', multiplyDecimals(tax_rate, '0.01'));
  return isWithin(multiplyDecimals(absolute(product), factor), absolute(line_total!), ROUNDING);
}

function isDiscounted(line: LineItem, product: Decimal): boolean {
  const [full, paid] = [absolute(product), absolute(line.line_total!)];
  if (compareDecimals(paid, full) >= 0) return false;
  return WHOLE_PERCENTAGES.some((percent) => isWithin(multiplyDecimals(full, `0.${percent}`), paid, '0.01'));
}

/** Longest rents of things, in days; and so many numbers of a row are tried against each other. */
const MOST_TIMES = 366;
const MOST_FIGURES = 8;

/**
 * A third number of the row multiplies, as days do in rents ("2 × 15 days × 28.50"), or stands for the quantity, as
 * weights do in freight ("1140 lb at 61.15 per hundred"); one or two percentages of the row are taken off ("30+5").
 */
function isProductOfRow(line: LineItem, figures: readonly Decimal[]): boolean {
  const paid = Math.abs(Number(line.line_total));
  const [quantity, price] = [Math.abs(Number(line.quantity)), Math.abs(Number(line.unit_price))];
  const others = figures.slice(0, MOST_FIGURES).map(Number);
  const wholes = others.flatMap((times) => [
    ...(Number.isInteger(times) && times > 1 && times <= MOST_TIMES ? [quantity * price * times] : []),
    ...(times > 1 && times !== quantity ? [price * times, (price * times) / 100] : []),
  ]);
  const shares = others.filter((percent) => percent > 0 && percent < 100).map((percent) => 1 - percent / 100);
  const left = [1, ...shares, ...shares.flatMap((one) => shares.map((other) => one * other))];
  const isPaid = (amount: number) => Math.abs(amount - paid) < CENTS;
  return (
    left.some((share) => isPaid(quantity * price * share)) ||
    wholes.some((whole) => [1, ...shares].some((share) => isPaid(whole * share)))
  );
}

/** A cent and a little, as figures of a computer are not exact. */
const CENTS = 0.0105;

/** The difference is a further number of the row: an amount, an amount per piece, or a percentage. */
function isExplained(line: LineItem, product: Decimal, figures: readonly Decimal[]): boolean {
  const full = absolute(product);
  const quantity = absolute(line.quantity!);
  const gap = absolute(subtractDecimals(full, absolute(line.line_total!)));
  if (isProductOfRow(line, figures)) return true;
  return figures.some((figure) => {
    if (compareDecimals(figure, '0') === 0) return false;
    const share = multiplyDecimals(multiplyDecimals(full, figure), '0.01');
    return (
      isWithin(figure, gap, '0.01') ||
      (compareDecimals(figure, '100') < 0 && isWithin(share, gap, ROUNDING)) ||
      isWithin(multiplyDecimals(figure, quantity), gap, ROUNDING)
    );
  });
}
