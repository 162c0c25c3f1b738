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
    if (valueKey(sumOf(section.map(({ total }) => total))) !== valueKey(value)) return null;
    if (section.length === 1 && !isEntry(section[0]!)) return null;
    sections.push(section);
  }
  return sections.length > 1 && sections.some(({ length }) => length > 1) ? sections : null;
}

/** Whether a line has more than a name and an amount. */
function isEntry({ quantity, unitPrice, hasDay, hasPosition }: ItemDraft): boolean {
  return quantity !== null || unitPrice !== null || hasDay || hasPosition;
}
