import type { Language } from '../../plan.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { DE } from '../words/de.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { EN } from '../words/en.ts';
import { FR } from '../words/fr.ts';
import { withoutKnown } from '../words/known-spans.ts';
import { isKnownWord } from './correct-typos.ts';

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: EN, de: DE, fr: FR };

/** A word that a dictionary knows tells less than a small word of the language. */
const KNOWN_WEIGHT = 0.6;
/** The language shows in the first words. */
const READ = 300;

/** Words that tell other languages, which are answered in English. */
const OTHERS =
  /(?<!\p{L})(?:cuant[oa]s?|facturas|gaste|gastado|pagado|tengo|cuales|quant[oaei]|fattur[ae]|speso|hoeveel|facturen|rekeningen|uitgegeven|faturas?|gastei|ile|faktury)(?!\p{L})/u;

const TELLING = Object.fromEntries(
  Object.values(DICTIONARIES).map(({ language, telling, concepts }) => [
    language,
    new Set(
      foldQuestion(`${telling}|${concepts.greeting}|${concepts.thanks}|${concepts.help}|${concepts.bye}`)
        .split('|')
        .flatMap((word) => word.split(' '))
        .flatMap((word) => word.split("'")),
    ),
  ]),
) as Record<Language, Set<string>>;

/** The language a question is in, by its small words; `fallback` where nothing tells. */
export function questionLanguage(message: string, fallback: Language): Language {
  if (OTHERS.test(foldQuestion(message)) || /[¿¡ñ]/u.test(message)) return 'en';
  const words = foldQuestion(message).match(/\p{L}+/gu) ?? [];
  const scores = (['en', 'fr', 'de'] as const).map((language) => ({
    language,
    score:
      words.filter((word) => TELLING[language].has(word)).length +
      KNOWN_WEIGHT * knownWords(message, language) +
      letters(message, language),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  const leading = scores.filter(({ score }) => score === best);
  if (best === 0) return fallback;
  return leading.find(({ language }) => language === fallback)?.language ?? leading[0]!.language;
}

/** How many words a language's dictionary knows, by themselves or as a part of an expression. */
function knownWords(message: string, language: Language): number {
  const folded = foldQuestion(message.slice(0, READ));
  const rest = withoutKnown(folded, DICTIONARIES[language]);
  return [...folded.matchAll(/\p{L}+/gu)].filter(
    ({ 0: word, index }) => rest[index] === ' ' || isKnownWord(word, DICTIONARIES[language]),
  ).length;
}

function letters(message: string, language: Language): number {
  if (language === 'de') return /[äöüß]/iu.test(message) ? 1 : 0;
  return language === 'fr' && /[éèêàçùœ]|\b[ldjnmtsc]['’]/iu.test(message) ? 1 : 0;
}
