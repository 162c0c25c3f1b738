import type { Page } from '../text-document.ts';
import type { Row } from './layout.ts';
import type { TableColumn, TableRow } from './table.ts';
import { isNumeric } from './table-grid.ts';
import { runsOf } from './table-runs.ts';
import { readTitle } from './table-titles.ts';

/** So many rows, and this share of those with figures there, must print two figures under one title. */
const FEWEST_ROWS = 2;
const MOST_ROWS_SHARE = 0.6;

/**
 * Two narrow titles a space apart ("Rate Net value") look like one; the figures below stand in two columns all the
 * same. Such a title is parted between its words where they part. Columns that need it not are given back unchanged.
 */
export function splitColumns(columns: readonly TableColumn[], grid: readonly TableRow[], page: Page): TableColumn[] {
  return columns.flatMap((column, index) => {
    if (!column.titleBox || column.kind === 'description' || !column.title.includes(' ')) return [column];
    const cells = grid.flatMap((row) => row.cells.filter((cell) => cell.column === index));
    const figures = cells.map((cell) =>
      runsOf({ words: cell.words } as Row, page).filter(({ words }) => words.every((word) => isNumeric(word.text))),
    );
    const twice = figures.filter(
      (runs, at) => runs.length === 2 && runs.flatMap(({ words }) => words).length === cells[at]!.words.length,
    );
    const filled = figures.filter((runs) => runs.length > 0).length;
    if (twice.length < FEWEST_ROWS || twice.length < MOST_ROWS_SHARE * filled) return [column];
    const border =
      (Math.max(...twice.map(([left]) => left!.right)) + Math.min(...twice.map(([, right]) => right!.left))) / 2;
    return partTitle(column, border);
  });
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
