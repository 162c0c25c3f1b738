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

/** Amounts above a printed rounding that make, with it, one printed below: what was due before it was made round. */
export function unroundedTotals(
  candidates: readonly AmountCandidate[],
  facts: DocumentFacts,
): ReadonlySet<AmountCandidate> {
  const unrounded = new Set<AmountCandidate>();
  for (const rounding of candidates) {
    if (!isPrintedRounding(rounding, facts)) continue;
    const step = Math.abs(centsOf(rounding.value));
    const isBelow = ({ segment }: AmountCandidate) => segment.row > rounding.segment.row;
    const rounded = new Set(candidates.filter(isBelow).map(({ value }) => Math.abs(centsOf(value))));
    for (const one of candidates) {
      const cents = Math.abs(centsOf(one.value));
      // Both may be printed: with the sign of the rounding or without it.
      if (!isBelow(one) && !rounded.has(cents) && (rounded.has(cents - step) || rounded.has(cents + step)))
        unrounded.add(one);
    }
  }
  return unrounded;
}
