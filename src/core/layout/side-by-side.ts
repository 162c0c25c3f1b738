import { unionOf } from '../geometry.ts';
import type { Row } from './layout.ts';
import type { TableColumn } from './table.ts';

/** Tables that stand beside each other under one row of titles, with the part of the page's width each takes. */
export interface TablePart {
  columns: readonly TableColumn[];
  left: number;
  right: number;
}

/**
 * "Part | Qty | Extended | Labor | Hours | Extended": where a second description follows a first total and has a total
 * of its own, a second table begins. One part for all other titles.
 */
export function tableParts(columns: readonly TableColumn[]): TablePart[] {
  const isTotal = ({ kind }: TableColumn): boolean => kind === 'total';
  const first = columns.findIndex(({ kind }) => kind === 'description');
  const second = columns.findIndex(({ kind }, index) => index > first + 1 && kind === 'description');
  const both = [columns.slice(0, second), columns.slice(second)];
  const whole = { columns, left: 0, right: 1 };
  if (first < 0 || second < 0 || !both.every((part) => part.length >= 3 && isTotal(part.at(-1)!))) return [whole];
  // Figures end below their titles' right edge, names begin at their left one.
  const border = (columns[second - 1]!.right + 3 * columns[second]!.left) / 4;
  return [
    { columns: both[0]!, left: 0, right: border },
    { columns: both[1]!, left: border, right: 1 },
  ];
}

/** The words of rows that stand within a part; rows without any are left out. */
export function rowsOfPart(rows: readonly Row[], { left, right }: Pick<TablePart, 'left' | 'right'>): readonly Row[] {
  if (left === 0 && right === 1) return rows;
  return rows.flatMap((row) => {
    const words = row.words.filter(({ box }) => box.x + box.width / 2 >= left && box.x + box.width / 2 < right);
    return words.length > 0 ? [{ ...row, words, box: unionOf(words.map(({ box }) => box)) }] : [];
  });
}
