import { SAME_COLUMN } from '../../alignment.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;
const CENT = 1;

/** Whether two amounts stand in one column, which begins or ends its figures below each other. */
export function isInColumnOf({ box: a }: AmountCandidate, { box: b }: AmountCandidate): boolean {
  const off = Math.min(Math.abs(a.x + a.width - b.x - b.width), Math.abs(a.x - b.x));
  return off < SAME_COLUMN.narrow;
}

/** Whether amounts are those of a box beside a table, whose rows stand between its own: "Paid 445.40" at its right. */
export function standBeside(amounts: readonly AmountCandidate[], row: readonly AmountCandidate[]): boolean {
  const from = Math.min(...row.map(({ box }) => box.x));
  const to = Math.max(...row.map(({ box }) => box.x + box.width));
  return amounts.length > 0 && amounts.every(({ box }) => box.x > to || box.x + box.width < from);
}

/**
 * Rows (by index) without any words in which every amount is the sum of the amounts right above it: the last row of a
 * tax table, for which many forms have no name.
 */
export function sumRows(byRow: ReadonlyMap<number, readonly AmountCandidate[]>, facts: DocumentFacts): Set<number> {
  const found = new Set<number>();
  for (const [index, amounts] of byRow) {
    const row = facts.layout.rows[index]!;
    const proper = amounts.filter(isProper);
    if (proper.length < FEWEST_COLUMNS || /\p{L}{4}/u.test(row.text)) continue;
    if (proper.every((amount) => isSumOfColumn(amount, proper, byRow, facts))) found.add(index);
  }
  return found;
}

function isSumOfColumn(
  amount: AmountCandidate,
  row: readonly AmountCandidate[],
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): boolean {
  let [sum, rows] = [0, 0];
  for (let above = amount.segment.row - 1; facts.layout.rows[above]?.page === amount.page; above--) {
    const proper = byRow.get(above)?.filter(isProper) ?? [];
    if (standBeside(proper, row)) continue;
    const own = proper.find((other) => isInColumnOf(amount, other));
    if (!own) break;
    sum += centsOf(own.value);
    rows++;
  }
  return rows >= FEWEST_ROWS && centsOf(amount.value) !== 0 && Math.abs(sum - centsOf(amount.value)) <= CENT;
}
