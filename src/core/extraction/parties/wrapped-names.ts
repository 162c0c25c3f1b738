import { SAME_EDGE } from '../../alignment.ts';
import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { namesBranch, namesOnlyTrade } from './letterhead-names.ts';
import { afterLeadingLabel } from './name-labels.ts';
import { lengthOfName } from './name-trailers.ts';
import { hasTitle, isAttention, isPersonLike } from './name-zone.ts';
import { goesOnAboveAddress } from './parted-names.ts';
import { isPossibleName, namesDepartment, namesOwnerOnly } from './possible-name.ts';

/** Stands in a line of its own above the family's name. */
const HOUSEHOLD = new RegExp(`^(?:${partyWords('households')})$`, 'iu');

/** Names too long for their column go on in the next line, in the same writing: "Fournitures" / "Ollivier SNC". */
export function wrappedNames(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const page of facts.layout.pages) {
    for (const block of page.blocks) {
      for (const [index, next] of block.segments.entries()) {
        const first = block.segments[index - 1];
        if (!first || facts.tableRows.has(first.row) || !isWrap(first, next, block, facts)) continue;
        const start = afterLeadingLabel(first, facts);
        const text = first.text.slice(start).replace(/^[\s:]+/u, '');
        const value = joinedLines(text, next.text);
        if (!/\p{L}/u.test(text) || !isPossibleName(value)) continue;
        const candidate = makeCandidate(first, first.text.length - text.length, first.text.length, value);
        found.push({ ...candidate, text: value, box: unionOf([candidate.box, next.box]), more: [next] });
        const third = block.segments[index + 1];
        if (!third || !isWrap(next, third, block, facts) || !isPossibleName(joinedLines(value, third.text))) continue;
        const whole = joinedLines(value, third.text);
        const box = unionOf([candidate.box, next.box, third.box]);
        found.push({ ...candidate, text: whole, value: whole, box, more: [next, third] });
      }
    }
  }
  return found;
}

/** Two lines of a name; a word that a hyphen parts goes on right behind it. */
function joinedLines(first: string, next: string): string {
  const joint = PARTED_WORD.test(first) && /^\p{Lu}/u.test(next) ? '' : ' ';
  return `${first}${joint}${next}`.replace(/[\s,;:]+$/u, '');
}

const PARTED_WORD = /\p{L}-$/u;

/** "Any questions?", "Noch Fragen ?": nobody, unless an address stands below; "Where Next?" may be a company. */
export function isQuestion(text: string): boolean {
  return /\s\S+\s?\?$/.test(text);
}

function isWrap(first: Segment, next: Segment, block: Block, facts: DocumentFacts): boolean {
  if (isQuestion(first.text) || isQuestion(next.text)) return false;
  if (HOUSEHOLD.test(first.text)) return isPersonLike(next.text);
  if (FORM_OPEN.test(first.text) && REST_OF_FORM.test(next.text)) return true;
  if (isTradeOf(first, next)) return true;
  if (goesOnAboveAddress(first, next, block, facts)) return true;
  // Whoever is named above has the office.
  if (namesOwnerOnly(next.text) || namesDepartment(next.text)) return false;
  if (isAttention(first.text) || isAttention(next.text) || !isFull(first, next, block)) return false;
  if (first.bold !== next.bold || first.fontSize !== next.fontSize) return false;
  // "Acme Hosting" above "Acme LLC": the trade's name and the company's.
  if (first.words.length > 1 && first.words[0]!.text === next.words[0]?.text) return false;
  if (facts.labels.get(next)?.some((label) => label.startsSegment && label.colon)) return false;
  if (isAddressLine(next.text) || isAddressLine(first.text) || LEGAL_FORM.test(first.text)) return false;
  if (isValueOfName(first, next, facts)) return true;
  // "University of" / "Northmoor" in large letters.
  if (NAME_OPEN.test(first.text) && first.fontSize > facts.medianFontSize * 1.3) return true;
  if (isWholeForm(next) || goesOnAsTrade(first.text, next.text)) return true;
  if (goesOnAsSaint(first.text, next.text) || goesOnAsPlace(first, next, block)) return true;
  // A person above a company is its contact; "Linguavia Servicios" above "Editoriales, S.L." is none.
  if (
    !namesBranch(first.text) &&
    isPersonLike(first.text.slice(0, lengthOfName(first.text))) &&
    next.words.length > 1 &&
    first.fontSize <= facts.medianFontSize * 1.1
  )
    return false;
  return (
    LEGAL_FORM.test(next.text) || (first.bold && first.fontSize > facts.medianFontSize) || /[&,-]$/.test(first.text)
  );
}

/**
 * "Name | Municipality of Aldbrook –" / " | Building Services" / "Street | Market Place 1": a sheet leaves the place of a
 * label free beside the rest of a name that cannot end where it stops. Others may be complete: below a person stands
 * whom he works for, below a company its town.
 */
function isValueOfName(first: Segment, next: Segment, facts: DocumentFacts): boolean {
  if (!NAME_OPEN.test(first.text) && !NAMES_PART.test(first.text)) return false;
  const title = leftOf(first, facts);
  // "Markt 1" is where it is.
  if (!title || leftOf(next, facts) || /\d/.test(next.text)) return false;
  if (!facts.labels.get(title)?.some((label) => label.wholeSegment && isOneOf(label, ['name', 'buyer', 'seller'])))
    return false;
  const after = facts.layout.rows[next.row + 1]?.segments.find(
    (one) => Math.abs(one.box.x - title.box.x) < SAME_EDGE.usual,
  );
  return after !== undefined && after.page === next.page && next.row - first.row === 1;
}

/** What stands left of a line in its row. */
function leftOf(line: Segment, { layout }: DocumentFacts): Segment | undefined {
  const { segments } = layout.rows[line.row]!;
  return segments[segments.indexOf(line) - 1];
}

/** Whether a name that stands in several lines goes on in each of them: "Academia Compasso - Ensino de" / "Música, Lda". */
export function hasOpenLine({ segment, more = [] }: Candidate, facts: DocumentFacts): boolean {
  const [next] = more;
  const { text } = segment;
  const block = facts.blocks.get(segment);
  if (next && block && goesOnAboveAddress(segment, next, block, facts)) return true;
  if (next && (isWholeForm(next) || goesOnAsTrade(text, next.text) || goesOnAsSaint(text, next.text))) return true;
  if (next && (isRestOfBody(segment, next) || isTradeOf(segment, next))) return true;
  return NAME_OPEN.test(text) || FORM_OPEN.test(text);
}

/** "Betonwerk Lahn GmbH &" above "Co. KG": the legal form goes on in the next line. */
const FORM_OPEN = /(?:GmbH|mbH|AG|UG|SE|Ltd\.?|S\.?A\.?|Cie|Sons|Söhne)\s(?:&|und|\+)(?:\sCo\.?)?$/u;
const REST_OF_FORM = /^(?:(?:&\s)?Co\.?(?:\s?(?:KG(?:aA)?|OHG|OG|Ltd\.?))?|KG(?:aA)?|OHG|OG|Cie\.?(?:\sKG)?)$/u;

/** The name cannot end here. */
const NAME_OPEN = new RegExp(String.raw`\s(?:${partyWords('openEnds')})$`, 'iu');

/** "Municipality of Aldbrook – Central" above "Building Services": behind a dash stands a part of a body, which is long. */
const NAMES_PART = /[&–—-]$|\s[–—-]\s/u;

/** "CASSOWARY COAST MARINE" above "RESEARCH INSTITUTE": two words for what a body is, and nobody on their own. */
function goesOnAsTrade(first: string, next: string): boolean {
  const isUpper = (text: string) => text === text.toUpperCase();
  if (hasTitle(first) || !/^\S+\s\S/.test(first) || !/^\S+\s\S/.test(next) || isUpper(first) !== isUpper(next))
    return false;
  // "Maison des associations" is where somebody is.
  return !/\d|\s\p{L}{1,3}\s/u.test(next) && namesOnlyTrade(next);
}

/** "Evang.-Luth. Kirchengemeinde" above "St. Veit Hüttenheim": the saint whom a church is called after. */
const CHURCH_AT_END = new RegExp(String.raw`(?:${partyWords('churches')})$`, 'iu');
const SAINT = /^(?:st|sankt|hl|saint|sainte|ste|sta|santa|santo|san|sint)\.?[\s-]\p{Lu}/iu;

function goesOnAsSaint(first: string, next: string): boolean {
  return CHURCH_AT_END.test(first) && SAINT.test(next);
}

/** "Communauté de communes du Haut" above "Trégalen": a body whose line had no room for the last word of its name, beside a longer line. */
function goesOnAsPlace(first: Segment, next: Segment, block: Block): boolean {
  if (!isRestOfBody(first, next)) return false;
  const widest = Math.max(...block.segments.filter((one) => one !== first).map(({ box }) => box.width));
  return first.box.width + next.box.width > widest && first.box.width < widest + HAIR;
}

/** A word of its own below a body of many words. */
function isRestOfBody({ words, text }: Segment, next: Segment): boolean {
  return words.length >= WORDS_OF_BODY && hasOrganisationWord(text) && /^\p{Lu}[\p{L}'’-]{2,}$/u.test(next.text);
}

/** "Communauté de communes du Haut" has five. */
const WORDS_OF_BODY = 4;
/** As a share of the page's width. */
const HAIR = 0.02;

/** "Atelier" above "Jonas Wieland": a trade in one word, and whose it is. */
function isTradeOf({ text }: Segment, next: Segment): boolean {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(text) && namesOnlyTrade(text) && isPersonLike(next.text);
}

/** "GmbH & Co. KG" in a line of its own. */
function isWholeForm({ text }: Segment): boolean {
  const form = LEGAL_FORM.exec(text);
  if (form?.index !== 0) return false;
  // "Company Limited" are two.
  const rest = text.slice(form[0].length).trim();
  return rest === '' || LEGAL_FORM.exec(rest)?.[0] === rest;
}

/** A line is full when the first word of the next would have stuck out of the block. */
function isFull(first: Segment, next: Segment, block: Block): boolean {
  if (isWholeForm(next)) return true;
  const word = next.words[0]?.box.width ?? 0;
  const widest = Math.max(...block.segments.map((segment) => segment.box.width));
  return first.box.width + word > widest - 0.004;
}
