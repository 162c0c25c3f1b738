import { CENT, isNear, multiplyDecimals } from '../../values/decimal.ts';
import { unsigned } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

const PERCENT = /(\d{1,2}(?:[.,]\d{1,3})?)\s?-?\s?%/u;
/** One discount may be a line of its own; where lines have one each, they explain the lines. */
const FEWEST = 2;

/**
 * The discounts that each take a printed percentage off the line right above them: "Rebate 10 %  31.00-" below a line of
 * 310.00. They explain that line and are none themselves. Empty where only one line has such a discount.
 */
export function lineDiscounts(drafts: readonly ItemDraft[]): ReadonlySet<ItemDraft> {
  const found = drafts.filter((draft, index) => {
    const above = drafts[index - 1];
    if (draft.anchor.summary?.kind !== 'discount' || !above || above.anchor.summary) return false;
    const percent = PERCENT.exec(draft.anchor.cells.map((cell) => cell?.text ?? '').join(' '))?.[1];
    if (!percent) return false;
    const share = multiplyDecimals(percent.replace(',', '.'), '0.01');
    return isNear(unsigned(multiplyDecimals(above.total, share)), unsigned(draft.total), CENT);
  });
  return new Set(found.length < FEWEST ? [] : found);
}
