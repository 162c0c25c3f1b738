import type { Block, Segment } from '../../layout/layout.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The lines of a block of running text as one text, and where in it each of them begins. */
export interface Paragraph {
  text: string;
  starts: ReadonlyMap<Segment, number>;
}

/** So many words make a line one of running text. */
const WORDS_OF_PROSE = 7;

/** The paragraph that each line of running text stands in; its last line may be short. */
export function paragraphsOf(facts: DocumentFacts): Map<Segment, Paragraph> {
  const paragraphs = new Map<Segment, Paragraph>();
  for (const block of new Set<Block>(facts.blocks.values())) {
    if (!block.segments.some(isProse) || block.segments.some(({ row }) => facts.tableRows.has(row))) continue;
    const starts = new Map<Segment, number>();
    let text = '';
    for (const segment of block.segments) {
      starts.set(segment, text.length);
      text += `${segment.text} `;
    }
    const paragraph = { text, starts };
    for (const segment of block.segments) paragraphs.set(segment, paragraph);
  }
  return paragraphs;
}

function isProse({ text }: Segment): boolean {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= WORDS_OF_PROSE;
}

export const SENTENCE_END = /(?<=\p{L}{3}|\d|\))[.!?]\s+(?=\p{Lu})/u;
const SENTENCE_ENDS = new RegExp(SENTENCE_END.source, 'gu');

/** Where the sentence of a place in a text begins. */
export function sentenceStart(text: string, at: number): number {
  const last = matchesOf(text.slice(0, at), SENTENCE_ENDS).at(-1);
  return last ? last.index + last[0].length : 0;
}
