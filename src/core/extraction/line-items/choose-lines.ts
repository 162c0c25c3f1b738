import { readSummary } from '../../lexicon/summary-row.ts';
import { addDecimals } from '../../values/decimal.ts';
import type { AnchorRows } from './anchor-rows.ts';
import { sumOf, taxedLineAddsUp, valueKey } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { aboveClosingSum, linesOfSections, summedByKind, withoutBareSums } from './closing-sum.ts';
import type { ItemDraft } from './item-draft.ts';
import { lineDiscounts } from './line-discounts.ts';
import { withoutCarriedSums } from './reduced-lines.ts';
import { withoutSubRows } from './sub-rows.ts';
import { linesUnderOneSum, summedSections } from './summed-sections.ts';

type IsSum = (drafts: readonly ItemDraft[]) => boolean;

/**
 * Decides which of the doubtful rows are lines: those with which the line totals sum to a printed amount. `summed`
 * tells whether any choice does, `closing` is what that sum holds besides.
 */
export function chooseLines(
  { items, adjustments, late, setOut, taxes, sums, rest }: AnchorRows,
  draft: (row: BodyRow) => ItemDraft,
  isSum: IsSum,
  areAddedUp: (sections: readonly ItemDraft[][]) => boolean,
): { drafts: ItemDraft[]; summed: boolean; closing?: ItemDraft[] } {
  const own = withoutTaxOfNothing(withoutTaxOfThem(items.map(draft)));
  const second = late.map(draft);
  const all = inOrder([...items, ...late, ...rest].map(draft));
  const sections = summedSections(all, sums);
  const lines = sections?.flat() ?? [];
  if (sections && lines.length > own.length && areAddedUp(sections)) return { drafts: lines, summed: true };
  const summedUp = linesUnderOneSum(all, sums);
  if (summedUp && summedUp.length > own.length) return { drafts: summedUp, summed: true };
  // A second list is one only with a sum of its own and one of both; what was paid of the whole leaves the tax behind.
  const isPaid = second.every(({ total }) => total.startsWith('-'));
  if (second.length > 0 && !isPaid && isSum(second) && isSum([...own, ...second]))
    return { drafts: inOrder([...own, ...second]), summed: true };
  if (isSum(own)) return { drafts: own, summed: true };
  if (taxes.length > 0) return besideTaxes(own, taxes, draft, isSum);
  // Sections have sums of their own, and only with what is charged below the last do they make the whole.
  // So may what bears no count as they do: "Surcharge for the cold chain   12.60" below the sum of the last delivery.
  const last = own.at(-1)?.anchor.row ?? 0;
  const uncounted = sums.length > 1 ? rest.filter(({ row }) => row > last).map(draft) : [];
  const charged = inOrder([
    ...second,
    ...setOut.map(draft),
    ...uncounted.filter(({ total }) => !total.startsWith('-')),
  ]);
  const more = charged.findIndex((_, index) => isSum([...own, ...charged.slice(0, index + 1)]));
  if (more >= 0) return { drafts: inOrder([...own, ...charged.slice(0, more + 1)]), summed: true };
  const adjusted = inOrder([...own, ...adjustments.map(draft)]);
  if (adjusted.length > own.length && isSum(adjusted)) {
    const explaining = lineDiscounts(adjusted);
    const net = sums.find(({ row }) => row > adjusted.at(-1)!.anchor.row);
    const isReduced = adjustments.some(({ summary }) => summary?.kind === 'discount');
    const isLine = isSold(own, net?.kind === 'subtotal' && !net.isListed && !isReduced);
    const stated = adjusted.filter((one) => !explaining.has(one));
    const closing = stated.filter((one) => !isLine(one));
    return { drafts: stated.filter(isLine), summed: true, closing };
  }
  // "American Express   -302.26" in the account of a stay: neither tax nor charge, and all of them make the sum without it.
  const charges = adjusted.filter(({ total }) => !total.startsWith('-'));
  const booksTax = adjustments.some(({ summary }) => summary?.kind === 'tax');
  if (booksTax && charges.length < adjusted.length && isSum(charges)) return { drafts: charges, summed: true };
  const once = withoutCopies(own);
  if (once.length < own.length && isSum(once)) return { drafts: once, summed: true };
  const uncarried = withoutCarriedSums(own);
  if (uncarried.length < own.length && isSum(uncarried)) return { drafts: uncarried, summed: true };
  // Lists with sums that no word names: only where the last has one of its own, and all together too.
  const listed = withoutBareSums(own);
  const isList = listed.last.length === 0 || (listed.last.length > 1 && isSum(listed.last));
  if (listed.kept.length < own.length && isList && isSum(listed.kept)) return { drafts: listed.kept, summed: true };
  const ofSections = linesOfSections(own);
  if (ofSections && isSum(ofSections)) return { drafts: ofSections, summed: true };
  const byKind = summedByKind(own);
  if (byKind) return { drafts: byKind, summed: true };
  const above = aboveClosingSum(own);
  if (above) return { drafts: above, summed: true };
  // "Rabatt   -1 441" above "Premie för perioden   16 567": what is taken off in a list of premiums before a row sums it up is one of its lines.
  const reduced = adjusted.length > own.length ? aboveClosingSum(adjusted) : null;
  const isPlain = reduced?.every(({ quantity, unitPrice }) => quantity === null && unitPrice === null);
  if (reduced && isPlain && isSum(reduced)) return { drafts: reduced, summed: true };
  return withoutSubRows(own, isSum);
}

/** So many of the last lines are tried to be none: every trial sums all. */
const MOST_BELOW_TAX = 40;

/** The lines above a taxed sum without a name, and those below its tax where these make a sum with it. */
function besideTaxes(
  own: readonly ItemDraft[],
  taxes: readonly BodyRow[],
  draft: (row: BodyRow) => ItemDraft,
  isSum: IsSum,
): { drafts: ItemDraft[]; summed: boolean } {
  const row = taxes[0]!.row;
  const above = own.findIndex(({ anchor }) => anchor.row > row);
  const least = above < 0 ? own.length : Math.max(above, own.length - MOST_BELOW_TAX);
  for (let count = own.length; count > least; count--) {
    const drafts = own.slice(0, count);
    if (isSum([...drafts, ...taxes.map(draft)])) return { drafts, summed: true };
  }
  return { drafts: own.filter(({ anchor }) => anchor.row < row), summed: true };
}

/**
 * Of discounts and charges those that may be called sold: what stands between the lines; below the last of them no
 * reduction of the whole unless it is numbered, dated or priced like them, and below counted or numbered lines nothing that is neither,
 * nor has a price or a rate of tax of its own; unless it begins as their names do, and the sum before tax apart (`isAboveNet`).
 */
function isSold(own: readonly ItemDraft[], isAboveNet: boolean): (draft: ItemDraft) => boolean {
  const isCounted = ({ quantity, hasPosition }: ItemDraft) => quantity !== null || hasPosition;
  const counted = own.filter(isCounted).length * 2 > own.length;
  const last = own.at(-1)?.anchor.row ?? 0;
  // Where the last lines are without count already, what follows them is one more.
  const endsUncounted = own.length > 0 && !isCounted(own.at(-1)!);
  // "4  Discount   -25.00" below lines 1 to 3 is numbered as they are, or has a day as they have.
  const numbered = own.length > 0 && own.every(({ hasPosition }) => hasPosition);
  const dated = own.length > 0 && own.every(({ hasDay }) => hasDay);
  const isFilled = isFilledLike(own);
  const isFlush = ({ left, anchor: { height } }: ItemDraft) =>
    left !== null && own.some((line) => line.left !== null && Math.abs(line.left - left) < height / 2);
  return (draft) =>
    draft.anchor.row <= last ||
    (numbered && draft.hasPosition) ||
    (dated && draft.hasDay) ||
    (isPriced(draft) && isFlush(draft)) ||
    (draft.anchor.summary?.kind !== 'discount' &&
      (isCounted(draft) ||
        isPriced(draft) ||
        isFilled(draft) ||
        !counted ||
        endsUncounted ||
        (isAboveNet && isFlush(draft))));
}

/**
 * "Postage   8.1 %   7.00" below "Coffee   2   24.90   2.6 %   49.80", "Packing   996511   1,850.00" below goods with the
 * numbers of a tariff: what fills the lines' own column of rates or of articles, as all of them do, is one of them.
 */
function isFilledLike(own: readonly ItemDraft[]): (draft: ItemDraft) => boolean {
  const taxed = own.length > 1 && own.every(({ taxRate }) => taxRate !== null);
  const coded = own.length > 1 && own.every(({ hasArticle }) => hasArticle);
  return ({ taxRate, hasArticle }) => (taxed && taxRate !== null) || (coded && hasArticle);
}

/** "Shipping   4.34   4.34": one of it at its price; or with its tax, "Shipping   35.71   12 %   40.00". */
function isPriced({ unitPrice, taxRate, total, anchor }: ItemDraft): boolean {
  if (unitPrice === null) return false;
  // Its price without tax, its price with it, and the total.
  if (anchor.figures.filter((figure) => figure && valueKey(figure.value) === valueKey(total)).length > 1) return true;
  return (
    valueKey(unitPrice) === valueKey(total) || (taxRate !== null && taxedLineAddsUp('1', unitPrice, total, taxRate))
  );
}

/** The lines without a last one that is a share of the sum of all others, which stands beside: "S   19 %   1,289.50   245.01". */
function withoutTaxOfThem(drafts: ItemDraft[]): ItemDraft[] {
  const last = drafts.at(-1);
  const others = drafts.slice(0, -1);
  if (!last || last.unitPrice === null || last.quantity !== null || others.length === 0) return drafts;
  const base = sumOf(others.map(({ total }) => total));
  if (valueKey(base) !== valueKey(last.unitPrice)) return drafts;
  const isTaxed = last.anchor.cells.some((cell) => {
    const rate = cell && RATE.exec(cell.text)?.[1];
    return rate && taxedLineAddsUp('1', base, addDecimals(base, last.total), rate.replace(',', '.'));
  });
  return isTaxed ? others : drafts;
}

/** The lines without a last one of nothing, whose name says much of taxes and ends in what they are called: "… er unntatt. Mva-beløp   0,00". */
function withoutTaxOfNothing(drafts: ItemDraft[]): ItemDraft[] {
  const last = drafts.at(-1);
  if (!last || drafts.length < 2 || /[1-9]/.test(last.total) || last.quantity !== null) return drafts;
  const isTax = last.anchor.cells.some((cell) => {
    const end = cell && /(?:^|[.:;,]\s)(\p{L}[\p{L}\s-]*?):?$/u.exec(cell.text)?.[1];
    return end && readSummary(end)?.kind === 'tax';
  });
  return isTax ? drafts.slice(0, -1) : drafts;
}

const RATE = /^(\d{1,2}(?:[.,]\d{1,3})?)\s?%/;

function inOrder(drafts: ItemDraft[]): ItemDraft[] {
  return drafts.sort((a, b) => a.anchor.row - b.anchor.row);
}

/** The first copy where "Original", "Duplicate" and "Triplicate" print the same lines on pages of their own. */
function withoutCopies(drafts: ItemDraft[]): ItemDraft[] {
  for (const copies of [3, 2]) {
    const size = drafts.length / copies;
    if (!Number.isInteger(size) || size === 0) continue;
    const repeats = drafts.every((draft, index) => {
      const first = drafts[index % size]!;
      return index < size || (draft.anchor.page !== first.anchor.page && printOf(draft) === printOf(first));
    });
    if (repeats) return drafts.slice(0, size);
  }
  return drafts;
}

function printOf({ anchor }: ItemDraft): string {
  return anchor.cells.map((cell) => cell?.text ?? '').join('|');
}
