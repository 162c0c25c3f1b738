import type { Language } from '../plan.ts';
import type { Dictionary } from './dictionary.ts';
import { foldQuestion } from './fold-question.ts';
import type { NameIndex } from './match-names.ts';
import { patternSource } from './word-pattern.ts';

/** Spans of days that have a name of their own. */
const DAYS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<!\p{L})(?:an? |one )?fortnight(?!\p{L})/giu, '14 days']],
  de: [[/(?<!\p{L})vierzehn tage(?=n?(?!\p{L}))/giu, '14 Tage']],
  fr: [[/(?<!\p{L})(?:une |la )?quinzaine(?: de jours)?(?!\p{L})/giu, '15 jours']],
};
/** What German writes in one word with the currency, month or seller that it is of: "Dollarrechnungen", "Maiausgaben". */
const COMPOUND = /(?<!\p{L})(\p{L}{3,}?)(rechnung(?:en)?|beleg(?:e|en)?|ausgaben|kosten|gutschrift(?:en)?)(?!\p{L})/giu;

/** The question with such words in plain ones. */
export function inPlainWords(message: string, dictionary: Dictionary, names: NameIndex): string {
  const said = DAYS[dictionary.language].reduce((text, [pattern, days]) => text.replace(pattern, days), message);
  if (dictionary.language !== 'de') return said;
  const currency = new RegExp(
    `^(?:${Object.values(dictionary.currencies)
      .map((words) => patternSource(words.replace(/\|[^|]*[€$£₹¥][^|]*/gu, '')))
      .join('|')})$`,
    'u',
  );
  return said.replace(COMPOUND, (all, first: string, head: string) => {
    const word = foldQuestion(first);
    const isOfKnown = currency.test(word) || word in dictionary.time.months || names.byWord.has(word);
    return isOfKnown ? `${first} ${head}` : all;
  });
}
