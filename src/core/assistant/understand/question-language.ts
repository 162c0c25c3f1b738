import type { Language } from '../plan.ts';
import { DE } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { EN } from './en.ts';
import { foldQuestion } from './fold-question.ts';
import { FR } from './fr.ts';

export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: EN, de: DE, fr: FR };

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
  const words = foldQuestion(message).match(/\p{L}+/gu) ?? [];
  const scores = (['en', 'de', 'fr'] as const).map((language) => ({
    language,
    score: words.filter((word) => TELLING[language].has(word)).length + letters(message, language),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  const leading = scores.filter(({ score }) => score === best);
  if (best === 0) return fallback;
  return leading.find(({ language }) => language === fallback)?.language ?? leading[0]!.language;
}

function letters(message: string, language: Language): number {
  if (language === 'de') return /[äöüß]/iu.test(message) ? 0.5 : 0;
  return language === 'fr' && /[éèêàçùœ]|\b[ldjnmtsc]['’]/iu.test(message) ? 0.5 : 0;
}
