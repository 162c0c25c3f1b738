import { withoutAccents } from '../../lexicon/fold.ts';
import { BESIDE_TOTAL, MEANS, PAID } from '../../lexicon/how-paid.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
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

/** More are a column of a list; those behind its lines are of the sums. */
const MOST_ROUNDINGS = 20;

const PAYMENT = new RegExp(String.raw`(?<!\p{L})(?:${PAID}|${MEANS}|${BESIDE_TOTAL})(?!\p{L})`, 'iu');
/** Links of at least this strength name an amount. */
const NAMED = 0.5;

/** "Cash   768.00": what was handed over, where no label of its row calls it the total. */
function isPayment(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const links = labelLinks(candidate, facts);
  if (strongestLink(links, ['total', 'amount_due']) > NAMED) return false;
  const row = facts.layout.rows[candidate.segment.row]!.text;
  return strongestLink(links, ['prepaid']) > NAMED || PAYMENT.test(row) || PAYMENT.test(withoutAccents(row));
}

/**
 * Amounts above a printed rounding that make, with it, one printed below that is no payment: what was due before it was
 * made round.
 */
export function unroundedTotals(
  candidates: readonly AmountCandidate[],
  facts: DocumentFacts,
): ReadonlySet<AmountCandidate> {
  const unrounded = new Set<AmountCandidate>();
  const roundings = candidates.filter((one) => isPrintedRounding(one, facts));
  if (roundings.length === 0) return unrounded;
  const payments = new Set(candidates.filter((one) => isPayment(one, facts)));
  for (const rounding of roundings.slice(-MOST_ROUNDINGS)) {
    const step = Math.abs(centsOf(rounding.value));
    const isBelow = ({ segment }: AmountCandidate) => segment.row > rounding.segment.row;
    const rounded = new Set(
      candidates.filter((one) => isBelow(one) && !payments.has(one)).map(({ value }) => Math.abs(centsOf(value))),
    );
    for (const one of candidates) {
      const cents = Math.abs(centsOf(one.value));
      // Both may be printed: with the sign of the rounding or without it.
      if (!isBelow(one) && !rounded.has(cents) && (rounded.has(cents - step) || rounded.has(cents + step)))
        unrounded.add(one);
    }
  }
  return unrounded;
}
