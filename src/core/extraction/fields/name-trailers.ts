import { LEGAL_FORM } from '../legal-forms.ts';
import { isPersonLike } from './name-zone.ts';

/** "Thornby Art Group (Mrs J Pell)", "Acme Ltd (Attn: Accounts)": whom to ask for, in brackets behind the name. */
const CONTACT_BEHIND =
  /\s*\((?:mr|mrs|ms|miss|dr|prof|herrn?|frau|mme|mlle|sig|sra?|dhr|mevr|attn|att|c\/o|z\.\s?hd|t\.\s?a\.\s?v)(?![\p{L}])[^)]*\)\s*$/iu;
const PARTNERS = /&|(?<!\p{L})(?:and|und|et|en|y|e)(?!\p{L})/u;

/**
 * How many characters of a line are the name: without the contact in brackets, and without the trade or the places
 * that follow a person ("Tom Averill, Sound Recordist", "Mr. C. McGinley, Kilmacrennan, Co. Donegal").
 */
export function lengthOfName(line: string): number {
  const contact = CONTACT_BEHIND.exec(line);
  if (contact && contact.index > 0) return contact.index;
  const comma = line.indexOf(',');
  if (comma <= 0 || !isPersonLike(line.slice(0, comma).trim())) return line.length;
  const tail = line.slice(comma + 1).trim();
  const follows = tail.split(/\s+/).length >= 2 && !PARTNERS.test(tail) && !LEGAL_FORM.test(tail);
  return follows ? comma : line.length;
}
