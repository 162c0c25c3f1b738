import { SAME_COLUMN } from '../../alignment.ts';
import { centsOf } from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

/** Rows of one table, each of which ends in net amount, tax and gross amount. */
export interface TaxedRows {
  taxes: AmountCandidate[];
  wholes: AmountCandidate[];
  /** In cents, over all rows. */
  taxSum: number;
  wholeSum: number;
}

/**
 * "95.94   6.60   102.54" above "100.00   9.18   109.18": what is charged for in several rows with the tax of each. None of
 * these is the tax or total of the invoice; their sums may be.
 */
export function taxedRows(candidates: readonly AmountCandidate[]): TaxedRows[] {
  const groups: (TaxedRows & { shares: number[] })[] = [];
  for (const inRow of Map.groupBy(candidates.filter(isProper), ({ segment }) => segment.row).values()) {
    const { tax, whole, isOfRate } = taxedPart(inRow) ?? {};
    if (!tax || !whole) continue;
    const open = groups.find(({ wholes: [first] }) => Math.abs(right(first!) - right(whole)) < SAME_COLUMN.narrow);
    const group = open ?? { taxes: [], wholes: [], taxSum: 0, wholeSum: 0, shares: [] };
    if (!open) groups.push(group);
    if (isOfRate) group.shares.push(shareOf(tax, whole));
    group.taxes.push(tax);
    group.wholes.push(whole);
    group.taxSum += centsOf(tax.value);
    group.wholeSum += centsOf(whole.value);
  }
  // "Charge, paid by the insurer, your share" looks alike, at one share for all.
  return groups.filter(({ wholes, shares }) => wholes.length > 1 && new Set(shares).size === shares.length);
}

/**
 * Three amounts beside each other in a row, from its end on: net amount, tax and their sum, or the other way round in a
 * table of rates ("7 %   211.90   198.04   13.86"), beside which the sums of the whole may stand.
 */
function taxedPart(
  inRow: readonly AmountCandidate[],
): { tax: AmountCandidate; whole: AmountCandidate; isOfRate: boolean } | null {
  const sorted = inRow.toSorted((a, b) => a.box.x - b.box.x);
  for (let at = sorted.length - 3; at >= 0; at--) {
    const [first, second, third] = sorted.slice(at, at + 3) as [AmountCandidate, AmountCandidate, AmountCandidate];
    if (isTaxed(first, second, third)) return { tax: second, whole: third, isOfRate: false };
    if (isTaxed(second, third, first)) return { tax: third, whole: first, isOfRate: true };
  }
  return null;
}

/** The tax in the gross amount, in whole percent. */
const shareOf = (tax: AmountCandidate, whole: AmountCandidate): number =>
  Math.round((centsOf(tax.value) * 100) / centsOf(whole.value));

const right = ({ box }: AmountCandidate): number => box.x + box.width;

function isTaxed(net: AmountCandidate, tax: AmountCandidate, whole: AmountCandidate): boolean {
  const [base, part, sum] = [centsOf(net.value), centsOf(tax.value), centsOf(whole.value)];
  return part > 0 && base + part === sum && part <= (base * HIGHEST_LISTED_RATE) / 100;
}
