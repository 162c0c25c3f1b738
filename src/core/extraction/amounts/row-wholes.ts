import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';
import { isTotalRow } from './total-columns.ts';

/** Where money has no cents, a group of three digits tells an amount from a number of pieces: "28 539". */
const isGrouped = ({ text }: AmountCandidate) => /\d[ .,'’\u00a0\u202f]\d{3}$/.test(text);

/** What an amount is in a row of totals that prints net, tax and gross side by side. */
export type RowPart = 'net' | 'tax' | 'whole';

/** The highest usual rate of tax, as in India; more is a second part: "Parts 500.00, Labour 300.00, 800.00". */
const HIGHEST_RATE = 28;

/**
 * "Total   23.32   4.66   27.98": in a row that a total's label begins, two amounts and then their sum, the second at
 * most the highest usual rate of the first. The nearest to the label is then the net amount.
 */
export function rowWholes(
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): Map<AmountCandidate, RowPart> {
  const parts = new Map<AmountCandidate, RowPart>();
  for (const [index, amounts] of byRow) {
    const proper = amounts.filter(isProper);
    const [net, tax, whole, ...more] = (proper.length > 0 ? proper : amounts.filter(isGrouped)).sort(
      (a, b) => a.box.x - b.box.x,
    );
    if (!net || !tax || !whole || more.length > 0 || !isTotalRow(facts.layout.rows[index]!, facts)) continue;
    const [first, second, sum] = [net, tax, whole].map(({ value }) => centsOf(value)) as [number, number, number];
    if (second === 0 || first + second !== sum || Math.abs(second) > (Math.abs(first) * HIGHEST_RATE) / 100 + 1)
      continue;
    parts.set(net, 'net').set(tax, 'tax').set(whole, 'whole');
  }
  return parts;
}
