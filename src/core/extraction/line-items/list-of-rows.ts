import { SAME_EDGE } from '../../alignment.ts';
import type { DocumentLayout, PageLayout, Row } from '../../layout/layout.ts';
import type { TableColumn } from '../../layout/table.ts';
import { runOf } from '../../layout/table-runs.ts';
import { MOST_ABOVE } from '../../layout/table-untitled.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { type AmountRow, cellOf, DESCRIPTION, REST, TOTAL } from './amount-rows.ts';
import type { BodyRow } from './body-row.ts';
import { draftItem, type ItemDraft } from './item-draft.ts';

/** Entries and the row of their sum; those from `taxed` on stand below the tax on the others. */
export interface Found {
  kept: AmountRow[];
  sum: AmountRow;
  taxed: number;
}

export interface SummedList {
  drafts: ItemDraft[];
  description: number;
  columns: readonly TableColumn[];
  /** The list's rows and those between them, to the row of its sum. */
  rows: BodyRow[];
  /** Rows of what stands below the tax on what is above, and is not taxed. */
  belowTax: number[];
}

const COLUMNS: readonly TableColumn[] = (['description', 'other', 'total'] as const).map((kind) => ({
  title: '',
  kind,
  basis: null,
  left: 0,
  right: 1,
  titleBox: null,
}));

/** The list with its names told apart from what else stands in its rows, and the words between its rows. */
export function listOf(kept: readonly AmountRow[], { sum, taxed }: Found, layout: DocumentLayout): SummedList {
  const edge = edgeOfNames(kept);
  const entries = new Map(kept.map((entry) => [entry.row.index, entry]));
  const amounts = Math.min(...kept.map(({ amount }) => amount.left));
  const rows: BodyRow[] = [];
  for (const page of layout.pages) {
    for (const row of page.rows) {
      if (row.index < kept[0]!.row.index - MOST_ABOVE || row.index >= sum.row.index) continue;
      const entry = entries.get(row.index);
      if (entry) rows.push(withNames(entry, edge));
      else rows.push(textRow(row, page, amounts));
    }
  }
  const drafts = rows
    .filter(({ row }) => entries.has(row))
    .map((body) => draftItem(body, COLUMNS, ROLES, DESCRIPTION, new Map(), () => null));
  const belowTax = kept.slice(taxed).map(({ row }) => row.index);
  return { drafts, description: DESCRIPTION, columns: COLUMNS, rows, belowTax };
}

const ROLES = { quantity: null, unitPrice: null, total: TOTAL, discount: null, tax: null };

/** The left edge at which most letters of the rows begin. */
function edgeOfNames(kept: readonly AmountRow[]): number {
  const edges: { left: number; letters: number }[] = [];
  for (const run of kept.flatMap(({ texts }) => texts)) {
    const letters = run.text.match(/\p{L}/gu)?.length ?? 0;
    const edge = edges.find(({ left }) => Math.abs(left - run.left) < SAME_EDGE.usual);
    if (edge) edge.letters += letters;
    else edges.push({ left: run.left, letters });
  }
  return edges.reduce((best, edge) => (edge.letters > best.letters ? edge : best)).left;
}

function withNames({ texts, body }: AmountRow, edge: number): BodyRow {
  const name =
    texts.find((run) => Math.abs(run.left - edge) < SAME_EDGE.usual && /\p{L}/u.test(run.text)) ??
    texts.find((run) => /\p{L}{2}/u.test(run.text));
  const rest = texts.filter((run) => run !== name);
  const joined = rest.length > 0 ? runOf(rest.flatMap(({ words }) => words)) : null;
  return {
    ...body,
    cells: [name ? cellOf(name, DESCRIPTION) : null, joined ? cellOf(joined, REST) : null, body.cells[TOTAL]!],
  };
}

/** What stands between the rows; beside their amounts it is of another matter, and continues no name. */
function textRow(row: Row, { page }: PageLayout, amounts: number): BodyRow {
  const run = runOf(row.words);
  const isOther = row.segments.length > 1 || run.left >= amounts;
  return {
    row: row.index,
    page: page.number,
    middle: row.box.y + row.box.height / 2,
    height: row.box.height,
    cells: isOther ? [null, null, null] : [cellOf(run, DESCRIPTION), null, null],
    figures: [null, null, null],
    summary: readSummary(row.text),
    bold: row.words.every(({ bold }) => bold),
    titlesSums: false,
    afterTitles: true,
  };
}
