import type { DocumentLayout } from '../../layout/layout.ts';
import type { AmountRow } from './amount-rows.ts';
import type { ItemTable } from './item-table.ts';
import { listOf } from './list-of-rows.ts';
import { finishReading, type ItemReading, type ReadingContext, readItems } from './read-items.ts';
import { rowsOf } from './reading-figures.ts';
import { type SetOutSection, setOutSections } from './set-out-sections.ts';

/** The sections that a summary sums up, wherever they stand, each read as a list; null where nothing is set out so. */
export function readSetOut(
  amountRows: readonly AmountRow[],
  tables: readonly ItemTable[],
  layout: DocumentLayout,
  context: ReadingContext,
): ItemReading[] | null {
  return setOutSections(amountRows)?.map((section) => readSection(section, tables, layout, context)) ?? null;
}

/** A section with the columns that its titles tell; without titles its names and amounts. */
function readSection(
  { kept, end }: SetOutSection,
  tables: readonly ItemTable[],
  layout: DocumentLayout,
  context: ReadingContext,
): ItemReading {
  const first = kept[0]!.row.index;
  const own = new Set(kept.map(({ row }) => row.index));
  const isOwn = ({ drafts }: ItemReading) => {
    const rows = rowsOf(drafts);
    return rows.size === own.size && [...rows].every((row) => own.has(row));
  };
  const titled = tables
    .map(({ columns, rows }) => ({ columns, rows: rows.filter(({ row }) => row >= first && row < end) }))
    .flatMap((table) => (table.rows.length < own.size ? [] : (readItems(table, context) ?? [])))
    .find(isOwn);
  if (titled) return titled;
  const last = kept.at(-1)!;
  const sum = { ...last, row: { ...last.row, index: end } };
  return finishReading(listOf(kept, { kept, sum, taxed: Infinity }, layout), context.readNumber);
}
