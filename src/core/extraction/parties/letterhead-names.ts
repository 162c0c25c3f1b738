import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM, ORGANISATION_WORD } from '../../names/legal-forms.ts';
import { beginsWithGivenName } from '../../names/people.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { headsParty } from './name-labels.ts';
import { ATTENTION, isPersonLike } from './name-zone.ts';
import { isPossibleName } from './possible-name.ts';

/** Letterheads stand in the upper part of the first page, in letters larger than the text's. */
const HEAD = 0.22;
const LARGE = 1.2;
/** Lines of one name follow each other closely, in heights of the larger; so do its words in ems. */
const LEADING = 0.75;
const EM_APART = 2.2;
/** Points at which two lines are one name. */
const ONE_NAME = 2;
/** Letters of a second line against the first's, below which it explains rather than goes on. */
const MUCH_SMALLER = 0.6;
const MOST_LINES = 3;
/** Letters of a whole name that are not printed elsewhere by accident. */
const MIN_REPEATED = 8;

const FIRST_OPEN = new RegExp(String.raw`(?:\s(?:${partyWords('openEnds')})|[&+-])$`, 'iu');
const NEXT_JOINS = new RegExp(String.raw`^(?:[&+]|(?:${partyWords('joins')})\s)\s*\p{L}`, 'u');
/** "des Trois Rivières": a little word that cannot begin a name. */
export const NEXT_PARTICLE = new RegExp(
  String.raw`^(?:${partyWords('nextParticles')})(?:\s|(?<=['’]))(?:(?:${partyWords('nextArticles')})\s)?\p{Lu}`,
  'u',
);
/** "Servicing • MOT • Tyres", "Wine shippers since 1871", "A division of …": what is said of whoever is named above. */
const EXPLAINS = new RegExp(
  String.raw`[·•|/!?]|\d|\s[-–—]\s|,\s|\.$|(?<!\p{L})(?:${partyWords('explains')})(?!\p{L})`,
  'iu',
);
/** A small word that is none of the little ones of names: "Contractors to the trade". */
const SMALL_WORD = new RegExp(String.raw`\s(?!(?:${partyWords('littleWords')})(?!\p{L}))\p{Ll}{2,}`, 'u');
/** Words of names that say neither who nor what. */
const JOINT = new RegExp(String.raw`^(?:&|\+|${partyWords('joins', 'idle')})$`, 'iu');
const BRANCH = new RegExp(`^(?:${nouns('branches')})$`, 'iu');

/** Names that a letterhead sets in several lines or pieces, and these pieces, which are nobody on their own. */
export interface LetterheadNames {
  names: Candidate[];
  pieces: ReadonlySet<Segment>;
}

/** Reads "TRENTWAY" above "PLANT & TOOL HIRE LTD" as one name, where more speaks for it than for a trade or slogan below a name. */
export function letterheadNames(facts: DocumentFacts): LetterheadNames {
  const names: Candidate[] = [];
  const pieces = new Set<Segment>();
  for (const row of facts.layout.pages[0]?.rows ?? []) {
    if (row.box.y > HEAD) break;
    for (const first of row.segments) {
      if (pieces.has(first) || !mayBePiece(first, facts) || isCaption(first, facts)) continue;
      const lines = [first];
      for (let next = goesOnAt(first, facts); next; next = goesOnAt(next, facts)) {
        if (lines.length === MOST_LINES || !isOneName(lines, next, facts)) break;
        lines.push(next);
      }
      const value = wholeOf(lines);
      if (lines.length === 1 || !isPossibleName(value)) continue;
      for (const line of lines) pieces.add(line);
      const start = makeCandidate(first, 0, first.text.length, value);
      names.push({ ...start, text: value, box: unionOf(lines.map(({ box }) => box)), more: lines.slice(1) });
    }
  }
  return { names, pieces };
}

/** "STUDIO" beside "CLIENT", in the same letters: it heads a party as the other does, and begins no name. */
function isCaption(line: Segment, facts: DocumentFacts): boolean {
  return facts.layout.rows[line.row]!.segments.some((one) => isLikeWritten(one, line) && headsParty(one, facts));
}

function wholeOf(lines: readonly Segment[]): string {
  return lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s,;:]+$/u, '');
}

function mayBePiece(line: Segment, facts: DocumentFacts): boolean {
  return (
    /\p{L}{2}/u.test(line.text) &&
    !/[:@]|\d{3}/.test(line.text) &&
    line.words.length <= 5 &&
    !facts.mailRows.has(line.row) &&
    !facts.tableRows.has(line.row) &&
    !ATTENTION.test(line.text) &&
    !isAddressLine(line.text) &&
    !(facts.labels.get(line) ?? []).some((label) => isHeading(label) || label.wholeSegment)
  );
}

/** What stands right below in the same column, or right beside in the same letters. */
function goesOnAt(line: Segment, facts: DocumentFacts): Segment | null {
  const { rows } = facts.layout;
  const own = rows[line.row]!.segments;
  const beside = own[own.indexOf(line) + 1];
  const em = (line.box.height * facts.layout.pages[0]!.page.height) / facts.layout.pages[0]!.page.width;
  if (
    beside &&
    isLikeWritten(line, beside) &&
    isLarge(line, facts) &&
    beside.box.x - line.box.x - line.box.width < EM_APART * em &&
    mayBePiece(beside, facts)
  )
    return beside;
  for (const step of [1, 2, 3]) {
    const row = rows[line.row + step];
    if (!row || row.page !== line.page) return null;
    const below = row.segments.find((one) => isStacked(line, one));
    if (!below) continue;
    const gap = below.box.y - line.box.y - line.box.height;
    const isClose = gap < LEADING * Math.max(line.box.height, below.box.height);
    const large = line.fontSize >= below.fontSize ? line : below;
    return isClose && isLarge(large, facts) && mayBePiece(below, facts) ? below : null;
  }
  return null;
}

function isLarge({ fontSize }: Segment, { medianFontSize }: DocumentFacts): boolean {
  return fontSize >= LARGE * medianFontSize;
}

/** Whether two lines are in letters of one size and weight. */
export function isLikeWritten(a: Segment, b: Segment): boolean {
  return a.bold === b.bold && Math.abs(a.fontSize - b.fontSize) < 0.05 * a.fontSize;
}

function isStacked({ box: a }: Segment, { box: b }: Segment): boolean {
  return (
    Math.abs(a.x - b.x) < 0.012 ||
    Math.abs(a.x + a.width - b.x - b.width) < 0.008 ||
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 0.015
  );
}

function isOneName(lines: readonly Segment[], next: Segment, facts: DocumentFacts): boolean {
  const first = wholeOf(lines);
  // "RECAMBIOS TURIA" above "Recambios y Accesorios Turia, S.L.": the brand and its company.
  return !sharesWord(first, next.text) && points(first, lines.at(-1)!, next, facts) >= ONE_NAME;
}

function sharesWord(a: string, b: string): boolean {
  const wordsOf = (text: string) =>
    text
      .split(/[\s,.&-]+/)
      .map(compactName)
      .filter((word) => word.length >= 4);
  const ofB = new Set(wordsOf(b));
  const [whole, other] = [compactName(a), compactName(b)];
  return wordsOf(a).some((word) => ofB.has(word)) || whole.includes(other) || other.includes(whole);
}

/** What speaks for two lines being one name, less what speaks for the second saying something of the first. */
function points(first: string, above: Segment, next: Segment, facts: DocumentFacts): number {
  const alike = isLikeWritten(above, next);
  const form = LEGAL_FORM.test(next.text);
  const what = branchesOf(next.text);
  const elsewhere = printedElsewhere(first, next, facts);
  let sum = elsewhere + ofDomain(first, next.text, facts);
  if (NEXT_JOINS.test(next.text)) sum += 4;
  const isOpen = FIRST_OPEN.test(first);
  if (isOpen || NEXT_PARTICLE.test(next.text)) sum += 3;
  if (alike) sum += 1;
  const isTradeAlone = branchesOf(first) === 'all';
  // "Bäckerei" is nobody; "Print & Media" may be all of a name.
  if (isTradeAlone) sum += first.includes(' ') ? 1.5 : 3;
  // "PLANT & TOOL HIRE LTD" is no name without what stands above; "Northwind Trading Ltd" is the company of a brand.
  if (form) sum += what === 'all' ? 5 : what === 'first' ? 2 : alike ? 1 : -1;
  else if (what === 'all') sum += alike ? 2 : 0.5;
  if (endsInForm(first)) sum -= 4;
  else if (!form && !isOpen && !isTradeAlone && branchesOf(first) !== 'none' && first.includes(' ')) sum -= 2;
  if (isPersonLike(first) && beginsWithGivenName(first)) sum -= 3;
  if (!form && next.fontSize < MUCH_SMALLER * above.fontSize) sum -= 2;
  if (explainsName(next.text)) sum -= 4;
  if (SMALL_WORD.test(next.text)) sum -= 2;
  if (/^\p{Ll}/u.test(next.text) && !NEXT_JOINS.test(next.text) && !NEXT_PARTICLE.test(next.text)) sum -= 2;
  return sum;
}

/** Whether a line tells of whoever is named above, and names nobody; the points of a legal form say nothing. */
export function explainsName(text: string): boolean {
  const name = text.replace(PARTNERS, '');
  return EXPLAINS.test(LEGAL_FORM.test(name) ? name.replace(LEGAL_FORM, '').replace(/[\s,]+$/u, '') : name);
}

/** "S.n.c. di Rossi M. & C.": behind a form those who are liable are named. */
const PARTNERS = new RegExp(String.raw`(?<=\.),?\s(?:${partyWords('partners')})\s\p{Lu}.*$`, 'u');

/** "& Sons" and "Group" may stand before a legal form. */
function endsInForm(first: string): boolean {
  const form = LEGAL_FORM.exec(first)?.[0];
  return form !== undefined && !/^&|^(?:group|holdings?)$/iu.test(form);
}

/** Whether a text is made of words for trades and nothing else, begins with one, has some, or none. */
function branchesOf(text: string): 'all' | 'first' | 'some' | 'none' {
  const words = text
    .replace(LEGAL_FORM, ' ')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word) && !JOINT.test(word));
  const are = words.map((word) => BRANCH.test(word) || ORGANISATION_WORD.test(word));
  if (are.length === 0 || !are.includes(true)) return 'none';
  return are.every(Boolean) ? 'all' : are[0] ? 'first' : 'some';
}

/** Whether a text is made of words for what firms do, make or are, and of nothing else: "Research Institute". */
export function namesOnlyTrade(text: string): boolean {
  return branchesOf(text) === 'all';
}

/** Whether a text has a word for what firms do, make or are. */
export function namesBranch(text: string): boolean {
  return branchesOf(text) !== 'none';
}

/** For: the whole name is printed again. Against: the first line is, and something else follows. */
function printedElsewhere(first: string, next: Segment, { layout }: DocumentFacts): number {
  const start = compactName(first);
  const tail = compactName(next.text.replace(LEGAL_FORM, ' '));
  if (start.length < 3) return 0;
  const own = new RegExp(`(?<![\\p{L}\\d])${escaped(first)}(?![\\p{L}\\d])`, 'iu');
  let alone = false;
  for (const row of layout.rows) {
    if (row.page === next.page && row.index <= next.row) continue;
    const text = compactName(` ${row.text} `);
    if (start.length + tail.length >= MIN_REPEATED && text.includes(start + tail)) return 4;
    alone ||= own.test(row.text);
  }
  return alone ? -3 : 0;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** "hire@trentwayplant.example" goes on as the second line does; "mail@hallorans.example" ends with the first. */
function ofDomain(first: string, next: string, { domains }: DocumentFacts): number {
  const start = compactName(first);
  const word = compactName(next.replace(NEXT_JOINS, (join) => join.slice(-1)).split(/\s+/)[0]!);
  if (word.length >= 4 && domains.some((domain) => domain.includes(start + word))) return 3;
  const initials = [...`${first} ${next}`.matchAll(/(?<![\p{L}'’])\p{L}/gu)]
    .map(([letter]) => foldWord(letter))
    .join('');
  if (initials.length >= 3 && domains.includes(initials)) return 2;
  return domains.includes(start) ? -2 : 0;
}
