import { distance } from 'fastest-levenshtein';
import { shareInside } from '#core/geometry.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import type { Page, TextDocument, Word } from '#core/text-document.ts';

export interface Letters {
  printed: number;
  /** Wrong, missed or invented: the fewest changes that lead from the one to the other. */
  misread: number;
}

/**
 * How many letters of a page's text layer were recognised otherwise, line by line and without spaces: the character error
 * rate is `misread` of `printed`. What was recognised where no line is counts as invented.
 */
export function misreadLetters(printed: TextDocument, recognised: TextDocument): Letters {
  const sum: Letters = { printed: 0, misread: 0 };
  for (const page of printed.pages) {
    const read = recognised.pages.find(({ number }) => number === page.number);
    const own = misreadOnPage({ ...printed, pages: [page] }, read?.words ?? []);
    sum.printed += own.printed;
    sum.misread += own.misread;
  }
  return sum;
}

function misreadOnPage(printed: TextDocument, words: readonly Word[]): Letters {
  const rows = layoutDocument(printed).rows.map(({ words: own }) => own);
  const found: Word[][] = rows.map(() => []);
  let invented = 0;
  for (const word of words) {
    const row = rowOf(word, rows);
    if (row < 0) invented += word.text.length;
    else found[row]!.push(word);
  }
  let [letters, misread] = [0, invented];
  for (const [index, own] of rows.entries()) {
    const text = inOrder(own);
    letters += text.length;
    misread += distance(text, inOrder(found[index]!));
  }
  return { printed: letters, misread };
}

/** The line whose words the word covers most; where columns stand side by side others are as high. -1: none. */
function rowOf({ box }: Word, rows: readonly Page['words'][]): number {
  let [best, most] = [-1, 0];
  for (const [index, words] of rows.entries()) {
    const covered = words.reduce((sum, word) => sum + shareInside(box, word.box), 0);
    if (covered > most) [best, most] = [index, covered];
  }
  return best;
}

/** Typographic variants of one letter are no misreading. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[•·∙]/g, '·');

const inOrder = (words: readonly Word[]) =>
  words
    .toSorted((a, b) => a.box.x - b.box.x)
    .map(({ text }) => plain(text))
    .join('');
