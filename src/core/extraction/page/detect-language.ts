import { foldWord } from '../../lexicon/fold.ts';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import { WRITINGS } from '../../lexicon/writings.ts';

const LANGUAGES_OF = new Map<string, string[]>();
for (const { language, common } of WRITINGS) {
  for (const word of foldWord(common).split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

/** ISO 639-1 of the main language among those with a lexicon; English when nothing tells. */
export function detectLanguage(texts: Iterable<string>): string {
  const votes = new Map<string, number>();
  for (const text of texts) {
    for (const token of labelTokens(text)) {
      const languages = LANGUAGES_OF.get(token.text) ?? [];
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    }
  }
  let best = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
