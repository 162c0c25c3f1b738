import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';

/** A name and, in the lines below, its address; a long name takes two lines. */
const ROWS_BELOW = 3;
const PARTIES: readonly LabelClass[] = ['seller', 'buyer', 'other_party'];

/**
 * Whose name stands behind a bare "Company" or "Name": that of whose address the label below it announces ("Company
 * address"). Null where no such pair says.
 */
export function namedBesideAddress(segment: Segment, facts: DocumentFacts): LabelClass | null {
  const { segments, index, page } = facts.layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1];
  const name = left && wholeLabel(left, facts);
  if (!name || !isOneOf(name, ['name'])) return null;
  for (const below of facts.layout.rows.slice(index + 1, index + 1 + ROWS_BELOW)) {
    if (below.page !== page) break;
    const line = below.segments.find(({ box }) => Math.abs(box.x - left.box.x) < SAME_EDGE.usual);
    if (!line) continue;
    const label = wholeLabel(line, facts);
    const party = label?.phrase.split(' ').includes(name.phrase) && PARTIES.find((one) => label.classes.includes(one));
    return party || null;
  }
  return null;
}

function wholeLabel(segment: Segment, facts: DocumentFacts): FoundLabel | undefined {
  return facts.labels.get(segment)?.find(({ wholeSegment }) => wholeSegment);
}
