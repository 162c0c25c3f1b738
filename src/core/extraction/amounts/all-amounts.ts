import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { type AccountBalances, accountBalances } from './account-balances.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type AmountLook, amountLooks, type PageAmounts } from './amount-looks.ts';
import { amountSums, isProper } from './amount-sums.ts';
import { type ComposedTotals, composedTotals } from './composed-totals.ts';
import { type RowPart, rowWholes } from './row-wholes.ts';
import { sectionSums } from './section-sums.ts';
import { sumRows } from './sum-rows.ts';
import { mayBeTax } from './tax-signs.ts';
import { toldParts } from './told-amounts.ts';
import { type ColumnSide, totalColumns } from './total-columns.ts';
import { totalsWithoutName } from './unnamed-totals.ts';
import { yearlySums } from './yearly-sums.ts';

/** What is known of all amounts of a document together, for the total as for the tax. */
export interface AllAmounts extends PageAmounts {
  looks: readonly AmountLook[];
  composed: ComposedTotals;
  balances: AccountBalances;
  columns: Map<AmountCandidate, ColumnSide>;
  /** What the amounts are in rows of totals that print net, tax and gross. */
  wholes: ReadonlyMap<AmountCandidate, RowPart>;
  /** Log odds where no amount is named a total. */
  unnamed: Map<AmountCandidate, number>;
  /** Sums of a whole year, of which this bill asks for a part. */
  yearly: ReadonlySet<AmountCandidate>;
  /** Whether any number is written as an amount. */
  anyProper: boolean;
}

/** Looks at all amounts of a document once. */
export function allAmounts(candidates: readonly AmountCandidate[], facts: DocumentFacts): AllAmounts {
  const cents = candidates.map((candidate) => centsOf(candidate.value));
  const proper = cents.map(Math.abs).filter((_, index) => isProper(candidates[index]!));
  const counts = new Map<number, number>();
  for (const value of cents) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byRow = Map.groupBy(candidates, ({ segment }) => segment.row);
  const page: PageAmounts = {
    candidates,
    cents,
    counts,
    byRow,
    sumRows: sumRows(byRow, facts),
    sums: amountSums(candidates, (candidate) => mayBeTax(candidate, facts)),
    largest: Math.max(1, ...proper),
  };
  const composed = joined(composedTotals(candidates, facts), sectionSums(candidates, facts));
  const yearly = yearlySums(candidates, composed.totals, facts);
  return {
    ...page,
    looks: amountLooks(page, facts),
    composed,
    yearly,
    balances: accountBalances(candidates, facts),
    columns: totalColumns(candidates, facts),
    wholes: new Map([...toldParts(candidates, facts), ...rowWholes(byRow, facts)]),
    unnamed: totalsWithoutName(
      candidates.filter((one) => !yearly.has(one)),
      byRow,
      facts,
    ),
    anyProper: proper.length > 0,
  };
}

/**
 * What sections lead to may be said once more below and be led on from there ("Bill amount 816.00 … Total bill amount
 * 816.00, less discount 16.00, net amount 800.00"): it is a base wherever it stands.
 */
function joined(one: ComposedTotals, other: ComposedTotals): ComposedTotals {
  const led = new Set([...one.bases].map(({ value }) => centsOf(value)));
  const again = [...other.totals].filter(({ value }) => led.has(centsOf(value)));
  return {
    totals: new Set([...one.totals, ...other.totals]),
    bases: new Set([...one.bases, ...other.bases, ...again]),
  };
}
