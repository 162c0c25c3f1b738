import type { Box } from '../geometry.ts';
import { wordsInReadingOrder } from '../layout/layout-document.ts';
import type { TextDocument } from '../text-document.ts';

/** A word as zones see it: the same on the server and, from `GET …/words`, in a browser. */
export interface ZoneWord {
  text: string;
  /** Page fractions. */
  box: Box;
}

export interface ZonePage {
  /** From 1. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  /** In reading order: line by line from the top, each from the left. */
  words: ZoneWord[];
}

/** The pages of a document that was read, as zones see them. */
export function zonePages(document: Pick<TextDocument, 'pages'>): ZonePage[] {
  return document.pages.map((page) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    words: wordsInReadingOrder(page).map(({ text, box }) => ({ text, box })),
  }));
}

/** Letters and digits in lower case, without accents: how texts of two documents are compared. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
