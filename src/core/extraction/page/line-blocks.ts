import { unionOf } from '../../geometry.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { isPostcodeLine, isSenderLine } from '../../names/address-lines.ts';
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

/** Telephone, mail and numbers of taxes below a name are its own: it is the head of a letter, and no window. */
const OWN_SIGN =
  /@|(?<!\p{L})(?:tel|t[ée]l[ée]phone|telefon\p{L}*|phone|fax|mobile?|p\.?\s?iva|partita\siva|c\.?f\.?|cod\.?\sfisc\p{L}*|vat|ust|uid|tva|siret|siren|btw|kvk|nif|cif|iban)(?!\p{L})/iu;

/** "Acme GmbH, Feldweg 8, 49080 Osnabrück" in small letters right above the recipient's lines. */
function withoutSenderLine(block: Block): Block[] {
  const [first, ...others] = block.segments;
  if (others.length < RECIPIENT_LINES || !isSenderLine(first!.text)) return [block];
  if (!others.some(({ text }) => isPostcodeLine(text)) || others.some(({ text }) => OWN_SIGN.test(text)))
    return [block];
  return [[first!], others].map((segments) => ({
    ...block,
    segments,
    text: segments.map(({ text }) => text).join('\n'),
    box: unionOf(segments.map(({ box }) => box)),
  }));
}
