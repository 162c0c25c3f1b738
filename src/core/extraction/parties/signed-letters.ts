import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
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
  for (const { index, page, segments } of layout.rows) {
    const [line] = segments;
    if (segments.length !== 1 || !line || line.words.length > 6) continue;
    const above = layout.rows.slice(Math.max(0, index - CLOSING_ROWS), index);
    if (above.some((row) => row.page === page && CLOSING.test(row.text))) signatures.add(compactName(line.text));
  }
  const own = heads.filter(({ segment, value }) => segment.box.y < UPPER && signatures.has(compactName(value)));
  return own[0]?.segment ?? null;
}
