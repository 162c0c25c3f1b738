import type { LineItem } from '#core/entity.ts';
import { sameName, sameTerms } from '../train/truth.ts';
import type { Counts } from './judge.ts';

/** A line as the truth states it. */
export interface TrueLine {
  description: string;
  quantity: string | null;
  lineTotal: string;
  /** Where net and gross are both printed, the other one. */
  otherTotals?: readonly string[];
}

/**
 * Counts an invoice's lines: one is right when its total is, and its quantity or its description as well. Each true line
 * is met once.
 */
export function judgeLines(truth: readonly TrueLine[], found: readonly LineItem[]): Counts {
  const open = [...truth];
  let tp = 0;
  for (const line of found) {
    const at = open.findIndex((one) => isSameLine(one, line));
    if (at < 0) continue;
    open.splice(at, 1);
    tp++;
  }
  return { tp, fp: found.length - tp, fn: open.length };
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
