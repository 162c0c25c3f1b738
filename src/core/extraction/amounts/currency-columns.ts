import { SAME_COLUMN } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import { currencyOf } from '../../values/currency.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** So many rows at most stand between a column's currency and its amounts. */
const REACH = 25;

/** The lines of each row (by index) that are nothing but a currency: "EUR", "(in USD)". */
export type CurrencyHeads = ReadonlyMap<number, readonly Segment[]>;

/** Looks for them once: every amount of the document asks. */
export function currencyHeads({ layout }: DocumentFacts): CurrencyHeads {
  const heads = new Map<number, Segment[]>();
  for (const { index, segments } of layout.rows) {
    const own = segments.filter(({ text }) => currencyOf(text.replace(/[()]/g, '').replace(/^in\s/iu, '')) !== null);
    if (own.length > 0) heads.set(index, own);
  }
  return heads;
}

/**
 * Whether an amount stands in a column headed by another currency than the document's: what the sums come to in the
 * buyer's or the tax office's money. Where two columns have a currency, the left one is the document's own.
 */
export function isConverted(
  { segment, box, money }: AmountCandidate,
  currencies: CurrencyHeads,
  facts: DocumentFacts,
): boolean {
  if (money.currency !== null || currencies.size === 0) return false;
  const row = facts.layout.rows[segment.row]!;
  for (let step = 1; step <= REACH; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return false;
    const heads = currencies.get(above.index);
    if (!heads) continue;
    const own = heads.findIndex((head) => Math.abs(head.box.x + head.box.width - box.x - box.width) < SAME_COLUMN.wide);
    if (own < 0) continue;
    return own > 0 && currencyOf(heads[0]!.text) !== currencyOf(heads[own]!.text);
  }
  return false;
}
