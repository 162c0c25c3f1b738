import { horizontalOverlap } from '../geometry.ts';
import type { Row, Segment } from '../layout/layout.ts';
import type { Candidate } from './candidate.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';

export type LinkDirection = 'inside' | 'left' | 'above' | 'beside' | 'below';

/** A label that may announce a candidate. */
export interface LabelLink {
  label: FoundLabel;
  direction: LinkDirection;
  /** 0 to 1: 1 directly at the value, falling with distance and with what stands between. */
  strength: number;
}

const MAX_LEFT_SEGMENTS = 5;
const MAX_ROWS_ABOVE = 6;
/** Labels above or below are at most this many line heights away. */
const MAX_LINES_ABOVE = 4.2;

/** Several fields describe the same candidates; their surroundings are looked up once. */
const known = new WeakMap<Candidate, LabelLink[]>();

/** All labels around a candidate: in its own segment, to the left, above, above-left and below. */
export function labelLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const cached = known.get(candidate);
  if (cached) return cached;
  const links = findLinks(candidate, facts);
  known.set(candidate, links);
  return links;
}

function findLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const row = facts.layout.rows[candidate.segment.row]!;
  return [
    ...insideLinks(candidate, facts),
    ...leftLinks(candidate, row, facts),
    ...aboveLinks(candidate, row, facts),
    ...belowLinks(candidate, row, facts),
  ];
}

function insideLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  for (const label of facts.labels.get(candidate.segment) ?? []) {
    if (label.end > candidate.start) continue;
    const between = candidate.segment.text.slice(label.end, candidate.start);
    const words = between.match(/[\p{L}\d]+/gu)?.length ?? 0;
    links.push({ label, direction: 'inside', strength: 0.8 ** words });
  }
  return links;
}

function leftLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  const own = row.segments.indexOf(candidate.segment);
  let strength = 1;
  for (let index = own - 1; index >= 0 && index >= own - MAX_LEFT_SEGMENTS; index--) {
    const segment = row.segments[index]!;
    const labels = facts.labels.get(segment) ?? [];
    for (const label of labels) links.push({ label, direction: 'left', strength: strength * coverage(label) });
    // Whatever stands between weakens the link: another value more than a short note.
    strength *= labels.some((label) => label.startsSegment) ? 0.6 : /\d/.test(segment.text) ? 0.75 : 0.8;
  }
  return links;
}

/** Labels that fill their segment count fully; words inside sentences hardly. */
function coverage(label: FoundLabel): number {
  const share = (label.end - label.start) / Math.max(1, label.segment.text.length);
  // "From: Acme" has its value already.
  if (label.colon && !label.wholeSegment) return 0.25;
  return label.wholeSegment ? 1 : Math.min(1, (label.startsSegment ? 0.55 : 0.25) + 0.5 * share);
}

function aboveLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  const height = candidate.box.height;
  let blocked = 1;
  for (let step = 1; step <= MAX_ROWS_ABOVE; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) break;
    const lines = (candidate.box.y - above.box.y) / height;
    if (lines > MAX_LINES_ABOVE) break;
    let covered = false;
    for (const segment of above.segments) {
      const aligned = isAligned(candidate, segment);
      const labels = facts.labels.get(segment) ?? [];
      const strength = blocked * Math.min(1, 1.25 - 0.22 * lines);
      if (aligned) covered = true;
      for (const label of labels) {
        if (aligned) links.push({ label, direction: 'above', strength: strength * coverage(label) });
        else if (step <= 2 && isOpenToTheRight(segment, above, candidate)) {
          links.push({ label, direction: 'beside', strength: strength * coverage(label) });
        }
      }
    }
    if (covered) blocked *= 0.6;
  }
  return links;
}

function isAligned(candidate: Candidate, segment: Segment): boolean {
  const slack = 0.012;
  const right = candidate.box.x + candidate.box.width;
  return (
    horizontalOverlap(candidate.box, segment.box) > 0.3 ||
    Math.abs(candidate.box.x - segment.box.x) < slack ||
    Math.abs(right - segment.box.x - segment.box.width) < slack
  );
}

/** Half a line above and to the left, with nothing of its own to the right: the value hangs a little lower. */
function isOpenToTheRight(segment: Segment, row: Row, candidate: Candidate): boolean {
  if (segment.box.x >= candidate.box.x) return false;
  return row.segments.at(-1) === segment;
}

function belowLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const below = facts.layout.rows[row.index + 1];
  if (!below || below.page !== row.page) return [];
  const lines = (below.box.y - candidate.box.y) / candidate.box.height;
  if (lines > 2.2) return [];
  return below.segments
    .filter((segment) => isAligned(candidate, segment))
    .flatMap((segment) => facts.labels.get(segment) ?? [])
    .map((label) => ({
      label,
      direction: 'below' as const,
      strength: coverage(label) * Math.min(1, 1.3 - 0.3 * lines),
    }));
}
