import type { AnswerTable, Cell } from '#core/assistant/answer.ts';
import { writeDate, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import type { LineItem } from '#core/entity.ts';
import { addDecimals, isDecimal } from '#core/values/decimal.ts';
import { documents } from '../../db/schema.ts';
import { MOST_CITED } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';

/** Lines written out in the text, and in the table. */
export const SHOWN_LINES = 10;
export const MOST_LINES = 200;

/** A line with what is told of its document. */
export interface FoundLine {
  line: LineItem;
  id: string;
  filename: string;
  seller: string | null;
  number: string | null;
  date: string | null;
  currency: string | null;
  isCredit: boolean;
  /** The line's total counts against what was spent: a credit note's, however its signs are printed. */
  isNegated: boolean;
}

/** What is read of a document for its lines. */
export const WITH_LINES = {
  id: documents.id,
  filename: documents.filename,
  seller: documents.seller,
  number: documents.invoiceNumber,
  date: documents.invoiceDate,
  currency: documents.currency,
  type: documents.documentType,
  items: documents.lineItems,
  corrected: documents.correctedLineItems,
};

/** The lines shown of documents: a person's list before the one that was read. */
export const linesOfRows = (
  rows: readonly (Omit<FoundLine, 'line' | 'isCredit' | 'isNegated'> & {
    type: string | null;
    items: LineItem[];
    corrected: LineItem[] | null;
  })[],
): FoundLine[] =>
  rows.flatMap(({ items, corrected, type, ...row }) => {
    const lines = corrected ?? items;
    const isCredit = type === 'credit_note';
    const totals = lines.flatMap(({ line_total: total }) => (total && isDecimal(total) ? [total] : []));
    // As a whole: a discount within a credit note lessens what is given back.
    const isNegated = isCredit && !addDecimals(...totals).startsWith('-');
    return lines.map((line): FoundLine => ({ line, ...row, isCredit, isNegated }));
  });

/** "Hammer · 2 × 24.50 GBP · = 49.00 GBP · 3 March 2026 · Northwind Tools Ltd · NO-7". */
export function writeLine({ line, ...row }: FoundLine, wording: Wording): string {
  const price =
    line.unit_price && isDecimal(line.unit_price) ? writeMoney(line.unit_price, row.currency, wording) : undefined;
  const quantity = line.quantity && isDecimal(line.quantity) ? writeNumber(line.quantity, wording) : undefined;
  const sum =
    line.line_total && isDecimal(line.line_total) ? writeMoney(line.line_total, row.currency, wording) : undefined;
  return [
    line.description,
    [quantity, price].filter(Boolean).join(' × '),
    sum && `= ${sum}`,
    row.date && writeDate(row.date, wording),
    row.seller,
    row.number,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function tableOfLines(rows: readonly FoundLine[], wording: Wording): AnswerTable {
  return {
    columns: [
      { key: 'description', label: wording.columns.description, type: 'text' },
      { key: 'quantity', label: wording.columns.quantity, type: 'text' },
      { ...moneyColumn('unit_price', wording), label: wording.columns.unitPrice },
      moneyColumn('amount', wording),
      { key: 'currency', label: wording.columns.currency, type: 'text' },
      { key: 'date', label: wording.columns.date, type: 'date' },
      { key: 'seller', label: wording.dimensions.seller, type: 'text' },
      { key: 'number', label: wording.columns.number, type: 'text' },
    ],
    rows: rows.map(({ line, ...row }): Cell[] => [
      line.description,
      line.quantity,
      line.unit_price,
      line.line_total,
      row.currency,
      row.date,
      row.seller,
      row.number,
    ]),
  };
}

/** At most 100 of their documents. */
export function citationsOf(rows: readonly FoundLine[]) {
  const cited = new Map<string, FoundLine>();
  for (const row of rows) if (!cited.has(row.id)) cited.set(row.id, row);
  // A description may run over several lines of the page; its place is known, its wording there is not for certain.
  return [...cited.values()]
    .slice(0, MOST_CITED)
    .map(({ id, filename, line }) => ({ document_id: id, filename, page: line.page, quote: line.description ?? '' }));
}
