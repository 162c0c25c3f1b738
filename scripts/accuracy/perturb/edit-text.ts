import { layoutDocument } from '#core/layout/layout-document.ts';
import type { Page, TextDocument, Word } from '#core/text-document.ts';
import type { TrueDocument } from '../score-set.ts';

/** A piece of a line to be printed otherwise. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The document with every run of words edited; what replaces a piece takes its place. */
export function editTexts(document: TextDocument, editsOf: (text: string) => readonly Edit[]): TextDocument {
  const layout = layoutDocument(document);
  const pages = layout.pages.map(({ page, segments, hidden, rotated }): Page => {
    const words = segments.flatMap((segment) => editedWords(segment.words, editsOf(segment.text)));
    return { ...page, words: [...words, ...hidden, ...rotated] };
  });
  return { ...document, pages };
}

function editedWords(words: readonly Word[], edits: readonly Edit[]): Word[] {
  if (edits.length === 0) return [...words];
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.text.length + 1;
  }
  const result: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const from = starts[index]!;
    const touched = edits.filter((edit) => edit.start < from + words[index]!.text.length && edit.end > from);
    const [edit] = touched;
    if (!edit) {
      result.push(words[index]!);
      continue;
    }
    let last = index;
    while (last + 1 < words.length && starts[last + 1]! < Math.max(...touched.map((one) => one.end))) last++;
    const text = words
      .slice(index, last + 1)
      .map((word) => word.text)
      .join(' ');
    const own = edits
      .filter((one) => one.start < from + text.length && one.end > from)
      .sort((a, b) => b.start - a.start)
      .reduce((line, one) => line.slice(0, one.start - from) + one.text + line.slice(one.end - from), text);
    result.push(...inPlaceOf(words.slice(index, last + 1), own));
    index = last;
  }
  return result;
}

/** A text printed where some words stood, no wider than they were. */
function inPlaceOf(words: readonly Word[], text: string): Word[] {
  const first = words[0]!;
  const end = words.at(-1)!.box.x + words.at(-1)!.box.width;
  const share = (end - first.box.x) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => ({
    ...first,
    text: match[0],
    box: { ...first.box, x: first.box.x + match.index * share, width: match[0].length * share },
  }));
}

/** Every word alike. */
export function mapWords({ document, truth }: TrueDocument, change: (word: Word, page: Page) => Word): TrueDocument {
  const pages = document.pages.map((page) => ({ ...page, words: page.words.map((word) => change(word, page)) }));
  return { truth, document: { ...document, pages } };
}
