import { CENT, isNear, multiplyDecimals } from '../../values/decimal.ts';
import { unsigned } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

const PERCENT = /(\d{1,2}(?:[.,]\d{1,3})?)\s?-?\s?%/u;
/** One discount may be a line of its own; where lines have one each, they explain the lines. */
const FEWEST = 2;

/**
 * The discounts that each take a printed percentage off the line above them: "Rebate 10 %  31.00-" below a line of
 * 310.00. They explain that line and are none themselves. Empty where only one line has such a discount. In a list of
 * numbered lines what else stands between these without a number, freight or a surcharge, belongs to the line above too.
 */
export function lineDiscounts(drafts: readonly ItemDraft[]): ReadonlySet<ItemDraft> {
  const found = new Set<ItemDraft>();
  let line: ItemDraft | undefined;
  for (const draft of drafts) {
    if (line && mayExplain(draft) && isShareOff(draft, line)) found.add(draft);
    else if (!draft.anchor.summary) line = draft;
  }
  if (found.size < FEWEST) return new Set();
  const isLine = (draft: ItemDraft) => !draft.anchor.summary && !found.has(draft);
  if (!drafts.filter(isLine).every(({ hasPosition }) => hasPosition)) return found;
  const last = drafts.findLastIndex(isLine);
  return new Set(drafts.filter((draft, index) => found.has(draft) || (index < last && !isNumbered(draft, isLine))));
}

/** A discount by its name; or something without number and count that is taken off: "Loyalty bonus 0.5 %   8.97-". */
function mayExplain({ anchor, hasPosition, unitPrice, total }: ItemDraft): boolean {
  if (anchor.summary) return anchor.summary.kind === 'discount';
  return !hasPosition && unitPrice === null && total.startsWith('-');
}

function isShareOff({ anchor, total }: ItemDraft, line: ItemDraft): boolean {
  const percent = PERCENT.exec(anchor.cells.map((cell) => cell?.text ?? '').join(' '))?.[1];
  if (!percent) return false;
  const share = multiplyDecimals(percent.replace(',', '.'), '0.01');
  return isNear(unsigned(multiplyDecimals(line.total, share)), unsigned(total), CENT);
}

function isNumbered(draft: ItemDraft, isLine: (draft: ItemDraft) => boolean): boolean {
  return isLine(draft) || draft.hasPosition;
}
