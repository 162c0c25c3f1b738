import { foldWord } from '../../lexicon/fold.ts';
import { type LabelToken, labelTokens } from '../../lexicon/label-tokens.ts';
import { WRITINGS } from '../../lexicon/writings.ts';

const LANGUAGES_OF = new Map<string, string[]>();
for (const { language, common } of WRITINGS) {
  for (const word of foldWord(common).split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

/** ISO 639-1 of the main language among those with a lexicon; English when nothing tells. */
export function detectLanguage(texts: Iterable<string>): string {
  return languageOf([...texts].map(labelTokens));
}

/** As `detectLanguage`, of texts whose words are told apart already. */
export function languageOf(texts: Iterable<readonly LabelToken[]>): string {
  const votes = new Map<string, number>();
  for (const tokens of texts) {
    for (const { text } of tokens) {
      const languages = LANGUAGES_OF.get(text) ?? [];
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    }
  }
  let best = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
