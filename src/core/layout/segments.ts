import { unionOf } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';
import type { Row, Segment } from './layout.ts';
import { withoutLeaders } from './leaders.ts';
import { joinLetterSpaced } from './letter-spacing.ts';

/** A gap wider than this many font sizes is a column gap; a space is about 0.25, a justified one up to 0.7. */
const COLUMN_GAP_EM = 0.95;
/** More words than a printed line of text holds: keeps the work on one segment bounded. */
const MOST_WORDS = 100;

/** One row from its words (left to right), cut into segments at column gaps. */
export function splitSegments(rowWords: readonly Word[], page: Page, index: number): Row {
  const words = joinLetterSpaced(withoutLeaders(withoutSecondPrinting(rowWords)), page);
  const segments: Segment[] = [];
  let run: Word[] = [];
  for (const word of words) {
    const previous = run.at(-1);
    if (previous && (run.length >= MOST_WORDS || isColumnGap(previous, word, page))) {
      segments.push(segmentOf(run, page.number, index));
      run = [];
    }
    run.push(word);
  }
  segments.push(segmentOf(run, page.number, index));
  return {
    index,
    page: page.number,
    words,
    segments,
    text: segments.map((segment) => segment.text).join('  '),
    box: unionOf(words.map((word) => word.box)),
  };
}

/** Some files print bold text by printing it twice, a hair apart. */
function withoutSecondPrinting(words: readonly Word[]): Word[] {
  return words.filter((word, index) => {
    const previous = words[index - 1];
    return !(previous && previous.text === word.text && word.box.x - previous.box.x < 0.3 * previous.box.width);
  });
}

function isColumnGap(left: Word, right: Word, page: Page): boolean {
  const gap = (right.box.x - (left.box.x + left.box.width)) * page.width;
  const em = Math.max(emOf(left, page), emOf(right, page));
  return gap > COLUMN_GAP_EM * em;
}

/** The font size in points, or the box's height where the stated size cannot be true. */
function emOf(word: Word, page: Page): number {
  const height = word.box.height * page.height;
  return word.fontSize > 0.5 * height && word.fontSize < 2.5 * height ? word.fontSize : height;
}

function segmentOf(words: readonly Word[], page: number, row: number): Segment {
  const longest = words.reduce((best, word) => (word.text.length > best.text.length ? word : best));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const boldLetters = words.reduce((sum, word) => sum + (word.bold ? word.text.length : 0), 0);
  return {
    words: [...words],
    text: words.map((word) => word.text).join(' '),
    box: unionOf(words.map((word) => word.box)),
    page,
    fontSize: longest.fontSize,
    bold: boldLetters * 2 > letters,
    row,
  };
}
