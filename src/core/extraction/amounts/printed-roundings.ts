import { nouns } from '../../lexicon/nouns.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

/** Sums are rounded to whole units at most, in cents. */
const WHOLE = 100;
const ROUNDING = new RegExp(String.raw`(?<!\p{L})(?:${nouns('rounding')})(?!\p{L})`, 'iu');

/** "Round Off (-)0.50": an amount by which a total was made a round one, as its row says. */
export function isPrintedRounding(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const cents = Math.abs(centsOf(candidate.value));
  return (
    cents > 0 && cents < WHOLE && isProper(candidate) && ROUNDING.test(facts.layout.rows[candidate.segment.row]!.text)
  );
}
