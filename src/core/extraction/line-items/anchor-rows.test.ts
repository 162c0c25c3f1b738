import { expect, test } from 'vitest';
import type { TableCell } from '../../layout/table.ts';
import type { SummaryReading } from '../../lexicon/summary-row.ts';
import { anchorRows } from './anchor-rows.ts';
import type { BodyRow } from './body-row.ts';
import { readFigure } from './figure.ts';

const STYLE = { decimalMark: '.' } as const;
const ROLES = { quantity: 1, unitPrice: 2, total: 3, discount: null, tax: null };

/** A row with a name, a quantity, a price and a total, of which any may be empty. */
function rowOf(row: number, texts: readonly string[], summary: SummaryReading | null = null): BodyRow {
  const box = { x: 0.1, y: row * 0.02, width: 0.1, height: 0.01 };
  const cells = texts.map((text, column): TableCell | null => (text ? { text, words: [], box, column } : null));
  const figures = texts.map((text, column) => (column > 0 && text ? readFigure(text, STYLE) : null));
  const place = { row, page: 1, middle: row * 0.02, height: 0.01 };
  return { ...place, cells, figures, summary, bold: false, titlesSums: false, afterTitles: true };
}

const totals = (rows: BodyRow[]) => anchorRows(rows, ROLES, 0, null).items.map(({ figures }) => figures[3]!.value);

const TITLES = rowOf(0, ['', 'each', 'add.', 'total'], { kind: 'total', pure: false });
const LINES = [
  rowOf(1, ['Yearly service of', '', '', '']),
  rowOf(2, ['', '1', '1,850.00', '1,850.00']),
  rowOf(3, ['Pump', '2', '312.50', '625.00']),
];

test('the last line of titles closes no list that has not begun, whatever sum it names', () => {
  expect(totals([TITLES, ...LINES])).toEqual(['1850.00', '625.00']);
});

test('titles of a table of sums close the list above them', () => {
  const sums = [{ ...TITLES, row: 4, middle: 0.08 }, rowOf(5, ['', '20', '2,475.00', '495.00'])];
  expect(totals([...LINES, ...sums])).toEqual(['1850.00', '625.00']);
});
