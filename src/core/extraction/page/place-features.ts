import type { Candidate } from '../../candidates/candidate.ts';
import type { Features } from '../../candidates/choices.ts';
import type { DocumentFacts } from './document-facts.ts';

/** Where and how a candidate is printed. */
export function placeFeatures(candidate: Candidate, facts: DocumentFacts): Features {
  const { segment, box, page } = candidate;
  const pages = facts.layout.pages.length;
  const rest = segment.text.slice(0, candidate.start) + segment.text.slice(candidate.end);
  return {
    x: box.x + box.width / 2,
    y: box.y,
    firstPage: page === 1 ? 1 : 0,
    lastPage: page === pages ? 1 : 0,
    fontRatio: Math.min(4, segment.fontSize / facts.medianFontSize),
    largestFont: segment.fontSize >= facts.largestFontSize * 0.95 ? 1 : 0,
    bold: segment.bold ? 1 : 0,
    inTable: facts.tableRows.has(segment.row) ? 1 : 0,
    otherWords: Math.min(12, rest.match(/[\p{L}\d]+/gu)?.length ?? 0),
    startsSegment: /[\p{L}\d]/u.test(segment.text.slice(0, candidate.start)) ? 0 : 1,
    segmentsInRow: Math.min(8, facts.layout.rows[segment.row]!.segments.length),
  };
}
