import type { Segment } from '../../layout/layout.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** Links of at least this strength name an amount. */
const LABELLED = 0.5;

/**
 * The amounts called a tax in rows of what was paid before: "– gezahlte Abschläge (11 x 98,00 €, darin 19 % USt 172,12 €)
 * –1.078,00 €". None where no other amount is called the tax: "Paid by card £120.00 (incl. VAT £20.00)" tells it alone.
 */
export function taxesOfPayments(
  candidates: readonly AmountCandidate[],
  facts: DocumentFacts,
): ReadonlySet<AmountCandidate> {
  const taxes = candidates.filter((one) => strongestLink(labelLinks(one, facts), ['tax']) > LABELLED);
  const ofPayments = taxes.filter((one) => isBehindPayment(one, facts) || isBelowPayment(one, facts));
  return new Set(ofPayments.length < taxes.length ? ofPayments : []);
}

/** "darin enthaltene USt 79,83" in a row of its own below "abzüglich Vorschuss vom 03.06.2026 … 500,00". */
function isBelowPayment({ segment }: AmountCandidate, { layout, labels }: DocumentFacts): boolean {
  const [row, above] = [layout.rows[segment.row]!, layout.rows[segment.row - 1]];
  if (row.segments.length > 1 || above?.page !== row.page || !WITHIN.test(segment.text)) return false;
  const [first] = above.segments as [Segment];
  return (labels.get(first) ?? []).some(
    (label) => BEGINS.test(first.text.slice(0, label.start)) && isOneOf(label, ['prepaid']),
  );
}

/** "abzüglich bezahlte Abschläge", "minus your payments": few words before that of a payment. */
const BEGINS = /^\W*(?:\p{L}+\.?\s){0,2}$/u;

const WITHIN = new RegExp(String.raw`^\W*(?:${rowWords('within')})(?!\p{L})`, 'iu');

/** Whether a row names a payment before its first tax, and the amount stands behind both. */
function isBehindPayment({ segment, start }: AmountCandidate, facts: DocumentFacts): boolean {
  const { segments } = facts.layout.rows[segment.row]!;
  for (const one of segments) {
    for (const label of facts.labels.get(one) ?? []) {
      if (one === segment && label.start >= start) return false;
      if (isOneOf(label, ['total', 'amount_due', 'subtotal', 'tax'])) return false;
      // "… property until paid in full", beside the sums: small print.
      if (isOneOf(label, ['prepaid']) && BEGINS.test(one.text.slice(0, label.start))) return true;
    }
    if (one === segment) return false;
  }
  return false;
}
