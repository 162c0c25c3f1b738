import type { LineItem } from '#core/entity.ts';
import { sameName, sameTerms } from '../train/truth.ts';
import type { Counts } from './judge.ts';

/** A line as the truth states it. */
export interface TrueLine {
  description: string;
  quantity: string | null;
  /** Before a discount on the line; null or absent where the truth leaves it open. */
  unitPrice?: string | null;
  lineTotal: string;
  /** Where net and gross are both printed, the other one. */
  otherTotals?: readonly string[];
}

/** Of the quantities and unit prices that the truth states: how many there are, how many were read as stated. */
export interface CellCounts {
  stated: number;
  right: number;
}

export interface JudgedLines extends Counts {
  cells: CellCounts;
  /** What was read otherwise: "3 × 4.50 → ? × 4.50 Desk lamp". */
  misread: string[];
}

/**
 * Counts an invoice's lines: one is right when its total is, and its quantity or its description as well. Each true line
 * is met once. Quantities and unit prices are counted besides, as lines are right without them; a missed line misses its
 * own, too.
 */
export function judgeLines(truth: readonly TrueLine[], found: readonly LineItem[]): JudgedLines {
  const open = [...found];
  const cells = { stated: 0, right: 0 };
  const misread: string[] = [];
  let tp = 0;
  for (const line of truth) {
    const at = open.findIndex((one) => isSameLine(line, one));
    const met = at < 0 ? null : open.splice(at, 1)[0]!;
    if (met) tp++;
    const verdicts = [isSameFigure(line.quantity, met?.quantity), isSameFigure(line.unitPrice, met?.unit_price)];
    cells.stated += verdicts.filter((verdict) => verdict !== null).length;
    cells.right += verdicts.filter((verdict) => verdict).length;
    if (met && verdicts.includes(false))
      misread.push(
        `${priced(line.quantity, line.unitPrice)} → ${priced(met.quantity, met.unit_price)} ${met.description ?? ''}`,
      );
  }
  return { tp, fp: open.length, fn: truth.length - tp, cells, misread };
}

const priced = (quantity: string | null, price: string | null | undefined) => `${quantity ?? '?'} × ${price ?? '?'}`;

/** Null where the truth leaves it open. */
function isSameFigure(truth: string | null | undefined, found: string | null | undefined): boolean | null {
  if (truth === null || truth === undefined) return null;
  return found !== null && found !== undefined && Number(truth) === Number(found);
}

function isSameLine(truth: TrueLine, line: LineItem): boolean {
  const cents = (value: string | null) => (value === null ? Number.NaN : Math.round(Number(value) * 100));
  const totals = [truth.lineTotal, ...(truth.otherTotals ?? [])];
  if (!totals.some((total) => cents(total) === cents(line.line_total))) return false;
  const counted = truth.quantity !== null && line.quantity !== null && Number(truth.quantity) === Number(line.quantity);
  const described =
    line.description !== null &&
    (sameName(truth.description, line.description) || sameTerms(truth.description, line.description));
  return counted || described;
}
