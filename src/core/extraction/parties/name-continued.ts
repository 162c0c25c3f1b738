import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { isAddressLine, STREET_WITH_NUMBER } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isPersonLike } from './name-zone.ts';

/** "di Brusaferro Dino & C. S.n.c." and "(Textile Machinery) Ltd" go on from the line above, in smaller or equal writing. */
export const GOES_ON = new RegExp(
  String.raw`^(?:(?:di|dei|de|del|of)\s+\p{Lu}|(?:DI|DEI|DEL)\s\p{Lu}{2}|\((?!(?:${partyWords('asides')})\s)\p{Lu})`,
  'u',
);
/** "Condominium Corp. 276", "Homeowners Association Inc.": whose house it is stands in the line above. */
const OF_HOUSE_ABOVE = new RegExp(
  String.raw`^(?:${partyWords('ownersBehind')})(?:,?\s(?:(?:n[or]|plan)\.?\s)?(?:\d{1,6}|\p{L}{2,5}\.?))?$`,
  'iu',
);
const FORMS = new RegExp(LEGAL_FORM.source, 'gu');
const MOST_LINES_APART = 2.6;

/** Names of two lines: the second begins with "di", "of" or a bracket and ends in a legal form, or a person bears the trade above. */
export function continuedNames(facts: DocumentFacts): Candidate[] {
  return [...ofTradeAndPerson(facts), ...ofTwoLines(facts)];
}

/** "Malerbetrieb" above "Olaf Jensen" and an address: the trade alone is nobody. */
const TRADE = new RegExp(`^(?:${nouns('trades')})$`, 'u');

/** Whether a line is a trade that whoever stands below it bears. */
export function isTrade({ text }: Segment): boolean {
  return TRADE.test(text);
}

function ofTradeAndPerson(facts: DocumentFacts): Candidate[] {
  return facts.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((first) => {
      if (!TRADE.test(first.text)) return [];
      // The address may be set in smaller letters.
      const next = lineStackedBelow(first, facts);
      const below = next && isPersonLike(next.text) ? lineStackedBelow(next, facts) : null;
      if (!next || !below || !(isAddressLine(below.text) || STREET_WITH_NUMBER.test(below.text))) return [];
      const name = makeCandidate(first, 0, first.text.length, `${first.text} ${next.text}`);
      return [{ ...name, text: name.value, box: unionOf([first.box, next.box]), more: [next] }];
    }),
  );
}

/** Names whose second line cannot stand alone. */
function ofTwoLines(facts: DocumentFacts): Candidate[] {
  return facts.layout.rows.flatMap((row) =>
    row.segments.flatMap((next) => {
      const form = endOfSecondLine(next.text);
      const first = form === null ? null : lineStackedAbove(next, facts);
      if (
        !first ||
        form === null ||
        !/^\p{Lu}.*[^:]$/u.test(first.text) ||
        facts.labels.get(first)?.some(({ wholeSegment }) => wholeSegment) ||
        LEGAL_FORM.exec(first.text)?.[0].startsWith('&') === false
      )
        return [];
      const start = makeCandidate(first, 0, first.text.length, `${first.text} ${next.text.slice(0, form)}`);
      return [{ ...start, text: start.value, box: unionOf([first.box, next.box]), more: [next] }];
    }),
  );
}

/** How much of a line goes on the name above it; null where it begins one of its own. */
function endOfSecondLine(text: string): number | null {
  if (OF_HOUSE_ABOVE.test(text)) return text.length;
  return GOES_ON.test(text) ? lastForm(text) : null;
}

/** Where the line's legal form ends; forms behind a dash belong to another statement. */
function lastForm(text: string): number | null {
  const name = text.split(/\s[-–—|·•]\s|,\s\p{Lu}/u)[0]!;
  let end: number | null = null;
  for (const match of matchesOf(name, FORMS)) end = match.index + match[0].length;
  return end;
}

function lineStackedAbove(next: Segment, facts: DocumentFacts): Segment | null {
  // Something of another column may stand half a line above.
  for (const step of [1, 2, 3, 4]) {
    const above = facts.layout.rows[next.row - step];
    if (!above || above.page !== next.page || next.box.y - above.box.y > MOST_LINES_APART * above.box.height)
      return null;
    const found = above.segments.find((one) => isStacked(one, next) && one.fontSize >= next.fontSize);
    if (found) return found;
  }
  return null;
}

function lineStackedBelow(line: Segment, facts: DocumentFacts): Segment | null {
  for (const step of [1, 2, 3]) {
    const below = facts.layout.rows[line.row + step];
    if (!below || below.page !== line.page || below.box.y - line.box.y > MOST_LINES_APART * line.box.height)
      return null;
    const found = below.segments.find((one) => isStacked(line, one) || endsAlike(line, one));
    if (found) return found;
  }
  return null;
}

function endsAlike({ box: a }: Segment, { box: b }: Segment): boolean {
  return Math.abs(a.x + a.width - b.x - b.width) < 0.008;
}

function isStacked(a: Segment, b: Segment): boolean {
  const left = Math.abs(a.box.x - b.box.x) < 0.012;
  const centre = Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2) < 0.02;
  return left || centre;
}
