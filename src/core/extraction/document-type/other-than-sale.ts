import { withoutAccents } from '../../lexicon/fold.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** "Total hours 23.50": a sum of time or weight in a paper that writes no currency in its row. */
export function countsOtherThanMoney(total: AmountCandidate, { layout }: DocumentFacts): boolean {
  const row = layout.rows[total.segment.row]!;
  return COUNTED.test(withoutAccents(row.text)) && !/\p{Sc}|\b[A-Z]{3}\b/u.test(row.text);
}

const COUNTED = new RegExp(String.raw`^\W*(?:${saleWords('counted')})`, 'iu');

/** Who may be appealed against is an authority that levies; without accents. */
export const LEVIED = new RegExp(String.raw`\b(?:${saleWords('levied')})\b`, 'u');
