import { inAllLanguages } from './in-all-languages.ts';
import type { NounWords } from './lexicon.ts';

/** The names of such things in all languages, as the alternatives of one pattern. */
export function nouns(kind: keyof NounWords): string {
  return inAllLanguages((lexicon) => lexicon.nouns?.[kind]);
}
