import { unionOf } from '../../geometry.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { isSenderLine } from '../../names/address-lines.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The block that each line stands in; the sender's line above an address in the window is a block of its own. */
export function blocksOf(facts: DocumentFacts): Map<Segment, Block> {
  const blocks = new Map<Segment, Block>();
  for (const page of facts.layout.pages) {
    for (const whole of page.blocks) {
      for (const block of withoutSenderLine(whole)) for (const line of block.segments) blocks.set(line, block);
    }
  }
  return blocks;
}

/** The fewest lines of a recipient's address. */
const RECIPIENT_LINES = 3;

/** "Acme GmbH, Feldweg 8, 49080 Osnabrück" in small letters right above the recipient's lines. */
function withoutSenderLine(block: Block): Block[] {
  const [first, ...others] = block.segments;
  if (others.length < RECIPIENT_LINES || !isSenderLine(first!.text)) return [block];
  return [[first!], others].map((segments) => ({
    ...block,
    segments,
    text: segments.map(({ text }) => text).join('\n'),
    box: unionOf(segments.map(({ box }) => box)),
  }));
}
