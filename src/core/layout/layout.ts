import type { Box } from '../geometry.ts';
import type { Page, Word } from '../text-document.ts';

/** A run of words of one row without a column gap: a label, a value, a table cell, a line of a paragraph. */
export interface Segment {
  /** From left to right. */
  words: Word[];
  /** The words, joined by one space. */
  text: string;
  box: Box;
  /** Page number, from 1. */
  page: number;
  /** Points; of the segment's longest part. */
  fontSize: number;
  bold: boolean;
  /** Index into `DocumentLayout.rows`. */
  row: number;
}

/** All words of one printed line across the page. */
export interface Row {
  /** Its place in `DocumentLayout.rows`. */
  index: number;
  page: number;
  words: Word[];
  segments: Segment[];
  /** The segments, joined by two spaces. */
  text: string;
  box: Box;
}

/** Segments of like font, stacked closely and aligned left, right or centred: a paragraph or an address block. */
export interface Block {
  segments: Segment[];
  /** One line per segment. */
  text: string;
  box: Box;
  page: number;
}

export interface PageLayout {
  page: Page;
  rows: Row[];
  segments: Segment[];
  blocks: Block[];
  /** Words kept out of rows because nobody sees them. */
  hidden: Word[];
  /** Words of writing that runs up, down or upside down. */
  rotated: Word[];
}

export interface DocumentLayout {
  pages: PageLayout[];
  /** Of all pages, top to bottom. */
  rows: Row[];
}
