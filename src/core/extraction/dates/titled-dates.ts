import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';

/** "le", "am", "op" before a date: a label in a form, but not in a sentence. */
export function isLittleWord({ phrase }: FoundLabel): boolean {
  return phrase.length <= 3 && phrase !== 'due';
}

/**
 * "Rechnung Nr. 12 vom 3.4.2024", "Facture n° 12 du 3/4/2024": title and date in one segment, with a gap before "du", or
 * in two lines.
 */
export function isTitledDate({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const titles = (one: Segment, until: number) =>
    facts.labels.get(one)?.some((label) => label.startsSegment && label.end <= until && isOneOf(label, TITLES));
  if (titles(segment, start)) return true;
  const { segments } = facts.layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1];
  const joins = facts.labels
    .get(segment)
    ?.some((label) => label.startsSegment && isOneOf(label, ['date']) && isLittleWord(label) && start - label.end <= 1);
  if (!joins) return false;
  return [left, lineOfColumnAbove(segment, facts)].some(
    (one) => one && /\d/.test(one.text) && titles(one, one.text.length),
  );
}

/** What begins at the same edge right above; lines of other columns may stand between. */
function lineOfColumnAbove({ row, page, box }: Segment, { layout }: DocumentFacts): Segment | undefined {
  for (let index = row - 1; index >= row - MOST_ROWS_BETWEEN; index--) {
    const above = layout.rows[index];
    if (above?.page !== page || box.y - above.box.y > MOST_LINES_APART * box.height) return undefined;
    const line = above.segments.find((one) => Math.abs(one.box.x - box.x) < SAME_EDGE.usual);
    if (line) return line;
  }
  return undefined;
}

const MOST_ROWS_BETWEEN = 3;
/** From the top of one line to that of the next, in heights of the text. */
const MOST_LINES_APART = 2.6;

const TITLES: FoundLabel['classes'] = ['title', 'credit_title', 'invoice_number'];
