import type { Reason } from '../entity.ts';
import { partyWords } from '../lexicon/party-words.ts';
import { matchesOf } from '../matches-of.ts';
import { because } from '../reasons/reason.ts';
import givenNames from './given-names.json' with { type: 'json' };
import { CAPITAL_WORD, type NameSpan, PARTICLE } from './name-span.ts';

const GIVEN: ReadonlySet<string> = new Set(givenNames);
const NAME = `${CAPITAL_WORD}(?:\\s(?:${PARTICLE}\\s)?${CAPITAL_WORD}){0,3}`;
const FULL_NAME = `${CAPITAL_WORD}(?:\\s(?:${PARTICLE}\\s)?${CAPITAL_WORD}){1,3}`;
const SALUTATION = `(?:${partyWords('salutations')})`;
const ADDRESSED = new RegExp(
  `(?<![\\p{L}\\d.])(?<title>${SALUTATION}(?:\\.|(?=\\s))(?:\\s(?:Dr|Prof|Ing)\\.)*)\\s(?<name>${NAME})(?![\\p{L}\\d])`,
  'gu',
);
const ONLY_SALUTATION = new RegExp(`^${SALUTATION}\\.?$`, 'u');
export const JOB_TITLE = new RegExp(String.raw`(?<![\p{L}-])(?:${partyWords('jobs')})(?![\p{L}-])`, 'gu');
const CONTACT = new RegExp(
  `(?<!\\p{L})(?:${partyWords('contacts')})\\.?\\s?:?\\s+(?<name>${FULL_NAME})(?![\\p{L}\\d])`,
  'giu',
);
const ANY_NAME = new RegExp(`(?<![\\p{L}\\d.@-])(?<name>${FULL_NAME})(?![\\p{L}\\d@])`, 'gu');

/** Departments and trades that stand behind the label of a contact; they are nobody's name. */
const NO_NAME = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('staff')})(?!\p{L})`, 'iu');
/** Behind a name: "BDS MFDS", "BC", "MD"; names in capitals altogether are left whole. */
const CREDENTIALS = /^(?<name>.*\p{Ll}.*?)(?:\s(?:\p{Lu}{2,5}|\p{Lu}\.\p{Lu}\.))+$/u;

/** People by salutation, by a contact's label, or by a given name before a surname; and their titles. */
export function findPeople(text: string): NameSpan[] {
  const spans: NameSpan[] = [];
  const add = (label: NameSpan['label'], start: number, length: number, confidence: number, reason: Reason) => {
    const span = { label, start, end: start + length, confidence, reason };
    if (!spans.some((other) => span.start < other.end && other.start < span.end)) spans.push(span);
  };
  for (const { 0: match, index, groups } of matchesOf(text, ADDRESSED)) {
    const name = withoutCredentials(withoutStop(groups!.name!));
    if (NO_NAME.test(name)) continue;
    add('PERSON_TITLE', index, groups!.title!.length, 0.9, because('form_of_address_before'));
    add(
      'PERSON',
      index + match.length - groups!.name!.length,
      name.length,
      0.92,
      because('after_form_of_address', { text: groups!.title! }),
    );
  }
  for (const { 0: match, index, groups } of matchesOf(text, CONTACT)) {
    const name = withoutStop(groups!.name!);
    // The pattern ignores case for its labels; names begin with capitals all the same.
    if (!WHOLE_NAME.test(name) || JOB_WORD.test(name) || NO_NAME.test(name)) continue;
    add('PERSON', index + match.length - groups!.name!.length, name.length, 0.85, because('contact_label'));
  }
  for (const { index, groups } of matchesOf(text, ANY_NAME)) {
    const words = matchesOf(groups!.name!, /\S+/gu);
    const first = words.findIndex((word) => GIVEN.has(word[0]));
    if (first < 0 || first === words.length - 1) continue;
    const start = words[first]!.index;
    const name = withoutCredentials(withoutStop(groups!.name!.slice(start)));
    // "4410 Amy Orchard" is a street.
    if (/\d[A-Za-z]?\s$/.test(text.slice(0, index + start)) || NO_NAME.test(name)) continue;
    if (/\s/.test(name)) add('PERSON', index + start, name.length, 0.8, because('given_name'));
  }
  if (spans.some(({ label }) => label === 'PERSON')) {
    for (const { 0: match, index } of matchesOf(text, JOB_TITLE))
      add('PERSON_TITLE', index, match.length, 0.85, because('position'));
  }
  return spans;
}

const JOB_WORD = new RegExp(JOB_TITLE.source, 'u');
const WHOLE_NAME = new RegExp(`^${FULL_NAME}$`, 'u');

/** Whether a text begins with a name that people are given: "Aldous Grant", not "Northern Lakes". */
export function beginsWithGivenName(text: string): boolean {
  return GIVEN.has(text.split(/\s+/)[0]!);
}

export function isOnlySalutation(text: string): boolean {
  return ONLY_SALUTATION.test(text);
}

export function isWholeName(text: string): boolean {
  return WHOLE_NAME.test(text);
}

function withoutCredentials(name: string): string {
  return CREDENTIALS.exec(name)?.groups?.name ?? name;
}

/** The stop of a sentence is no part of a name; that of an initial is. */
function withoutStop(name: string): string {
  return name.replace(/(?<=\p{L}{2})\.$/u, '');
}
