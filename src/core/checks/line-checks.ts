import type { Check, LineItem } from '../entity.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isDecimal,
  multiplyDecimals,
  roundDecimal,
} from '../values/decimal.ts';
import {
  absolute,
  difference,
  type EntitiesByLabel,
  type Figure,
  figureOf,
  isWithin,
  printedAmount,
} from './figures.ts';

/** What is left after a discount of 1 to 90 percent, as digits after the point. */
const WHOLE_PERCENTAGES = Array.from({ length: 90 }, (_, index) => String(10 + index));

/** Half a cent per line, as each line total is rounded on its own; at least two cents. */
function sumTolerance(lines: number): Decimal {
  return lines <= 4 ? '0.02' : multiplyDecimals(String(lines), '0.005');
}

/** The sum of all line totals; null when there are no lines or one has no total. */
export function lineSum(lines: readonly LineItem[]): Decimal | null {
  const totals = lines.map(({ line_total }) => line_total).filter((total) => total !== null && isDecimal(total));
  return lines.length > 0 && totals.length === lines.length ? addDecimals(...(totals as Decimal[])) : null;
}

/** The line totals sum to the subtotal, the total, or the total less tax; printed discounts and charges explain a rest. */
export function checkLineSum(entities: EntitiesByLabel, lines: readonly LineItem[]): Check[] {
  const sum = lineSum(lines);
  const subtotal = figureOf(entities, 'SUBTOTAL_AMOUNT');
  const total = figureOf(entities, 'TOTAL_AMOUNT');
  const tax = figureOf(entities, 'TAX_AMOUNT');
  const aim = subtotal ?? total;
  if (sum === null || !aim) return [];
  const name = subtotal ? 'subtotal' : 'total';
  const targets: { figure: Figure; value: Decimal }[] = [subtotal, total].flatMap((figure) =>
    figure ? [{ figure, value: figure.value }] : [],
  );
  if (total && tax) targets.push({ figure: total, value: difference(total.value, tax.value) });
  const params = { sum, [name]: aim.value, lines: String(lines.length) };
  const met = targets.find(({ value }) => isWithin(sum, value, sumTolerance(lines.length)));
  const make = (
    status: Check['status'],
    message: string,
    more: Record<string, string> = {},
    ids: string[] = [aim.entity.id],
  ): Check[] => [{ id: 'lines.sum', status, message, params: { ...params, ...more }, entity_ids: ids }];
  if (met) return make('pass', `The line items sum to ${sum}, as printed.`, {}, [met.figure.entity.id]);
  for (const { figure, value } of targets) {
    const printed = printedAmount(entities, difference(value, sum));
    if (printed)
      return make(
        'pass',
        `The line items sum to ${sum}; with the printed amount of ${printed.text} they make ${value}.`,
        {},
        [figure.entity.id, printed.id],
      );
  }
  const odd = oddLine(
    lines,
    sum,
    targets.map(({ value }) => value),
  );
  if (odd) {
    return make(
      'fail',
      `The line items sum to ${sum}, but the ${name} is ${aim.value}: line ${odd.line} is likely ${odd.likely} instead of ${odd.printed}.`,
      { line: String(odd.line), likely: odd.likely },
    );
  }
  return make('warning', `The line items sum to ${sum}, but the ${name} is ${aim.value}.`, {
    difference: difference(aim.value, sum),
  });
}

/** The one line whose quantity × unit price, put in its place, makes the sums right. */
function oddLine(lines: readonly LineItem[], sum: Decimal, targets: readonly Decimal[]) {
  const wrong = lines.flatMap((line, index) => {
    const product = productOf(line);
    return product && !isProduct(line, product)
      ? [{ line: index + 1, printed: line.line_total!, likely: roundDecimal(product, 2) }]
      : [];
  });
  const fitting = wrong.filter(({ printed, likely }) => {
    const corrected = addDecimals(difference(sum, printed), likely);
    return targets.some((target) => isWithin(corrected, target, sumTolerance(lines.length)));
  });
  return fitting.length === 1 ? fitting[0]! : null;
}

/**
 * Quantity × unit price = line total, on every line that states all three. A line that is less by a whole percentage is
 * taken to be discounted, provided that the lines sum to what is printed.
 */
export function checkLineProducts(lines: readonly LineItem[], sumsFit: boolean): Check[] {
  const stated = lines.flatMap((line, index) => {
    const product = productOf(line);
    return product ? [{ line, product, number: index + 1 }] : [];
  });
  if (stated.length === 0) return [];
  const wrong = stated.filter(
    ({ line, product }) => !isProduct(line, product) && !(sumsFit && isDiscounted(line, product)),
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

function productOf({ quantity, unit_price, line_total }: LineItem): Decimal | null {
  const stated = [quantity, unit_price, line_total].every((value) => value !== null && isDecimal(value));
  return stated ? multiplyDecimals(quantity!, unit_price!) : null;
}

/** Credits may print the sign at the total alone. A printed unit price is rounded: half a unit of its last digit counts once per piece, and a cent for the total. */
function isProduct(line: LineItem, product: Decimal): boolean {
  const places = Math.max(2, line.unit_price!.split('.')[1]?.length ?? 0);
  const half = `0.${'0'.repeat(places)}5`;
  return isWithin(
    absolute(product),
    absolute(line.line_total!),
    addDecimals(multiplyDecimals(absolute(line.quantity!), half), '0.01'),
  );
}

function isDiscounted(line: LineItem, product: Decimal): boolean {
  const [full, paid] = [absolute(product), absolute(line.line_total!)];
  if (compareDecimals(paid, full) >= 0) return false;
  return WHOLE_PERCENTAGES.some((percent) => isWithin(multiplyDecimals(full, `0.${percent}`), paid, '0.01'));
}
