import type { Page, TextDocument, Word } from '../../text-document.ts';
import type { DocumentLayout } from '../layout.ts';
import { layoutDocument } from '../layout-document.ts';

const WIDTH = 595;
const HEIGHT = 842;
const LETTER = 4.6;
const PITCH = 14;
const SIZE = 10;
const MARGIN = 36;
const LARGE = 1.6;

/** The layout of a document typed as text, one string per page. */
export function typedLayout(...pages: string[]): DocumentLayout {
  return layoutDocument(typedDocument(...pages));
}

/**
 * A document typed as text, one string per page: each character takes the same width, so that columns stand as they
 * are typed. A line that starts with "*" is bold, one with "^" large as well; one with "~" stands half a line above the
 * next; an empty line leaves a gap.
 */
export function typedDocument(...pages: string[]): TextDocument {
  return {
    pages: pages.map((text, index) => typedPage(text, index + 1)),
    metadata: {},
    attachments: [],
    textSource: 'text_layer',
    warnings: [],
  };
}

function typedPage(text: string, number: number): Page {
  const words: Word[] = [];
  let y = MARGIN;
  for (const line of text.split('\n')) {
    const large = line.startsWith('^') ? LARGE : 1;
    const bold = large > 1 || line.startsWith('*');
    const isBetween = line.startsWith('~');
    const typed = bold || isBetween ? ` ${line.slice(1)}` : line;
    for (const match of typed.matchAll(/\S+/g)) {
      words.push({
        text: match[0],
        box: {
          x: (MARGIN + match.index * LETTER * large) / WIDTH,
          y: (isBetween ? y - PITCH / 2 : y) / HEIGHT,
          width: (match[0].length * LETTER * large) / WIDTH,
          height: (SIZE * large) / HEIGHT,
        },
        fontSize: SIZE * large,
        bold,
      });
    }
    if (!isBetween) y += PITCH * large;
  }
  return { number, width: WIDTH, height: HEIGHT, rotation: 0, words };
}
