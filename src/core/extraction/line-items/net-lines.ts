import type { TableColumn } from '../../layout/table.ts';
import { isNear } from '../../values/decimal.ts';
import { SUM_KINDS } from './anchor-rows.ts';
import { sumOf } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { isTaxedBy } from './column-relations.ts';
import type { ColumnRoles } from './roles.ts';

/**
 * "Net   VAT   Gross" without counts, and below the gross amounts "Total excluding VAT", "VAT", "Total": the lines are
 * those that the sums begin with, which are net. Where they begin with the total, its lines stay with tax, and so do
 * those of a column that is called the total itself: "Net   VAT   Total".
 */
export function beforeTax(roles: ColumnRoles, columns: readonly TableColumn[], rows: readonly BodyRow[]): ColumnRoles {
  const { quantity, unitPrice, total } = roles;
  if (quantity !== null || unitPrice !== null || columns[total]!.basis !== 'gross') return roles;
  const end = rows.findIndex(
    ({ summary, figures }) => summary !== null && SUM_KINDS.has(summary.kind) && figures[total],
  );
  if (end < 2) return roles;
  const lines = rows.slice(0, end).filter(({ figures }) => figures[total]);
  const first = rows[end]!.figures[total]!.value;
  const net = columns.findIndex(
    ({ kind }, index) =>
      (kind === 'total' || kind === 'price') &&
      index !== total &&
      lines.every(({ figures }) => figures[index]) &&
      isTaxedBy(lines, index, total, columns) &&
      isNear(sumOf(lines.map(({ figures }) => figures[index]!.value)), first, '0'),
  );
  return net < 0 ? roles : { ...roles, total: net };
}
