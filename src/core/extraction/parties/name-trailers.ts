import { partyWords } from '../../lexicon/party-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { isHouseName } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { isPersonLike } from './name-zone.ts';

/** "Thornby Art Group (Mrs J Pell)", "Acme Ltd (Attn: Accounts)": whom to ask for, in brackets behind the name. */
const CONTACT_BEHIND = new RegExp(String.raw`\s*\((?:${partyWords('bracketed')})(?![\p{L}])[^)]*\)\s*$`, 'iu');
/** "Cacao du Bandama (CL-0031)": the number that the sender gave to its customer. */
const CODE_BEHIND = /\s+\((?=[^()]*\d)(?:\p{Lu}{1,4}[-./]?)?\d{2,10}(?:[-./]\d{1,6})?\)\s*$/u;
/** "Harbour View K.K. 御中": how Japanese and Korean letters address whom they are for. */
export const HONOUR_BEHIND = /\s*(?:御中|様|殿|귀하|귀중)\s*$/u;
/** "Acme Pty Ltd ABN 61 104 882 390", "Acme ApS CVR-nr. 12345678": the number under which the name is registered. */
const REGISTERED_BEHIND = new RegExp(
  String.raw`[\s,–-]*(?<![\p{L}\d])\(?(?:${partyWords('registeredUnder')})\.?(?:[\s-]?(?:${partyWords('registeredNumber')})\b\.?)*[\s:#-]*(?:[A-Z]{1,3}[\s-]?)?\d[\dA-Z]?[\d\s./-]{4,}`,
  'iu',
);
/** "SVJ Polní 8, Polní 8, 639 00 Brno, IČO …": what stands between the name and its number is where it is. */
const HOUSE_BEHIND = /,[^,]*\d/;
const PARTNERS = new RegExp(String.raw`&|(?<!\p{L})(?:${partyWords('joins')})(?!\p{L})`, 'u');

/** "Acme Travel Ltd on behalf of:": what follows names somebody else. */
export const ON_BEHALF = new RegExp(
  String.raw`,?\s+(?:${partyWords('behalfOpen')})(?!\p{L})|\s+(?:${partyWords('behalf')})\s`,
  'iu',
);
/** "University of Northmoor. Bank: …": a point before a capital ends a sentence, unless it shortens the word before it. */
const POINT = String.raw`(?<=\p{L}{2})(?<!(?<!\p{L})(?:\p{L}{1,3}|${partyWords('shortened')}))\.\s+(?=\p{Lu})`;
/** "Quintela Pastelarias, Unip. Lda": no sentence ends before the legal form of a name. */
const SENTENCE_END = new RegExp(`${POINT}(?!${LEGAL_FORM.source}(?:\\s*$|,))`, 'u');

/** "Zwemclub De Golf onder vermelding van …": how a sentence about an account goes on behind its holder. */
const QUOTING = new RegExp(String.raw`\s(?:${partyWords('quoting')})`, 'u');

/** "Retalia S.p.A. con socio unico": whose the company is, or how it ends, is no part of its name. */
const STANDING = new RegExp(String.raw`[\s,–-]+\(?(?:${partyWords('standings')})(?!\p{L})`, 'iu');

/** "Corbel is a trading name of Hollins Retail Ltd": the company has a name of its own. */
const BRAND_OF = new RegExp(String.raw`,?\s(?:${partyWords('brandOf')})\s`, 'iu');

/** Where a text says that the name before it is a brand, and whose; -1 where it does not. */
export function brandOfAnotherAt(text: string): number {
  return BRAND_OF.exec(text)?.index ?? -1;
}

/** "Adlumio Ireland Limited · Banco: Citibank": behind the separator another field begins. */
const FIELD_BEHIND = /\s[·•∙●|]\s\p{L}[\p{L}.\s-]{1,24}:\s/u;

const SENTENCE_ENDS = new RegExp(SENTENCE_END.source, 'gu');

/** Where the last sentence of a text begins: 0 when it is one. */
export function lastSentence(text: string): number {
  const last = matchesOf(text, SENTENCE_ENDS).at(-1);
  return last ? last.index + last[0].length : 0;
}

/** "KAVERI EXPORTS PVT LTD 41, SIDCO INDUSTRIAL": behind the form stands where the company is. */
const HOUSE_NUMBER = /\s(?:(?:no\.?|plot|flat|unit|suite|door)\s)?\d{1,4}\p{Lu}?,\s/iu;
const FORM_AT_END = new RegExp(`${LEGAL_FORM.source}$`, 'u');

/**
 * How many characters of a line are the name: without a sentence behind it, whom it acts for, the contact in brackets,
 * the number under which it is registered, and without the trade or the places that follow a person ("Tom Averill, Sound Recordist", "Mr. C. McGinley, Kilmacrennan, Co. Donegal").
 */
export function lengthOfName(line: string): number {
  const registered = REGISTERED_BEHIND.exec(line);
  if (registered && registered.index > 0 && !HOUSE_BEHIND.test(line.slice(0, registered.index)))
    return lengthOfName(line.slice(0, registered.index));
  const stops = [ON_BEHALF, QUOTING, STANDING, BRAND_OF, FIELD_BEHIND, SENTENCE_END]
    .map((stop) => stop.exec(line)?.index ?? 0)
    .filter((index) => index > 0);
  if (stops.length > 0) return lengthOfName(line.slice(0, Math.min(...stops)));
  const honour = HONOUR_BEHIND.exec(line);
  if (honour && honour.index > 0) return honour.index;
  const contact = CONTACT_BEHIND.exec(line) ?? CODE_BEHIND.exec(line);
  if (contact && contact.index > 0) return contact.index;
  const house = HOUSE_NUMBER.exec(line)?.index ?? 0;
  if (house > 0 && FORM_AT_END.test(line.slice(0, house))) return lengthOfName(line.slice(0, house));
  const comma = line.indexOf(',');
  const front = line.slice(0, comma).trim();
  if (comma <= 0 || !isPersonLike(front) || isHouseName(front)) return line.length;
  const tail = line.slice(comma + 1).trim();
  // "Hervé Coustal, photographe": a trade in small letters may be one word.
  const follows =
    /^\p{Ll}{5,}$/u.test(tail) || (tail.split(/\s+/).length >= 2 && !PARTNERS.test(tail) && !LEGAL_FORM.test(tail));
  return follows ? comma : line.length;
}
