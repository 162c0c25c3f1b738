import { withoutAccents } from '../../lexicon/fold.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** What a paper says, in the writings in which it is asked; made once for all who ask. */
export interface PaperText {
  /** Each row as printed. */
  rows: readonly string[];
  /** Each row in small letters without accents. */
  plainRows: readonly string[];
  /** All rows behind each other, in small letters without accents: patterns for it need not look for both cases. */
  plain: string;
}

export function paperText({ layout }: DocumentFacts): PaperText {
  const rows = layout.rows.map(({ text }) => text);
  const plainRows = rows.map((row) => withoutAccents(row).toLowerCase());
  return { rows, plainRows, plain: plainRows.join(' ') };
}
