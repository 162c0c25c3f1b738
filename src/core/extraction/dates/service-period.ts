import { makeCandidate } from '../../candidates/candidate.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { because } from '../../reasons/reason.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';

const JOINT = new RegExp(String.raw`^\s*(?:[-–—]|${inAllLanguages(({ spans }) => spans?.until)})\s*$`, 'iu');

/** The first printed range of two dates with a period's label; its value is "2024-05-01/2024-05-31". */
export function servicePeriod(facts: DocumentFacts): EntityDraft[] {
  for (const row of facts.layout.rows) {
    if (facts.tableRows.has(row.index)) continue;
    for (const segment of row.segments) {
      const dates = facts.datesIn(segment.text);
      const [from, to] = dates;
      if (!from || !to || !JOINT.test(segment.text.slice(from.end, to.start)) || to.value < from.value) continue;
      const candidate = makeCandidate(segment, from.start, to.end, `${from.value}/${to.value}`);
      const strength = strongestLink(labelLinks(candidate, facts), ['service_period', 'delivery_date']);
      if (strength < 0.4) continue;
      return [
        draftEntity('SERVICE_PERIOD', candidate, facts.layout, {
          confidence: 0.7 + 0.25 * strength,
          source: 'improved_contextual',
          keyword: null,
          pattern: 'date_range',
          reasons: [because('range_at_period')],
        }),
      ];
    }
  }
  return [];
}
