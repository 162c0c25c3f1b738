import type { ZonePage, ZoneWord } from './zone-page.ts';

/** A gap wider than this share of the text's height is more than a space, which takes about a quarter. */
const RUN_GAP = 0.8;

/** Words of one line without a gap that no space has: a caption, a value, a column's title. */
export interface TextRun {
  words: ZoneWord[];
  /** Page fractions. */
  left: number;
  right: number;
}

export const runOf = (words: ZoneWord[]): TextRun => ({
  words,
  left: words[0]!.box.x,
  right: Math.max(...words.map(({ box }) => box.x + box.width)),
});

/** A line's words, from left to right, cut at its gaps. */
export function runsOf(words: readonly ZoneWord[], page: Pick<ZonePage, 'width' | 'height'>): TextRun[] {
  const runs: ZoneWord[][] = [];
  for (const word of words) {
    const before = runs.at(-1)?.at(-1);
    const gap = before ? (word.box.x - before.box.x - before.box.width) * page.width : 0;
    const height = Math.max(word.box.height, before?.box.height ?? 0) * page.height;
    if (before && gap <= RUN_GAP * height) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs.map(runOf);
}

export const textOf = (words: readonly ZoneWord[]): string => words.map(({ text }) => text).join(' ');
