import { SAME_EDGE } from '../../alignment.ts';
import { unionOf } from '../../geometry.ts';
import type { DocumentLayout, PageLayout, Row } from '../../layout/layout.ts';
import type { TableCell } from '../../layout/table.ts';
import { isNumeric, joinCurrencies } from '../../layout/table-grid.ts';
import { type Run, runOf, runsOf } from '../../layout/table-runs.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import type { Word } from '../../text-document.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { withoutBoxBeside } from './beside-lists.ts';
import type { BodyRow } from './body-row.ts';
import { type Figure, readFigure } from './figure.ts';

/** A row that ends in an amount. */
export interface AmountRow {
  row: Row;
  /** What stands in the row besides the amount. */
  texts: Run[];
  amount: Run;
  figure: Figure;
  /** The amount in ten-thousandths. */
  units: number;
  body: BodyRow;
  named: boolean;
  style: NumberStyle;
}

/** Ten-thousandths of the currency: what is printed has no more places. */
export const FINEST = 10_000;
export const CENT = FINEST / 100;
/** The columns that such rows are put into. */
export const DESCRIPTION = 0;
export const REST = 1;
export const TOTAL = 2;

/** The rows of a document that end in amounts. */
export function readAmountRows(layout: DocumentLayout, style: NumberStyle): AmountRow[] {
  return layout.pages.flatMap((page) => rowsOfPage(page, style));
}

function rowsOfPage(layout: PageLayout, style: NumberStyle): AmountRow[] {
  const printed = layout.rows.map((row) => joinCurrencies(runsOf(row, layout.page)));
  const listed = withoutBoxBeside(printed);
  const rows = layout.rows.map((row, at) => ({ row, runs: listed[at]! })).filter(({ runs }) => runs.length > 0);
  const edges = rows.flatMap(({ runs }) => {
    const at = amountIn(runs, style);
    return at > 0 ? [runs[at]!.right] : [];
  });
  return rows.flatMap(({ row, runs: printed }) => {
    const whole = amountIn(printed, style);
    const runs = whole < 0 ? withAmountApart(printed, edges, style) : printed;
    const at = whole < 0 ? runs.length - 1 : whole;
    // An amount alone may be a sum.
    if (runs.length === 0 || (at === 0 && runs.length > 1)) return [];
    const amount = runs[at]!;
    const texts = runs.filter((_, index) => index !== at);
    const figure = readFigure(amount.text, style)!;
    const named = texts.some(({ text }) => /\p{L}{2}/u.test(text));
    const units = Math.round(Number(figure.value) * FINEST);
    return [{ row, texts, amount, figure, units, named, style, body: bodyOf(row, texts, amount, figure, layout) }];
  });
}

/** The last run that is an amount; -1 when none is. */
function amountIn(runs: readonly Run[], style: NumberStyle): number {
  return runs.findLastIndex((run) => {
    const figure = run.words.some(({ text }) => isNumeric(text)) ? readFigure(run.text, style) : null;
    return (
      figure !== null &&
      !figure.percent &&
      figure.suffix === null &&
      /\d[.,]\d{2,}\D*$|^\D*\d[\d.,'’ ]*\D*$/.test(run.text)
    );
  });
}

/** "Glass cleaning of both houses 118.50": a name that reaches up to its amount, told by the edge of the other amounts; empty if it is none. */
function withAmountApart(runs: readonly Run[], edges: readonly number[], style: NumberStyle): Run[] {
  const last = runs.at(-1)!;
  if (last.words.length < 2 || !edges.some((edge) => Math.abs(edge - last.right) < SAME_EDGE.usual)) return [];
  const at = last.words.findLastIndex(({ text }) => isNumeric(text));
  const isBefore = at > 1 && at === last.words.length - 1 && !/\d/.test(last.words[at - 1]!.text);
  const before = isBefore && readFigure(last.words[at - 1]!.text + last.words[at]!.text, style)?.currency;
  const from = before ? at - 1 : at;
  if (from < 1 || !isAmountOf(last.words.slice(from), last.words[from - 1]!.text, style)) return [];
  return [...runs.slice(0, -1), runOf(last.words.slice(0, from)), runOf(last.words.slice(from))];
}

/** Whether words are an amount with cents, of which no digits stand in the word before. */
function isAmountOf(words: readonly Word[], before: string, style: NumberStyle): boolean {
  const text = words.map((word) => word.text).join(' ');
  const figure = readFigure(text, style);
  if (!figure || figure.percent || figure.suffix !== null || !/\d[.,]\d{2}\D*$/.test(text)) return false;
  return !(/^\d{1,3}$/.test(before) && /^\D*\d{3}\D/.test(text)) && !/[+–−-]$/.test(before);
}

function bodyOf(row: Row, texts: readonly Run[], amount: Run, figure: Figure, { page }: PageLayout): BodyRow {
  const text = texts.map((run) => run.text).join(' ');
  return {
    row: row.index,
    page: page.number,
    middle: row.box.y + row.box.height / 2,
    height: row.box.height,
    cells: [null, null, cellOf(amount, TOTAL)],
    figures: [null, null, figure],
    summary:
      texts.reduce<BodyRow['summary']>((found, run) => found ?? readSummary(run.text), null) ?? readSummary(text),
    bold: row.words.every(({ bold }) => bold),
    titlesSums: false,
    afterTitles: true,
  };
}

export function cellOf({ words, text }: Run, column: number): TableCell {
  return { text, words, box: unionOf(words.map(({ box }) => box)), column };
}
