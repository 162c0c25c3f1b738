import { labelTokens } from '../../lexicon/label-tokens.ts';
import type { Phrases } from '../../lexicon/lexicon.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';

/** Shorter words ("e", "no") are parts of names and numbers as often. */
const SHORTEST = 3;
/** So many words that no other language has tell one, where no other has half as many. */
const CLEAR_VOTES = 2;

const LANGUAGES_OF = new Map<string, Set<string>>();
for (const { writing, labels, columns } of LEXICONS) {
  const phrases: Phrases[] = [[writing.common], ...Object.values(labels), ...Object.values(columns)];
  for (const { text } of phrases.flat().flatMap(labelTokens)) {
    const languages = LANGUAGES_OF.get(text);
    if (languages) languages.add(writing.language);
    else if (text.length >= SHORTEST) LANGUAGES_OF.set(text, new Set([writing.language]));
  }
}

/**
 * ISO 639-1 of the language that a few lines of an invoice tell by its labels and common words; null where they do not
 * tell it clearly.
 */
export function clearLanguage(texts: Iterable<string>): string | null {
  const votes = new Map<string, number>();
  for (const text of texts) {
    for (const token of labelTokens(text)) {
      const languages = LANGUAGES_OF.get(token.text) ?? new Set();
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.size);
    }
  }
  const [best, second] = [...votes].sort(([, a], [, b]) => b - a);
  return best && best[1] >= CLEAR_VOTES && best[1] >= 2 * (second?.[1] ?? 0) ? best[0] : null;
}
