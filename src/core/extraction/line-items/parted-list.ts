import { SAME_EDGE } from '../../alignment.ts';
import type { AmountRow } from './amount-rows.ts';
import type { Found } from './list-of-rows.ts';

/** Fewer rows than this in two columns may add up by accident. */
const FEWEST = 4;
/** Columns of amounts that a list is parted into, as "not taxed" and "taxed". */
const MOST_COLUMNS = 3;

/**
 * The list whose amounts stand each in one of two or three columns (what is not taxed beside what is), as the row of
 * their sums proves; null when there is none. `amountsOf` gives all amounts of a row, in ten-thousandths.
 */
export function partedList(
  entries: readonly AmountRow[],
  amountsOf: (entry: AmountRow) => readonly { right: number; units: number }[],
): Found | null {
  for (const [at, closing] of entries.entries()) {
    const sums = amountsOf(closing);
    if (sums.length < 2 || sums.length > MOST_COLUMNS || sums.some(({ units }) => units === 0)) continue;
    if (!isAskedFor(sums, entries.slice(at + 1))) continue;
    const kept = rowsOf(entries.slice(0, at), sums, amountsOf);
    if (kept) return { kept, sum: closing, taxed: Infinity };
  }
  return null;
}

/** What was laid out in taxes and charges is a line of such lists. */
function isSum({ body }: AmountRow): boolean {
  const kind = body.summary?.kind;
  return kind === 'total' || kind === 'subtotal' || kind === 'carried' || kind === 'settlement';
}

/** Whether all columns together are printed below, or are with a tax, also less what is withheld: charges and credits are not. */
function isAskedFor(sums: readonly { units: number }[], below: readonly AmountRow[]): boolean {
  const whole = sums.reduce((sum, { units }) => sum + units, 0);
  const printed = new Set(below.map(({ units }) => units));
  const taxed = below.flatMap(({ units }) => (units > 0 && units < whole ? [whole + units] : []));
  const withheld = below.flatMap(({ units }) => (units < 0 ? [units] : []));
  return [whole, ...taxed].some((sum) => printed.has(sum) || withheld.some((part) => printed.has(sum + part)));
}

/** The rows right above that make every sum; null when they do not, or when one column alone has any. */
function rowsOf(
  above: readonly AmountRow[],
  sums: readonly { right: number; units: number }[],
  amountsOf: (entry: AmountRow) => readonly { right: number; units: number }[],
): AmountRow[] | null {
  const rest = sums.map(({ units }) => units);
  const used = sums.map(() => 0);
  const kept: AmountRow[] = [];
  for (const entry of above.toReversed()) {
    const amounts = amountsOf(entry);
    const column = sums.findIndex(({ right }) => Math.abs(right - entry.amount.right) < SAME_EDGE.usual);
    if (amounts.length !== 1 || column < 0 || !entry.named || isSum(entry)) return null;
    rest[column]! -= entry.units;
    used[column]!++;
    kept.unshift(entry);
    if (rest.every((units) => units === 0))
      return kept.length >= FEWEST && used.every((count) => count > 0) ? kept : null;
  }
  return null;
}
