import type { SummaryKind } from '../../lexicon/lexicon.ts';
import { type Decimal, isNear } from '../../values/decimal.ts';
import { sumOf } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { type Figure, isMoney } from './figure.ts';
import type { ColumnRoles } from './roles.ts';
import type { SumRow } from './summed-sections.ts';

/** Their rows may repeat quantities: "Total   12   480.00". */
export const SUM_KINDS = new Set<SummaryKind>(['total', 'subtotal', 'carried']);

/** A gap this much wider than the one between items sets a block of sums apart. */
const APART = 1.5;

/** Rows of a table that print a line total. */
export interface AnchorRows {
  items: BodyRow[];
  /** Charges and discounts among the items, which may or may not count as lines. */
  adjustments: BodyRow[];
  /** Rows below a first sum that look like items but for missing figures: a second list with a sum of its own. */
  late: BodyRow[];
  /** Such rows that begin further left than the items: what is charged for all sections. */
  setOut: BodyRow[];
  /** The tax on a sum without a name, below which goes on what is not taxed. */
  taxes: BodyRow[];
  /** The totals and subtotals between and below the lines. */
  sums: SumRow[];
  /** Further rows with a name and an amount below the first sum, which are lines where their section's sum proves them. */
  rest: BodyRow[];
}

/** The rows that print a line total; `date` is the column of dates, if there is one. */
export function anchorRows(
  rows: readonly BodyRow[],
  roles: ColumnRoles,
  description: number | null,
  date: number | null,
): AnchorRows {
  const found: AnchorRows = { items: [], adjustments: [], late: [], setOut: [], taxes: [], sums: [], rest: [] };
  const { items, adjustments, late, setOut } = found;
  const parts = [roles.quantity, roles.unitPrice].filter((column) => column !== null);
  let closed = false;
  let isCarried = false;
  let ended = false;
  let summedUp = false;
  let above: BodyRow | undefined;
  for (const [index, row] of rows.entries()) {
    // A table that goes on overleaf may have closed its page with a sum, or its letter with figures at the foot; what
    // stands above the titles there is the letterhead.
    if (above && row.afterTitles && (row.page !== above.page || !above.afterTitles)) {
      closed = false;
      ended = false;
      summedUp = false;
    }
    // What is carried over closes its page alone: the lines go on overleaf, with titles or without.
    if (isCarried && above && row.page !== above.page) {
      closed = false;
      isCarried = false;
    }
    const gap = above && above.page === row.page ? row.middle - above.middle : 0;
    above = row;
    const total = row.figures[roles.total];
    const printed = parts.filter((column) => row.figures[column] && !row.figures[column]!.percent);
    const structured = printed.length > 0;
    const whole = structured && printed.length === parts.length;
    const named = isNamed(row, description) || isBesideName(rows, index, description);
    ended ||= row.titlesSums;
    if (ended) continue;
    // The tax below a sum that no word names is that of the sale, though it has a number like what was sold.
    if (summedUp && row.summary?.kind === 'tax') {
      if (total) found.taxes.push(row);
      continue;
    }
    if (description !== null && total && isBareSum(row, total, items, roles.total)) {
      summedUp = true;
      continue;
    }
    if (total) summedUp = false;
    // "Total VAT   1.38   4.50   101.16   107.04": below the first sum columns of rates stand where counts and prices did.
    const isTaxByRates = closed && row.summary?.kind === 'tax';
    const isSum = row.summary && SUM_KINDS.has(row.summary.kind);
    if (isSum && total) {
      const isAlike = items[0] !== undefined && description !== null && isFlush(row, items[0], description);
      const isListed = isAlike && gap <= APART * usualGap(items);
      found.sums.push({ row: row.row, value: total.value, kind: row.summary!.kind, isListed });
    }
    const sumsUp = isSum && total && makeSum(items, total, roles.total);
    if (row.summary && !(whole && !sumsUp && !(row.summary.pure && (isSum || isTaxByRates)))) {
      const { kind, pure } = row.summary;
      // In an account, taxes and payments are booked between the charges, each with its day.
      if (date !== null && /\d/.test(row.cells[date]?.text ?? '') && items.length > 0 && !closed) {
        if (kind === 'tax' && total) adjustments.push(row);
        if (kind === 'tax' || kind === 'settlement') continue;
      }
      const mayCount = kind === 'discount' || kind === 'charge';
      if (mayCount && closed && total && named) found.rest.push(row);
      if (mayCount && total && !closed && named) {
        if (gap > APART * usualGap(items)) closed = true;
        else if (pure || parts.length > 0) adjustments.push(row);
        else items.push(row);
      } else if (!mayCount && (row.figures.some((figure) => figure) || (items.length > 0 && isHeadOfSums(row)))) {
        // What is carried over stands at the head of a page as well, above its lines.
        if (kind !== 'carried') {
          closed = true;
          isCarried &&= !isSum;
        } else if (!closed && items.at(-1)?.page === row.page) closed = isCarried = true;
      }
      continue;
    }
    if (!total || total.percent || !(structured || (named && mayBeAmount(total)))) continue;
    const usual = items.length === 0 || parts.every((column) => row.figures[column] || !mostHave(items, column));
    const loose = closed || !row.afterTitles;
    if (!loose || (usual && named && structured) || (!closed && items.length > 0 && parts.length === 0))
      items.push(row);
    else if (closed && named && items.length > 0) {
      if (isFlush(row, items[0]!, description!)) late.push(row);
      else if (isSetOut(row, items[0]!, description!)) {
        setOut.push(row);
        found.rest.push(row);
      } else found.rest.push(row);
    }
  }
  return found;
}

/** "Total Fees   10.80   4,150.00": hours and amount of all lines above, or of the last of them, whatever else the name says. */
function makeSum(items: readonly BodyRow[], amount: Figure, total: number): boolean {
  let sum: Decimal = '0';
  return [...items].reverse().some(({ figures }, index) => {
    sum = sumOf([sum, figures[total]!.value]);
    return index > 0 && isNear(sum, amount.value, '0');
  });
}

/** An amount alone in its row, the sum of those above. */
function isBareSum({ cells }: BodyRow, amount: Figure, items: readonly BodyRow[], total: number): boolean {
  if (items.length === 0 || cells.some((cell, index) => cell && index !== total)) return false;
  return isNear(sumOf(items.map(({ figures }) => figures[total]!.value)), amount.value, '0');
}

/** "VAT rate   Taxable   Tax": the titles of a table of sums. */
function isHeadOfSums({ cells }: BodyRow): boolean {
  return cells.filter((cell) => cell).length >= 3;
}

/** "Page   2": a small number beside words alone is no amount. */
function mayBeAmount(figure: Figure): boolean {
  return isMoney(figure) || figure.value.includes('.') || figure.value.replace('-', '').length > 2;
}

function isNamed(row: BodyRow, description: number | null): boolean {
  const cell = description === null ? null : row.cells[description];
  return cell != null && /\p{L}/u.test(cell.text);
}

/**
 * An amount alone in its row, centred on the lines of a name: half of it stands beside the line above or below, which
 * prints nothing else.
 */
function isBesideName(rows: readonly BodyRow[], index: number, description: number | null): boolean {
  const row = rows[index]!;
  if (description === null || row.cells.filter((cell) => cell).length !== 1) return false;
  return [rows[index - 1], rows[index + 1]].some(
    (beside) =>
      beside?.page === row.page &&
      !beside.summary &&
      isNamed(beside, description) &&
      beside.figures.every((figure) => !figure) &&
      Math.abs(beside.middle - row.middle) < row.height,
  );
}

function mostHave(items: readonly BodyRow[], column: number): boolean {
  return items.filter((row) => row.figures[column]).length * 2 > items.length;
}

/** Whether two rows' names begin at the same left edge. */
function isFlush(a: BodyRow, b: BodyRow, description: number): boolean {
  const [left, other] = [a.cells[description], b.cells[description]];
  return left != null && other != null && Math.abs(left.box.x - other.box.x) < a.height / 2;
}

/** Whether a row's name begins further left than the items do, as what belongs to all of their sections. */
function isSetOut(row: BodyRow, item: BodyRow, description: number): boolean {
  const [left, other] = [row.cells[description], item.cells[description]];
  return left != null && other != null && left.box.x < other.box.x - row.height / 2;
}

/** The widest gap between items that follow each other; infinite with fewer than two. */
function usualGap(items: readonly BodyRow[]): number {
  const gaps = items
    .slice(1)
    .flatMap((row, index) => (row.page === items[index]!.page ? [row.middle - items[index]!.middle] : []));
  return gaps.length > 0 ? Math.max(...gaps) : Infinity;
}
