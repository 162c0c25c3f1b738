import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isHouseName } from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { namesDomain } from './name-domain.ts';
import { isMatter, isProfession, isSalutation, namesOwnerOnly, namesOwners } from './possible-name.ts';

/** What announces a person at a company: "Attn:", "z. Hd.", "t.a.v.". The name itself follows. */
export const ATTENTION = new RegExp(String.raw`^(?:${partyWords('attention')})(?:\.|:|\s)+\s*(?::\s*)?`, 'iu');
const TITLE = new RegExp(String.raw`^(?:${partyWords('personTitles')})\.?\s+`, 'iu');
/** Firms named for their partners or family: "Ollivier & Beauchamp", "Lacombe et Fils". */
const PARTNERS = new RegExp(String.raw`\p{L}\s(?:&|${partyWords('joins')})\s(?:\p{Lu}|fils|sons?|cie|co\b)`, 'u');
const DEPARTMENT = new RegExp(`^(?:${partyWords('departmentsBegin')})`, 'iu');
const BUREAU = new RegExp(String.raw`^(?:${partyWords('bureaus')})\s+\p{Ll}`, 'u');
/** "Mrs. Dolores Amato, Treasurer", "Jan Peters, Geschäftsführer": a person by the office held where the next line says. */
const OFFICE_HELD = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,4},\s(?:(?:${partyWords('ranks')})\.?[\s-]){0,2}(?:${partyWords('offices')})$`,
  'iu',
);
const CONTACT = /@|www\.|https?:|^(?:tel|phone|fax|mobile|t|e-?mail|m|f)\b[.:]|^\+?\(?\d[\d\s()/.-]{6,}$/iu;

/** A capitalised word, or a little one of names: "van", "della". */
const OF_PERSON = new RegExp(String.raw`^(?:\p{Lu}[\p{L}.'’-]*|${partyWords('personParticles')})$`, 'u');

export function isAttention(text: string): boolean {
  return ATTENTION.test(text);
}

/** Whether a line names a person and the office held, and not whom. */
export function holdsOffice(text: string): boolean {
  return OFFICE_HELD.test(text);
}

/** Whether a line names a department, an office or a bureau, which is a part of whoever is named above. */
export function isPartOfBody(text: string): boolean {
  return DEPARTMENT.test(text) || holdsOffice(text) || BUREAU.test(text);
}

/** Whether a line begins with a person's title: "Dr Jane Harper". */
export function hasTitle(text: string): boolean {
  return TITLE.test(text);
}

/** Two or three capitalised words that look like a person's. */
export function isPersonLike(text: string): boolean {
  const words = text.replace(TITLE, '').split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => OF_PERSON.test(word)) &&
    !LEGAL_FORM.test(text) &&
    !hasOrganisationWord(text)
  );
}

/** How much a line alone looks like the name of the party that a block of lines is about. */
function nameLikeness(text: string, facts: DocumentFacts): number {
  if (ATTENTION.test(text) || namesOwnerOnly(text)) return -2;
  if (isPartOfBody(text) || isProfession(text)) return -1.5;
  let points = LEGAL_FORM.test(text) ? 3 : hasOrganisationWord(text) || namesOwners(text) ? 1.5 : 0;
  const person = isPersonLike(text);
  const whole = compactName(text);
  // A person's surname may be their domain; the whole name in one word is a trade's.
  if (whole.length >= 8 && facts.domains.includes(whole)) points += 1.2;
  else if (facts.domains.some((domain) => namesDomain(domain, text))) points += person ? 0.3 : 1;
  if (TITLE.test(text)) points -= 0.5;
  if (!person) points += 0.4;
  if (PARTNERS.test(text)) points += 1;
  if (/^\p{Ll}/u.test(text)) points -= 1;
  if (/[:.!?]$/.test(text) && !LEGAL_FORM.test(text)) points -= 0.7;
  if (text.split(/\s+/).length > 7) points -= 1;
  return points;
}

/** "Jorin Falkner / Web design & advice / jorin@falkner-web.example": who has the own name as a domain is no contact. */
function isOwnDomain(text: string, facts: DocumentFacts): boolean {
  if (!isPersonLike(text)) return false;
  const words = text.split(/\s+/).map(compactName);
  return facts.domains.some((domain) => words.some((word) => word.length >= 5 && domain.includes(word)));
}

/**
 * The lines around a line in its block that could name the party as well: those above the address, without headings.
 * The line itself is among them.
 */
function nameZone(segment: Segment, block: Block, facts: DocumentFacts): Segment[] {
  const { segments } = block;
  const own = segments.indexOf(segment);
  let first = own;
  while (first > 0 && own - first < 3 && isNameLine(segments[first - 1]!, facts)) first--;
  let last = own;
  while (last < segments.length - 1 && last - own < 3 && isNameLine(segments[last + 1]!, facts)) last++;
  return segments.slice(first, last + 1);
}

function isNameLine(line: Segment, facts: DocumentFacts): boolean {
  if (isAddressLine(line.text) || CONTACT.test(line.text) || !/\p{L}{2}/u.test(line.text)) return false;
  if (isMatter(line.text) || isSalutation(line.text)) return false;
  if (ATTENTION.test(line.text)) return true;
  const labels = facts.labels.get(line) ?? [];
  return !labels.some(isHeading);
}

/** A house below a person is where he lives. */
const HOUSE_BELOW = -2;

/** How much more (or less) the line looks like the party's name than the best other line beside it above the address. */
export function rankInZone(candidate: Candidate, block: Block, facts: DocumentFacts): number {
  const own = new Set([candidate.segment, ...(candidate.more ?? [])]);
  const zone = nameZone(candidate.segment, block, facts);
  // Of equals, the upper line is the party and the lower its contact or department.
  const pointsOf = (line: Segment, text: string) =>
    nameLikeness(text, facts) -
    0.6 * zone.indexOf(line) +
    (line === zone[0] ? (isOwnDomain(text, facts) ? 1 : 0) : isHouseName(text) ? HOUSE_BELOW : 0);
  const others = zone.filter((line) => !own.has(line)).map((line) => pointsOf(line, line.text));
  if (others.length === 0) return 1;
  const points = pointsOf(candidate.segment, candidate.segment.text.slice(0, candidate.start) + candidate.value);
  return Math.max(-3, Math.min(3, points - Math.max(...others)));
}
