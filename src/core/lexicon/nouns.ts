import type { NounWords, PartyWords } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** The names of such things in all languages, as the alternatives of one pattern. */
export function nouns(kind: keyof NounWords): string {
  return LEXICONS.flatMap((lexicon) => lexicon.nouns?.[kind] ?? []).join('|');
}

/** The words of such a kind about parties in all languages, as the alternatives of one pattern. */
export function partyWords(...kinds: (keyof PartyWords)[]): string {
  return LEXICONS.flatMap(({ parties }) => kinds.flatMap((kind) => parties?.[kind] ?? [])).join('|');
}
