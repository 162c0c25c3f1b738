import { currencyOf } from '../../values/currency.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** So many rows at most stand between a column's currency and its amounts. */
const REACH = 25;
const SAME_COLUMN = 0.02;

/**
 * Whether an amount stands in a column headed by another currency than the document's: what the sums come to in the
 * buyer's or the tax office's money. Where two columns have a currency, the left one is the document's own.
 */
export function isConverted({ segment, box, money }: AmountCandidate, facts: DocumentFacts): boolean {
  if (money.currency !== null) return false;
  const row = facts.layout.rows[segment.row]!;
  for (let step = 1; step <= REACH; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return false;
    const heads = above.segments.filter(
      ({ text }) => currencyOf(text.replace(/[()]/g, '').replace(/^in\s/iu, '')) !== null,
    );
    if (heads.length === 0) continue;
    const own = heads.findIndex((head) => Math.abs(head.box.x + head.box.width - box.x - box.width) < SAME_COLUMN);
    if (own < 0) continue;
    return own > 0 && currencyOf(heads[0]!.text) !== currencyOf(heads[own]!.text);
  }
  return false;
}
