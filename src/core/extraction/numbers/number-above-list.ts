import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

const FEWEST_DIGITS = 3;

/**
 * "BD-2025-004417        February 11, 2025" right above the titles of the list: a number and its day fill a row, and
 * need no labels there.
 */
export function standsAboveList(
  { segment, start, end, value }: Candidate,
  { layout, labels, datesIn }: DocumentFacts,
): boolean {
  const row = layout.rows[segment.row]!;
  const [first, second] = row.segments;
  if (row.segments.length !== 2 || first !== segment || start > 0 || end < segment.text.length) return false;
  if (value.replace(/\D/g, '').length < FEWEST_DIGITS) return false;
  const day = datesIn(second!.text)[0];
  if (!day || day.start > 0 || day.end < second!.text.length) return false;
  const titles = layout.rows[row.index + 1];
  return (
    titles?.page === row.page &&
    titles.segments.length > 1 &&
    titles.segments.every((title) =>
      labels.get(title)?.some(({ wholeSegment, classes }) => wholeSegment && classes.includes('table_head')),
    )
  );
}
