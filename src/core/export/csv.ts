import { beginsLikeFormula, type Cell } from './cell.ts';

export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export const DECIMAL_SIGNS = { point: '.', comma: ',' } as const;

/** How a spreadsheet of some country expects its CSV. */
export interface CsvDialect {
  delimiter: keyof typeof DELIMITERS;
  decimal: keyof typeof DECIMAL_SIGNS;
}

/** What most programs take. */
export const PLAIN_CSV: CsvDialect = { delimiter: 'comma', decimal: 'point' };

/** Tells a spreadsheet that the bytes are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One row by RFC 4180. Texts that a spreadsheet would run as a formula are kept from it by an apostrophe. */
export function csvRow(cells: readonly Cell[], dialect: CsvDialect = PLAIN_CSV): string {
  return `${cells.map((cell) => csvCell(cell, dialect)).join(DELIMITERS[dialect.delimiter])}\r\n`;
}

/** A row of texts, such as a header. */
export function csvTexts(texts: readonly string[], dialect: CsvDialect = PLAIN_CSV): string {
  return csvRow(
    texts.map((value) => ({ kind: 'text', value })),
    dialect,
  );
}

function csvCell({ kind, value }: Cell, { delimiter, decimal }: CsvDialect): string {
  if (value === null) return '';
  const isText = kind === 'text' || kind === 'date';
  const written = isText ? disarmed(value) : value.replace('.', DECIMAL_SIGNS[decimal]);
  const needsQuotes = /["\r\n]/.test(written) || written.includes(DELIMITERS[delimiter]);
  return needsQuotes ? `"${written.replaceAll('"', '""')}"` : written;
}

const disarmed = (text: string) => (beginsLikeFormula(text) ? `'${text}` : text);
