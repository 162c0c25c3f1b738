import { unionOf } from '../geometry.ts';
import type { DocumentLayout, PageLayout, Row } from './layout.ts';
import type { Table, TableColumn, TableRow } from './table.ts';
import { gridRows } from './table-grid.ts';
import { titledRegions } from './table-regions.ts';
import { type Run, runsOf } from './table-runs.ts';

/** A gap of so many text heights, middle to middle, ends a table. */
const END_GAP = 4.5;
/** Rows without titles must align in so many columns, and there must be so many of them. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 3;

/** All tables of a document in reading order: those under known titles, and rows that align in columns without them. */
export function findTables(layout: DocumentLayout): Table[] {
  const titled = titledRegions(layout).flatMap((region) => trimTable(region, layout) ?? []);
  const taken = new Set(titled.flatMap(rowIndices));
  const aligned = layout.pages.flatMap((page) => alignedTables(page, taken));
  return [...titled, ...aligned].sort((a, b) => a.page - b.page || a.box.y - b.box.y);
}

/** The table's rows as text, one entry per column; empty where a row prints nothing. */
export function tableTexts(table: Table): string[][] {
  return table.rows.map((row) =>
    table.columns.map((_, column) => row.cells.find((cell) => cell.column === column)?.text ?? ''),
  );
}

function rowIndices(table: Table): number[] {
  const own = table.rows.map((row) => row.row);
  if (!table.header) return own;
  for (let row = table.header.first; row <= table.header.last; row++) own.push(row);
  return own;
}

/** Cuts off what stands below the table: rows after a wide gap, single-column text at the end. */
function trimTable(region: Table, layout: DocumentLayout): Table | null {
  const least = Math.min(2, region.columns.length);
  const wanted = region.header ? least : Math.max(MIN_COLUMNS, Math.ceil(region.columns.length * 0.6));
  const start = region.header ? 0 : region.rows.findIndex((row) => row.cells.length >= wanted);
  if (start < 0) return null;
  let last = -1;
  let above = region.header ? layout.rows[region.header.last]!.box : region.rows[start]!.box;
  for (let index = start; index < region.rows.length; index++) {
    const { box, cells } = region.rows[index]!;
    const gap = box.y + box.height / 2 - (above.y + above.height / 2);
    if (gap > END_GAP * Math.min(box.height, above.height)) break;
    if (cells.length >= least) last = index;
    above = box;
  }
  const rows = region.rows.slice(start, last + 1);
  const full = rows.filter((row) => row.cells.length >= wanted).length;
  if (full < (region.header ? 1 : 2)) return null;
  return { ...region, rows, box: boxOf(region.header ? region.columns : [], rows) };
}

function boxOf(columns: readonly TableColumn[], rows: readonly TableRow[]): Table['box'] {
  return unionOf([...columns.flatMap(({ titleBox }) => titleBox ?? []), ...rows.map(({ box }) => box)]);
}

interface Span {
  left: number;
  right: number;
}

/** Consecutive rows whose parts stand under each other. */
function alignedTables({ page, rows }: PageLayout, taken: ReadonlySet<number>): Table[] {
  const tables: Table[] = [];
  let open: { rows: Row[]; spans: Span[] } | null = null;
  const close = (): void => {
    if (open && open.rows.length >= MIN_ROWS) {
      const columns = open.spans.sort((a, b) => a.left - b.left).map(untitled);
      const grid = gridRows(open.rows, columns, page);
      tables.push({ page: page.number, box: boxOf([], grid), columns, header: null, rows: grid });
    }
    open = null;
  };
  for (const row of rows) {
    const runs = runsOf(row, page);
    if (taken.has(row.index) || runs.length < 2) close();
    else if (!open || !follows(row, open.rows.at(-1)!) || !fits(runs, open.spans)) {
      close();
      if (runs.length >= MIN_COLUMNS) open = { rows: [row], spans: runs.map(({ left, right }) => ({ left, right })) };
    } else {
      open.rows.push(row);
      for (const run of runs) widen(open.spans, run);
    }
  }
  close();
  return tables;
}

function follows(row: Row, above: Row): boolean {
  return row.box.y - above.box.y <= END_GAP * Math.min(row.box.height, above.box.height);
}

/** Whether each run stands under exactly one column, and no two under the same. */
function fits(runs: readonly Run[], spans: readonly Span[]): boolean {
  const homes = runs.map((run) => spans.filter((span) => run.left < span.right && run.right > span.left));
  return homes.every((under) => under.length === 1) && new Set(homes.map(([span]) => span)).size === runs.length;
}

function widen(spans: readonly Span[], run: Run): void {
  const span = spans.find((other) => run.left < other.right && run.right > other.left)!;
  span.left = Math.min(span.left, run.left);
  span.right = Math.max(span.right, run.right);
}

function untitled({ left, right }: Span): TableColumn {
  return { title: '', kind: 'unknown', basis: null, left, right, titleBox: null };
}
