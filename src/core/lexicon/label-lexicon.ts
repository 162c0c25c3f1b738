import data from './labels.json' with { type: 'json' };

/** What a printed label announces. */
export type LabelClass = keyof typeof data;

export interface LabelPhrase {
  tokens: string[];
  text: string;
  classes: LabelClass[];
  languages: string[];
}

/** Lower case without accents; "ß" as "ss". */
export function foldWord(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export interface LabelToken {
  text: string;
  start: number;
  end: number;
}

/**
 * Words, numbers and the signs "#", "%"; "N°" and "№" read as "no", and "T O" as "to": capitals that are set apart by
 * kerning look like two words. Offsets refer to the given text.
 */
export function labelTokens(text: string): LabelToken[] {
  return [...text.matchAll(/(?<!\p{L})T O(?!\p{L})|\p{L}+[°º]?|\d+|[#%№]/gu)].map((match) => ({
    text: match[0] === 'T O' ? 'to' : /[°º№]$/u.test(match[0]) ? 'no' : foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function buildPhrases(): Map<string, LabelPhrase[]> {
  const byText = new Map<string, LabelPhrase>();
  for (const [labelClass, languages] of Object.entries(data)) {
    for (const [language, phrases] of Object.entries(languages)) {
      for (const phrase of phrases) addPhrase(byText, phrase, labelClass as LabelClass, language);
    }
  }
  const byFirst = new Map<string, LabelPhrase[]>();
  for (const phrase of byText.values()) {
    const first = phrase.tokens[0]!;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.tokens.length - a.tokens.length);
  return byFirst;
}

function addPhrase(byText: Map<string, LabelPhrase>, phrase: string, labelClass: LabelClass, language: string): void {
  const tokens = labelTokens(phrase).map((token) => token.text);
  if (tokens.length === 0) return;
  const text = tokens.join(' ');
  const known = byText.get(text);
  if (!known) {
    byText.set(text, { tokens, text, classes: [labelClass], languages: [language] });
    return;
  }
  if (!known.classes.includes(labelClass)) known.classes.push(labelClass);
  if (!known.languages.includes(language)) known.languages.push(language);
}

const PHRASES = buildPhrases();

/** The longest label phrase that starts at the given token without a colon inside, or null. */
export function longestPhraseAt(tokens: readonly LabelToken[], index: number, text: string): LabelPhrase | null {
  const phrases = PHRASES.get(tokens[index]!.text);
  return (
    phrases?.find(
      (phrase) =>
        phrase.tokens.every((token, i) => tokens[index + i]?.text === token) &&
        !/[:,;]/.test(text.slice(tokens[index]!.start, tokens[index + phrase.tokens.length - 1]!.end)),
    ) ?? null
  );
}
