import { distance } from 'fastest-levenshtein';
import { LEGAL_FORM_WRITINGS } from '../../../names/legal-form-writings.ts';
import { foldQuestion } from './fold-question.ts';

/** A seller or buyer of the user, as most of its documents write it. */
export interface KnownName {
  name: string;
  /** What is the same for all its writings (`nameKey`). */
  key: string;
  isSeller: boolean;
  isBuyer: boolean;
}

export interface NameIndex {
  names: readonly IndexedName[];
  /** For every word of a name, the names that have it. */
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
}

export interface IndexedName extends KnownName {
  words: string[];
  /** Without the legal form at the end. */
  core: string[];
}

export interface NameMention {
  start: number;
  end: number;
  said: string;
  names: KnownName[];
  /** `whole`: written out; `part`: a part of it; `similar`: a letter or two off. */
  how: 'whole' | 'part' | 'similar';
}

const FORMS: ReadonlySet<string> = new Set([
  ...LEGAL_FORM_WRITINGS.map(([writing]) => foldQuestion(writing)),
  ...'co pvt pty private company group & und and cie haftungsbeschrankt mbh s r l a p c v'.split(' '),
]);

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words of a folded text: letters and digits; "&" and dots part them. */
export function wordsIn(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function indexNames(known: readonly KnownName[]): NameIndex {
  const byWord = new Map<string, IndexedName[]>();
  const names = known.map((name) => {
    const words = wordsIn(foldQuestion(name.name)).map(({ text }) => text);
    let length = words.length;
    while (length > 1 && FORMS.has(words[length - 1]!)) length--;
    const indexed = { ...name, words, core: words.slice(0, length) };
    for (const word of new Set(indexed.words)) {
      const others = byWord.get(word);
      if (others) others.push(indexed);
      else byWord.set(word, [indexed]);
    }
    return indexed;
  });
  return { names, byWord };
}

/**
 * Names that stand in the question in full: with their legal form or, from two words or eight letters on, without it.
 * The longest first; a stretch belongs to one mention. `isWord` tells the words that may well mean something else.
 */
export function findWholeNames(
  words: readonly Word[],
  index: NameIndex,
  isWord: (word: Word) => boolean,
): NameMention[] {
  const found: NameMention[] = [];
  const taken = new Set<number>();
  const longest = Math.max(0, ...index.names.map((name) => name.words.length));
  for (let length = Math.min(longest, words.length); length >= 1; length--) {
    for (let i = 0; i + length <= words.length; i++) {
      const stretch = words.slice(i, i + length);
      if (stretch.some((_, n) => taken.has(i + n))) continue;
      const candidates = index.byWord.get(stretch[0]!.text) ?? [];
      const same = (list: readonly string[]) =>
        list.length === length && list.every((word, n) => word === stretch[n]!.text);
      const inFull = candidates.filter((name) => same(name.words));
      const byCore = candidates.filter((name) => same(name.core));
      const names =
        inFull.length > 0 &&
        (inFull[0]!.words.length > inFull[0]!.core.length || inFull[0]!.core.length > 0) &&
        length > 1
          ? inFull
          : byCore;
      if (names.length === 0 || (length === 1 && isWord(stretch[0]!))) continue;
      // The core alone may be meant for a longer name that begins with it.
      const all = names === inFull ? inFull : withLonger(names, candidates, stretch);
      for (let n = 0; n < length; n++) taken.add(i + n);
      found.push(mention(stretch, all, 'whole'));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function withLonger(
  names: readonly IndexedName[],
  candidates: readonly IndexedName[],
  stretch: readonly Word[],
): IndexedName[] {
  const longer = candidates.filter(
    (name) => name.core.length > stretch.length && stretch.every((word, n) => word.text === name.core[n]),
  );
  return [...new Set([...names, ...longer])];
}

function mention(stretch: readonly Word[], names: readonly KnownName[], how: NameMention['how']): NameMention {
  return {
    start: stretch[0]!.start,
    end: stretch.at(-1)!.end,
    said: stretch.map(({ text }) => text).join(' '),
    names: distinct(names),
    how,
  };
}

const distinct = (names: readonly KnownName[]) => [...new Map(names.map((name) => [name.key, name])).values()];

/** How many letters may differ. */
function tolerance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Names that words which are left over may be: parts of names, and what is a letter or two off. Neighbouring words are
 * taken together where one name has them all.
 */
export function findPartialNames(words: readonly Word[], index: NameIndex): NameMention[] {
  const found: NameMention[] = [];
  for (let i = 0; i < words.length; ) {
    const match = longestPart(words, i, index) ?? similar(words, i, index);
    if (match) {
      found.push(match.mention);
      i += match.length;
    } else i++;
  }
  return found;
}

const SHORTEST_PART = 3;

function longestPart(words: readonly Word[], i: number, index: NameIndex) {
  let names = (index.byWord.get(words[i]!.text) ?? []).filter(
    ({ core, words: all }) => core.includes(words[i]!.text) || all[0] === words[i]!.text,
  );
  if (names.length === 0 || words[i]!.text.length < SHORTEST_PART) return null;
  let length = 1;
  for (; i + length < words.length && isNeighbour(words, i + length); length++) {
    const next = names.filter((name) => name.words.includes(words[i + length]!.text));
    if (next.length === 0) break;
    names = next;
  }
  // Of names that have the word somewhere, those that begin with it are meant.
  const first = names.filter((name) => name.words[0] === words[i]!.text);
  return { mention: mention(words.slice(i, i + length), first.length > 0 ? first : names, 'part'), length };
}

const isNeighbour = (words: readonly Word[], i: number) => words[i]!.start - words[i - 1]!.end <= 3;

/** Words written together or apart, and letters exchanged, added or left out. */
function similar(words: readonly Word[], i: number, index: NameIndex) {
  let best: { off: number; names: IndexedName[]; length: number } | null = null;
  for (let length = Math.min(4, words.length - i); length >= 1; length--) {
    if (words.slice(i + 1, i + length).some((_, n) => !isNeighbour(words, i + 1 + n))) continue;
    const said = words
      .slice(i, i + length)
      .map(({ text }) => text)
      .join('');
    if (said.length < 4 || /^\d+$/.test(said)) continue;
    for (const name of index.names) {
      const targets = [name.words.join(''), name.core.join(''), ...(length === 1 ? name.core : [])];
      for (const target of targets) {
        if (target.length < 4 || Math.abs(target.length - said.length) > 2) continue;
        const off = Math.min(lettersOff(said, target), 1 + lettersOff(sounding(said), sounding(target)));
        if (off > tolerance(Math.min(said.length, target.length))) continue;
        if (!best || off < best.off || (off === best.off && length > best.length))
          best = { off, names: [name], length };
        else if (off === best.off && length === best.length && !best.names.includes(name)) best.names.push(name);
      }
    }
  }
  return (
    best && {
      mention: mention(
        words.slice(i, i + best.length),
        best.names,
        best.off === 0 ? ('part' as const) : ('similar' as const),
      ),
      length: best.length,
    }
  );
}

/** "Zefyr" sounds like "Zephyr". */
const sounding = (word: string) => word.replaceAll('ph', 'f');

/** Letters added, left out or other ones; two neighbours exchanged count as one. */
export function lettersOff(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const first = [...a].findIndex((letter, n) => letter !== b[n]);
  return a[first] === b[first + 1] && a[first + 1] === b[first] && a.slice(first + 2) === b.slice(first + 2) ? 1 : 2;
}

/** The names nearest to what was said, for "none found": the likest first. */
export function nearestNames(said: string, index: NameIndex, limit: number): string[] {
  const target = wordsIn(foldQuestion(said))
    .map(({ text }) => text)
    .join('');
  return index.names
    .map((name) => ({
      name: name.name,
      off: Math.min(
        ...[name.core.join(''), name.core[0] ?? ''].map(
          (core) => distance(target, core) / Math.max(core.length, target.length, 1),
        ),
      ),
    }))
    .sort((a, b) => a.off - b.off)
    .slice(0, limit)
    .map(({ name }) => name);
}
