import { SAME_COLUMN } from '../../alignment.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g;
/** Taxes that are rounded by piece differ by some cents from the rate of their sum. */
const ROUNDED_BY_PIECE = 0.01;
const FEWEST_CENTS = 5;

interface RateRow {
  rate: number;
  /** In cents, with the tax. */
  gross: number;
  tax: AmountCandidate;
}

/**
 * The taxes of a table "rate, net, gross, tax" (in whatever order) whose rows stand below each other, have a rate each,
 * and together make the total, as a single row may; null where none does.
 */
export function brokenDownTaxes(
  proper: readonly AmountCandidate[],
  total: number,
  facts: DocumentFacts,
): AmountCandidate[] | null {
  let open: RateRow[] = [];
  let last = -2;
  const byRow = [...Map.groupBy(proper, ({ segment }) => segment.row)].sort(([a], [b]) => a - b);
  for (const [index, amounts] of byRow) {
    const row = rateRow(amounts, facts.layout.rows[index]!.text);
    if (!row) continue;
    const goesOn = index === last + 1 && Math.abs(right(row.tax) - right(open[0]!.tax)) < SAME_COLUMN.wide;
    open = goesOn ? [...open, row] : [row];
    last = index;
    const rates = new Set(open.map(({ rate }) => rate));
    const gross = open.reduce((sum, one) => sum + one.gross, 0);
    if (rates.size === open.length && gross === total) return open.map(({ tax }) => tax);
  }
  return null;
}

const right = ({ box }: AmountCandidate): number => box.x + box.width;

/** A row of one rate and three amounts, of which the largest is the sum of the others and the smallest their tax. */
function rateRow(amounts: readonly AmountCandidate[], text: string): RateRow | null {
  const rates = matchesOf(text, RATE).map((match) => Number(match[1]!.replace(',', '.')));
  if (rates.length !== 1 || amounts.length !== 3) return null;
  const [gross, net, tax] = amounts.toSorted((a, b) => centsOf(b.value) - centsOf(a.value)) as [
    AmountCandidate,
    AmountCandidate,
    AmountCandidate,
  ];
  const [whole, base, part] = [gross, net, tax].map(({ value }) => centsOf(value)) as [number, number, number];
  const due = (base * rates[0]!) / 100;
  const isTax = Math.abs(due - part) <= Math.max(FEWEST_CENTS, part * ROUNDED_BY_PIECE);
  return part >= 0 && whole === base + part && isTax ? { rate: rates[0]!, gross: whole, tax } : null;
}
