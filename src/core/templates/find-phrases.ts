import { type Box, unionOf } from '../geometry.ts';
import { wordKey, type ZonePage, type ZoneWord } from './zone-page.ts';

/** The words of a document by their keys, so that texts of a sample are found on it quickly. */
export interface PhraseIndex {
  pages: { number: number; tokens: { key: string; word: ZoneWord }[] }[];
  /** Where a word stands: indices of page and token. */
  byKey: Map<string, { page: number; at: number }[]>;
}

export interface FoundPhrase {
  page: number;
  box: Box;
}

/** More places of one text than this say nothing about where things are. */
const MOST_PLACES = 20;

export function indexPhrases(pages: readonly ZonePage[]): PhraseIndex {
  const index: PhraseIndex = { pages: [], byKey: new Map() };
  for (const page of pages) {
    const tokens = page.words.map((word) => ({ key: wordKey(word.text), word })).filter(({ key }) => key !== '');
    for (const [at, { key }] of tokens.entries()) {
      const places = index.byKey.get(key) ?? [];
      if (places.length < MOST_PLACES) places.push({ page: index.pages.length, at });
      index.byKey.set(key, places);
    }
    index.pages.push({ number: page.number, tokens });
  }
  return index;
}

/** All places where the words stand one behind the other on a line. */
export function findPhrase({ pages, byKey }: PhraseIndex, text: string): FoundPhrase[] {
  const keys = text.split(/\s+/).map(wordKey).filter(Boolean);
  if (keys.length === 0) return [];
  return (byKey.get(keys[0]!) ?? []).flatMap(({ page, at }) => {
    const { number, tokens } = pages[page]!;
    const found = tokens.slice(at, at + keys.length);
    if (found.length < keys.length || found.some(({ key }, i) => key !== keys[i])) return [];
    const boxes = found.map(({ word }) => word.box);
    const isOneLine = boxes.every((box) => Math.abs(box.y - boxes[0]!.y) < box.height);
    return isOneLine ? [{ page: number, box: unionOf(boxes) }] : [];
  });
}
