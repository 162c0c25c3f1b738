import type { Block, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The block that each line stands in. */
export function blocksOf(facts: DocumentFacts): Map<Segment, Block> {
  const blocks = new Map<Segment, Block>();
  for (const page of facts.layout.pages) {
    for (const block of page.blocks) for (const segment of block.segments) blocks.set(segment, block);
  }
  return blocks;
}
