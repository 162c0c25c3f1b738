import { meantWord } from '../../lexicon/label-lexicon.ts';
import type { LabelToken } from '../../lexicon/label-tokens.ts';

/** So many words of labels with one letter amiss tell that the paper was recognised badly; fewer are words of their own. */
const FEWEST = 3;

/** The tokens of all lines, with the words of labels that were meant where a paper was recognised badly. */
export function meantTokens(lines: readonly LabelToken[][]): readonly LabelToken[][] {
  const meant = new Map<string, string>();
  for (const tokens of lines) {
    for (const { text } of tokens) {
      if (meant.has(text)) continue;
      const word = meantWord(text);
      if (word !== text) meant.set(text, word);
    }
  }
  if (meant.size < FEWEST) return lines;
  return lines.map((tokens) => tokens.map((token) => ({ ...token, text: meant.get(token.text) ?? token.text })));
}
