import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import { type Box, horizontalOverlap, unionOf } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { FoundLabel } from './find-labels.ts';

/** How much a title says of what stands below its neighbour. */
const BESIDE = 0.2;

/**
 * "Total TVA Total TTC Acompte NET À PAYER" above four amounts: titles set so closely that they form one segment. How
 * much a title of such a segment says of a value in a row below, 0 to 1; null where the segment is none.
 */
export function packedTitle(
  label: FoundLabel,
  labels: readonly FoundLabel[],
  candidate: Candidate,
  row: Row,
): number | null {
  const { segment } = label;
  if (labels.length < 2 || !isFilled(segment, labels) || valuesBelow(segment, row) < 2) return null;
  const own = boxOf(label);
  return own && isInColumn(candidate.box, own) ? 1 : BESIDE;
}

/** Whether nothing but labels stands in a segment. */
export function isFilled({ text }: Segment, labels: readonly FoundLabel[]): boolean {
  let at = 0;
  for (const { start, end, colon } of labels) {
    if (colon || /[\p{L}\d]/u.test(text.slice(at, start))) return false;
    at = Math.max(at, end);
  }
  return !/[\p{L}\d]/u.test(text.slice(at));
}

function valuesBelow({ box }: Segment, { segments }: Row): number {
  return segments.filter((value) => horizontalOverlap(value.box, box) > 0 && /\d/.test(value.text)).length;
}

/** Where the words of a label stand. */
function boxOf({ segment, start, end }: FoundLabel): Box | null {
  let at = 0;
  const own: Box[] = [];
  for (const { text, box } of segment.words) {
    if (at < end && at + text.length > start) own.push(box);
    at += text.length + 1;
  }
  return own.length > 0 ? unionOf(own) : null;
}

function isInColumn(value: Box, title: Box): boolean {
  const rightOf = ({ x, width }: Box) => x + width;
  return horizontalOverlap(value, title) > 0 || Math.abs(rightOf(value) - rightOf(title)) < SAME_EDGE.usual;
}
