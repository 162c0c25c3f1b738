import { LETTER, LETTER_OR_NUMBER } from './letters.ts';
import { onceFor } from './once-for.ts';

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae?', ö: 'oe?', ü: 'ue?', ß: 's{1,2}', œ: 'oe?' };

const BESIDE_LETTERS = /(\(\?<?!)(?:\\p\{L\}|\[\\p\{L\}\])\)/gu;
const BESIDE_WORDS = /(\(\?<?!\[)\\p\{L\}\\p\{N\}/gu;

/** The same expression, which has Unicode's letters beside its words in few ranges. */
const inFewRanges = (source: string): string =>
  source
    .replace(BESIDE_LETTERS, (_, looks: string) => `${looks}${LETTER})`)
    .replace(BESIDE_WORDS, (_, looks: string) => looks + LETTER_OR_NUMBER.slice(1, -1));

/**
 * An expression over folded questions from words as a dictionary writes them: with accents, which count for nothing,
 * and umlauts, which may be written with an e. It matches whole words; a space is any gap.
 */
export function wordPattern(source: string): RegExp {
  return new RegExp(inFewRanges(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})(?![\\p{L}\\p{N}])`), 'gu');
}

/**
 * The same, and any other expression over folded questions, made once: of what dictionaries say, which is little. What a
 * user wrote must not be in it, as it is kept.
 */
export const wordsOf = onceFor(wordPattern);
export const everyOf = onceFor((source: string) => new RegExp(inFewRanges(source), 'gu'));
export const firstOf = onceFor((source: string) => new RegExp(inFewRanges(source), 'u'));

/** The same as a part of larger expressions: not bound to whole words. */
export function patternSource(source: string): string {
  const spelled = source.replace(/[äöüßœ]/gu, (letter) => SPELLINGS[letter]!);
  return spelled.normalize('NFD').replace(/\p{M}/gu, '').replace(/ \?/gu, '\\s*').replaceAll(' ', '\\s+');
}
