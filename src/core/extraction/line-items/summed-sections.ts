import type { SummaryKind } from '../../lexicon/lexicon.ts';
import type { Decimal } from '../../values/decimal.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import type { ItemDraft } from './item-draft.ts';

/** A row of a total or subtotal among the lines. */
export interface SumRow {
  row: number;
  value: Decimal;
  kind: SummaryKind;
  /** It begins as the names of the lines do, and is not set apart from them. */
  isListed: boolean;
}

/**
 * "Total materials 403.50" below the materials, "Total labor 307.75" below the labor: the lines in sections, each closed by
 * its own sum. Null where the sum of a section is another, where there is one section only, and where an amount without
 * more makes a section ("Add: levy", "Total levy"); what stands below the last sum is none.
 */
export function summedSections(drafts: readonly ItemDraft[], sums: readonly SumRow[]): ItemDraft[][] | null {
  const sections: ItemDraft[][] = [];
  let above = -1;
  for (const { row, value } of sums) {
    const section = drafts.filter(({ anchor }) => anchor.row > above && anchor.row < row);
    above = row;
    if (section.length === 0) continue;
    if (!make(section, value)) return null;
    if (section.length === 1 && !isEntry(section[0]!)) return null;
    sections.push(section);
  }
  return sections.length > 1 && sections.some(({ length }) => length > 1) ? sections : null;
}

/**
 * The lines of all sections above the row that sums these up: "Total for line 1", "Total for line 2", "Total monthly
 * services". Other lists may follow below; null where no row does.
 */
export function linesUnderOneSum(drafts: readonly ItemDraft[], sums: readonly SumRow[]): ItemDraft[] | null {
  const isBetween = (from: number, to: number) => drafts.some(({ anchor: { row } }) => row > from && row < to);
  const linesAbove = (row: number) => drafts.filter(({ anchor }) => anchor.row < row);
  const at = sums.findLastIndex(
    ({ row, value }, index) => index > 1 && !isBetween(sums[index - 1]!.row, row) && make(linesAbove(row), value),
  );
  return at < 0 ? null : (summedSections(linesAbove(sums[at]!.row), sums.slice(0, at))?.flat() ?? null);
}

function make(lines: readonly ItemDraft[], sum: Decimal): boolean {
  return valueKey(sumOf(lines.map(({ total }) => total))) === valueKey(sum);
}

/** Whether a line has more than a name and an amount. */
function isEntry({ quantity, unitPrice, hasDay, hasPosition }: ItemDraft): boolean {
  return quantity !== null || unitPrice !== null || hasDay || hasPosition;
}
