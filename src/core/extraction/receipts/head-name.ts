import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { recognisedWords } from '../../lexicon/sayings/all-sayings.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { asWritten, withLettersFor } from './misread-names.ts';

/** The name stands in the first lines; below come the address and what was bought. */
const HEAD_ROWS = 9;
/** No line of a slip has so many letters: what stands beyond them is no part of a name, and is not looked at. */
const MOST_LETTERS = 200;
/** Read less surely than this on the whole, a line at the head is a logo or specks. */
const LEAST_SURE = 0.45;
/** A first half that is read less surely is no part of the name. */
const NAME_SURE = 0.7;
/** Where the head ends. */
const BELOW_HEAD = new RegExp(String.raw`\b(?:${recognisedWords('belowHead')})\b`, 'iu');
const NO_NAME = new RegExp(
  String.raw`\b(?:${recognisedWords('noName')}|www|http)\b|@|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}`,
  'iu',
);
/** What shops call themselves where they have no legal form. */
const SHOP = new RegExp(String.raw`\b(?:${recognisedWords('shops')})\b`, 'iu');
/** "Am Markt 3", "9 Market Place", "3511 AB Utrecht": what would be a shop or a legal form is a place here. */
const PLACE = /\p{L}\s+\d{1,4}\s?[a-z]?$|^\d{1,4}[a-z]?,?\s\p{L}|^\d{4,5}\s(?:[A-Z]{2}\s)?\p{L}/u;
const PLACE_WORD = new RegExp(String.raw`\b(?:${recognisedWords('shopPlaces')})\b`, 'iu');
const CAN_BE_LEGAL = new RegExp(`${LEGAL_FORM.source}|\\b(?:sdn|son|san)\\.?\\s?b[hn][do]\\b|\\bs/b\\b`, 'iu');
/** "(801580-T)", "CO.NO 12345": the number in the companies' register. */
const REGISTER =
  /\s*[({[]\s*(?:(?:c[oa]|company|no|reg(?:istration)?)(?!\p{L})|\d{4,}|[\d-]{5,}).*$|\s+(?:co|company|reg)\.?\s?(?:no|reg).*$/iu;

/** The seller of a slip: the line at its head that names a company or a shop, else the first that can be a name. */
export function headName({ layout }: DocumentFacts): Candidate | null {
  const head = layout.rows.slice(0, HEAD_ROWS).map((row) => ({ ...row, text: row.text.slice(0, MOST_LETTERS) }));
  const end = head.findIndex((row, index) => index > 0 && isBelowHead(row.text) && !CAN_BE_LEGAL.test(row.text));
  const names = (end < 0 ? head : head.slice(0, end)).filter(canBeName);
  const named = names.find(({ text }) => isNamed(text)) ?? names[0];
  return named ? candidateOf(named, names) : null;
}

/** "TAX INVQICE", "REC3IPT" are no names either. */
const isBelowHead = (text: string) => BELOW_HEAD.test(text) || BELOW_HEAD.test(withLettersFor(text));

/** By its legal form, or by what shops call themselves; streets and towns are called so too. */
function isNamed(recognised: string): boolean {
  const text = asWritten(recognised);
  const form = CAN_BE_LEGAL.exec(text);
  if (REGISTER.test(text) || (form && form.index + form[0].length === text.trimEnd().length))
    return form !== null || SHOP.test(text);
  const isPlace = PLACE.test(text) && (isAddressLine(text) || PLACE_WORD.test(text));
  return (form !== null || SHOP.test(text)) && !isPlace;
}

function canBeName(row: Row): boolean {
  const text = row.text.replace(REGISTER, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  if (letters < 5 || digits > letters / 2 || NO_NAME.test(text) || /^company\W*$/i.test(text)) return false;
  if (sureness(row) < LEAST_SURE) return false;
  return isNamed(row.text) || (!isBelowHead(text) && !isAddressLine(text));
}

function sureness({ words }: Row): number {
  const all = words.map(({ confidence = 1 }) => confidence);
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** A name in large letters may take two lines, the second with the legal form. */
function candidateOf(row: Row, names: readonly Row[]): Candidate {
  const segment = row.segments.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const { text, start } = withoutScraps(segment.text.slice(0, MOST_LETTERS).replace(REGISTER, ''));
  const printed = makeCandidate(segment, start, start + Math.max(1, text.length), text);
  const made = { ...printed, value: asWritten(text) };
  const above = names.find(({ index }) => index === row.index - 1);
  const goesOn = above && sureness(above) >= NAME_SURE && isLittleMoreThanForm(text) && isSameStyle(above, row);
  if (!goesOn || LEGAL_FORM.test(above.text)) return made;
  const whole = `${above.text.replace(/\s+/g, ' ')} ${text}`;
  return { ...made, text: whole, value: asWritten(whole) };
}

/** "SDN BHD", "STATIONERY SDN BHD": what stands before the form is no name of its own. */
function isLittleMoreThanForm(text: string): boolean {
  const form = LEGAL_FORM.exec(text) ?? CAN_BE_LEGAL.exec(text);
  return form !== null && (text.slice(0, form.index).match(/\p{L}{2,}/gu) ?? []).length <= 1;
}

/** Strokes read as signs that no name has, and words of signs alone. */
const isScrap = (word: string) => /[{}|~\\«»=_]/.test(word) || !/[\p{L}\p{N}]/u.test(word);

/** Without scraps at the edges, and without the signs before its first and behind its last letter. */
function withoutScraps(text: string): { text: string; start: number } {
  const words = [...text.matchAll(/\S+/g)];
  let [first, last] = [0, words.length - 1];
  while (first <= last && isScrap(words[first]![0])) first += 1;
  while (last > first && isScrap(words[last]![0])) last -= 1;
  if (first > last) return { text: text.trim(), start: 0 };
  let start = words[first]!.index;
  let end = words[last]!.index + words[last]![0].length;
  while (start < end && /[^\p{L}\p{N}(]/u.test(text[start]!)) start += 1;
  while (end > start && /[^\p{L}\p{N}.)!]/u.test(text[end - 1]!)) end -= 1;
  return { text: text.slice(start, end), start };
}

const isSameStyle = (a: Row, b: Row) =>
  Math.abs(a.box.height - b.box.height) < 0.25 * b.box.height &&
  /\p{Ll}{2}/u.test(a.text) === /\p{Ll}{2}/u.test(b.text);
