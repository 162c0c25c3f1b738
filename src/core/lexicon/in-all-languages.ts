import type { Lexicon, Phrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/**
 * Words of one kind in all languages, as the alternatives of one pattern. What languages have in common stands there
 * once: where words follow each other, a pattern would try each of its twins, in time that doubles with every word.
 */
export function inAllLanguages(...kinds: ((lexicon: Lexicon) => Phrases | undefined)[]): string {
  return [...new Set(kinds.flatMap((wordsOf) => LEXICONS.flatMap((lexicon) => wordsOf(lexicon) ?? [])))].join('|');
}
