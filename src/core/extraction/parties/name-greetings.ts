import type { Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';

const NAME = String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|di)){0,3})[,.!:]*$`;
const GREETINGS: readonly RegExp[] = [
  // "Thanks for riding, Dashiell"
  new RegExp(String.raw`^(?:${partyWords('thanks')})(?:\s[^,.!:]{0,40})?,\s+${NAME}`, 'iu'),
  // "Hi Anna," and "Here's your receipt, Anna"
  new RegExp(String.raw`^(?:${partyWords('greetings')})(?:\sthere)?,?\s+${NAME}`, 'iu'),
];
/** Greetings of nobody in particular. */
const ANYBODY = new RegExp(String.raw`^(?:${partyWords('anybody')})\b`, 'iu');
/** "Dear Ms": whoever it is stands in the next line. */
const TITLE_ALONE = new RegExp(String.raw`^(?:(?:${partyWords('greetedTitles')})\.?\s?)+$`, 'iu');

/** "Dear Ms Nguyen": greeted with a form of address, as letters greet a contact as well as a buyer. */
const FORM_OF_ADDRESS = new RegExp(String.raw`^(?:${partyWords('greetedTitles')})(?:\.|\s)`, 'iu');

export function isFormalGreeting(name: string): boolean {
  return FORM_OF_ADDRESS.test(name);
}

/** Where a line greets somebody by name, as receipts and letters greet their buyer; offsets into the text. */
export function greetedName({ text }: Segment): { start: number; end: number } | null {
  if (text.length > 70) return null;
  for (const pattern of GREETINGS) {
    const name = pattern.exec(text)?.groups?.name;
    if (!name || !/^\p{Lu}/u.test(name) || ANYBODY.test(name) || TITLE_ALONE.test(name)) continue;
    const start = text.lastIndexOf(name);
    return { start, end: start + name.replace(/[.]+$/u, '').length };
  }
  return null;
}
