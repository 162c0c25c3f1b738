import type { TableColumn } from '../../layout/table.ts';
import { addDecimals, compareDecimals, type Decimal } from '../../values/decimal.ts';
import { lineAddsUp } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { type Figure, isMoney } from './figure.ts';

/** Which column holds what; null where the table has no such column. */
export interface ColumnRoles {
  quantity: number | null;
  unitPrice: number | null;
  total: number;
  discount: number | null;
  tax: number | null;
}

/** How well a reading of the columns is supported. */
export interface RolesScore {
  roles: ColumnRoles;
  score: number;
  /** Rows with quantity, unit price and total that add up, and those that do not. */
  right: number;
  wrong: number;
}

type Kind = TableColumn['kind'];
type Prior = Partial<Record<Kind, number>>;

const TOTAL_PRIOR: Prior = { total: 1, price: 0.55, unknown: 0.3, unitPrice: 0.1, taxAmount: 0.05 };
const PRICE_PRIOR: Prior = { unitPrice: 1, price: 0.8, unknown: 0.25, total: 0.1 };
const QUANTITY_PRIOR: Prior = { quantity: 1, unit: 0.35, unknown: 0.25, position: 0.02 };
/** So many rows are enough to tell the columns apart. */
const SAMPLE = 40;

/**
 * Chooses the columns of quantity, unit price and line total: what the titles say, corrected by what adds up. Null
 * when no column can hold line totals.
 */
export function chooseRoles(
  columns: readonly TableColumn[],
  rows: readonly BodyRow[],
  isPrintedSum: (value: Decimal) => boolean,
): RolesScore | null {
  const sample = rows.slice(0, SAMPLE);
  const filled = columns.map((_, index) => sample.filter((row) => row.figures[index]).length);
  const discount = firstOfKind(columns, 'discount');
  const tax = taxColumn(columns, sample);
  const allAre = (column: number, test: (figure: Figure) => boolean): boolean =>
    columns[column]!.kind === 'unknown' && sample.every(({ figures }) => !figures[column] || test(figures[column]));
  const isUntitledCount = (column: number): boolean =>
    allAre(column, (figure) => !figure.currency && !figure.value.includes('.'));
  const isUntitledMoney = (column: number): boolean => allAre(column, (figure) => figure.currency);
  let best: RolesScore | null = null;
  for (const total of candidates(columns, TOTAL_PRIOR, filled)) {
    const totalRows = rows.filter((row) => row.figures[total] && !row.figures[total]!.percent);
    if (totalRows.length === 0) continue;
    const sum = addDecimals(...totalRows.map((row) => row.figures[total]!.value));
    const base =
      2 * TOTAL_PRIOR[columns[total]!.kind]! +
      0.4 * ((total + 1) / columns.length) +
      filled[total]! / Math.max(1, ...filled) +
      (totalRows.some((row) => isMoney(row.figures[total]!)) ? 0.5 : 0) +
      (compareDecimals(sum, '0') !== 0 && isPrintedSum(sum) ? 1.5 : 0);
    for (const unitPrice of [...candidates(columns, PRICE_PRIOR, filled), null]) {
      if (unitPrice === total || (unitPrice !== null && isUntitledCount(unitPrice))) continue;
      for (const quantity of [...candidates(columns, QUANTITY_PRIOR, filled), null]) {
        if (quantity !== null && (quantity === total || quantity === unitPrice || isUntitledMoney(quantity))) continue;
        const roles: ColumnRoles = { quantity, unitPrice, total, discount, tax };
        const { right, wrong } = countLines(sample, roles);
        const score =
          base +
          (unitPrice === null ? 0 : PRICE_PRIOR[columns[unitPrice]!.kind]!) +
          (quantity === null ? 0 : QUANTITY_PRIOR[columns[quantity]!.kind]!) +
          (right + wrong > 0 ? (4 * right - 0.8 * wrong) / (right + wrong) : 0);
        if (!best || score > best.score) best = { roles, score, right, wrong };
      }
    }
  }
  return best;
}

function candidates(columns: readonly TableColumn[], prior: Prior, filled: readonly number[]): number[] {
  return columns.flatMap((column, index) => (prior[column.kind] && filled[index]! > 0 ? [index] : []));
}

function countLines(rows: readonly BodyRow[], roles: ColumnRoles): { right: number; wrong: number } {
  let right = 0;
  let wrong = 0;
  if (roles.quantity === null || roles.unitPrice === null) return { right, wrong };
  for (const { figures } of rows) {
    const quantity = figures[roles.quantity];
    const price = figures[roles.unitPrice];
    const total = figures[roles.total];
    if (!quantity || !price || !total) continue;
    const discount = roles.discount === null ? null : (figures[roles.discount] ?? null);
    if (lineAddsUp(quantity.value, price.value, total.value, discount)) right++;
    else wrong++;
  }
  return { right, wrong };
}

function firstOfKind(columns: readonly TableColumn[], kind: Kind): number | null {
  const index = columns.findIndex((column) => column.kind === kind);
  return index < 0 ? null : index;
}

/** The column of rates: percent signs or small numbers, not amounts of tax. */
function taxColumn(columns: readonly TableColumn[], rows: readonly BodyRow[]): number | null {
  const named = columns.flatMap((column, index) => (column.kind === 'tax' || column.kind === 'taxRate' ? [index] : []));
  const percents = (index: number): number => rows.filter((row) => row.cells[index]?.text.includes('%')).length;
  return named.sort((a, b) => percents(b) - percents(a))[0] ?? null;
}
