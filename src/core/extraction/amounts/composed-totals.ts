import { SAME_COLUMN } from '../../alignment.ts';
import { centsOf } from '../../values/decimal.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isInRow } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isProper } from './amount-sums.ts';

/** So many adjustments at most stand between a sum and what they make of it. */
const MAX_STEPS = 6;
/** Links of at least this strength name an amount. */
const LABELLED = 0.45;

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
  const proper = candidates.filter((one) => isProper(one) || isNamedSum(one, facts));
  for (const [index, base] of proper.entries()) {
    if ((facts.tableRows.has(base.segment.row) && !isSubtotal(base, facts)) || centsOf(base.value) === 0) continue;
    let sum = centsOf(base.value);
    let adjusted = false;
    let steps = 0;
    let taxes = 0;
    let taxCount = 0;
    let unnamedLess = false;
    if (isStep(base, facts)) continue;
    for (const next of proper.slice(index + 1)) {
      if (next.page !== base.page) break;
      if (next.segment.row === base.segment.row || !isBelow(base, next)) continue;
      if (adjusted && centsOf(next.value) === sum) {
        // Nothing is left of what was paid.
        if (sum === 0) break;
        // Less something unnamed, then "due": that may be a deposit, which does not change the total.
        if (unnamedLess && isDue(next, facts)) break;
        // The tax of a total is taken off where the buyer pays it to the state: that total stays.
        if (taxes === sum - centsOf(base.value) && taxes * sum < 0 && isDue(next, facts) && isTotal(base, facts)) break;
        found.totals.add(next);
        found.bases.add(base);
        break;
      }
      // "VAT 19 % 311.90, VAT 7 % 169.99, VAT 481.89": the taxes' own sum adds nothing.
      if (taxCount > 1 && centsOf(next.value) === taxes && isTax(next, facts)) continue;
      const step = stepOf(next, facts);
      if (step === null || ++steps > MAX_STEPS) break;
      sum += step;
      unnamedLess ||= step < 0 && !isStep(next, facts);
      if (isTax(next, facts) && step !== 0) {
        taxes += step;
        taxCount++;
      }
      adjusted ||= step !== 0;
    }
  }
  return found;
}

/** "Total | 7,096" above "Tax | 425.76": sums may be whole where their taxes are not. */
function isNamedSum(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  if (facts.tableRows.has(candidate.segment.row)) return false;
  const inRow = labelLinks(candidate, facts).filter(isInRow);
  return strongestLink(inRow, ['total', 'subtotal', 'amount_due']) > 0.9;
}

function isBelow(base: AmountCandidate, next: AmountCandidate): boolean {
  const right = (one: AmountCandidate) => one.box.x + one.box.width;
  return next.box.y > base.box.y && Math.abs(right(base) - right(next)) < SAME_COLUMN.wide;
}

function isTax(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  return strongestLink(labelLinks(candidate, facts), ['tax', 'part_tax']) >= LABELLED;
}

/** A table's own rows of sums: "Subtotal 830.00" right below the items. */
function isSubtotal(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const inRow = labelLinks(candidate, facts).filter(isInRow);
  return strongestLink(inRow, ['subtotal']) > 0.9;
}

function isDue(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const links = labelLinks(candidate, facts);
  return strongestLink(links, ['amount_due']) >= LABELLED && strongestLink(links, ['total']) < LABELLED;
}

function isTotal(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  return strongestLink(labelLinks(candidate, facts), ['total']) > 0.9;
}

function isStep(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  return strongestLink(labelLinks(candidate, facts), ['discount', 'charge', 'tax', 'part_tax']) >= LABELLED;
}

/** What an adjustment changes, in cents; null for sums and payments. What nothing names is a charge. */
function stepOf(candidate: AmountCandidate, facts: DocumentFacts): number | null {
  const links = labelLinks(candidate, facts);
  const cents = centsOf(candidate.value);
  const discount = strongestLink(links, ['discount']);
  const added = strongestLink(links, ['charge', 'tax', 'part_tax']);
  if (Math.max(discount, added) >= LABELLED) return discount > added ? -Math.abs(cents) : cents;
  return strongestLink(links, ['subtotal', 'total', 'amount_due', 'prepaid', 'payment_method']) >= LABELLED
    ? null
    : cents;
}
