import type { Candidate } from '../../candidates/candidate.ts';
import type { Choices } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import { KEY_FIELDS, type KeyField } from '../../labels.ts';
import { isReadFromBareSign } from '../../values/currency.ts';
import { centsOf } from '../../values/decimal.ts';
import { HIGHEST_TAX_RATE } from '../../values/tax-rates.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { bestLink } from '../page/link-features.ts';
import { choiceConfidence } from '../scorer/choice-confidence.ts';
import { FIELD_LABELS } from '../scorer/field-candidates.ts';
import type { Models } from '../scorer/resolve-candidates.ts';

const PATTERNS: Readonly<Record<KeyField, string>> = {
  INVOICE_NUMBER: 'identifier',
  INVOICE_DATE: 'calendar date',
  DUE_DATE: 'calendar date',
  TOTAL_AMOUNT: 'amount',
  SELLER_NAME: 'name line',
  BUYER_NAME: 'name line',
  TAX_AMOUNT: 'amount',
  PAYMENT_TERMS: 'terms phrase',
};
const DIRECTIONS: Readonly<Record<LabelLink['direction'], string>> = {
  inside: 'right after',
  left: 'right of',
  above: 'below',
  beside: 'beside',
  below: 'above',
};

/**
 * The chosen key fields as entities, with the reasons for each in plain words. `certainty` (0 to 1) says how clear it is
 * what the document is: where that is open, so is each of its fields.
 */
export function keyEntities(choices: Choices, models: Models, facts: DocumentFacts, certainty: number): EntityDraft[] {
  return KEY_FIELDS.flatMap((field) => {
    const choice = choices[field];
    if (!choice) return [];
    const link = bestLink(labelLinks(choice.candidate, facts), FIELD_LABELS[field]);
    const strong = link && link.strength > 0.3 ? link : null;
    const supports = supportsOf(field, choices);
    const draft = draftEntity(field, choice.candidate, facts.layout, {
      confidence: certainty * choiceConfidence(field, choice, models[field]),
      source: 'improved_contextual',
      keyword: strong ? printedLabel(strong) : null,
      pattern: PATTERNS[field],
      method: [
        strong ? `${DIRECTIONS[strong.direction]} the label “${printedLabel(strong)}”` : placeOf(choice.candidate),
        ...(choice.isOwn ? ['it is your own company'] : []),
        ...supports,
      ].join('; '),
    });
    if (field !== 'TOTAL_AMOUNT' && field !== 'TAX_AMOUNT') return [draft];
    return [withCurrency({ ...draft, context: contextOf(choice.candidate, facts) }, choice.candidate, facts)];
  });
}

/** The rows that an amount was read of: of a tax that is printed in parts, with the rates of all. */
function contextOf({ segment, more = [] }: Candidate, { layout }: DocumentFacts): string {
  return [segment, ...more]
    .map(({ row }) => layout.rows[row]!.text)
    .join(' ')
    .slice(0, 300);
}

export function printedLabel({ label }: LabelLink): string {
  return label.segment.text.slice(label.start, label.end);
}

export function withCurrency(draft: EntityDraft, candidate: Candidate, facts: DocumentFacts): EntityDraft {
  const printed = (candidate as AmountCandidate).money?.currency;
  // A bare "$" or "kr" is read by the document's country, so the document's currency goes first.
  const currency = printed && !isReadFromBareSign(printed) ? printed : (facts.currency ?? printed);
  return currency ? { ...draft, currency } : draft;
}

function placeOf(candidate: Candidate): string {
  const { y } = candidate.box;
  const third = y < 1 / 3 ? 'top' : y < 2 / 3 ? 'middle' : 'bottom';
  return `by its place and writing (${third} of page ${candidate.page})`;
}

function supportsOf(field: KeyField, choices: Choices): string[] {
  const value = (name: KeyField) => choices[name]?.candidate.value;
  if ((field === 'DUE_DATE' || field === 'INVOICE_DATE') && value('DUE_DATE') && value('INVOICE_DATE')) {
    return value('DUE_DATE')! >= value('INVOICE_DATE')! ? ['the due date is not before the invoice date'] : [];
  }
  if ((field === 'TOTAL_AMOUNT' || field === 'TAX_AMOUNT') && value('TOTAL_AMOUNT') && value('TAX_AMOUNT')) {
    const share = centsOf(value('TAX_AMOUNT')!) / Math.max(1, Math.abs(centsOf(value('TOTAL_AMOUNT')!)));
    return Math.abs(share) <= Number(HIGHEST_TAX_RATE) / 100 ? ['tax and total fit each other'] : [];
  }
  if ((field === 'SELLER_NAME' || field === 'BUYER_NAME') && value('SELLER_NAME') && value('BUYER_NAME')) {
    return ['seller and buyer differ'];
  }
  return [];
}
