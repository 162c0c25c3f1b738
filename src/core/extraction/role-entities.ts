import type { LineItem } from '../entity.ts';
import { insideLines } from '../inside-lines.ts';
import type { KeyField, Label } from '../labels.ts';
import type { Candidate } from './candidate.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FieldCandidates } from './field-candidates.ts';
import { centsOf } from './fields/amount-sums.ts';
import { bestLink, type FieldLabels, linkFeatures } from './fields/link-features.ts';
import { printedLabel, withCurrency } from './key-entities.ts';
import { labelLinks } from './label-links.ts';
import { draftEntity, type EntityDraft } from './make-entity.ts';
import type { Choices } from './resolve-candidates.ts';

/** A role field is taken when its label stands clearly closer than any other. */
const MIN_LINK = 0.55;
const ADDS_UP_CONFIDENCE = 0.95;
const LABELLED_CONFIDENCE = 0.82;

const ROLES: readonly (readonly [Label, KeyField, FieldLabels, string])[] = [
  ['SUBTOTAL_AMOUNT', 'TOTAL_AMOUNT', { target: ['subtotal'], weak: [] }, 'amount'],
  ['AMOUNT_DUE', 'TOTAL_AMOUNT', { target: ['amount_due'], weak: [] }, 'amount'],
  ['PURCHASE_ORDER', 'INVOICE_NUMBER', { target: ['purchase_order'], weak: [] }, 'identifier'],
  ['CUSTOMER_NUMBER', 'INVOICE_NUMBER', { target: ['customer_number'], weak: [] }, 'identifier'],
  ['DELIVERY_DATE', 'INVOICE_DATE', { target: ['delivery_date'], weak: [] }, 'calendar date'],
];

/** Fields with a role of their own that labels alone announce: subtotal, amount due, order, customer, delivery. */
export function roleEntities(
  fields: Record<KeyField, FieldCandidates>,
  choices: Choices,
  facts: DocumentFacts,
  lines: readonly LineItem[],
): EntityDraft[] {
  const drafts: EntityDraft[] = [];
  const sold = soldOf(lines);
  const taken = Object.values(choices).map((choice) => choice.candidate);
  for (const [label, source, labels, pattern] of ROLES) {
    const best = bestLabelled(fields[source].candidates, labels, facts, label, choices, taken, sold);
    if (!best) continue;
    const link = bestLink(labelLinks(best.candidate, facts), labels)!;
    const draft = draftEntity(label, best.candidate, facts.layout, {
      confidence: best.addsUp ? ADDS_UP_CONFIDENCE : LABELLED_CONFIDENCE * Math.min(1, 0.6 + 0.4 * best.strength),
      source: 'improved_contextual',
      keyword: printedLabel(link),
      pattern,
      method: `next to the label “${printedLabel(link)}”${best.addsUp ? '; with the tax it makes the total' : ''}`,
    });
    drafts.push(pattern === 'amount' ? withCurrency(draft, best.candidate, facts) : draft);
  }
  return drafts;
}

interface Labelled {
  candidate: Candidate;
  strength: number;
  addsUp: boolean;
}

function bestLabelled(
  candidates: readonly Candidate[],
  labels: FieldLabels,
  facts: DocumentFacts,
  label: Label,
  choices: Choices,
  taken: readonly Candidate[],
  sold: Sold,
): Labelled | null {
  let best: (Labelled & { rank: number }) | null = null;
  for (const candidate of candidates) {
    if (facts.tableRows.has(candidate.segment.row)) continue;
    if (label === 'SUBTOTAL_AMOUNT' && sold.isInside(candidate)) continue;
    if (label === 'SUBTOTAL_AMOUNT' && hasOtherSign(candidate, choices)) continue;
    if (label !== 'AMOUNT_DUE' && taken.some((other) => sameSpan(other, candidate))) continue;
    const features = linkFeatures(labelLinks(candidate, facts), labels);
    const strength = features.target!;
    if (strength < MIN_LINK || features.targetMargin! < -0.15) continue;
    const addsUp = label === 'SUBTOTAL_AMOUNT' && makesTotal(candidate, choices);
    // Whole identifiers before their parts, totals' columns before rates' bases.
    let rank =
      strength +
      (addsUp ? 1 : 0) +
      features.targetMargin! * 0.5 +
      candidate.value.length * 0.002 +
      candidate.box.x * 0.05;
    if (label === 'SUBTOTAL_AMOUNT')
      rank += 0.4 * shareOfTotal(candidate, choices) + (centsOf(candidate.value) === sold.cents ? 0.3 : 0);
    if (!best || rank > best.rank) best = { candidate, strength, addsUp, rank };
  }
  return best;
}

interface Sold {
  /** "Net" may head the column of line totals; what stands in a line is none of the document's sums. */
  isInside: (place: Candidate) => boolean;
  /** The sum of all line totals; null when one has none. */
  cents: number | null;
}

function soldOf(lines: readonly LineItem[]): Sold {
  const totals = lines.flatMap(({ line_total }) => (line_total === null ? [] : [centsOf(line_total)]));
  const complete = totals.length > 0 && totals.length === lines.length;
  return { isInside: insideLines(lines), cents: complete ? totals.reduce((sum, cents) => sum + cents, 0) : null };
}

/** "VAT 8 % (1,200.00)": brackets hold the base here, and no negative amount. */
function hasOtherSign(candidate: Candidate, choices: Choices): boolean {
  const total = choices.TOTAL_AMOUNT?.candidate.value;
  return total !== undefined && centsOf(candidate.value) * centsOf(total) < 0;
}

function sameSpan(a: Candidate, b: Candidate): boolean {
  return a.segment === b.segment && a.start < b.end && b.start < a.end;
}

function makesTotal(candidate: Candidate, choices: Choices): boolean {
  const total = choices.TOTAL_AMOUNT?.candidate.value;
  const tax = choices.TAX_AMOUNT?.candidate.value;
  return total !== undefined && tax !== undefined && centsOf(candidate.value) + centsOf(tax) === centsOf(total);
}

/** Parts per tax rate are subtotals too; the one closest to the total is the invoice's own. */
function shareOfTotal(candidate: Candidate, choices: Choices): number {
  const total = choices.TOTAL_AMOUNT ? Math.abs(centsOf(choices.TOTAL_AMOUNT.candidate.value)) : 0;
  const own = Math.abs(centsOf(candidate.value));
  return total > 0 && own <= total ? own / total : 0;
}
