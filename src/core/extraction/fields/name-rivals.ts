import type { Block, Segment } from '../../layout/layout.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { namesDomain } from './name-domain.ts';
import { addressBelow } from './name-evidence.ts';

const REGISTRATION =
  /\b(?:vat|ust|tva|btw|iva|p\.?\s?iva|nif|cif|gstin|abn|acn|ein|siret|siren|rcs|kvk|hrb|handelsregister|registered|steuer|company\s+(?:no|reg))/iu;
const REACH = /@|www\.|\btel\b|\bphone\b|\bfax\b|☎|\+\d{2}/iu;

/** How a block with an address stands among the others of its page. */
export type Rival = Record<'addressedRank' | 'addressedCount' | 'rightmost' | 'lowest' | 'sellerContest', number>;

export const NO_RIVAL: Rival = { addressedRank: -1, addressedCount: 0, rightmost: 0, lowest: 0, sellerContest: 0 };

const MOST = 4;

/** Compares the address blocks of each page: their order, their places, and which of them carries a sender's particulars. */
export function addressedBlocks(
  candidates: readonly Candidate[],
  blocks: Map<Segment, Block>,
  facts: DocumentFacts,
): Map<Block, Rival> {
  const addressed = new Set<Block>();
  for (const { segment } of candidates) if (addressBelow(segment, blocks)) addressed.add(blocks.get(segment)!);
  const rivals = new Map<Block, Rival>();
  for (const page of facts.layout.pages) {
    const own = [...addressed].filter((block) => block.page === page.page.number);
    const inOrder = own.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).slice(0, MOST);
    const signs = inOrder.map((block) => senderSigns(block, facts));
    for (const [index, block] of inOrder.entries()) {
      const others = inOrder.filter((_, other) => other !== index);
      const most = Math.max(0, ...signs.filter((_, other) => other !== index));
      rivals.set(block, {
        addressedRank: index,
        addressedCount: inOrder.length,
        rightmost: others.length > 0 && others.every((other) => other.box.x < block.box.x - 0.1) ? 1 : 0,
        lowest: others.length > 0 && others.every((other) => other.box.y < block.box.y - 0.02) ? 1 : 0,
        sellerContest: others.length > 0 ? signs[index]! - most : 0,
      });
    }
  }
  return rivals;
}

/** Senders print how to reach them and their registers; recipients' addresses rarely have them. */
function senderSigns(block: Block, facts: DocumentFacts): number {
  const name = block.segments[0]!.text;
  return (
    (REGISTRATION.test(block.text) ? 1 : 0) +
    (REACH.test(block.text) ? 1 : 0) +
    (facts.domains.some((domain) => namesDomain(domain, name)) ? 1 : 0)
  );
}
