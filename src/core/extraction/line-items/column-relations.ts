import type { TableColumn } from '../../layout/table.ts';
import { addDecimals, CENT, isNear, multiplyDecimals } from '../../values/decimal.ts';
import type { BodyRow } from './body-row.ts';

/** Whether the amounts of one column are in all rows those of another with the tax that stands beside. */
export function isTaxedBy(
  rows: readonly BodyRow[],
  net: number,
  gross: number,
  columns: readonly TableColumn[],
): boolean {
  return columns.some(({ kind }, tax) => {
    if (kind !== 'tax' && kind !== 'taxAmount') return false;
    const own = rows.filter(({ figures }) => figures[net] && figures[tax] && figures[gross]);
    return (
      own.length > 0 &&
      own.every(({ figures }) =>
        isNear(addDecimals(figures[net]!.value, figures[tax]!.value), figures[gross]!.value, '0'),
      )
    );
  });
}

/** Whether the figures of `part` are the printed percentage of those of `whole` in all rows that have both, and less than all in one. */
export function areShares(rows: readonly BodyRow[], whole: number, part: number): boolean {
  const both = rows.filter(({ figures }) => figures[whole] && figures[part]);
  const isShare = ({ cells, figures }: BodyRow) =>
    cells.some((cell) => {
      const share = cell && SHARE.exec(cell.text)?.[1]?.replace(',', '.');
      if (!share) return false;
      const product = multiplyDecimals(figures[whole]!.value, multiplyDecimals(share, '0.01'));
      return isNear(product, figures[part]!.value, CENT);
    });
  const isLess = both.some(({ figures }) => !isNear(figures[whole]!.value, figures[part]!.value, CENT));
  return both.length > 1 && isLess && both.every(isShare);
}

const SHARE = /^(\d{1,3}(?:[.,]\d{1,4})?)\s?%$/;

/** Whether the last figure of a column is the sum of those above, in a row without a word. */
export function endsInSum(rows: readonly BodyRow[], column: number): boolean {
  const figures = totalRows(rows, column).map((row) => row.figures[column]!.value);
  const last = figures.pop();
  return last !== undefined && figures.length > 1 && isNear(addDecimals(...figures), last, '0');
}

/** The rows that have an amount in a column. */
export function totalRows(rows: readonly BodyRow[], total: number): BodyRow[] {
  return rows.filter((row) => row.figures[total] && !row.figures[total]!.percent);
}
