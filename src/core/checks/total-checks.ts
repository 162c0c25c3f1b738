import type { Check, LineItem } from '../entity.ts';
import { addDecimals, centsOf, type Decimal, isDecimal, multiplyDecimals } from '../values/decimal.ts';
import { knownTaxRates } from '../values/tax-rates.ts';
import { amountsBeside, amountsBetween } from './amounts-between.ts';
import { gapReasons } from './explain-gap.ts';
import { difference, type EntitiesByLabel, type Figure, figureOf, isWithin } from './figures.ts';
import { lineSum } from './line-checks.ts';

/** Each of the two summands is rounded to cents: half a cent each, and one for totals per tax rate. */
const ROUNDING = '0.02';
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
  if (isRoundedOff(total, gap))
    return check('pass', `Subtotal ${subtotal.value} and tax ${tax.value} make the total ${total.value}, rounded.`);
  const reasonOf = gapReasons(entities, lines);
  const reason = reasonOf(gap);
  if (reason?.isTaxOnly) {
    return check(
      'warning',
      `Subtotal, tax and ${reason.words} make the total ${total.value}: the tax ${tax.value} may be a part of it only.`,
      { difference: gap },
      reason.entities.map(({ id }) => id),
    );
  }
  if (reason) {
    return check(
      'pass',
      `Subtotal, tax and ${reason.words} make the total ${total.value}.`,
      { adjustment: gap },
      reason.entities.map(({ id }) => id),
    );
  }
  // What the tax adds is told by the tax: another row of tax would contradict it.
  const inclusive = reasonOf(difference(total.value, subtotal.value), 'no taxes');
  if (inclusive) {
    return check(
      'pass',
      `Subtotal and ${inclusive.words} make the total ${total.value}, which includes the tax ${tax.value}.`,
      { adjustment: difference(total.value, subtotal.value) },
      inclusive.entities.map(({ id }) => id),
    );
  }
  if (isUntaxedPart(gap, subtotal.value, lines) || goesOnUntaxed({ subtotal, tax, total }, lines)) {
    return check(
      'pass',
      `Subtotal ${subtotal.value}, tax ${tax.value} and the lines without tax make the total ${total.value}.`,
      { adjustment: gap },
    );
  }
  const between = amountsBetween({ subtotal, tax, total }, entities, lines);
  if (between) {
    return check(
      'pass',
      `Subtotal, tax and what else is printed above the total make the total ${total.value}.`,
      { adjustment: gap },
      between.map(({ id }) => id),
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
  const beside = amountsBeside({ subtotal, tax, total }, gap, entities, lines);
  if (beside) {
    return check(
      'pass',
      `Subtotal, tax and what stands beside them make the total ${total.value}.`,
      { adjustment: gap },
      beside.map(({ id }) => id),
    );
  }
  return check(
    'warning',
    `Subtotal ${subtotal.value} and tax ${tax.value} make ${expected}, but the total is ${total.value}; a discount or charge may be missing.`,
    { difference: gap },
  );
}

/** Totals of whole kronor, and of five rappen, are rounded to them, printed or not. */
function isRoundedOff({ entity, value }: Figure, gap: Decimal): boolean {
  const smallest = SMALLEST_COINS[entity.currency ?? ''];
  if (!smallest) return false;
  const [coin, cents] = [centsOf(smallest), centsOf(value)];
  return cents % coin === 0 && 2 * Math.abs(centsOf(gap)) <= coin;
}

/** What totals in cash are rounded to, also where they are transferred. */
const SMALLEST_COINS: Readonly<Record<string, Decimal>> = {
  ...{ SEK: '1.00', NOK: '1.00', DKK: '0.50', CZK: '1.00', HUF: '5.00', CHF: '0.05', AUD: '0.05', NZD: '0.10' },
};

/** Lines that bear no tax may stand below the subtotal of those that do: "Imponibile 617,14, escluso art. 15 79,02". */
function isUntaxedPart(gap: Decimal, subtotal: Decimal, lines: readonly LineItem[]): boolean {
  const isTaxed = ({ tax_rate }: LineItem) => tax_rate !== null && Number(tax_rate) > 0;
  const [taxed, free] = [lines.filter(isTaxed), lines.filter((line) => !isTaxed(line))].map(lineSum);
  return Boolean(taxed && free && isWithin(taxed, subtotal, ROUNDING) && isWithin(free, gap, ROUNDING));
}

/** The same where no line tells its rate: the first lines are taxed, those below are not, and one of both sums is the subtotal. */
function goesOnUntaxed(
  { subtotal, tax, total }: Record<'subtotal' | 'tax' | 'total', Figure>,
  lines: readonly LineItem[],
): boolean {
  const all = lineSum(lines);
  if (lines.length > MOST_LINES || !all || !isWithin(addDecimals(all, tax.value), total.value, ROUNDING)) return false;
  return lines.some((_, index) => {
    const [taxed, free] = [lines.slice(0, index), lines.slice(index)].map(lineSum);
    const isSubtotal = [taxed, free].some((sum) => sum && isWithin(sum, subtotal.value, ROUNDING));
    return Boolean(taxed && free && isSubtotal && taxAtUsualRate(taxed, tax.value) !== null);
  });
}

/** Longer lists have no few lines without tax at their end. */
const MOST_LINES = 60;

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
  const fits = [...knownTaxRates()].some((rate) =>
    isWithin(multiplyDecimals(subtotal, String(rate)), multiplyDecimals(tax, '100'), '1'),
  );
  return fits ? tax : null;
}
