import { horizontalOverlap } from '../../geometry.ts';
import type { TableCell, TableColumn } from '../../layout/table.ts';
import { runOf } from '../../layout/table-runs.ts';
import { GROSS_MARKS, NET_MARKS } from '../../lexicon/column-titles.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import type { Phrases } from '../../lexicon/lexicon.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { Word } from '../../text-document.ts';
import { compareDecimals } from '../../values/decimal.ts';
import type { BodyRow } from './body-row.ts';
import type { Figure } from './figure.ts';
import type { ItemTable } from './item-table.ts';

type Basis = NonNullable<TableColumn['basis']>;

/**
 * "Excl. Tax: 10.00" above "Incl. Tax: 12.00" in the cells of a price or a total: the table once with the amounts before
 * tax and once with those with it, each line in one row; null where amounts do not stand above each other so.
 */
export function partedByTax(
  { columns, rows, whole }: ItemTable,
  readNumber: (text: string) => Figure | null,
): readonly [ItemTable, ItemTable] | null {
  if (!says(rows, NET) || !says(rows, GROSS)) return null;
  const stacks = stacksOf(columns, rows, readNumber);
  if (!stacks) return null;
  const onlyOf = (basis: Basis, row: BodyRow) => withAmounts(basis, row, stacks, columns, readNumber);
  const withOnly = (basis: Basis): ItemTable => ({
    columns,
    rows: rows.map((row) => onlyOf(basis, row)),
    ...(whole && { whole: whole.map((row) => onlyOf(basis, row)) }),
  });
  return [withOnly('net'), withOnly('gross')];
}

/** Amounts before and with tax in one column, and the row of what they are for. */
interface Stack {
  anchor: BodyRow;
  column: number;
  amounts: Partial<Record<Basis, Amount>>;
}

interface Amount {
  basis: Basis;
  row: BodyRow;
  column: number;
  cell: TableCell;
  figure: Figure;
}

/** Signs of all languages before and behind an amount, letters as they are without accents. */
function signs(marks: Phrases): string {
  const longestFirst = [...new Set(marks)].sort((a, b) => b.length - a.length);
  return longestFirst.map((mark) => mark.replaceAll(' ', String.raw`[\s.:-]{0,3}`)).join('|');
}

const [NET, GROSS] = [NET_MARKS, GROSS_MARKS].map(
  (marks) => new RegExp(String.raw`(?<![\p{L}\d])(?:${signs(marks)})(?![\p{L}\d])`, 'iu'),
) as [RegExp, RegExp];

function says(rows: readonly BodyRow[], mark: RegExp): boolean {
  return rows.some(({ cells }) => cells.some((cell) => cell && mark.test(withoutAccents(cell.text))));
}

/** The pairs of amounts of all lines; null unless each that has any has one of either kind, the smaller before tax. */
function stacksOf(
  columns: readonly TableColumn[],
  rows: readonly BodyRow[],
  readNumber: (text: string) => Figure | null,
): Stack[] | null {
  const stacks: Stack[] = [];
  let [first, anchor]: [Basis | null, BodyRow | null] = [null, null];
  let open: Mark[] = [];
  for (const row of rows) {
    const marks = marksIn(row);
    const figures = amountsOf(row, columns, [...open, ...marks], readNumber);
    // A mark alone tells of what stands below it.
    open = marks.length > 0 ? marks : figures.length > 0 ? [] : open;
    if (marks.length === 0 && figures.length === 0) continue;
    if (isSum(row, marks)) break;
    first ??= marks[0]?.basis ?? null;
    if (marks.some(({ basis }) => basis === first) && isNamed(row, marks)) anchor = row;
    if (!anchor) return null;
    for (const amount of figures) {
      const own = stacks.find((stack) => stack.anchor === anchor && stack.column === amount.column);
      if (own?.amounts[amount.basis]) return null;
      if (own) own.amounts[amount.basis] = amount;
      else stacks.push({ anchor, column: amount.column, amounts: { [amount.basis]: amount } });
    }
  }
  return stacks.length > 0 && stacks.every(isPair) ? stacks : null;
}

function isPair({ amounts: { net, gross } }: Stack): boolean {
  return Boolean(net && gross && net.row !== gross.row && compareDecimals(net.figure.value, gross.figure.value) <= 0);
}

/** Words of a cell that say on which basis its amount is, or the one below. */
interface Mark {
  basis: Basis;
  cell: TableCell;
  /** From which word of the cell on, and how many. */
  from: number;
  count: number;
  box: TableCell['box'];
}

const MOST_WORDS = 4;

function marksIn({ cells }: BodyRow): Mark[] {
  return cells.flatMap((cell) => (cell ? (markIn(cell) ?? []) : []));
}

/** The mark that a cell begins with, or ends in. */
function markIn(cell: TableCell): Mark | null {
  const { words } = cell;
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    for (const from of new Set([0, words.length - count])) {
      const basis = basisOf(words.slice(from, from + count));
      if (basis) return { basis, cell, from, count, box: runOf(words.slice(from, from + count)).box };
    }
  }
  return null;
}

function basisOf(words: readonly Word[]): Basis | null {
  const text = withoutAccents(words.map((word) => word.text).join(' ')).replace(/^\(|[\s:)]+$/g, '');
  if (isAll(NET, text)) return 'net';
  return isAll(GROSS, text) ? 'gross' : null;
}

function isAll(mark: RegExp, text: string): boolean {
  const match = mark.exec(text);
  return match !== null && match.index === 0 && /^[.:]?$/.test(text.slice(match[0].length));
}

/** The amounts of a row that a mark tells of: in their own cell, left of them, or above. */
function amountsOf(
  row: BodyRow,
  columns: readonly TableColumn[],
  marks: readonly Mark[],
  readNumber: (text: string) => Figure | null,
): Amount[] {
  return row.cells.flatMap((cell, column) => {
    if (!cell || !AMOUNTS.has(columns[column]!.kind)) return [];
    const own = marks.find((mark) => mark.cell === cell);
    const rest = own ? without(own) : cell;
    const figure = rest && readNumber(rest.text);
    const mark = own ?? (rest && marks.findLast(({ box }) => horizontalOverlap(box, rest.box) > 0));
    return figure && mark ? [{ basis: mark.basis, row, column, cell: rest, figure }] : [];
  });
}

const AMOUNTS = new Set<TableColumn['kind']>(['unitPrice', 'price', 'total', 'unknown']);

/** Whether the row names something besides. */
function isNamed({ cells }: BodyRow, marks: readonly Mark[]): boolean {
  return cells.some((cell) => cell && /\p{L}{2}/u.test(cell.text) && !marks.some((mark) => mark.cell === cell));
}

/** "Subtotal (Excl. Tax):   45.00", and no line of which only the cell of the amount reads like a sum. */
function isSum({ cells, summary }: BodyRow, marks: readonly Mark[]): boolean {
  const first = cells.find((cell) => cell);
  const mark = marks.find(({ cell }) => cell === first);
  return summary !== null && mark?.from !== 0 && readSummary(first?.text ?? '') !== null;
}

/** What a cell prints besides its mark; null where that is nothing. */
function without({ cell, from, count }: Mark): TableCell | null {
  const rest = cell.words.filter((_, index) => index < from || index >= from + count);
  return rest.length > 0 ? { ...cell, ...runOf(rest) } : null;
}

/** A row with the amounts of one kind, those of its line that stand below as well, and without the others and all marks. */
function withAmounts(
  basis: Basis,
  row: BodyRow,
  stacks: readonly Stack[],
  columns: readonly TableColumn[],
  readNumber: (text: string) => Figure | null,
): BodyRow {
  const anchored = stacks.filter(({ anchor }) => anchor.row === row.row);
  const others = stacks.filter(({ amounts }) => Object.values(amounts).some((amount) => amount.row.row === row.row));
  if (anchored.length === 0 && others.length === 0) return row;
  const [cells, figures] = [[...row.cells], [...row.figures]];
  for (const mark of marksIn(row)) {
    const [{ column }, rest] = [mark.cell, without(mark)];
    const isCounted = rest !== null && columns[column]!.kind === 'quantity';
    [cells[column], figures[column]] = [rest, isCounted ? readNumber(rest.text) : null];
  }
  for (const { column } of others) [cells[column], figures[column]] = [null, null];
  for (const { column, amounts } of anchored) {
    const amount = amounts[basis]!;
    [cells[column], figures[column]] = [amount.cell, amount.figure];
  }
  return { ...row, cells, figures, summary: null };
}
