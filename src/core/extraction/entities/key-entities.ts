import type { Candidate } from '../../candidates/candidate.ts';
import type { Choice, Choices, FieldCandidates } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import type { Reason } from '../../entity.ts';
import { KEY_FIELDS, type KeyField } from '../../labels.ts';
import { isTold } from '../../reasons/method-sentence.ts';
import { because } from '../../reasons/reason.ts';
import { isReadFromBareSign } from '../../values/currency.ts';
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
  INVOICE_DATE: 'calendar_date',
  DUE_DATE: 'calendar_date',
  TOTAL_AMOUNT: 'amount',
  SELLER_NAME: 'name_line',
  BUYER_NAME: 'name_line',
  TAX_AMOUNT: 'amount',
  PAYMENT_TERMS: 'terms_phrase',
};
/** Log odds from which a sign is told, and so many at most. */
const TELLING = 1;
const MOST_TOLD = 2;

/**
 * The chosen key fields as entities, with what decided for each. `certainty` (0 to 1) says how clear it is
 * what the document is: where that is open, so is each of its fields.
 */
export function keyEntities(
  choices: Choices,
  fields: Record<KeyField, FieldCandidates>,
  models: Models,
  facts: DocumentFacts,
  certainty: number,
): EntityDraft[] {
  return KEY_FIELDS.flatMap((field) => {
    const choice = choices[field];
    if (!choice) return [];
    const link = bestLink(labelLinks(choice.candidate, facts), FIELD_LABELS[field]);
    const strong = link && link.strength > 0.3 ? link : null;
    const draft = draftEntity(field, choice.candidate, facts.layout, {
      confidence: certainty * choiceConfidence(field, choice, models[field]),
      source: 'improved_contextual',
      keyword: strong ? printedLabel(strong) : null,
      pattern: PATTERNS[field],
      reasons: [foundBy(choice.candidate, strong), ...supportsOf(choice, fields[field])],
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

function foundBy(candidate: Candidate, link: LabelLink | null): Reason {
  if (link) return because('label', { direction: link.direction, text: printedLabel(link) });
  const { y } = candidate.box;
  const third = y < 1 / 3 ? 'top' : y < 2 / 3 ? 'middle' : 'bottom';
  return because('place_and_writing', { third, page: String(candidate.page) });
}

/** What weighed most for a choice beside its label, and what agrees with it. */
function supportsOf(choice: Choice, { candidates, told }: FieldCandidates): Reason[] {
  // What a slip's order or a sum told is none of the candidates that were weighed.
  const isWeighed = candidates[choice.index] === choice.candidate;
  const weighed = isWeighed ? told(choice.index).filter(({ odds }) => odds >= TELLING) : [];
  const codes = [
    ...(choice.isOwn ? ['own_company'] : []),
    ...(choice.supports ?? []),
    ...weighed.map(({ code }) => code),
  ];
  const words = [...new Set(codes)].filter((code) => code !== 'label' && isTold(code));
  return words.slice(0, MOST_TOLD).map((code) => because(code));
}
