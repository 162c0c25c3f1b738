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
import { type RowFigures, rowFigures } from './row-figures.ts';

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
      !(
        sumsFit &&
        (isDiscounted(line, product) ||
          isRaised(line, product) ||
          isOfLargerUnit(line, product) ||
          isExplained(line, product, figuresOf(line)))
      ),
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

/** Work at night and the like: a whole percentage more. */
function isRaised({ line_total }: LineItem, product: Decimal): boolean {
  const [full, paid] = [absolute(product), absolute(line_total!)];
  if (compareDecimals(paid, full) <= 0) return false;
  return SURCHARGES.some((percent) => isWithin(multiplyDecimals(full, `1.${percent}`), paid, '0.01'));
}

/** Percent, of multiples of five. */
const SURCHARGES = Array.from({ length: 19 }, (_, index) => String((index + 1) * 5).padStart(2, '0'));

/** The price is one of a hundred or of a thousand, in hundredths, or of a year whose days are counted. */
function isOfLargerUnit({ quantity, unit_price, line_total }: LineItem, product: Decimal): boolean {
  const paid = absolute(line_total!);
  if (compareDecimals(paid, '0') === 0) return false;
  if (
    ['365', '366'].some((days) => compareDecimals(absolute(quantity!), days) === 0) &&
    compareDecimals(absolute(unit_price!), paid) === 0
  )
    return true;
  return ['0.01', '0.001'].some((part) => isWithin(multiplyDecimals(absolute(product), part), paid, '0.01'));
}

/** Longest rents of things, in days; and so many numbers of a row are tried against each other. */
const MOST_TIMES = '366';
const MOST_FIGURES = 8;
const HUNDREDTH = '0.01';

/**
 * A third number of the row multiplies the pieces, as days do in rents ("2 × 15 days × 28.50"), or stands for the
 * quantity where the price is one of a hundred, as weights do in freight ("1140 lb at 61.15 per hundred"); one or two
 * printed percentages are taken off ("30+5"). In place of the quantity itself no other number is taken: that one may be
 * the quantity, and the stated one misread.
 */
function isProductOfRow(line: LineItem, product: Decimal, { numbers, percentages, neighbours }: RowFigures): boolean {
  const [full, price, quantity] = [product, line.unit_price!, line.quantity!].map(absolute) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const paid = absolute(line.line_total!);
  const others = numbers
    .slice(0, MOST_FIGURES)
    .filter((number) => compareDecimals(number, '1') > 0 && compareDecimals(number, paid) !== 0);
  // One piece says nothing, and might be the line's position, unless the days stand right behind it.
  const mayMultiply = (times: Decimal) =>
    isTimes(times) &&
    (compareDecimals(quantity, '1') > 0 ||
      neighbours.some(([one, next]) => compareDecimals(one, quantity) === 0 && next === times));
  const wholes = others.flatMap((times) => [
    ...(mayMultiply(times) ? [multiplyDecimals(full, times)] : []),
    ...(compareDecimals(times, quantity) === 0 ? [] : [multiplyDecimals(multiplyDecimals(price, times), HUNDREDTH)]),
  ]);
  const shares = percentages
    .slice(0, MOST_FIGURES)
    .filter((percent) => compareDecimals(percent, '0') > 0 && compareDecimals(percent, '100') < 0)
    .map((percent) => subtractDecimals('1', multiplyDecimals(percent, HUNDREDTH)));
  const pairs = shares.flatMap((one, index) => shares.slice(index + 1).map((other) => multiplyDecimals(one, other)));
  const isPaid = (amount: Decimal) => isWithin(amount, paid, '0.01');
  // "46.90   -5 %   44.56   1604.16": what is left of the price is rounded before it is taken 36 times.
  const isLeft = (number: Decimal) => shares.some((share) => isWithin(multiplyDecimals(price, share), number, '0.01'));
  // Hundredths of a small amount are as good as nothing, and would explain any line that nothing is charged for.
  const parts = compareDecimals(paid, '0') === 0 ? ['1'] : ['1', HUNDREDTH, '0.001'];
  const left = numbers.slice(0, MOST_FIGURES).filter(isLeft);
  return (
    left.some((each) => isPaid(multiplyDecimals(each, quantity))) ||
    [...shares, ...pairs].some((share) =>
      parts.some((part) => isPaid(multiplyDecimals(multiplyDecimals(full, share), part))),
    ) ||
    wholes.some((whole) => ['1', ...shares].some((share) => isPaid(multiplyDecimals(whole, share))))
  );
}

function isTimes(number: Decimal): boolean {
  return /^\d+(?:\.0*)?$/.test(number) && compareDecimals(number, MOST_TIMES) <= 0;
}

/** The difference is a further number of the row: an amount, an amount per piece, or a percentage. */
function isExplained(line: LineItem, product: Decimal, figures: RowFigures): boolean {
  const full = absolute(product);
  const quantity = absolute(line.quantity!);
  const gap = absolute(subtractDecimals(full, absolute(line.line_total!)));
  if (isProductOfRow(line, product, figures)) return true;
  return figures.numbers.some((figure) => {
    if (compareDecimals(figure, '0') === 0) return false;
    const share = multiplyDecimals(multiplyDecimals(full, figure), '0.01');
    return (
      isWithin(figure, gap, '0.01') ||
      (compareDecimals(figure, '100') < 0 && isWithin(share, gap, ROUNDING)) ||
      isWithin(multiplyDecimals(figure, quantity), gap, ROUNDING)
    );
  });
}
