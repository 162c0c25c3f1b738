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

/** "Art. 84 - Copies (46 folios) 9,20", "Juillet : 85,00 eur": a row with an amount of its own, as printed or in small letters. */
export function endsInAmount(row: string): boolean {
  return ENDS_IN_AMOUNT.test(row);
}

const ENDS_IN_AMOUNT = /\d[.,]\d{2}\W*(?:[A-Z]{3}|eur|chf|gbp|usd)?\W*$/u;

/** All that a paper says, but for what whoever got it stamped and noted on it. */
export function paperText({ layout, stamps }: DocumentFacts): PaperText {
  const rows = layout.rows.map(({ text, segments }) =>
    segments.some((one) => stamps.has(one))
      ? segments.flatMap((one) => (stamps.has(one) ? [] : one.text)).join(' ')
      : text,
  );
  const plainRows = rows.map((row) => withoutAccents(row).toLowerCase());
  return { rows, plainRows, plain: plainRows.join(' ') };
}
