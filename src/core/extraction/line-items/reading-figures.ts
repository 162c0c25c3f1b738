import { CENT, compareDecimals, type Decimal, isNear, multiplyDecimals } from '../../values/decimal.ts';
import type { ItemDraft } from './item-draft.ts';
import type { ItemReading } from './read-items.ts';

/** The row (by index) of the first line. */
export const firstRow = ({ drafts }: ItemReading): number => drafts[0]!.anchor.row;

/** How many lines several readings have together. */
export function countOf(readings: readonly ItemReading[]): number {
  return readings.reduce((count, { drafts }) => count + drafts.length, 0);
}

/** What each line costs, as decimal strings. */
export function totalsOf(drafts: readonly ItemDraft[]): string[] {
  return drafts.map(({ total }) => total);
}

/** The rows (by index) that lines stand in. */
export function rowsOf(drafts: readonly ItemDraft[]): Set<number> {
  return new Set(drafts.map(({ anchor }) => anchor.row));
}

/** Whether an amount is taken off. */
export const isNegative = (amount: string): boolean => amount.startsWith('-');

/** Whether a line is charged at a printed rate of all that stands above, which is no higher than `highest` percent. */
export function isShareOf({ anchor, total }: ItemDraft, whole: Decimal, highest: Decimal = '100'): boolean {
  return anchor.cells.some((cell) => {
    const rate = cell && RATE.exec(cell.text)?.[1]?.replace(',', '.');
    if (!rate || compareDecimals(rate, highest) > 0) return false;
    return isNear(multiplyDecimals(multiplyDecimals(whole, rate), CENT), total, CENT);
  });
}

const RATE = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/;
