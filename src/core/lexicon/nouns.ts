import type { NounWords } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** The names of such things in all languages, as the alternatives of one pattern. */
export function nouns(kind: keyof NounWords): string {
  return LEXICONS.flatMap((lexicon) => lexicon.nouns?.[kind] ?? []).join('|');
}
