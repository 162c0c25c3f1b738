import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** Rows between the days of a list, whose entries may have several lines. */
const NEXT_ENTRY = 4;

/** Days one below the other, each beginning its row in a list of what was done: "7/17/25  CMG  Confer with … .10". */
export function inColumnsOfDays(candidates: readonly Candidate[], facts: DocumentFacts): Set<Candidate> {
  const begins = candidates.filter(({ segment, start, text }) => {
    const { segments } = facts.layout.rows[segment.row]!;
    return start === 0 && text.length === segment.text.length && segments[0] === segment && segments.length > 2;
  });
  const found = new Set<Candidate>();
  for (const [index, upper] of begins.entries()) {
    const lower = begins[index + 1];
    if (!lower || lower.page !== upper.page || lower.segment.row - upper.segment.row > NEXT_ENTRY) continue;
    if (lower.segment.row === upper.segment.row || Math.abs(lower.box.x - upper.box.x) > 0.01) continue;
    found.add(upper).add(lower);
  }
  return found;
}
