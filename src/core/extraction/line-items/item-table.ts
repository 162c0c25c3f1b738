import { unionOf } from '../../geometry.ts';
import type { DocumentLayout } from '../../layout/layout.ts';
import type { Table, TableCell, TableColumn } from '../../layout/table.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { type BodyRow, readBodyRow } from './body-row.ts';
import { withoutComponents } from './component-rows.ts';

/** One table of the document: parts on several pages with the same columns. */
export interface ItemTable {
  columns: readonly TableColumn[];
  rows: BodyRow[];
  /** All rows of the page in these columns, where the table is one list of several. */
  whole?: readonly BodyRow[];
}

/** Joins tables that go on under repeated titles (or none), and reads their rows. */
export function joinTables(tables: readonly Table[], layout: DocumentLayout, style: NumberStyle): ItemTable[] {
  const joined: ItemTable[] = [];
  for (const table of tables) {
    const rows = mergeHalves(
      table.rows.map((row) => readBodyRow(row, layout.rows[row.row]!, table.columns, style, table.header !== null)),
      table.columns,
    );
    const first = rows[0]?.row ?? 0;
    const last = joined.findLast(
      (other) => haveSameColumns(other.columns, table.columns) && (other.rows.at(-1)?.row ?? -1) < first,
    );
    if (last) for (const row of rows) last.rows.push(row);
    else joined.push({ columns: table.columns, rows });
  }
  return joined;
}

function haveSameColumns(a: readonly TableColumn[], b: readonly TableColumn[]): boolean {
  return a.length === b.length && a.every((column, index) => column.kind === b[index]!.kind);
}

const QUANTITY_KINDS = new Set<TableColumn['kind']>(['quantity']);
const TOTAL_KINDS = new Set<TableColumn['kind']>(['total']);
const PART_KINDS = new Set<TableColumn['kind']>(['quantity', 'unitPrice', 'price', 'tax', 'taxRate']);

/**
 * Tables without titles, cut where sums close a list: the amounts due at a page's top, the items, the payments below
 * are lists of their own.
 */
export function untitledLists(tables: readonly Table[], layout: DocumentLayout, style: NumberStyle): ItemTable[] {
  return tables.flatMap((table) => {
    const lists: ItemTable[] = [];
    let open: BodyRow[] = [];
    const rows = table.rows.map((row) => readBodyRow(row, layout.rows[row.row]!, table.columns, style, true));
    const whole = withoutComponents(rows, table.columns);
    for (const [index, row] of whole.entries()) {
      // "Shipping cartons" begins like a charge and is none; what is added to a discount belongs to its list.
      const isAdjustment = ['charge', 'discount'].includes(row.summary?.kind ?? '');
      const mayBeItem = isAdjustment && (!row.summary!.pure || isAdjusted(whole[index + 1]));
      const closes = row.summary && !mayBeItem && row.figures.some((figure) => figure) && !isBetween(row, whole, index);
      open.push(row);
      if (!closes) continue;
      lists.push({ columns: table.columns, rows: open, whole });
      open = [];
    }
    if (open.length > 0) lists.push({ columns: table.columns, rows: open, whole });
    return lists;
  });
}

/** Whether a row is the tax below a sum without a name, and what is not taxed follows it. */
function isBetween(row: BodyRow, rows: readonly BodyRow[], index: number): boolean {
  const [above, below] = [rows[index - 1], rows[index + 1]];
  const isAlone = above?.summary === null && above.cells.filter((cell) => cell).length === 1;
  return (
    row.summary?.kind === 'tax' &&
    isAlone &&
    above.figures.some((figure) => figure) &&
    below?.summary === null &&
    below.cells.filter((cell) => cell).length > 1 &&
    below.figures.some((figure) => figure)
  );
}

/** Whether a row adds to what stands above, or takes off: a discount, charge or tax with its amount. */
function isAdjusted(row: BodyRow | undefined): boolean {
  return (
    row?.summary != null &&
    ['charge', 'discount', 'tax'].includes(row.summary.kind) &&
    row.figures.some((figure) => figure)
  );
}

/** Cells centred between lines print one item's figures on two rows: total here, the rest half a line away. */
function mergeHalves(rows: readonly BodyRow[], columns: readonly TableColumn[]): BodyRow[] {
  if (!columns.some(({ kind }) => kind === 'total')) return [...rows];
  const merged: BodyRow[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = merged.at(-1);
    if (previous && (areHalves(previous, row, columns) || isBetweenLines(previous, row, rows[index + 1], columns)))
      merged[merged.length - 1] = mergeRows(previous, row);
    else merged.push(row);
  }
  return merged;
}

function areHalves(upper: BodyRow, lower: BodyRow, columns: readonly TableColumn[]): boolean {
  if (upper.page !== lower.page || upper.summary || lower.summary) return false;
  const distance = (lower.middle - upper.middle) / Math.max(Math.min(upper.height, lower.height), Number.EPSILON);
  if (distance > 1.9) return false;
  // "Net value   592.20" above "20   Piston rod   2 PC": what has its own name ends an entry, and the next begins below it.
  if (distance > A_LINE && lower.cells.some(isMark(columns)) && areBothNamed(upper, lower)) return false;
  const has = (row: BodyRow, kinds: Set<string>): boolean =>
    columns.some(({ kind }, index) => row.figures[index] && kinds.has(kind));
  const hasQuantity = (row: BodyRow): boolean => has(row, QUANTITY_KINDS);
  // "Net value 2,356.00" above "000020   100882   4 PC": a line's number begins the next entry, where it stands a line below.
  if (distance > WHOLE_LINE && lower.cells.some(isMark(columns)) && upper.cells.filter((cell) => cell).length > 1)
    return false;
  const bothFigures = columns.some((_, index) => upper.figures[index] && lower.figures[index]);
  if (bothFigures) return false;
  return (
    (has(upper, TOTAL_KINDS) && !has(upper, PART_KINDS) && has(lower, PART_KINDS) && !has(lower, TOTAL_KINDS)) ||
    (has(lower, TOTAL_KINDS) && !has(lower, PART_KINDS) && has(upper, PART_KINDS) && !has(upper, TOTAL_KINDS)) ||
    // The count above its unit, both beside the middle of a name of two lines.
    (hasQuantity(upper) && !has(upper, TOTAL_KINDS) && has(lower, TOTAL_KINDS) && !upper.cells.some(isMark(columns)))
  );
}

/**
 * "1.044" above and "kWh" below the middle, beside a period that takes two lines as well: the same columns go on below the
 * row of the total, as far from it.
 */
function isBetweenLines(
  upper: BodyRow,
  middle: BodyRow,
  lower: BodyRow | undefined,
  columns: readonly TableColumn[],
): boolean {
  if (!lower || upper.page !== lower.page || [upper, middle, lower].some(({ summary }) => summary)) return false;
  const [above, below] = [middle.middle - upper.middle, lower.middle - middle.middle];
  if (above > LINE_PITCH * middle.height || Math.abs(above - below) > SAME_DISTANCE * middle.height) return false;
  const has = (row: BodyRow, kinds: Set<string>) =>
    columns.some(({ kind }, index) => row.figures[index] && kinds.has(kind));
  const isTotal = has(middle, TOTAL_KINDS) && !has(middle, QUANTITY_KINDS);
  if (!isTotal || !has(upper, QUANTITY_KINDS) || has(upper, TOTAL_KINDS) || has(lower, TOTAL_KINDS)) return false;
  // What stands above goes on below, and the row between has columns of its own.
  return columns.every((_, index) => {
    const [first, own, last] = [upper.cells[index], middle.cells[index], lower.cells[index]];
    return !(own && (first || last)) && (!last || first) && !(upper.figures[index] && lower.figures[index]);
  });
}

/** Shares of the text's height, middle to middle. */
const SAME_DISTANCE = 0.25;
const LINE_PITCH = 1.5;
const WHOLE_LINE = 1.05;

/** In text heights, middle to middle: rows further apart are none of which one is centred beside the other. */
const A_LINE = 1.1;

function areBothNamed(upper: BodyRow, lower: BodyRow): boolean {
  return upper.cells.some((cell, index) => NAME.test(cell?.text ?? '') && NAME.test(lower.cells[index]?.text ?? ''));
}

const NAME = /\p{L}{2}/u;

const isMark =
  (columns: readonly TableColumn[]) =>
  (cell: TableCell | null, index: number): boolean =>
    cell !== null && (columns[index]!.kind === 'position' || columns[index]!.kind === 'date');

function mergeRows(upper: BodyRow, lower: BodyRow): BodyRow {
  return {
    ...upper,
    cells: upper.cells.map((cell, index) => joinCells(cell, lower.cells[index]!)),
    figures: upper.figures.map((figure, index) => figure ?? lower.figures[index]!),
    middle: lower.middle,
  };
}

function joinCells(upper: TableCell | null, lower: TableCell | null): TableCell | null {
  if (!upper || !lower) return upper ?? lower;
  return {
    column: upper.column,
    words: [...upper.words, ...lower.words],
    text: `${upper.text} ${lower.text}`,
    box: unionOf([upper.box, lower.box]),
  };
}
