import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';
import type { DocumentLayout, PageLayout, Row } from './layout.ts';
import { settleColumns } from './settle-columns.ts';
import { rowsOfPart, tableParts } from './side-by-side.ts';
import { splitColumns } from './split-columns.ts';
import type { Table, TableColumn } from './table.ts';
import { gridRows, isNumeric } from './table-grid.ts';
import { findHeaders, type TableHeader } from './table-header.ts';
import { runsOf } from './table-runs.ts';

/**
 * Every row below table titles, put into the titles' columns, up to the next titles or the page's end. Rows at the top
 * of a following page get the columns of the table before, as it may go on there. Takes linear time.
 */
export function titledRegions(layout: DocumentLayout): Table[] {
  const regions: Table[] = [];
  let columns: readonly TableColumn[] | null = null;
  for (const page of layout.pages) {
    const headers = findHeaders(page);
    const firstRow = page.rows[0]?.index ?? 0;
    const top = page.rows.slice(0, headers[0] ? headers[0].first - firstRow : undefined);
    if (columns && top.length > 0) regions.push(...regionsOf(page, columns, null, top));
    headers.forEach((header, index) => {
      const end = headers[index + 1]?.first ?? firstRow + page.rows.length;
      const rows = page.rows.slice(header.last + 1 - firstRow, end - firstRow);
      regions.push(...regionsOf(page, header.columns, header, rows));
      columns = header.columns;
    });
  }
  return regions;
}

function regionsOf(
  page: PageLayout,
  columns: readonly TableColumn[],
  header: TableHeader | null,
  rows: readonly Row[],
): Table[] {
  const own = besideBox(columns, header, rows, page);
  const parts = tableParts(columns);
  const whole = parts.length === 2 && areAddedOn(own, parts[1]!.left, page.page);
  if (whole) return [regionOf(page, columns, header, own)];
  return parts.map((part) => regionOf(page, part.columns, header, rowsOfPart(own, part)));
}

/**
 * "Service | Charge | Extra charges | Extra amount | Total": what stands behind the first amount is added to it in every
 * row, and is no table beside it.
 */
function areAddedOn(rows: readonly Row[], border: number, page: Page): boolean {
  const sums = rows.flatMap((row) => {
    const amounts = runsOf(row, page)
      .flatMap((run) => run.words)
      .filter(({ text }) => AMOUNT.test(text));
    const own = amounts.filter(({ box }) => box.x < border).at(-1);
    const added = amounts.filter(({ box }) => box.x >= border).map(centsOf);
    const total = added.pop();
    if (!own || total === undefined || added.length === 0) return [];
    return [added.reduce((sum, cents) => sum + cents, centsOf(own)) === total];
  });
  return sums.length > 0 && sums.filter((adds) => adds).length * 3 >= sums.length * 2;
}

const centsOf = ({ text }: Word): number => Number(text.replace(/\D/g, ''));

/** A box beside the table begins at least so far (share of the page's width) behind the last title. */
const BESIDE = 0.02;

/**
 * The rows without what stands in a box at the right of the table: lists of words and amounts that begin behind its last
 * title, beside rows that have their total below that title.
 */
function besideBox(
  columns: readonly TableColumn[],
  header: TableHeader | null,
  rows: readonly Row[],
  { page }: PageLayout,
): readonly Row[] {
  const last = columns.at(-1);
  if (!header || last?.kind !== 'total' || columns.length < 3) return rows;
  const besides = rows.flatMap((row) => {
    const runs = runsOf(row, page);
    const at = runs.findIndex((run) => run.left > last.right + BESIDE);
    const total = runs[at - 1];
    const isRow = total && Math.abs(total.right - last.right) < BESIDE && /\d$/.test(total.text);
    return isRow && /\p{L}{2}/u.test(runs[at]!.text) && at === runs.length - 2 ? [runs[at]!.left] : [];
  });
  const border = Math.min(...besides);
  if (besides.length < 2 || Math.max(...besides) - border > BESIDE) return rows;
  return rowsOfPart(rows, { left: 0, right: border - BESIDE / 2 });
}

function regionOf(
  { page }: PageLayout,
  titled: readonly TableColumn[],
  header: TableHeader | null,
  rows: readonly Row[],
): Table {
  const named = withAmounts(withNames(withNamed(titled, rows, page), rows, page), rows, page);
  const asNamed = gridRows(rows, named, page);
  const columns = splitColumns(named, asNamed, page);
  const isSplit = columns.length > named.length;
  const boxes = [
    ...columns.flatMap(({ titleBox }) => (header && titleBox ? [titleBox] : [])),
    ...rows.map(({ box }) => box),
  ];
  const grid = isSplit ? gridRows(rows, columns, page) : asNamed;
  return {
    page: page.number,
    box: boxes.length > 0 ? unionOf(boxes) : { x: 0, y: 0, width: 0, height: 0 },
    columns: settleColumns(columns, grid),
    header: header && { first: header.first, last: header.last },
    rows: grid,
  };
}

const NAME_KINDS = new Set<TableColumn['kind']>(['description', 'article', 'unknown', 'other']);

/** Where only figures have titles ("Net  VAT  Gross"), the words to their left are a column without a title. */
function withNames(columns: readonly TableColumn[], rows: readonly Row[], page: Page): readonly TableColumn[] {
  const first = columns[0];
  if (!first || columns.some((column) => NAME_KINDS.has(column.kind) && !headsFigures(column, rows, page)))
    return columns;
  const names = rows.flatMap((row) => {
    const run = runsOf(row, page)[0]!;
    return /\p{L}{2}/u.test(run.text) && run.left < first.left && row.segments.length > 1 ? [run] : [];
  });
  if (names.length === 0) return columns;
  const left = Math.min(...names.map((run) => run.left));
  const right = Math.max(left, Math.min(first.left - 0.01, ...[Math.max(...names.map((run) => run.right))]));
  return [{ title: '', kind: 'description', basis: null, left, right, titleBox: null }, ...columns];
}

/**
 * "Goods" behind the description heads what the goods cost, "Items" how many they are. Known before the rows are put into
 * columns: an amount would rather stand below the neighbour's title ("45.36 S" below "Goods VAT").
 */
function withAmounts(columns: readonly TableColumn[], rows: readonly Row[], page: Page): readonly TableColumn[] {
  const first = columns.findIndex(({ kind }) => kind === 'description');
  const isCounted = columns.some(({ kind }) => kind === 'quantity');
  return columns.map((column, index) => {
    if (index <= first || column.kind !== 'description') return column;
    if (heads(AMOUNT, column, rows, page)) return { ...column, kind: 'total' as const };
    return !isCounted && heads(COUNT, column, rows, page) ? { ...column, kind: 'quantity' as const } : column;
  });
}

/** "Charge | Units | Rate | Amount": in front of the others it heads what is charged for, where words stand below. */
function withNamed(columns: readonly TableColumn[], rows: readonly Row[], page: Page): readonly TableColumn[] {
  const [first, ...others] = columns;
  const isAmount = ({ kind }: TableColumn) => kind === 'total' || kind === 'price';
  // "Date | Charge | Description | Amount": in front of the description it heads the codes of what is charged for.
  const described = columns.findIndex(({ kind }) => kind === 'description');
  if (described > 0)
    return columns.map((column, index) =>
      index < described && isAmount(column) && heads(WORD, column, rows, page)
        ? { ...column, kind: 'article' as const }
        : column,
    );
  if (!first || !isAmount(first) || !others.some(isAmount)) return columns;
  if (others.some(({ kind }) => kind === 'description') || !heads(WORD, first, rows, page)) return columns;
  return [{ ...first, kind: 'description' as const }, ...others];
}

/** Whether such figures stand below a title in most rows that print any. */
function heads(figure: RegExp, { left, right }: TableColumn, rows: readonly Row[], page: Page): boolean {
  const below = rows.flatMap((row) => {
    const words = runsOf(row, page).flatMap((run) => run.words);
    if (words.filter(({ text }) => isNumeric(text)).length < 2) return [];
    return words.filter(({ box }) => box.x < right && box.x + box.width > left).slice(-1);
  });
  const fitting = below.filter(({ text }) => figure.test(text));
  return fitting.length >= 2 && fitting.length * 2 > below.length;
}

const WORD = /^\p{L}{2,}/u;
const COUNT = /^\d{1,4}$/;
const AMOUNT = /^\D{0,3}\d[\d.,'’]*[.,]\d{2}\D{0,3}$/;

/** Whether figures alone stand below a title that nobody knows, words only further left. */
function headsFigures({ kind, left, right }: TableColumn, rows: readonly Row[], page: Page): boolean {
  if (kind !== 'unknown') return false;
  const below = rows.flatMap((row) => runsOf(row, page).filter((run) => run.left < right && run.right > left));
  const figures = below.filter(({ words }) => words.every(({ text }) => isNumeric(text)));
  return figures.length >= 2 && figures.length === below.length;
}
