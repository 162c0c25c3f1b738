import { SAME_EDGE } from '../../alignment.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The line above each line in its block, or that it goes on from below its title. */
export function lineAbove(facts: DocumentFacts): Map<Segment, Segment> {
  const above = new Map<Segment, Segment>();
  for (const { blocks } of facts.layout.pages) {
    for (const { segments } of blocks) {
      for (const [index, segment] of segments.entries()) {
        const line = lineBesideTitle(segment, facts) ?? segments[index - 1];
        if (line) above.set(segment, line);
      }
    }
  }
  return above;
}

const WORDS_OF_PROSE = 5;
/** Lines of one paragraph follow each other within so many times their height. */
const NEAR = 2.2;

/** "Zahlungsbedingungen:   Zahlbar bis 22.08. mit 2 % Skonto, ohne Abzug bis" above "13.09.2025." at the edge of the title. */
function lineBesideTitle({ row, page, box }: Segment, { layout }: DocumentFacts): Segment | undefined {
  const before = layout.rows[row - 1];
  if (before?.page !== page || before.segments.length !== 2 || layout.rows[row]!.segments.length > 1) return undefined;
  const [title, line] = before.segments as [Segment, Segment];
  const isTitle = title.text.endsWith(':') && Math.abs(title.box.x - box.x) < SAME_EDGE.usual;
  const isOpen = line.words.length >= WORDS_OF_PROSE && /\p{Ll}$/u.test(line.text);
  return isTitle && isOpen && box.y - line.box.y < NEAR * line.box.height ? line : undefined;
}
