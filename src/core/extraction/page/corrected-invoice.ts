import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';
import { isOneOf } from './link-features.ts';

/** A bare word for number is the paper's own: "Numéro | 2250047". */
const BARE_NUMBER = /^(?:no|nr|num|number|nummer|numero|#)$/;
/** A cell begins where its title does, as a share of the page's width. */
const SAME_EDGE = 0.015;

/**
 * Whether a credit note names there the invoice that it takes back: "Notre référence | Facture 1250318 du 24/01/2025", in
 * the cell below the title of a reference, or behind it.
 */
export function isOfCorrected({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const named = (facts.labels.get(segment) ?? []).some(
    (label) => label.startsSegment && label.end <= start && isOneOf(label, ['title']),
  );
  return named && facts.headings.has('credit_title') && isReference(segment, facts);
}

function isReference(segment: Segment, { layout, labels }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const above = layout.rows[segment.row - 1];
  const titles = [
    segments[segments.indexOf(segment) - 1],
    above?.page === segment.page
      ? above.segments.find(({ box }) => Math.abs(box.x - segment.box.x) < SAME_EDGE)
      : undefined,
  ];
  return titles.some(
    (title) =>
      title !== undefined &&
      labels
        .get(title)
        ?.some((label) => label.wholeSegment && isOneOf(label, ['reference']) && !BARE_NUMBER.test(label.phrase)),
  );
}
