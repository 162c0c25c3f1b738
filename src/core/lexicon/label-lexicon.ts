import { inAllLanguages } from './in-all-languages.ts';
import { type LabelToken, labelTokens } from './label-tokens.ts';
import { LABEL_CLASSES, type LabelClass } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

export interface LabelPhrase {
  tokens: string[];
  text: string;
  classes: LabelClass[];
  languages: string[];
  /** What it means in each of its languages. */
  meanings: Record<string, LabelClass[]>;
}

function buildPhrases(): Map<string, LabelPhrase[]> {
  const byText = new Map<string, LabelPhrase>();
  for (const labelClass of LABEL_CLASSES) {
    for (const { labels, writing } of LEXICONS) {
      for (const phrase of labels[labelClass]) addPhrase(byText, phrase, labelClass, writing.language);
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
    byText.set(text, {
      tokens,
      text,
      classes: [labelClass],
      languages: [language],
      meanings: { [language]: [labelClass] },
    });
    return;
  }
  known.meanings[language] = [...(known.meanings[language] ?? []), labelClass];
  if (!known.classes.includes(labelClass)) known.classes.push(labelClass);
  if (!known.languages.includes(language)) known.languages.push(language);
}

const PHRASES = buildPhrases();

const SUMS: readonly LabelClass[] = ['total', 'subtotal', 'tax', 'charge', 'amount_due'];

/** The phrases for which languages have different sums, and what each means in each: "total líquido" is paid in Spain, and net in Portugal. */
const SUMS_OF_LANGUAGES: ReadonlyMap<string, Record<string, LabelClass[]>> = new Map(
  [...PHRASES.values()]
    .flat()
    .filter(({ meanings }) => {
      const all = Object.values(meanings);
      return (
        all.length > 1 &&
        all.every((classes) => classes.every((name) => SUMS.includes(name))) &&
        all.some((classes) => all[0]!.every((name) => !classes.includes(name)))
      );
    })
    .map(({ text, meanings }) => [text, meanings]),
);

/** What a phrase means on a paper of a language, where it is the name of another sum in other languages; null where it is not. */
export function sumInLanguage(phrase: string, language: string): readonly LabelClass[] | null {
  return SUMS_OF_LANGUAGES.get(phrase)?.[language] ?? null;
}

/** Shorter words have too many neighbours that mean something else. */
const LONG_WORD = 7;
/** Letters at the end of a word that inflect it. */
const ENDING = 2;
let misread: { words: Set<string>; holes: Map<string, string | null> } | undefined;

/** The words of labels, and each with a hole for every letter but the last ones: null where two words have the same. */
function misreadWords() {
  if (misread) return misread;
  const words = new Set([...PHRASES.values()].flatMap((phrases) => phrases.flatMap(({ tokens }) => tokens)));
  const holes = new Map<string, string | null>();
  for (const word of words) {
    if (word.length < LONG_WORD) continue;
    for (let at = 0; at < word.length - ENDING; at++) {
      const hole = withHole(word, at);
      holes.set(hole, holes.has(hole) ? null : word);
    }
  }
  misread = { words, holes };
  return misread;
}

const withHole = (word: string, at: number): string => `${word.slice(0, at)}*${word.slice(at + 1)}`;

/** The word of a label that was meant where one letter of a long word was read as another; else the word itself. */
export function meantWord(word: string): string {
  if (word.length < LONG_WORD) return word;
  const { words, holes } = misreadWords();
  if (words.has(word)) return word;
  for (let at = 0; at < word.length - ENDING; at++) {
    const meant = holes.get(withHole(word, at));
    if (meant) return meant;
  }
  return word;
}

/** The longest label phrase that starts at the given token without a colon or the end of a sentence inside, or null. */
export function longestPhraseAt(tokens: readonly LabelToken[], index: number, text: string): LabelPhrase | null {
  const isOnePiece = ({ tokens: { length } }: LabelPhrase) =>
    !ENDS_INSIDE.test(text.slice(tokens[index]!.start, tokens[index + length - 1]!.end));
  const printed = PHRASES.get(tokens[index]!.text)?.find(
    (phrase) => standsAt(phrase, tokens, index) && isOnePiece(phrase),
  );
  if (printed) return printed;
  const compound = compoundTitle(tokens[index]!.text);
  if (compound || !SPELT_OUT.test(tokens[index]!.text)) return compound;
  // "Kaeufer", "FAELLIGER BETRAG": as programs without such letters print them.
  const spelt = (i: number) => tokens[index + i]?.text.replace(SPELT_OUT_ALL, '$1');
  return (
    PHRASES.get(spelt(0)!)?.find(
      (phrase) =>
        phrase.languages.includes('de') && phrase.tokens.every((token, i) => spelt(i) === token) && isOnePiece(phrase),
    ) ?? null
  );
}

function standsAt({ tokens: words }: LabelPhrase, tokens: readonly LabelToken[], index: number): boolean {
  for (let i = 0; i < words.length; i++) if (tokens[index + i]?.text !== words[i]) return false;
  return true;
}

/** "Sammelrechnung", "Månadsfaktura": a title, whatever the first part of the word. */
function compoundTitle(word: string): LabelPhrase | null {
  if (!COMPOUND.test(word)) return null;
  const language = COMPOUNDS.find(([, pattern]) => pattern.test(word))![0];
  return { tokens: [word], text: word, classes: ['title'], languages: [language], meanings: { [language]: ['title'] } };
}

const COMPOUNDS = LEXICONS.flatMap(({ papers, writing: { language } }) =>
  papers?.compounds ? [[language, compoundOf(papers.compounds)] as const] : [],
);
const COMPOUND = compoundOf([inAllLanguages(({ papers }) => papers?.compounds)]);

function compoundOf(endings: readonly string[]): RegExp {
  return new RegExp(String.raw`^\p{L}{3,}(?:${endings.join('|')})$`, 'u');
}

/** "soit 1 260,00 € au total. TVA non applicable": a sentence ends behind a whole word, and none behind "excl.". */
const ENDS_INSIDE = /[:,;]|\p{Ll}{5}\.\s+\p{Lu}/u;

const SPELT_OUT = /[aou]e/;
const SPELT_OUT_ALL = /([aou])e/g;
