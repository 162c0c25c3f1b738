import { inAllLanguages } from './in-all-languages.ts';
import type { NounWords, PartyWords } from './lexicon.ts';

/** The names of such things in all languages, as the alternatives of one pattern. */
export function nouns(kind: keyof NounWords): string {
  return inAllLanguages((lexicon) => lexicon.nouns?.[kind]);
}

/** The words of such a kind about parties in all languages, as the alternatives of one pattern. */
export function partyWords(...kinds: (keyof PartyWords)[]): string {
  return inAllLanguages(({ parties }) => kinds.flatMap((kind) => parties?.[kind] ?? []));
}
