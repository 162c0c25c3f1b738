import type { Page, Word } from '../text-document.ts';

/** Gaps between words of one line, in font sizes: closer are pieces of a word, wider are columns. */
const LEAST_GAP = 0.05;
const MOST_GAP = 1.2;
/** Short and long words, in font sizes, and how many of either tell. */
const SHORT = 2.2;
const LONG = 3.5;
const FEWEST = 8;
/** By how much letters have to be too narrow, and by how much they may be. */
const LEAST_SHARE = 0.04;
const MOST_SHARE = 0.3;
/** How near a gap comes to what the others let expect, in font sizes, and how many do. */
const CLOSE = 0.1;
const MOSTLY = 0.7;

/**
 * The words of a page with the width that they were set in. Where a font is replaced by a narrower one, every word ends too
 * early, and the longer it is the wider is the gap behind it, until names fall apart into columns. Gaps behind long
 * words that are as wide as behind short ones leave all as it is.
 */
export function asWideAsSet(rows: readonly Word[][], page: Page): Word[][] {
  const share = missingShare(rows, page);
  if (share < LEAST_SHARE || share > MOST_SHARE) return [...rows];
  return rows.map((row) =>
    row.map((word, index) => {
      const next = row[index + 1];
      const width = word.box.width * (1 + share);
      const room = next && next.box.x > word.box.x ? Math.max(word.box.width, next.box.x - word.box.x) : width;
      return { ...word, box: { ...word.box, width: Math.min(width, room) } };
    }),
  );
}

/** Which share of a word's width the gap behind it grows by; 0 where the gaps behind long words do not agree on it, as those of columns. */
function missingShare(rows: readonly Word[][], page: Page): number {
  const short: Gap[] = [];
  const long: Gap[] = [];
  for (const row of rows) {
    for (const [index, word] of row.entries()) {
      const next = row[index + 1];
      if (!next || Math.abs(next.fontSize - word.fontSize) > 0.1 * word.fontSize) continue;
      const em = word.fontSize / page.width;
      const width = word.box.width / em;
      const gap = (next.box.x - word.box.x) / em - width;
      if (gap < LEAST_GAP || gap > MOST_GAP) continue;
      if (width < SHORT) short.push({ width, gap });
      else if (width > LONG) long.push({ width, gap });
    }
  }
  if (short.length < FEWEST || long.length < FEWEST) return 0;
  const [near, far] = [middleOf(short), middleOf(long)];
  const share = (far.gap - near.gap) / (far.width - near.width);
  const agree = long.filter(({ width, gap }) => Math.abs(gap - near.gap - share * (width - near.width)) < CLOSE);
  return agree.length >= MOSTLY * long.length ? share : 0;
}

interface Gap {
  width: number;
  gap: number;
}

function middleOf(gaps: readonly Gap[]): Gap {
  const middle = Math.floor(gaps.length / 2);
  const sorted = (values: number[]) => values.sort((a, b) => a - b)[middle]!;
  return { width: sorted(gaps.map(({ width }) => width)), gap: sorted(gaps.map(({ gap }) => gap)) };
}
