import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** "48 | 24.50 | 1,176.00": the amount is the product of two figures before it in its row, as a line of items has it. */
export function isProductInRow(candidate: AmountCandidate, inRow: readonly AmountCandidate[]): boolean {
  const own = centsOf(candidate.value);
  const before = inRow.filter(({ box }) => box.x < candidate.box.x).map(({ value }) => Number(value));
  return before.some((price, at) =>
    before.slice(0, at).some((quantity) => quantity !== 1 && price !== 1 && Math.round(quantity * price * 100) === own),
  );
}
