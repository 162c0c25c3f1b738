import { foldWord } from '../lexicon/fold.ts';
import { WRITINGS } from '../lexicon/writings.ts';

const BY_NAME = new Map(
  WRITINGS.flatMap(({ months }) =>
    months.flatMap((names, index) => names.split(' ').map((name) => [foldWord(name), index + 1] as const)),
  ),
);

/** 1 to 12 for a month's name or abbreviation in any language; null for anything else. */
export function monthOf(name: string): number | null {
  return BY_NAME.get(foldWord(name).replace(/\.$/, '')) ?? null;
}
