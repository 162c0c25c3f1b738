import { eitherOf } from './alternatives.ts';
import type { Lexicon, Phrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** Words of one kind in all languages, as the alternatives of one pattern; what languages have in common stands there once. */
export function inAllLanguages(...kinds: ((lexicon: Lexicon) => Phrases | undefined)[]): string {
  return eitherOf(kinds.flatMap((wordsOf) => LEXICONS.flatMap((lexicon) => wordsOf(lexicon) ?? [])));
}
