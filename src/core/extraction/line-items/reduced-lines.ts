import { CENT, type Decimal, isNear, subtractDecimals } from '../../values/decimal.ts';
import { sumOf, unsigned } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import type { ItemDraft } from './item-draft.ts';

/** A price, some steps of discount, and what is left. */
const MOST_ROWS = 6;

/**
 * Lines whose own total stands below them, reached by rows of discounts and charges: "500.00", "Discount 10 % -50.00",
 * "Net 450.00". Rows that are no lines of their own are dropped. Null where fewer than two lines are followed by such a total;
 * `complete` tells that each line is, which needs no further proof.
 */
export function reducedLines(
  drafts: readonly ItemDraft[],
  rows: readonly BodyRow[],
  total: number,
): { drafts: ItemDraft[]; complete: boolean } | null {
  const lines = drafts.filter((draft) => (draft.quantity !== null || draft.unitPrice !== null) && !isReduction(draft));
  if (lines.length === 0) return null;
  const places = new Map(rows.map((row, index) => [row.row, index]));
  let reduced = 0;
  const own = lines.map((line, index) => {
    const from = places.get(line.anchor.row)! + 1;
    const next = lines[index + 1];
    const to = Math.min(next ? places.get(next.anchor.row)! : rows.length, from + MOST_ROWS);
    const net = netBelow(line.total, rows.slice(from, to), total);
    if (net === null) return line;
    reduced++;
    return { ...line, total: net.value, reductions: rows.slice(from, from + net.rows) };
  });
  return reduced > 1 ? { drafts: own, complete: reduced === own.length } : null;
}

/** "Customer discount   12.000- %   52.70-": taken off at a rate, whatever the rate was read as. */
function isReduction({ quantity, total, anchor }: ItemDraft): boolean {
  return quantity === null && total.startsWith('-') && anchor.cells.some((cell) => cell?.text.includes('%'));
}

/** The amount below that is the line's total and everything between, at least one amount, together. */
function netBelow(gross: Decimal, rows: readonly BodyRow[], column: number): { value: Decimal; rows: number } | null {
  const between: Decimal[] = [];
  for (const [index, { figures, page }] of rows.entries()) {
    const figure = figures[column];
    if (!figure || figure.percent || page !== rows[0]!.page) continue;
    if (between.length > 0) {
      // Reductions are printed with their sign or without.
      const signed = sumOf([gross, ...between]);
      const unsignedSum = subtractDecimals(gross, sumOf(between));
      if (isNear(signed, figure.value, CENT) || isNear(unsignedSum, figure.value, CENT))
        return { value: figure.value, rows: index + 1 };
    }
    between.push(figure.value);
  }
  return null;
}

/**
 * The lines without the sums that a page closes with and the next one begins with, whatever those rows are called: each
 * is the sum of all lines before it, stands there without quantity or price, and is printed twice or before a new page.
 */
export function withoutCarriedSums(drafts: readonly ItemDraft[]): ItemDraft[] {
  const kept: ItemDraft[] = [];
  for (const [index, draft] of drafts.entries()) {
    const isBare = draft.quantity === null && draft.unitPrice === null && kept.length > 1;
    const isSum = isBare && isNear(unsigned(sumOf(kept.map(({ total }) => total))), unsigned(draft.total), CENT);
    const isCarried = [drafts[index - 1], drafts[index + 1]].some(
      (other) => other && (other.total === draft.total || other.anchor.page !== draft.anchor.page),
    );
    if (!(isSum && isCarried)) kept.push(draft);
  }
  return kept;
}
