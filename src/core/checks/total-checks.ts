import type { Check, LineItem } from '../entity.ts';
import { addDecimals, compareDecimals, type Decimal, isDecimal, multiplyDecimals } from '../values/decimal.ts';
import { gapReasons } from './explain-gap.ts';
import { absolute, difference, type EntitiesByLabel, type Figure, figureOf, isWithin } from './figures.ts';
import { lineSum } from './line-checks.ts';

/** Each of the two summands is rounded to cents: half a cent each, and one for totals per tax rate. */
const ROUNDING = '0.02';
/** Above every standard rate in force (Hungary: 27 %). */
const HIGHEST_RATE = '30';
/** Standard rates in percent: EU members, UK, Switzerland, India, Australia, New Zealand. */
const STANDARD_RATES = ['7.7', '8.1', '10', '15', '17', '18', '19', '20', '21', '22', '23', '24', '25', '25.5', '27'];

/** Subtotal + tax − discount + charge = total, where all three are stated. */
export function checkTotals(entities: EntitiesByLabel, lines: readonly LineItem[]): Check[] {
  const subtotal = figureOf(entities, 'SUBTOTAL_AMOUNT');
  const tax = figureOf(entities, 'TAX_AMOUNT');
  const total = figureOf(entities, 'TOTAL_AMOUNT');
  if (!subtotal || !tax || !total) return [];
  const expected = addDecimals(subtotal.value, tax.value);
  const gap = difference(total.value, expected);
  const params = { subtotal: subtotal.value, tax: tax.value, total: total.value, expected };
  const check = (
    status: Check['status'],
    message: string,
    more: Record<string, string> = {},
    ids: string[] = [],
  ): Check[] => [
    {
      id: 'totals.add_up',
      status,
      message,
      params: { ...params, ...more },
      entity_ids: [subtotal, tax, total].map(({ entity }) => entity.id).concat(ids),
    },
  ];
  if (isWithin(total.value, expected, ROUNDING))
    return check('pass', `Subtotal ${subtotal.value} and tax ${tax.value} make the total ${total.value}.`);
  if (isWithin(total.value, subtotal.value, ROUNDING))
    return check('pass', `The tax ${tax.value} is included in the total ${total.value}.`);
  const reasonOf = gapReasons(entities, lines);
  const reason = reasonOf(gap);
  if (reason) {
    return check(
      'pass',
      `Subtotal, tax and ${reason.words} make the total ${total.value}.`,
      { adjustment: gap },
      reason.entities.map(({ id }) => id),
    );
  }
  const inclusive = reasonOf(difference(total.value, subtotal.value));
  if (inclusive) {
    return check(
      'pass',
      `Subtotal and ${inclusive.words} make the total ${total.value}, which includes the tax ${tax.value}.`,
      { adjustment: difference(total.value, subtotal.value) },
      inclusive.entities.map(({ id }) => id),
    );
  }
  const odd = oddOne({ subtotal, tax, total }, lines);
  if (odd) {
    return check(
      'fail',
      `Subtotal, tax and total do not add up: the ${odd.name} is ${odd.figure.value}, but everything else fits ${odd.likely}.`,
      { field: odd.name, likely: odd.likely, difference: gap },
    );
  }
  return check(
    'warning',
    `Subtotal ${subtotal.value} and tax ${tax.value} make ${expected}, but the total is ${total.value}; a discount or charge may be missing.`,
    { difference: gap },
  );
}

/** The one figure that, set right, agrees with the line items; null when they do not tell. */
function oddOne(figures: Record<'subtotal' | 'tax' | 'total', Figure>, lines: readonly LineItem[]) {
  const { subtotal, tax, total } = figures;
  const net = lineSum(lines);
  if (net === null) return null;
  if (isWithin(addDecimals(net, tax.value), total.value, ROUNDING))
    return { name: 'subtotal', figure: subtotal, likely: net };
  if (!isWithin(net, subtotal.value, ROUNDING)) return null;
  const lineTax = taxOfLines(lines) ?? taxAtUsualRate(subtotal.value, tax.value);
  if (lineTax === null) return null;
  if (isWithin(lineTax, tax.value, ROUNDING))
    return { name: 'total', figure: total, likely: addDecimals(subtotal.value, tax.value) };
  const remainder = difference(total.value, subtotal.value);
  return isWithin(lineTax, remainder, ROUNDING) ? { name: 'tax', figure: tax, likely: remainder } : null;
}

function taxOfLines(lines: readonly LineItem[]): Decimal | null {
  const taxes = lines.map(({ line_total, tax_rate }) =>
    line_total && tax_rate && isDecimal(line_total) && isDecimal(tax_rate)
      ? multiplyDecimals(multiplyDecimals(line_total, tax_rate), '0.01')
      : null,
  );
  return taxes.every((tax) => tax !== null) ? addDecimals(...taxes) : null;
}

/** The printed tax, when it is a standard rate of the subtotal to the cent: then it is not the tax that is wrong. */
function taxAtUsualRate(subtotal: Decimal, tax: Decimal): Decimal | null {
  const fits = STANDARD_RATES.some((rate) =>
    isWithin(multiplyDecimals(subtotal, rate), multiplyDecimals(tax, '100'), '1'),
  );
  return fits ? tax : null;
}

/**
 * Tax between nothing and 30 % of the net amount, with its sign. The net amount is the printed subtotal; where none is
 * printed, or it has the tax in it, what the total is without the tax.
 */
export function checkTaxRate(entities: EntitiesByLabel): Check[] {
  const tax = figureOf(entities, 'TAX_AMOUNT');
  const total = figureOf(entities, 'TOTAL_AMOUNT');
  if (!tax || !total) return [];
  const subtotal = figureOf(entities, 'SUBTOTAL_AMOUNT');
  const printed = subtotal && !isWithin(subtotal.value, total.value, ROUNDING) ? subtotal : null;
  const net = printed?.value ?? difference(total.value, tax.value);
  if (compareDecimals(net, '0') === 0) return [];
  const sameSign = compareDecimals(multiplyDecimals(tax.value, net), '0') >= 0;
  const plausible =
    sameSign &&
    compareDecimals(multiplyDecimals(absolute(tax.value), '100'), multiplyDecimals(absolute(net), HIGHEST_RATE)) <= 0;
  // For display only; the decision above is exact.
  const rate = String(Math.round((Number(tax.value) / Number(net)) * 1000) / 10);
  return [
    {
      id: 'tax.rate_plausible',
      status: plausible ? 'pass' : 'warning',
      message: plausible
        ? `The tax is ${rate} % of the net amount.`
        : `The tax ${tax.value} would be ${rate} % of the net amount ${net}, which no usual rate explains.`,
      params: { tax: tax.value, net, rate },
      entity_ids: [tax.entity.id, (printed ?? total).entity.id],
    },
  ];
}
