import type { FieldCandidates } from '../../candidates/choices.ts';
import { centsOf } from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { taxedRows } from './taxed-rows.ts';

/** How near the labels of net amount and tax must stand. */
const LABELLED = 0.5;
const HIGHEST_SHARE = HIGHEST_LISTED_RATE / 100;
/** Statements with more labelled sums than this prove nothing by three of them. */
const MOST = 40;

/** Log odds for the whole of a labelled net amount and tax, and against a bare number where such a whole is printed. */
const IS_WHOLE = 1.5;
const BARE = -5;

/** Swiss invoices end in five Rappen: an amount is off by two at most. */
const FIVE_CENTS = 5;

/**
 * A sum as it is printed: to the cent, or else rounded to five cents; null where it is not. `amounts` are in cents.
 */
function printedSum(sum: number, amounts: ReadonlySet<number>): number | null {
  if (amounts.has(sum)) return sum;
  const rounded = Math.round(sum / FIVE_CENTS) * FIVE_CENTS;
  return amounts.has(rounded) ? rounded : null;
}

/**
 * Log odds of every candidate for the total by what the page itself adds up: a net amount and a tax, both labelled, make
 * a printed amount. That is the total, whatever it is called; a bare integer out of a column of quantities is not.
 */
export function netAndTaxOdds({ candidates, features }: FieldCandidates): (index: number) => number {
  const cents = candidates.map(({ value }) => centsOf(value));
  const isProper = (index: number) => features[index]!.proper === 1;
  const near = (label: string) => cents.filter((_, index) => (features[index]![label] ?? 0) > LABELLED).slice(0, MOST);
  const proper = new Set(cents.filter((_, index) => isProper(index)));
  const wholes = new Set<number>();
  for (const net of near('near_subtotal')) {
    for (const tax of near('near_taxWord')) {
      const isPart = tax !== 0 && net * tax > 0 && Math.abs(tax) <= Math.abs(net) * HIGHEST_SHARE;
      const whole = isPart ? printedSum(net + tax, proper) : null;
      if (whole !== null) wholes.add(whole);
    }
  }
  // Lines with the tax of each are no invoice of their own, where their sum is printed.
  for (const { wholes: lines, wholeSum } of taxedRows(candidates as AmountCandidate[])) {
    if (!proper.has(wholeSum)) continue;
    for (const { value } of lines) wholes.delete(centsOf(value));
    wholes.add(wholeSum);
  }
  const greatest = Math.max(0, ...[...wholes].map(Math.abs));
  return (index) => {
    if (greatest === 0) return 0;
    if (!isProper(index)) return BARE;
    return Math.abs(cents[index]!) === greatest ? IS_WHOLE : 0;
  };
}
