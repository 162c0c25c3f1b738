import type { Page } from '../text-document.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';
import type { Row } from './layout.ts';
import type { TableColumn, TableRow } from './table.ts';
import { isNumeric } from './table-grid.ts';
import { isSameEdge, type Run, runOf, runsOf } from './table-runs.ts';
import { readTitle } from './table-titles.ts';

const CURRENCY = new RegExp(`^(?:${CURRENCY_PATTERN})$`, 'u');
/** So many rows, and this share of those with figures there, must print two figures under one title. */
const FEWEST_ROWS = 2;
const MOST_ROWS_SHARE = 0.6;

/**
 * Two narrow titles a space apart ("Rate Net value") look like one; the figures below stand in two columns all the
 * same. Such a title is parted between its words where they part. Columns that need it not are given back unchanged.
 */
export function splitColumns(columns: readonly TableColumn[], grid: readonly TableRow[], page: Page): TableColumn[] {
  return columns.flatMap((column, index) => {
    const isLast = index === columns.length - 1;
    if (!column.titleBox || column.kind === 'description' || !(column.title.includes(' ') || isLast)) return [column];
    const cells = grid.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    const figures = cells.map((cell) =>
      runsOf({ words: cell.words } as Row, page)
        .flatMap(withRateApart)
        .filter(({ words }) => words.every((word) => isNumeric(word.text) || CURRENCY.test(word.text))),
    );
    const twice = figures.filter(
      (runs, at) => runs.length === 2 && runs.flatMap(({ words }) => words).length === cells[at]!.words.length,
    );
    const filled = figures.filter((runs) => runs.length > 0).length;
    if (twice.length < FEWEST_ROWS) return [column];
    if (twice.length < MOST_ROWS_SHARE * filled && !isHalfEmpty(figures, twice)) return [column];
    // "Qty  Item  Unit  Price" above amounts further right, which have no title.
    if (isLast && twice.every(([, right]) => right!.left > column.right)) return [column, withoutTitle(twice)];
    if (!column.title.includes(' ')) return [column];
    const border =
      (Math.max(...twice.map(([left]) => left!.right)) + Math.min(...twice.map(([, right]) => right!.left))) / 2;
    return partTitle(column, border);
  });
}

function withoutTitle(twice: readonly (readonly Run[])[]): TableColumn {
  const figures = twice.map(([, right]) => right!);
  const left = Math.min(...figures.map((run) => run.left));
  const right = Math.max(...figures.map((run) => run.right));
  return { title: '', kind: 'unknown', basis: null, left, right, titleBox: null };
}

/** "233,60 22%": an amount and a rate a space behind it. */
function withRateApart(run: Run): Run[] {
  const [rate, ...rest] = [...run.words].reverse();
  const isApart = rate && /\d\s?%$/.test(rate.text) && rest.some(({ text }) => /\d[.,]\d{2}\D?$/.test(text));
  return isApart ? [runOf(run.words.slice(0, -1)), runOf([rate])] : [run];
}

/** Discounts are printed on some lines only: the others' amounts end where the second of two figures ends. */
function isHalfEmpty(figures: readonly Run[][], twice: readonly Run[][]): boolean {
  const edge = twice[0]![1]!.right;
  const ends = [...twice, ...figures.filter(({ length }) => length === 1)].map((runs) => runs.at(-1)!.right);
  return ends.every((end) => isSameEdge(end, edge));
}

/** The two columns whose titles meet nearest to the border. */
function partTitle(column: TableColumn, border: number): TableColumn[] {
  const { title, titleBox } = column;
  const box = titleBox!;
  const letter = box.width / title.length;
  const cuts = [...title.matchAll(/ /g)].map(({ index }) => ({ index, at: box.x + (index + 0.5) * letter }));
  const kindsOf = (index: number) => [readTitle(title.slice(0, index)), readTitle(title.slice(index + 1))] as const;
  const known = cuts.filter(({ index }) => kindsOf(index).some(({ kind }) => kind !== 'unknown'));
  const best = known.sort((a, b) => Math.abs(a.at - border) - Math.abs(b.at - border))[0];
  if (!best) return [column];
  const [left, right] = kindsOf(best.index);
  const parts = [
    { reading: left, title: title.slice(0, best.index), from: box.x, to: best.at },
    { reading: right, title: title.slice(best.index + 1), from: best.at, to: box.x + box.width },
  ];
  return parts.map(({ reading, title: own, from, to }) => ({
    title: own,
    kind: reading.kind,
    basis: reading.basis,
    left: from,
    right: to,
    titleBox: { ...box, x: from, width: to - from },
  }));
}
