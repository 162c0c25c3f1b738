import type { Language } from '../../plan.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { lettersOff, type NameIndex, wordsIn } from '../text/match-names.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { SMALL_WORDS } from '../words/small-words.ts';

const kept = new Map<Dictionary, { known: Set<string>; plain: Set<string>; targets: string[] }>();

/** Verbs of the dictionaries that sellers are called: known in their phrases only ("skip Acme", "chase the overdue ones"). */
const CALLED_SO = ['chase', 'skip'];

/** Words that are a letter or two off one of the dictionaries' and mean something else. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  [
    'brought collars compels costumes county documented excerpts excepts extensive expansive grass grows lumber media medial',
    'match mouth mouths mount mounts notable noted numbered overrule overrides percentile recipe recipes scare settler shape',
    'shaped shapes share shared sharing sharp shave skill skills sought sounds spare speaking speed spelling splendid sprint stall stare',
    'stars states statistical stays stiff sustained teams tests toils tools totalled tonal unpacked unsaid vector vectors venues weeds',
    'approved attending clearest falling standing storage stated',
  ].flatMap((words) => words.split(' ')),
);

/** All words that a dictionary knows, and those worth correcting to. */
function lexicon(dictionary: Dictionary) {
  const found = kept.get(dictionary);
  if (found) return found;
  const sources = [
    ...Object.values(dictionary.concepts),
    ...Object.values(dictionary.fields),
    ...Object.values(dictionary.currencies),
    ...Object.values(dictionary.amounts),
    ...dictionary.weekdays,
    ...Object.values(dictionary.time).flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value as object).filter((part) => typeof part === 'string'),
    ),
    dictionary.beforeSeller,
    dictionary.except,
    dictionary.without,
    dictionary.fillers,
    SMALL_WORDS[dictionary.language],
    dictionary.vocabulary,
    dictionary.telling,
    Object.keys(dictionary.time.months).join(' '),
    Object.keys(dictionary.numbers).join(' '),
    Object.keys(dictionary.ordinals).join(' '),
  ];
  const known = new Set<string>();
  for (const source of sources) {
    const folded = foldQuestion(source);
    for (const { text } of wordsIn(folded)) known.add(text);
    // "suppliers?" is two words.
    for (const [, word] of folded.matchAll(/([\p{L}]+)\?/gu)) known.add(word!.slice(0, -1));
    for (const [, stem, endings] of folded.matchAll(/([\p{L}]+)\(\?:([\p{L}|]+)\)/gu)) {
      known.add(stem!);
      for (const ending of endings!.split('|')) known.add(stem! + ending);
    }
  }
  for (const name of CALLED_SO) known.delete(name);
  const plain = new Set(
    [
      dictionary.fillers,
      SMALL_WORDS[dictionary.language],
      dictionary.telling.replaceAll('|', ' '),
      ...Object.keys(dictionary.numbers),
      ...Object.keys(dictionary.ordinals),
      ...Object.keys(dictionary.time.months),
    ].flatMap((source) => wordsIn(foldQuestion(source)).map(({ text }) => text)),
  );
  const result = { known, plain, targets: wordsIn(foldQuestion(dictionary.vocabulary)).map(({ text }) => text) };
  kept.set(dictionary, result);
  return result;
}

export function isKnownWord(word: string, dictionary: Dictionary): boolean {
  return lexicon(dictionary).known.has(word);
}

/** Says nothing of its own, wherever it stands. */
export function isPlainWord(word: string, dictionary: Dictionary): boolean {
  return lexicon(dictionary).plain.has(word);
}

/** The question with typing errors in words of the dictionary set right; names and numbers stay as they are. */
export function correctTypos(message: string, dictionary: Dictionary, names: NameIndex): string {
  const { known, targets } = lexicon(dictionary);
  let corrected = message;
  for (const { text, start, end } of wordsIn(foldQuestion(message)).reverse()) {
    if (text.length < 5 || known.has(text) || OTHER_WORDS.has(text) || names.byWord.has(text) || /\p{N}/u.test(text))
      continue;
    // "Affiches" is no misspelt "affiche".
    if (known.has(text.replace(/(?:s|n|e|en|es)$/u, ''))) continue;
    const most = text.length < 8 ? 1 : 2;
    let best: { word: string; off: number } | null = null;
    for (const word of targets) {
      if (Math.abs(word.length - text.length) > most || !beginsAlike(word, text)) continue;
      const off = lettersOff(text, word);
      if (off <= most && (!best || off < best.off)) best = { word, off };
    }
    if (!best || isNearName(text, best.off, names) || isDerived(text, best.word, dictionary.language)) continue;
    corrected = corrected.slice(0, start) + best.word + corrected.slice(end);
  }
  return corrected;
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areBeside = (a: string, b: string) => KEYS.some((row) => row.includes(a + b) || row.includes(b + a));

/**
 * Hardly anyone mistypes how a word begins: "ascending" is no "spending". Its first two letters may be exchanged, the
 * first be missing ("nvoices") or be the key beside it ("onvoices").
 */
const beginsAlike = (word: string, said: string) =>
  word[0] === said[0] ||
  (word[0] === said[1] && word[1] === said[0]) ||
  word.slice(1) === said ||
  (said.length > 6 && word.slice(1) === said.slice(1) && areBeside(word[0]!, said[0]!));

/** Endings that make words of other words: "Lieferung" is no misspelt "Lieferant". */
const DERIVED: Readonly<Record<Language, RegExp>> = {
  en: /(?:tion|tions|ness|ment|ments|ship|able|ive)$/u,
  de: /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|lich|bar|los|tum|nis)$/u,
  fr: /(?:tion|tions|sion|ment|ments|age|ages|able|ables|eur|eurs|euse|euses|ique|ité|ités)$/u,
};

/** A word by its ending, where what it would be corrected to ends otherwise. */
function isDerived(word: string, target: string, language: Language): boolean {
  const ending = DERIVED[language].exec(word)?.[0];
  return ending !== undefined && !target.endsWith(ending);
}

/** Whether some name has a word that is so few letters off. */
export function isNearName(word: string, off: number, names: NameIndex): boolean {
  for (const other of names.byWord.keys()) {
    if (Math.abs(other.length - word.length) <= off && lettersOff(word, other) <= off) return true;
  }
  return false;
}
