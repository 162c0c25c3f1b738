import { isNear } from '../../values/decimal.ts';
import { sumOf } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

const CENT = '0.01';
/** A sum of one line proves nothing: prices are repeated. */
const FEWEST = 2;

/**
 * The lines above the first row that is their sum, whatever that row is called; null when no row is. Words for sums are
 * without number, and each trade and country has its own; that the figures add up needs no word.
 */
export function aboveClosingSum(drafts: readonly ItemDraft[]): ItemDraft[] | null {
  for (let end = FEWEST; end < drafts.length; end++) {
    const sum = drafts[end]!;
    // What is counted or priced is sold.
    if (sum.quantity !== null || sum.unitPrice !== null) continue;
    const above = drafts.slice(0, end);
    if (!isZero(sum.total) && isNear(sumOf(above.map(({ total }) => total)), sum.total, CENT)) return above;
  }
  return null;
}

/**
 * The lines without the nameless rows that sum up those above since the last such row, and of them those behind the last:
 * lists below each other, each with a sum that no word names.
 */
export function withoutBareSums(drafts: readonly ItemDraft[]): { kept: ItemDraft[]; last: ItemDraft[] } {
  const kept: ItemDraft[] = [];
  let open: ItemDraft[] = [];
  for (const draft of drafts) {
    const isBare = draft.left === null && draft.unitPrice === null && open.length >= FEWEST && !isZero(draft.total);
    if (isBare && isNear(sumOf(open.map(({ total }) => total)), draft.total, CENT)) open = [];
    else {
      open.push(draft);
      kept.push(draft);
    }
  }
  return { kept, last: open };
}

function isZero(value: string): boolean {
  return !/[1-9]/.test(value);
}
