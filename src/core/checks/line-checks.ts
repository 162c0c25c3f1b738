import type { Check, Entity, LineItem } from '../entity.ts';
import { insideLines } from '../inside-lines.ts';
import { readSummary } from '../lexicon/summary-row.ts';
import {
  addDecimals,
  centsOf,
  compareDecimals,
  type Decimal,
  isDecimal,
  multiplyDecimals,
  roundDecimal,
} from '../values/decimal.ts';
import { knownTaxRates } from '../values/tax-rates.ts';
import { outsideLines } from './adjustments.ts';
import { gapReasons } from './explain-gap.ts';
import { absolute, difference, type EntitiesByLabel, type Figure, figureOf, isWithin } from './figures.ts';
import { isProduct, productOf } from './line-products.ts';

/** Half a cent per line, as each line total is rounded on its own; at least two cents. */
function sumTolerance(lines: number): Decimal {
  return lines <= 4 ? '0.02' : multiplyDecimals(String(lines), '0.005');
}

/** The sum of all line totals; null when there are no lines or one has no total. */
export function lineSum(lines: readonly LineItem[]): Decimal | null {
  const totals = lines.map(({ line_total }) => line_total).filter((total) => total !== null && isDecimal(total));
  return lines.length > 0 && totals.length === lines.length ? addDecimals(...(totals as Decimal[])) : null;
}

/**
 * The line totals sum to the subtotal, the total, the amount due, or the total less tax; printed discounts and charges,
 * or the allowances and charges that an e-invoice states (`adjustment`), explain a rest.
 */
export function checkLineSum(
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
  adjustment: Decimal | null = null,
): Check[] {
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
  const due = figureOf(entities, 'AMOUNT_DUE');
  if (due && compareDecimals(due.value, '0') !== 0) targets.push({ figure: due, value: due.value });
  if (total && tax) targets.push({ figure: total, value: difference(total.value, tax.value) });
  const params = { sum, [name]: aim.value, lines: String(lines.length) };
  const met = targets.find(({ value }) => isWithin(sum, value, sumTolerance(lines.length)));
  const make = (
    status: Check['status'],
    message: string,
    more: Record<string, string> = {},
    ids: string[] = [aim.entity.id],
  ): Check[] => [{ id: 'lines.sum', status, message, params: { ...params, ...more }, entity_ids: ids }];
  if (met && total && met.figure.entity.label === 'AMOUNT_DUE' && isPrintedInLine(total, lines))
    return make(
      'warning',
      `The line items sum to ${sum}, as is due, but the total ${total.value} is printed in one of the lines.`,
      { difference: difference(total.value, sum) },
      [total.entity.id, met.figure.entity.id],
    );
  const whole = met && total && met.figure === total && !subtotal && !tax ? totalWithTax(total, entities, lines) : null;
  if (whole && total)
    return make(
      'fail',
      `The line items sum to the total ${total.value}, but with the printed tax another total is ${whole.value}: the total is likely ${whole.value}.`,
      { field: 'total', likely: whole.value },
      [total.entity.id, whole.id],
    );
  if (met) return make('pass', `The line items sum to ${sum}, as printed.`, {}, [met.figure.entity.id]);
  if (total && due && compareDecimals(addDecimals(sum, total.value), due.value) === 0)
    return make(
      'fail',
      `The line items sum to ${sum} and make the amount due ${due.value} only with ${total.value}, which is taken for the total: the total is likely ${due.value}.`,
      { field: 'total', likely: due.value },
      [total.entity.id, due.entity.id],
    );
  if (total && tax && compareDecimals(tax.value, '0') > 0) {
    const gross = addDecimals(total.value, tax.value);
    if (compareDecimals(sum, gross) === 0)
      return make(
        'fail',
        `The line items sum to ${sum}, which is the total ${total.value} and the tax ${tax.value}: the total is likely ${gross}.`,
        { field: 'total', likely: gross },
        [total.entity.id, tax.entity.id],
      );
  }
  const adjusted = adjustment === null ? null : addDecimals(sum, adjustment);
  const stated = targets.find(({ value }) => adjusted && isWithin(adjusted, value, sumTolerance(lines.length)));
  if (stated) {
    const words = `The line items sum to ${sum}; with the allowances and charges of the e-invoice they make ${adjusted}.`;
    return make('pass', words, {}, [stated.figure.entity.id]);
  }
  const own = subtotal ? total && sumBesideTotal(entities, lines, sum, total) : printedSum(entities, lines, sum);
  if (own) return make('pass', `The line items sum to ${sum}, as printed.`, {}, [own.id]);
  const reasonOf = gapReasons(entities, lines);
  for (const { figure, value } of targets) {
    // Lines may have more decimals than the sums that they are rounded to.
    const gap = difference(value, sum);
    // The sum itself is printed nearly always: it explains nothing.
    const reason = isWithin(absolute(gap), absolute(sum), '0') ? null : reasonOf(roundDecimal(gap, 2));
    if (reason)
      return make('pass', `The line items sum to ${sum}; with ${reason.words} they make ${value}.`, {}, [
        figure.entity.id,
        ...reason.entities.map(({ id }) => id),
      ]);
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
  const rate = total && !tax && !subtotal ? rateBetween(sum, total.value) : null;
  if (total && rate) {
    const words = `The line items sum to ${sum}; with a tax of ${rate} % they make ${total.value}.`;
    return make('pass', words, { rate: String(rate) }, [total.entity.id]);
  }
  return make('warning', `The line items sum to ${sum}, but the ${name} is ${aim.value}.`, {
    difference: difference(aim.value, sum),
  });
}

/** Another printed total that is this one with the rows of tax between them: "Total 7,096, CGST 425.76 …, Grand total 7,948". */
function totalWithTax(total: Figure, entities: EntitiesByLabel, lines: readonly LineItem[]): Entity | null {
  const reasonOf = gapReasons(entities, lines);
  const isWhole = ({ value, context }: Entity) => {
    if (!isDecimal(value) || compareDecimals(value, total.value) <= 0) return false;
    if (readSummary(context.split(/\s{2,}/)[0] ?? '')?.kind !== 'total') return false;
    return reasonOf(difference(value, total.value))?.hasTax ?? false;
  };
  return outsideLines(entities.MONETARY ?? [], lines).find(isWhole) ?? null;
}

/** A rate of tax that some country has, in percent, which makes the net sum the total to the cent. */
function rateBetween(net: Decimal, total: Decimal): number | null {
  const cents = centsOf(net);
  const fits = (rate: number) => Math.abs(cents + Math.round((cents * rate) / 100) - centsOf(total)) <= 1;
  return [...knownTaxRates()].find((rate) => rate >= LEAST_RATE && fits(rate)) ?? null;
}

/** Percent; smaller rates are found in any two amounts that lie close together. */
const LEAST_RATE = 4;

/** Whether a total is one of several lines' own figures. */
function isPrintedInLine({ entity }: Figure, lines: readonly LineItem[]): boolean {
  return lines.length > 1 && insideLines(lines)(entity);
}

/** The sum in a row of sums below the lines: "Total   2   250.00   22.50   272.50". */
function printedSum(entities: EntitiesByLabel, lines: readonly LineItem[], sum: Decimal): Entity | null {
  const isSum = ({ context }: Entity) => {
    const kind = readSummary(context.split(/\s{2,}/)[0] ?? '')?.kind;
    return kind === 'total' || kind === 'subtotal';
  };
  return figureOutside(entities, lines, sum, isSum);
}

/** The sum beside the total, in a row of figures only: "1.057,32  24,50  1.081,82  205,55  EUR 1.287,37". */
function sumBesideTotal(
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
  sum: Decimal,
  total: Figure,
): Entity | null {
  const isBeside = ({ context }: Entity) =>
    context.includes(total.entity.text) &&
    context.split(/\s{2,}/).length > 2 &&
    !NAMED.test(context.replace(CURRENCY, ''));
  return figureOutside(entities, lines, sum, isBeside);
}

function figureOutside(
  entities: EntitiesByLabel,
  lines: readonly LineItem[],
  value: Decimal,
  fits: (amount: Entity) => boolean,
): Entity | null {
  const amounts = outsideLines(entities.MONETARY ?? [], lines).filter(fits);
  return amounts.find((amount) => isDecimal(amount.value) && isWithin(amount.value, value, '0')) ?? null;
}

const NAMED = /\p{L}/u;
const CURRENCY = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

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
