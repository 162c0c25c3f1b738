import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { addressBelow } from './name-neighbours.ts';
import { NO_RIVAL, type Rival } from './name-rivals.ts';

/** How people are addressed, and do not call themselves in their letterhead; a "Dr." does. */
const COURTESY = new RegExp(
  String.raw`^(?:an\s)?(?:${partyWords('courtesies', 'courtesiesBefore')})\.?(?:\s(?:&|${partyWords('and')})\s(?:${partyWords('courtesiesSecond')})\.?)?\s+\p{Lu}`,
  'iu',
);
/** Whether a line addresses somebody as people politely are. */
export function isCourteous(line: string): boolean {
  return COURTESY.test(line);
}

/** Below the head of a page stand items. */
const UPPER = 0.5;

/**
 * Of two parties whom no heading tells apart, each with an address: the line of the one that is addressed as people
 * politely are; null where both are, or neither.
 */
export function courteouslyAddressed(
  heads: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  rivals: ReadonlyMap<Block, Rival>,
): Segment | null {
  const lines = [...new Set(heads.map(({ segment }) => segment))].filter(
    (line) => line.page === 1 && line.box.y < UPPER && addressBelow(line, blocks) > 0,
  );
  const [one, other] = lines;
  if (!one || !other || lines.length > 2) return null;
  const isPolite = COURTESY.test(one.text);
  if (isPolite === COURTESY.test(other.text)) return null;
  const recipient = isPolite ? one : other;
  // "Herr Dieter Voss / Imkermeister": a trade below the name is said by whoever bears it.
  if (!isAddressLine(blocks.get(recipient)!.segments[1]!.text)) return null;
  return (rivals.get(blocks.get(recipient)!) ?? NO_RIVAL).sellerContest > 0 ? null : recipient;
}
