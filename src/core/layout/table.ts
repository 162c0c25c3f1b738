import type { Box } from '../geometry.ts';
import type { ColumnKind } from '../lexicon/lexicon.ts';
import type { Word } from '../text-document.ts';

/** Words of one row and one column. */
export interface TableCell {
  text: string;
  words: Word[];
  box: Box;
  /** Index into the table's columns. */
  column: number;
}

export interface TableColumn {
  /** The title as printed, lines joined by a space; empty without one. */
  title: string;
  kind: ColumnKind | 'unknown';
  /** Whether the title says that amounts are before (net) or with (gross) tax. */
  basis: 'net' | 'gross' | null;
  /** Fractions of the page's width. */
  left: number;
  right: number;
  /** The title's box; null without a title. */
  titleBox: Box | null;
}

export interface TableRow {
  /** Index into `DocumentLayout.rows`. */
  row: number;
  box: Box;
  /** One per column that has words, from left to right. */
  cells: TableCell[];
}

/** Rows of one page whose words stand in columns. A table that goes on overleaf is one `Table` per page. */
export interface Table {
  page: number;
  box: Box;
  columns: TableColumn[];
  /** Rows of the layout that print the titles: from `headerFirst` to `headerLast`; null without titles. */
  header: { first: number; last: number } | null;
  rows: TableRow[];
}
