import type { Candidate } from '../../candidates/candidate.ts';
import type { FieldCandidates } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import { shareInside } from '../../geometry.ts';
import type { KeyField } from '../../labels.ts';
import { because } from '../../reasons/reason.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { dateCandidates } from '../dates/date-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { withCurrency } from './key-entities.ts';

/** Every date and amount that no specific label uses. Bare integers without cents or currency are no amounts here. */
export function leftoverEntities(
  fields: Record<KeyField, FieldCandidates>,
  drafts: readonly EntityDraft[],
  facts: DocumentFacts,
): EntityDraft[] {
  const used = Map.groupBy(drafts, ({ page }) => page);
  const isFree = ({ page, box }: Candidate) =>
    !(used.get(page) ?? []).some((other) => other.box !== null && shareInside(box, other.box) > 0.5);
  const dates = dateCandidates(facts)
    .filter(isFree)
    .map((candidate) =>
      draftEntity('DATE', candidate, facts.layout, {
        confidence: 0.9,
        source: 'enhanced_patterns',
        keyword: null,
        pattern: 'calendar_date',
        reasons: [because('date_notation')],
      }),
    );
  const amounts = (fields.TOTAL_AMOUNT.candidates as AmountCandidate[])
    .filter(({ money }) => money.currency !== null || money.decimals === 2)
    .filter(isFree)
    .map((candidate) =>
      withCurrency(
        draftEntity('MONETARY', candidate, facts.layout, {
          confidence: candidate.money.currency ? 0.9 : 0.75,
          source: 'enhanced_patterns',
          keyword: null,
          pattern: 'amount',
          reasons: [because(candidate.money.currency ? 'number_with_currency' : 'number_with_cents')],
        }),
        candidate,
        facts,
      ),
    );
  return [...dates, ...amounts];
}
