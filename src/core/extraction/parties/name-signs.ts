import type { Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { brandOfAnotherAt } from './name-trailers.ts';

/** Phrases that name the seller in passing: whom to pay, who signs, whose copyright, whom one chose, who is registered. */
export type NameSign = 'payee' | 'signed' | 'copyright' | 'chosen' | 'registered';

/** A name inside a line, with the phrase that gives it away. Offsets into the segment's text. */
export interface SignedName {
  sign: NameSign;
  start: number;
  end: number;
}

/** What stands before the name. */
const BEFORE: readonly (readonly [NameSign, RegExp])[] = [
  ['payee', new RegExp(String.raw`(?:${partyWords('payees')})\s*:?\s+`, 'giu')],
  ['chosen', new RegExp(String.raw`(?:${partyWords('chosen')})\s+`, 'giu')],
  ['copyright', /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)?\d{2})?,?\s*)?(?:by\s+)?/giu],
  ['signed', new RegExp(String.raw`^(?:${partyWords('signedFor')})\s+`, 'giu')],
  ['registered', new RegExp(String.raw`(?:${partyWords('registeredAs', 'brandOf')})\s+`, 'giu')],
];
/** What stands behind the name, which then begins the line or the sentence. */
const REGISTERED_BEHIND = new RegExp(String.raw`^(.{3,60}?),?\s+(?:${partyWords('saysRegistered')})`, 'iu');
/** "Acme Ltd, 1 High Street, Leeds. Registered in England 0123": the line at the foot that companies must print. */
const PARTICULARS = new RegExp(
  `^([\\p{Lu}\\d][^,|·•:;]{2,60}?,?\\s?${LEGAL_FORM.source}(?:\\s(?:${partyWords('partners')})\\s\\p{Lu}[^,|·•:;–-]{2,40})?)[\\s.]*[,|·•–-].{12,}`,
  'u',
);
const REGISTER = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('registersAtFoot')})(?!\p{L})`, 'iu');
/** Where a name that began in a sentence ends. */
const AFTER = new RegExp(
  String.raw`\s+(?:${partyWords('behindNames')}|,\s)|[.!;|]\s|[.!;]$|\s[|·•–-]\s|,\s(?!(?:inc|llc|ltd|l\.l\.c))|\s(?:19|20)\d{2}\b`,
  'iu',
);
const SIGNATURE = new RegExp(partyWords('signatures'), 'iu');
const SIGNATURE_ROWS = 6;

/** The names that the lines of a document give away by a phrase; most lines give none and are left out. */
export type SignedNames = ReadonlyMap<Segment, readonly SignedName[]>;

/** Looks at all lines of a document once. */
export function signedNames(facts: DocumentFacts): SignedNames {
  const signed = new Map<Segment, readonly SignedName[]>();
  for (const { segments } of facts.layout.rows) {
    for (const segment of segments) {
      const names = findNames(segment, facts);
      if (names.length > 0) signed.set(segment, names);
    }
  }
  return signed;
}

function findNames(segment: Segment, facts: DocumentFacts): SignedName[] {
  const { text } = segment;
  if (text.length < 5) return [];
  const names: SignedName[] = [];
  for (const [sign, phrase] of BEFORE) {
    for (const match of matchesOf(text, phrase)) {
      if (sign === 'signed' && !isSigned(segment, facts)) continue;
      const start = match.index + match[0].length;
      const rest = text.slice(start);
      if (!/^["“‘']?[\p{Lu}\d]/u.test(rest) && sign !== 'chosen' && sign !== 'copyright') continue;
      const stop = endOfName(rest);
      // "Payable to Acme Health (TwoPoles Inc.)": what brackets add is not how the seller calls itself.
      const bracket = sign === 'payee' ? rest.search(/(?<=\p{L}{3})\s\((?!\p{L}{1,4}\))/u) : -1;
      const stopped = stop ? keepsAbbreviation(rest, stop) : rest.length;
      const end = start + (bracket > 0 ? Math.min(bracket, stopped) : stopped);
      if (end - start >= 2) names.push({ sign, start, end });
    }
  }
  const behind = REGISTERED_BEHIND.exec(text);
  const particulars = !behind && REGISTER.test(text) ? PARTICULARS.exec(text) : null;
  const first = (behind && /^\p{Lu}/u.test(text) ? behind : particulars)?.[1];
  // "Corbel is a trading name of Hollins Retail Ltd, registered in England": the company is, and not the sentence.
  if (first && brandOfAnotherAt(first) < 0) names.push({ sign: 'registered', start: 0, end: first.length });
  return names;
}

/** Where a name that begins a text ends; "J. H. Sutton Haulage" goes on behind its initials. */
function endOfName(rest: string): RegExpExecArray | null {
  const initials = INITIALS.exec(rest)?.[0].length ?? 0;
  const stop = AFTER.exec(rest.slice(initials));
  if (stop) stop.index += initials;
  return stop;
}

const INITIALS = /^(?:\p{Lu}\.\s?){1,3}(?=\p{Lu}\p{Ll})/u;

/** The point of "Inc." belongs to the name. */
function keepsAbbreviation(rest: string, stop: RegExpExecArray): number {
  return /^\.\s?$/.test(stop[0]) &&
    /(?:inc|ltd|co|corp|l\.p|s\.a|s\.l|b\.v|n\.v|s\.r\.l)$/i.test(rest.slice(0, stop.index))
    ? stop.index + 1
    : stop.index;
}

/** "For Acme Ltd" counts only above (or beside) the place of a signature. */
function isSigned(segment: Segment, facts: DocumentFacts): boolean {
  if (segment.text.split(/\s+/).length > 9) return false;
  return facts.layout.rows
    .slice(segment.row, segment.row + SIGNATURE_ROWS)
    .some((row) => row.page === segment.page && row.segments.some((one) => SIGNATURE.test(one.text)));
}
