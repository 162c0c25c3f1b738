import type { TableColumn } from '../../layout/table.ts';
import { CENT, isNear } from '../../values/decimal.ts';
import { sumOf, valueKey } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';

/** How much further in (share of the text's height) a component's name begins than that of what it belongs to. */
const INDENT = 0.5;

/**
 * The rows without those that only explain the row above: "Charges 30.00" and "VAT 6.00" below "Cloud hosting 30.00".
 * They stand further in, or are called the same below every service; the first of them, or their sum, is the amount
 * of the row that they explain. At least one such row must repeat what it explains, so that nothing sold is lost.
 */
export function withoutComponents(rows: readonly BodyRow[], columns: readonly TableColumn[]): BodyRow[] {
  const total = columns.findLastIndex(({ kind }) => kind === 'total');
  const name = columns.findIndex(({ kind }) => kind === 'description');
  if (total < 0 || name < 0) return [...rows];
  const nameOf = (row: BodyRow) => row.cells[name]?.text ?? '';
  const amountOf = (row: BodyRow) => row.figures[total]?.value ?? null;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  const dropped = new Set<BodyRow>();
  for (const [index, parent] of rows.entries()) {
    const amount = amountOf(parent);
    if (amount === null || dropped.has(parent) || parent.summary || nameOf(parent) === '') continue;
    const isPartOf = (row: BodyRow) =>
      row.page === parent.page &&
      amountOf(row) !== null &&
      row.cells[name] != null &&
      (row.cells[name].box.x > parent.cells[name]!.box.x + INDENT * parent.height ||
        (counts.get(nameOf(row))! > 1 && counts.get(nameOf(parent))! === 1));
    const end = rows.findIndex((row, at) => at > index && !isPartOf(row));
    const parts = rows.slice(index + 1, end < 0 ? undefined : end);
    const amounts = parts.map((part) => amountOf(part)!);
    const repeats =
      amounts.length > 0 && (valueKey(amounts[0]!) === valueKey(amount) || isNear(sumOf(amounts), amount, CENT));
    if (repeats) for (const part of parts) dropped.add(part);
  }
  return rows.filter((row) => !dropped.has(row));
}
