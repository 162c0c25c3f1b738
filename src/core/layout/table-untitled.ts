import { unionOf } from '../geometry.ts';
import type { Page } from '../text-document.ts';
import type { PageLayout, Row } from './layout.ts';
import type { Table, TableColumn } from './table.ts';
import { gridRows, isNumeric } from './table-grid.ts';
import { type Run, runsOf } from './table-runs.ts';

/** Amounts whose right edges differ by at most this share of the page's width are one column. */
const SAME_EDGE = 0.009;
const MONEY = /\d[.,]\d{2}(?!\d)/;

interface AmountRow {
  row: Row;
  runs: Run[];
  /** Right edge of the row's last amount. */
  edge: number;
}

/**
 * Columns inferred where no titles stand: rows that begin with words and end with an amount, the amounts aligned.
 * One table per page and right edge; the caller decides whether it is worth anything.
 */
export function untitledTables({ page, rows }: PageLayout): Table[] {
  const amounts = rows.flatMap((row) => readAmountRow(row, page) ?? []);
  const groups: AmountRow[][] = [];
  for (const amount of amounts) {
    const group = groups.find((members) => Math.abs(members[0]!.edge - amount.edge) <= SAME_EDGE);
    if (group) group.push(amount);
    else groups.push([amount]);
  }
  return groups.map((group) => tableOf(group, rows, page));
}

function readAmountRow(row: Row, page: Page): AmountRow | null {
  const runs = runsOf(row, page);
  const last = runs.at(-1)!;
  if (!last.words.some((word) => isNumeric(word.text)) || !MONEY.test(last.text)) return null;
  const named = /\p{L}{2}/u.test(row.text.slice(0, row.text.length - last.text.length)) || last.words.length > 1;
  return named ? { row, runs, edge: last.right } : null;
}

function tableOf(group: readonly AmountRow[], pageRows: readonly Row[], page: Page): Table {
  const columns = inferColumns(group);
  const first = group[0]!.row.index - pageRows[0]!.index;
  const rows = pageRows.slice(first);
  return {
    page: page.number,
    box: unionOf(rows.map(({ box }) => box)),
    columns,
    header: null,
    rows: gridRows(rows, columns, page),
  };
}

/** Spans of figures that overlap from row to row are columns; the widest span of words is the description. */
function inferColumns(group: readonly AmountRow[]): TableColumn[] {
  const spans = { figures: [] as Span[], words: [] as Span[] };
  for (const { runs } of group) {
    runs.forEach((run, index) => {
      const isFigure = isNumeric(run.words[0]!.text) || isNumeric(run.words.at(-1)!.text);
      const isTotal = index === runs.length - 1;
      grow(isFigure && (isTotal || run.words.length <= 3) ? spans.figures : spans.words, run);
    });
  }
  const edge = group[0]!.edge;
  const total = spans.figures.find((span) => Math.abs(span.right - edge) <= SAME_EDGE);
  const enough = Math.max(1, Math.floor(group.length / 4));
  const figures = spans.figures.filter(
    (span) => span !== total && span.count >= enough && (!total || span.right <= total.left),
  );
  const limit = Math.min(total?.left ?? 1, ...figures.map((span) => span.left));
  const words = spans.words.filter((span) => span.left < limit || span.count >= enough);
  const named = words.reduce<Span | null>((best, span) => (best && best.letters >= span.letters ? best : span), null);
  return [
    ...words.map((span) => columnOf(span, span === named ? 'description' : 'other')),
    ...figures.map((span) => columnOf(span, 'unknown')),
    ...(total ? [columnOf(total, 'total')] : []),
  ].sort((a, b) => a.left - b.left);
}

interface Span {
  left: number;
  right: number;
  count: number;
  letters: number;
}

function grow(spans: Span[], run: Run): void {
  const letters = run.text.length;
  const span = spans.find((other) => run.left < other.right && run.right > other.left);
  if (span) {
    span.left = Math.min(span.left, run.left);
    span.right = Math.max(span.right, run.right);
    span.count++;
    span.letters += letters;
  } else spans.push({ left: run.left, right: run.right, count: 1, letters });
}

function columnOf({ left, right }: Span, kind: TableColumn['kind']): TableColumn {
  return { title: '', kind, basis: null, left, right, titleBox: null };
}
