import type { Candidate } from '../../candidates/candidate.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** How letters end, above the name of whoever wrote them. */
const CLOSING = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('closings')})(?!\p{L})[\s,.!]*$`, 'iu');
/** Rows at most from the closing words to the name: a signature lies between. */
const CLOSING_ROWS = 3;
/** The letterhead ends here, as a share of the page's height. */
const UPPER = 0.5;

/** The line at the head of a letter with the name that stands alone again below its closing words; null in others. */
export function signedBelow(heads: readonly Candidate[], { layout }: DocumentFacts): Segment | null {
  const signatures = new Set<string>();
  let closing: Row | null = null;
  for (const row of layout.rows) {
    const [line] = row.segments;
    const isSigned = closing?.page === row.page && row.index - closing.index <= CLOSING_ROWS;
    if (isSigned && row.segments.length === 1 && line && line.words.length <= 6) signatures.add(compactName(line.text));
    if (CLOSING.test(row.text)) closing = row;
  }
  if (signatures.size === 0) return null;
  const own = heads.filter(({ segment, value }) => segment.box.y < UPPER && signatures.has(compactName(value)));
  return own[0]?.segment ?? null;
}
