import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import { findDates } from '../../values/calendar-date.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** Every date of the document, read in its one date order; also dates that go on in the next line of their block. */
export function dateCandidates(facts: DocumentFacts): Candidate[] {
  const whole = facts.layout.rows.flatMap((row) =>
    facts.mailRows.has(row.index) ? [] : row.segments.flatMap((segment) =>
      findDates(segment.text, facts.dateOrder).map((date) => makeCandidate(segment, date.start, date.end, date.value)),
    ),
  );
  return [...whole, ...wrappedDates(facts)];
}

function wrappedDates(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const { blocks } of facts.layout.pages) {
    for (const { segments } of blocks) {
      for (const [index, next] of segments.entries()) {
        const first = segments[index - 1];
        // Only a line that breaks off within a date: "8 September" / "2022".
        if (!first || !/\p{L}{3,}\.?,?$|\d[.,/-]?$/u.test(first.text) || !/^(?:\p{L}+\.?\s+)?\d/u.test(next.text))
          continue;
        const joined = `${first.text} ${next.text}`;
        for (const date of findDates(joined, facts.dateOrder)) {
          if (date.start >= first.text.length || date.end <= first.text.length + 1) continue;
          const candidate = makeCandidate(first, date.start, first.text.length, date.value);
          found.push({ ...candidate, text: date.text, box: unionOf([candidate.box, next.box]), more: [next] });
        }
      }
    }
  }
  return found;
}
