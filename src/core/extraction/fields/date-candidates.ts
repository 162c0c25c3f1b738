import { findDates } from '../../values/calendar-date.ts';
import { type Candidate, makeCandidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';

/** Every date of the document, read in its one date order. */
export function dateCandidates(facts: DocumentFacts): Candidate[] {
  return facts.layout.rows.flatMap((row) =>
    row.segments.flatMap((segment) =>
      findDates(segment.text, facts.dateOrder).map((date) => makeCandidate(segment, date.start, date.end, date.value)),
    ),
  );
}
