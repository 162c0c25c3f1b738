import { expect, test } from 'vitest';
import { detectLanguage } from '../extraction/page/detect-language.ts';
import { foldTitle } from './fold.ts';
import { labelTokens } from './label-tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** The languages that came last: what they say may not change what others mean. */
const ADDED = ['fi', 'hu', 'ro', 'tr'];
const KEYS = {
  labels: (phrase: string) =>
    labelTokens(phrase)
      .map(({ text }) => text)
      .join(' '),
  columns: foldTitle,
  sums: foldTitle,
} as const;

function phrasesOf(part: keyof typeof KEYS, isAdded: boolean): [key: string, kind: string][] {
  const lexicons: readonly Lexicon[] = LEXICONS.filter(({ writing }) => ADDED.includes(writing.language) === isAdded);
  return lexicons.flatMap((lexicon) =>
    Object.entries(lexicon[part]).flatMap(([kind, phrases]) =>
      phrases.map((phrase): [string, string] => [KEYS[part](phrase), kind]),
    ),
  );
}

test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
  'no phrase of a language added later gives a phrase of another one a second meaning: %s',
  (part) => {
    const known = Map.groupBy(phrasesOf(part, false), ([key]) => key);
    const doubled = phrasesOf(part, true).filter(
      ([key, kind]) => known.has(key) && !known.get(key)!.some(([, other]) => other === kind),
    );
    expect(doubled).toEqual([]);
  },
);

test.each([
  'Tai Chi beginners $40.00',
  'Ron Brugal',
  'Ei, ja',
  'Lei può esercitare i diritti, UE 2016/679',
  'AfA 2024',
])('an ordinary word is no sign of a language added later: %s', (line) => {
  expect(ADDED).not.toContain(detectLanguage([line, line, line, line]));
});
