import { boxOfSpan, type Candidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Segment } from '../../layout/layout.ts';

/** What ends a part of a line: a sentence, or a dash or point with room around it. */
export const PART_END = /[.;!]\s+|\s[–—|·-]\s/u;

/** Terms that stand in a piece of a line, from `start` to `end` of its text, and go on in whole lines below it. */
export function spanning(segment: Segment, start: number, end: number, more: Segment[]): Candidate {
  const text = [segment.text.slice(start, end), ...more.map((line) => line.text)].join(' ');
  const box = unionOf([boxOfSpan(segment, start, end), ...more.map((line) => line.box)]);
  return { segment, start, end, text, value: text.trim(), page: segment.page, box, more };
}
