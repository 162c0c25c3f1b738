import type { Candidate } from '../../candidates/candidate.ts';
import type { Choices, FieldCandidates } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import type { LineItem } from '../../entity.ts';
import type { KeyField, Label } from '../../labels.ts';
import { because } from '../../reasons/reason.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { isProper } from '../amounts/amount-sums.ts';
import { type SubtotalSigns, subtotalSigns } from '../amounts/subtotal-signs.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { bestLink, type FieldLabels, linkLook } from '../page/link-features.ts';
import { printedLabel, withCurrency } from './key-entities.ts';

/** A role field is taken when its label stands clearly closer than any other. */
const MIN_LINK = 0.55;
const ADDS_UP_CONFIDENCE = 0.95;
const LABELLED_CONFIDENCE = 0.82;

const ROLES: readonly (readonly [Label, KeyField, FieldLabels, string])[] = [
  ['SUBTOTAL_AMOUNT', 'TOTAL_AMOUNT', { target: ['subtotal'], weak: [] }, 'amount'],
  ['AMOUNT_DUE', 'TOTAL_AMOUNT', { target: ['amount_due'], weak: [] }, 'amount'],
  ['PURCHASE_ORDER', 'INVOICE_NUMBER', { target: ['purchase_order'], weak: [] }, 'identifier'],
  ['CUSTOMER_NUMBER', 'INVOICE_NUMBER', { target: ['customer_number'], weak: [] }, 'identifier'],
  ['DELIVERY_DATE', 'INVOICE_DATE', { target: ['delivery_date'], weak: [] }, 'calendar_date'],
];

/** Fields with a role of their own that labels alone announce: subtotal, amount due, order, customer, delivery. */
export function roleEntities(
  fields: Record<KeyField, FieldCandidates>,
  choices: Choices,
  facts: DocumentFacts,
  lines: readonly LineItem[],
): EntityDraft[] {
  const drafts: EntityDraft[] = [];
  const sums = subtotalSigns(choices, lines);
  const taken = Object.values(choices).map((choice) => choice.candidate);
  for (const [label, source, labels, pattern] of ROLES) {
    const best = bestLabelled(fields[source].candidates, labels, facts, {
      taken: label === 'AMOUNT_DUE' ? [] : taken,
      sums: label === 'SUBTOTAL_AMOUNT' ? sums : null,
    });
    if (!best) continue;
    // Of several rates each has its base; what they are of together is the subtotal, whatever its row is called.
    if (label === 'SUBTOTAL_AMOUNT' && !best.addsUp && sums.isLess(best.candidate)) {
      const whole = fields[source].candidates.find(
        (candidate) =>
          sums.makesTotal(candidate) && !sums.excludes(candidate) && isProper(candidate as AmountCandidate),
      );
      if (whole) drafts.push(withCurrency(wholeSubtotal(whole, facts), whole, facts));
      if (whole || sums.isPart(best.candidate)) continue;
    }
    const link = bestLink(labelLinks(best.candidate, facts), labels)!;
    const draft = draftEntity(label, best.candidate, facts.layout, {
      confidence: best.addsUp ? ADDS_UP_CONFIDENCE : LABELLED_CONFIDENCE * Math.min(1, 0.6 + 0.4 * best.strength),
      source: 'improved_contextual',
      keyword: printedLabel(link),
      pattern,
      reasons: [
        because('label', { direction: 'near', text: printedLabel(link) }),
        ...(best.addsUp ? [because('makes_total_with_tax')] : []),
      ],
    });
    drafts.push(pattern === 'amount' ? withCurrency(draft, best.candidate, facts) : draft);
  }
  return drafts;
}

function wholeSubtotal(candidate: Candidate, facts: DocumentFacts): EntityDraft {
  return draftEntity('SUBTOTAL_AMOUNT', candidate, facts.layout, {
    confidence: LABELLED_CONFIDENCE,
    source: 'improved_contextual',
    keyword: null,
    pattern: 'amount',
    reasons: [because('makes_total_with_tax')],
  });
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
  { taken, sums }: { taken: readonly Candidate[]; sums: SubtotalSigns | null },
): Labelled | null {
  let best: (Labelled & { rank: number }) | null = null;
  for (const candidate of candidates) {
    if (facts.tableRows.has(candidate.segment.row)) continue;
    if (sums?.excludes(candidate) || taken.some((other) => sameSpan(other, candidate))) continue;
    const look = linkLook(labelLinks(candidate, facts), labels);
    const { target: strength } = look;
    const margin = strength - look.other;
    if (strength < MIN_LINK || margin < -0.15) continue;
    const addsUp = sums?.makesTotal(candidate) ?? false;
    // Whole identifiers before their parts, totals' columns before rates' bases.
    const rank =
      strength +
      (addsUp ? 1 : 0) +
      margin * 0.5 +
      candidate.value.length * 0.002 -
      (isByReference(candidate, labels, facts) ? BY_REFERENCE : 0) +
      candidate.box.x * 0.05 +
      (sums?.fit(candidate) ?? 0);
    if (!best || rank > best.rank) best = { candidate, strength, addsUp, rank };
  }
  return best;
}

/** What a label by number or code has over one by reference, which may be the order's. */
const BY_REFERENCE = 0.4;

/** "Réf. client : PED-118" beside "Code client : CU-0041": the customer's own reference, and not its number. */
function isByReference(candidate: Candidate, labels: FieldLabels, facts: DocumentFacts): boolean {
  if (!labels.target.includes('customer_number')) return false;
  return /(?<!\p{L})(?:ref|rif)/u.test(bestLink(labelLinks(candidate, facts), labels)?.label.phrase ?? '');
}

function sameSpan(a: Candidate, b: Candidate): boolean {
  return a.segment === b.segment && a.start < b.end && b.start < a.end;
}
