import { SAME_COLUMN } from '../../alignment.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

const FEWEST_ROWS = 2;
const FEWEST_COLUMNS = 2;
const CENT = 1;

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
    if (proper.every((amount) => isSumOfColumn(amount, index, byRow, facts))) found.add(index);
  }
  return found;
}

function isSumOfColumn(
  amount: AmountCandidate,
  index: number,
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  facts: DocumentFacts,
): boolean {
  const page = facts.layout.rows[index]!.page;
  const right = amount.box.x + amount.box.width;
  let [sum, rows] = [0, 0];
  for (let above = index - 1; facts.layout.rows[above]?.page === page; above--) {
    const own = byRow
      .get(above)
      ?.find((other) => isProper(other) && Math.abs(other.box.x + other.box.width - right) < SAME_COLUMN.narrow);
    if (!own) break;
    sum += centsOf(own.value);
    rows++;
  }
  return rows >= FEWEST_ROWS && centsOf(amount.value) !== 0 && Math.abs(sum - centsOf(amount.value)) <= CENT;
}
