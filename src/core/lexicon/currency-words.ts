import { inAllLanguages } from './in-all-languages.ts';
import type { Phrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** An expression that matches the names of a currency, and its code. */
export type CurrencyWords = readonly [words: RegExp, currency: string];

/** Amounts in words and notes name their currency; a lone word in a text does not outweigh what is printed at amounts. */
const IN_WORDS: readonly CurrencyWords[] = [
  ...Map.groupBy(
    LEXICONS.flatMap(({ currencies = {} }) => Object.entries(currencies)),
    ([code]) => code,
  ),
].map(([code, names]) => [anyOf(names), code]);
/** Most documents name none, which one look tells. */
const NAMES_ONE = anyOf(LEXICONS.flatMap(({ currencies = {} }) => Object.entries(currencies)));

function anyOf(names: readonly (readonly [code: string, words: Phrases])[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${names.flatMap(([, words]) => words).join('|')})(?![\p{L}-])`, 'iu');
}

/** The currencies that a text names in words. */
export function wordsIn(text: string): readonly CurrencyWords[] {
  return !NAMES_ONE.test(text) ? [] : IN_WORDS.filter(([words]) => words.test(text));
}

/** What papers print whose amounts are in that currency, in all languages, as the alternatives of one pattern. */
export function currencyPapers(currency: string): string {
  return inAllLanguages((lexicon) => lexicon.currencyPapers?.[currency]);
}
