import type { Page, TextDocument, Word } from '../text-document.ts';
import { stackBlocks } from './blocks.ts';
import { joinHundredths } from './hundredths-apart.ts';
import type { DocumentLayout, PageLayout } from './layout.ts';
import { asWideAsSet } from './letter-widths.ts';
import { mendLostLetters } from './lost-letters.ts';
import { mendMisreadFigures } from './misread-figures.ts';
import { joinRaisedLetters } from './raised-letters.ts';
import { clusterRows } from './rows.ts';
import { splitSegments } from './segments.ts';

/** Puts the words of every page into rows, segments and blocks. Takes O(n log n) in the number of words. */
export function layoutDocument(document: TextDocument): DocumentLayout {
  const layout: DocumentLayout = { pages: [], rows: [] };
  for (const page of document.pages) {
    const pageLayout = layoutPage(page, layout.rows.length);
    layout.pages.push(pageLayout);
    for (const row of pageLayout.rows) layout.rows.push(row);
  }
  return layout;
}

/**
 * The words of a page as a person reads them: line by line from the top, each from the left, then what is written
 * across, each once and none that nobody sees.
 */
export function wordsInReadingOrder(page: Page): Word[] {
  const { rows, rotated } = layoutPage(page, 0);
  return [...rows.flatMap(({ words }) => words), ...rotated];
}

function layoutPage(page: Page, firstRow: number): PageLayout {
  const visible = mendMisreadFigures(mendLostLetters(page.words.map(printedText))).filter(
    (word) => !word.hidden && word.text.trim() !== '',
  );
  const upright = visible.filter((word) => !word.angle);
  const rows = joinHundredths(asWideAsSet(clusterRows(joinRaisedLetters(upright, page), page), page))
    .flatMap(cutRow)
    .map((words, index) => splitSegments(words, page, firstRow + index));
  const segments = rows.flatMap((row) => row.segments);
  return {
    page,
    rows,
    segments,
    blocks: stackBlocks(segments, page),
    hidden: page.words.filter((word) => word.hidden),
    rotated: visible.filter((word) => word.angle),
  };
}

/** More words and letters than any printed line holds; only heaps of words on one place come here. It keeps the work linear. */
const MOST_WORDS = 250;
const MOST_LETTERS = 2000;
/** Longer than the longest address of a page in the web that anybody prints; what is longer is no word. */
const LONGEST_WORD = 500;

function cutRow(words: Word[]): Word[][] {
  const rows: Word[][] = [[]];
  let letters = 0;
  for (const word of words) {
    const row = rows.at(-1)!;
    letters += word.text.length;
    if (row.length < MOST_WORDS && (letters <= MOST_LETTERS || row.length === 0)) {
      row.push(word);
    } else {
      rows.push([word]);
      letters = word.text.length;
    }
  }
  return rows;
}

const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Without zero-width spaces and joiners, marks of direction, soft hyphens, byte order marks, which no reader sees. */
function printedText(word: Word): Word {
  const { text } = word;
  if (text.length <= LONGEST_WORD && !INVISIBLE.test(text)) return word;
  return { ...word, text: text.replace(ALL_INVISIBLE, '').slice(0, LONGEST_WORD) };
}
