import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The line above each line in its block. */
export function lineAbove(facts: DocumentFacts): Map<Segment, Segment> {
  const above = new Map<Segment, Segment>();
  for (const { blocks } of facts.layout.pages) {
    for (const { segments } of blocks) {
      for (let index = 1; index < segments.length; index++) above.set(segments[index]!, segments[index - 1]!);
    }
  }
  return above;
}
