import { LETTER, LETTER_OR_NUMBER } from './letters.ts';

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae?', ö: 'oe?', ü: 'ue?', ß: 's{1,2}', œ: 'oe?' };

const BESIDE_LETTERS = /(\(\?<?!)\\p\{L\}\)/gu;

/**
 * An expression over folded questions from words as a dictionary writes them: with accents, which count for nothing,
 * and umlauts, which may be written with an e. It matches whole words; a space is any gap.
 */
export function wordPattern(source: string): RegExp {
  const words = patternSource(source).replace(BESIDE_LETTERS, (_, looks: string) => `${looks}${LETTER})`);
  return new RegExp(`(?<!${LETTER_OR_NUMBER})(?:${words})(?!${LETTER_OR_NUMBER})`, 'gu');
}

/** The same as a part of larger expressions: not bound to whole words. */
export function patternSource(source: string): string {
  const spelled = source.replace(/[äöüßœ]/gu, (letter) => SPELLINGS[letter]!);
  return spelled.normalize('NFD').replace(/\p{M}/gu, '').replace(/ \?/gu, '\\s*').replaceAll(' ', '\\s+');
}
