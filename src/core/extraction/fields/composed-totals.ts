import type { DocumentFacts } from '../document-facts.ts';
import { labelLinks } from '../label-links.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { centsOf } from './amount-sums.ts';
import { strongestLink } from './link-features.ts';

/** Amounts under each other whose right edges differ by at most this share of the page's width are one column. */
const SAME_COLUMN = 0.03;
/** So many adjustments at most stand between a sum and what they make of it. */
const MAX_STEPS = 6;

export interface ComposedTotals {
  /** What discounts, charges and taxes printed between make of an earlier amount. */
  totals: Set<AmountCandidate>;
  /** The amounts that they start from. */
  bases: Set<AmountCandidate>;
}

/**
 * Reads columns of amounts downwards: an amount that equals an earlier one less the discounts and plus the charges and
 * taxes between them is a total, however it is called. At least one of the steps must not be zero.
 */
export function composedTotals(candidates: readonly AmountCandidate[], facts: DocumentFacts): ComposedTotals {
  const found: ComposedTotals = { totals: new Set(), bases: new Set() };
  const proper = candidates.filter(({ money }) => money.decimals === 2 || money.currency !== null);
  for (const [index, base] of proper.entries()) {
    if (facts.tableRows.has(base.segment.row) || centsOf(base.value) === 0) continue;
    let sum = centsOf(base.value);
    let adjusted = false;
    let steps = 0;
    for (const next of proper.slice(index + 1)) {
      if (next.page !== base.page || next.segment.row === base.segment.row || !isBelow(base, next)) continue;
      if (adjusted && centsOf(next.value) === sum) {
        found.totals.add(next);
        found.bases.add(base);
        break;
      }
      const step = stepOf(next, facts);
      if (step === null || ++steps > MAX_STEPS) break;
      sum += step;
      adjusted ||= step !== 0;
    }
  }
  return found;
}

function isBelow(base: AmountCandidate, next: AmountCandidate): boolean {
  const right = (one: AmountCandidate) => one.box.x + one.box.width;
  return next.box.y > base.box.y && Math.abs(right(base) - right(next)) < SAME_COLUMN;
}

/** What an adjustment changes, in cents; null for anything that is none. */
function stepOf(candidate: AmountCandidate, facts: DocumentFacts): number | null {
  const links = labelLinks(candidate, facts);
  const cents = centsOf(candidate.value);
  const discount = strongestLink(links, ['discount']);
  const added = strongestLink(links, ['charge', 'tax', 'part_tax']);
  if (Math.max(discount, added) < 0.45) return cents < 0 ? cents : null;
  return discount > added ? -Math.abs(cents) : cents;
}
