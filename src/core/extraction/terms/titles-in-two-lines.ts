import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';

/** Heights from one line of a title to the next. */
const LINES_OF_TITLE = 1.7;

/** "Skonto; weitere" above "Zahlungsbedingungen", with the value at the right of both: the title has two lines. */
export function beginsTitle(segment: Segment, { layout, labels }: DocumentFacts): boolean {
  const { segments } = layout.rows[segment.row]!;
  const value = segments[segments.indexOf(segment) + 1];
  const below = layout.rows[segment.row + 1];
  if (!value || below?.page !== segment.page || /[\d:.]/.test(segment.text)) return false;
  const rest = below.segments.find(({ box }) => Math.abs(box.x - segment.box.x) < SAME_EDGE.exact);
  if (!rest || rest.box.y - segment.box.y > LINES_OF_TITLE * segment.box.height) return false;
  const isTitle = labels.get(rest)?.some((label) => label.wholeSegment && isOneOf(label, ['terms']));
  const next = below.segments[below.segments.indexOf(rest) + 1];
  return Boolean(isTitle && next && Math.abs(next.box.x - value.box.x) < SAME_EDGE.exact);
}
