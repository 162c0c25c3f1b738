import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';

/** In heights of the line, top to top: the second line of a narrow cell. */
const LINE_PITCH = 1.8;
const OPEN = /^[\p{L}\d][\p{L}\d./-]*-$/u;
const REST = /^(?=\S*\d)[\p{L}\d][\p{L}\d./-]*$/u;

/** "RE-2024-" above "0118" in a narrow cell: programs that break lines as browsers do break a number at its hyphen. */
export function wrappedNumber(candidate: Candidate, rows: readonly Row[]): Candidate | null {
  const { segment } = candidate;
  // Behind its label in the cell, or alone in it.
  if (!OPEN.test(segment.text.slice(candidate.start)) || candidate.end < segment.text.length - 1) return null;
  const rest = lineBelow(segment, rows);
  if (!rest || !REST.test(rest.text)) return null;
  return {
    ...candidate,
    end: segment.text.length,
    text: `${segment.text.slice(candidate.start)}${rest.text}`,
    value: `${candidate.value}-${rest.text}`,
    box: unionOf([segment.box, rest.box]),
    more: [rest],
  };
}

/** The segment right below on the same left edge. */
function lineBelow({ row, page, box }: Segment, rows: readonly Row[]): Segment | undefined {
  for (const { segments } of rows.slice(row + 1, row + 3)) {
    const below = segments.find((one) => one.page === page && Math.abs(one.box.x - box.x) < SAME_EDGE.close);
    if (below) return below.box.y - box.y < LINE_PITCH * box.height ? below : undefined;
  }
  return undefined;
}
